import { createStore } from '#kit/ui/store.ts'
import type { ChatChannel } from '../model.ts'

/** The chat dialog over whatever page is open (spec 2.20). */
export const isChatOpen = createStore(false)
export const openChat = () => isChatOpen.change(() => true)
export const closeChat = () => isChatOpen.change(() => false)

/** True once the page has time for the parts of the chat that show without being opened. */
export const isChatAwake = createStore(false)
export const wakeChat = () => isChatAwake.change(() => true)

/** Messages that came through the socket since the player last looked. */
export const unreadCounts = createStore<Readonly<Record<ChatChannel, number>>>({ world: 0, game: 0 })

/** The channel that the player looks at. */
export const watchedChannel = createStore<ChatChannel | undefined>(undefined)
