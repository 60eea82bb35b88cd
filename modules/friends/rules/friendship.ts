import { ok, refuse } from '#kit/result/result.ts'
import { before, days, type Duration, type Instant } from '#kit/time/time.ts'

/** Most friends of one player (docs/contract.md 7). */
export const MOST_FRIENDS = 200
/** Most open requests, sent and received each. */
export const MOST_WAITING = 50
/** Requests sent per UTC day (docs/trust.md 1). */
export const REQUESTS_A_DAY = 20
/** Most players that one player blocks: as many as the list of them shows. */
export const MOST_BLOCKS = 500
/** When an unanswered request expires. */
export const REQUEST_LASTS = days(30)

/** Requests sent at or before this moment have expired. */
export const overBefore = (now: Instant) => before(now, REQUEST_LASTS)

const FIRST_ID = 10_000_000
const LAST_ID = 9_999_999_999

/** A user's number as sent, typed or pasted; undefined when it cannot be one. */
export function readUserId(typed: number | string): number | undefined {
  const text = String(typed)
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[\s#\u200e\u200f\u2066-\u2069]/g, '')
  if (!/^\d{8,10}$/.test(text)) return undefined
  const id = Number(text)
  return id >= FIRST_ID && id <= LAST_ID ? id : undefined
}

/** The player with this number; not the caller. */
export function otherPlayer(typed: number | string, accountId: number) {
  const userId = readUserId(typed)
  return userId === undefined || userId === accountId ? refuse('InvalidUserId') : ok(userId)
}

/** An open request, as needed to decide who may act on it. */
interface Asked {
  readonly fromId: number
  readonly toId: number
}

/** Only the receiver can answer a request; for others it does not exist. */
export const mayAnswer = <Known extends Asked>(request: Known | undefined, accountId: number) =>
  request?.toId === accountId ? ok(request) : refuse('FriendRequestGone')

/** Only the sender can withdraw a request; for others it does not exist. */
export const mayWithdraw = <Known extends Asked>(request: Known | undefined, accountId: number) =>
  request?.fromId === accountId ? ok(request) : refuse('FriendRequestGone')

/** The relation of two players, as one of them sees it. */
export interface Between {
  readonly isBlocked: boolean
  readonly areFriends: boolean
  readonly hasSent: boolean
  readonly hasReceived: boolean
}

export interface Counts {
  readonly friends: number
  readonly theirFriends: number
  readonly sentWaiting: number
  readonly theirWaiting: number
  readonly sentToday: number
}

/**
 * The result of asking to be friends: a request, or a friendship at once when the other has asked before (spec 4.19). A blocked player
 * gets the same answer as for an unknown number.
 */
export function befriend(between: Between, counts: Counts, now: Instant) {
  if (between.isBlocked) return refuse('UserNotFound')
  if (between.areFriends) return refuse('AlreadyFriends')
  if (between.hasReceived) {
    const room = roomFor(counts)
    return room.ok ? ok('accepted') : room
  }
  if (between.hasSent) return refuse('FriendRequestSent')
  if (counts.friends >= MOST_FRIENDS) return refuse('FriendListFull', { max: MOST_FRIENDS })
  if (counts.sentWaiting >= MOST_WAITING || counts.theirWaiting >= MOST_WAITING)
    return refuse('FriendRequestSent')
  if (counts.sentToday >= REQUESTS_A_DAY)
    return refuse('TooFast', { retrySec: Math.ceil(untilMidnight(now) / 1000) })
  return ok('waiting')
}

/** Whether both can have one more friend. */
export function roomFor({ friends, theirFriends }: Pick<Counts, 'friends' | 'theirFriends'>) {
  return Math.max(friends, theirFriends) < MOST_FRIENDS
    ? ok(true)
    : refuse('FriendListFull', { max: MOST_FRIENDS })
}

/** Whether a player may block one more; blocking somebody again changes nothing. */
export const mayBlock = (blocks: number, isBlocked: boolean) =>
  isBlocked || blocks < MOST_BLOCKS ? ok(true) : refuse('BlockListFull', { max: MOST_BLOCKS })

const untilMidnight = (now: Instant) => (days(1) - (now % days(1))) as Duration
