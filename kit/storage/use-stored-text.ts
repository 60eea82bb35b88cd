import { useSyncExternalStore } from 'react'
import { browserStorage } from './text-storage.ts'

const storage = browserStorage()
/** Storage does not notify the writing tab: a component that writes must re-render itself. */
const noNews = () => () => undefined

/** A text that this browser keeps; the server has none. */
export const useStoredText = (key: string): string | undefined =>
  useSyncExternalStore(
    noNews,
    () => storage.read(key),
    () => undefined,
  )
