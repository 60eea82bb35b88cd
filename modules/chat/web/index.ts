export { isChatAwake, isChatOpen, openChat, unreadCounts, wakeChat } from './chat-store.ts'
export { ChatPeek } from './ChatPeek.tsx'
