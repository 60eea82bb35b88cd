import { createStore } from '#kit/ui/store.ts'

/** What is open: the guide (or, where nothing can be installed, an explanation) or the gift. */
export type InstallView = 'guide' | 'gift'

export const installTrigger = createStore<InstallView | undefined>(undefined)

/** Opens the guide to the home screen (spec 1.27, 2.44). */
export const openInstallGuide = () => installTrigger.change(() => 'guide')

/** Chrome's install prompt, kept until the player wants it; it fires before the guide opens. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}
export const installPrompt = createStore<InstallPrompt | undefined>(undefined)
