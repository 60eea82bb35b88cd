import { seconds } from '#kit/time/time.ts'
import type { ReadOptions } from '#kit/web/use-call.ts'
import { friendsCalls } from '../calls.ts'
import { FRIENDS_LIVE } from '../model.ts'

/** Reads that one action among friends expires. */
export const FRIENDS_READS = [
  friendsCalls.listFriends,
  friendsCalls.listFriendRequests,
  friendsCalls.listStealable,
] as const

/** Friends act at any time; without a socket half a minute is fast enough (spec 3.8). */
export const FRIENDS_NEWS: ReadOptions = {
  live: FRIENDS_LIVE,
  every: seconds(30),
  onOpen: true,
}
