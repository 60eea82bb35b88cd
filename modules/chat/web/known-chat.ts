import type { TextStorage } from '#kit/storage/text-storage.ts'

/** Kept once this browser has looked into the world's chat. */
export const CHAT_KNOWN_KEY = 'chat:known'

/** Players who have opened the chat before see a dot for new messages; others open no socket for it. */
export async function hearKnownChat(storage: TextStorage) {
  if (storage.read(CHAT_KNOWN_KEY) === undefined) return
  const { hearWorld } = await import('./conversations.ts')
  hearWorld()
}
