import { ignoreFailure } from '#kit/result/ignore-failure.ts'
/** Stores small texts by key. In a private window that refuses storage it lasts as long as the page. */
export interface TextStorage {
  read(key: string): string | undefined
  write(key: string, text: string): void
  remove(key: string): void
}

export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}

/** The browser's local storage, or another storage area; whatever it refuses is kept in memory. */
export function browserStorage(area: () => Storage = () => localStorage): TextStorage {
  const fallback = memoryStorage()
  return {
    read(key) {
      // A refused value is newer than the stored one.
      const refused = fallback.read(key)
      if (refused !== undefined) return refused
      try {
        return area().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, text) {
      try {
        area().setItem(key, text)
        fallback.remove(key)
      } catch {
        fallback.write(key, text)
      }
    },
    remove(key) {
      fallback.remove(key)
      try {
        area().removeItem(key)
      } catch (error) {
        ignoreFailure('nothing was kept there')(error)
      }
    },
  }
}
