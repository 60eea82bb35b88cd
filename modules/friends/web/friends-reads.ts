import { seconds } from '#kit/time/time.ts'
import type { ReadOptions } from '#kit/web/use-call.ts'
import { friendsCalls } from '../calls.ts'
import { FRIENDS_LIVE } from '../model.ts'

/** What one act among friends makes old. */
export const FRIENDS_READS = [
  friendsCalls.listFriends,
  friendsCalls.listFriendRequests,
  friendsCalls.listStealable,
] as const

/** Friends act at any time; where no socket is, half a minute is soon enough (spec 3.8). */
export const FRIENDS_NEWS: ReadOptions = {
  live: FRIENDS_LIVE,
  every: seconds(30),
  onFocus: true,
  onOpen: true,
}
