import { createStore } from './store.ts'

/** Whether something that no gesture has asked for wants to open over the page. */
export const overlaysWanted = createStore(false)

/** Brings the dialogs of the page, which otherwise come after the first gesture. */
export const wakeOverlays = () => overlaysWanted.change(() => true)
