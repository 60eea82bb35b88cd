import { useSyncExternalStore } from 'react'
import { browserStorage } from './text-storage.ts'

const storage = browserStorage()
/** Storage does not tell this tab of its own changes; whoever shows a kept text renders again when it changes. */
const noNews = () => () => undefined

/** A text that this browser keeps; the server has none. */
export const useStoredText = (key: string): string | undefined =>
  useSyncExternalStore(
    noNews,
    () => storage.read(key),
    () => undefined,
  )
