import { use, useEffect } from 'react'
import { seconds } from '#kit/time/time.ts'
import { listenLive, liveState } from '#kit/web/live.ts'
import { ReadCacheContext } from '#kit/web/read-cache.ts'
import { friendsCalls } from '../calls.ts'
import { FRIENDS_LIVE } from '../model.ts'

const AGAIN_EVERY = seconds(30)
export const FRIENDS_READS = [
  friendsCalls.listFriends,
  friendsCalls.listFriendRequests,
  friendsCalls.listStealable,
] as const

/** Makes the reads of the friends old, so that those on screen are made again (spec 3.8). */
export function useExpireFriends(): () => void {
  const cache = use(ReadCacheContext)
  return () => {
    for (const read of FRIENDS_READS) cache?.expire(read)
  }
}

/**
 * Reads anew when the screen opens, when the server hints at a change or can do so again, and every half minute while
 * somebody looks (spec 3.8).
 */
export function useFreshFriends() {
  const cache = use(ReadCacheContext)
  useEffect(() => {
    const expire = () => {
      for (const read of FRIENDS_READS) cache?.expire(read)
    }
    const look = () => {
      if (document.visibilityState === 'visible') expire()
    }
    expire()
    // What happened before the socket stood was heard by nobody.
    const onSocket = () => {
      if (liveState.read()) expire()
    }
    const leave = [listenLive(FRIENDS_LIVE, expire), liveState.watch(onSocket)]
    const timer = setInterval(look, AGAIN_EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      for (const stop of leave) stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [cache])
}
