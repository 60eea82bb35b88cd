import type { TextStorage } from '#kit/storage/text-storage.ts'

/** Set once this browser has opened the world's chat. */
export const CHAT_KNOWN_KEY = 'chat:known'

/** Players who have opened the chat before see a dot for new messages; for others no socket is opened. */
export async function hearKnownChat(storage: TextStorage) {
  if (storage.read(CHAT_KNOWN_KEY) === undefined) return
  const { hearWorld } = await import('./conversations.ts')
  hearWorld()
}
