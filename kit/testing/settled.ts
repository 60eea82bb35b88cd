import { setImmediate } from 'node:timers/promises'

/** Resolves when everything that follows from answers already given has happened. Needs real timers. */
export const settled = (): Promise<void> => setImmediate()
