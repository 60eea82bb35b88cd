import { use, useEffect } from 'react'
import { listenLive } from '#kit/web/live.ts'
import { ReadCacheContext } from '#kit/web/read-cache.ts'
import { useRead } from '#kit/web/use-call.ts'
import { noticesCalls } from '../calls.ts'

/** The newest notices, read again when a socket hints at news and when the page is seen again. */
export function useNews() {
  const cache = use(ReadCacheContext)
  useEffect(() => {
    const readAgain = () => cache?.expire(noticesCalls.listNotices)
    const seenAgain = () => {
      if (!document.hidden) readAgain()
    }
    const deafen = listenLive('notices', readAgain)
    document.addEventListener('visibilitychange', seenAgain)
    return () => {
      deafen()
      document.removeEventListener('visibilitychange', seenAgain)
    }
  }, [cache])
  return useRead(noticesCalls.listNotices, {})
}
