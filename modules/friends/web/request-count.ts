import { createStore } from '#kit/ui/store.ts'

/** Open requests to the player, for the navigation's dot. */
export const waitingRequests = createStore(0)

export const showRequests = (count: number) => waitingRequests.change(() => count)
