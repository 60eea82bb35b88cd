import { use } from 'react'
import type { Call } from '#kit/contract/call.ts'
import { ReadCacheContext } from '#kit/web/read-cache.ts'

/** Makes a failed read again. */
export function useRetry(call: Call): () => void {
  const cache = use(ReadCacheContext)
  return () => cache?.expire(call)
}
