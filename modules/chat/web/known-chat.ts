import type { TextStorage } from '#kit/storage/text-storage.ts'

/** Kept once this browser has looked into the world's chat. */
export const CHAT_KNOWN_KEY = 'chat:known'

/** Who has looked into the chat before is shown that something was said; nobody else pays for hearing it. */
export async function hearKnownChat(storage: TextStorage) {
  if (storage.read(CHAT_KNOWN_KEY) === undefined) return
  const { hearWorld } = await import('./conversations.ts')
  hearWorld()
}
