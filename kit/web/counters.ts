import type { TextStorage } from '#kit/storage/text-storage.ts'

/** The first values of the two counters that travel with requests (spec 3.7). */
const FIRST_REQUEST = 1
const FIRST_NONCE = 1e15

function counter(storage: TextStorage, key: string, first: number): () => number {
  return () => {
    const kept = Number(storage.read(key))
    const value = Number.isSafeInteger(kept) && kept >= first ? kept : first
    storage.write(key, String(value + 1))
    return value
  }
}

/** Persistent counters: each use returns the next number. */
export function counters(storage: TextStorage) {
  return {
    nextRequest: counter(storage, 'reqId', FIRST_REQUEST),
    nextNonce: counter(storage, 'nonce', FIRST_NONCE),
  }
}
