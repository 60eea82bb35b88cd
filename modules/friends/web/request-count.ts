import { createStore } from '#kit/ui/store.ts'

/** Requests that wait for the player, for the dot of the navigation. */
export const waitingRequests = createStore(0)

export const showRequests = (count: number) => waitingRequests.change(() => count)
