import { createStore } from './store.ts'

/** Whether something that no gesture has requested wants to open over the page. */
export const overlaysWanted = createStore(false)

/** Loads the page's dialogs, which otherwise load after the first gesture. */
export const wakeOverlays = () => overlaysWanted.change(() => true)
