import { createStore } from '#kit/ui/store.ts'
import type { ChatChannel } from '../model.ts'

/** The chat dialog over whatever page is open (spec 2.20). */
export const isChatOpen = createStore(false)
export const openChat = () => isChatOpen.change(() => true)
export const closeChat = () => isChatOpen.change(() => false)

/** True once the page is idle enough for the chat parts that show without being opened. */
export const isChatAwake = createStore(false)
export const wakeChat = () => isChatAwake.change(() => true)

/** Socket messages since the player last looked. */
export const unreadCounts = createStore<Readonly<Record<ChatChannel, number>>>({ world: 0, game: 0 })

/** The channel on screen. */
export const watchedChannel = createStore<ChatChannel | undefined>(undefined)
