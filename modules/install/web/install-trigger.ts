import { createStore } from '#kit/ui/store.ts'

/** What is open: the guide or, where there is nothing to add to, a word about it; or the gift. */
export type InstallView = 'guide' | 'gift'

export const installTrigger = createStore<InstallView | undefined>(undefined)

/** Opens the guide to the home screen (spec 1.27, 2.44). */
export const openInstallGuide = () => installTrigger.change(() => 'guide')

/** Chrome's own question, kept until the player wants it; it comes before the guide does. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}
export const installPrompt = createStore<InstallPrompt | undefined>(undefined)
