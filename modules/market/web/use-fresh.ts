import { use, useEffect } from 'react'
import type { Call } from '#kit/contract/call.ts'
import { ReadCacheContext } from '#kit/web/read-cache.ts'

/** Reads anew when a part is opened: others change the market all the time. */
export function useFresh(call: Call) {
  const cache = use(ReadCacheContext)
  useEffect(() => cache?.expire(call), [cache, call])
}
