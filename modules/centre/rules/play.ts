import { refuse, ok, type Result } from '#kit/result/result.ts'
import { between, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import type { Opinion } from '../model.ts'

/** A play is over when its last report is this old (docs/contract.md 7). */
export const PLAY_ENDS_AFTER = seconds(90)
/** So long one has to play to count as a player. */
export const COUNTS_AFTER = seconds(30)

export interface Play {
  readonly playId: string
  readonly gameId: number
  readonly reportedAt: Instant
}

/** A play ends when its last report is 90 s old. */
export const isSilent = ({ reportedAt }: Pick<Play, 'reportedAt'>, now: Instant) =>
  between(reportedAt, now) >= PLAY_ENDS_AFTER

/** How long was played since the last report. What came after the end does not count, nor does a clock put back. */
export function playedSince(play: Play | undefined, now: Instant): Result<Duration, 'NotFound'> {
  if (!play || isSilent(play, now)) return refuse('NotFound')
  return ok(Math.max(0, between(play.reportedAt, now)) as Duration)
}

/** A report counts for a play that goes on: its game, and how long was played since the last report. */
export function playUnderWay(play: (Play & { readonly isOver: boolean }) | undefined, now: Instant) {
  const played = playedSince(play?.isOver ? undefined : play, now)
  return play && played.ok ? ok({ gameId: play.gameId, played: played.value }) : refuse('NotFound')
}

/** What one account did with one game. */
export interface Playing {
  readonly played: Duration
  readonly opinion: Opinion
}

/** What all players together did with a game. */
export interface Tally {
  readonly players: number
  readonly likes: number
  readonly dislikes: number
}

export const isPlayer = ({ played }: Pick<Playing, 'played'>) => played >= COUNTS_AFTER

const shareOf = (one: Playing): Tally => ({
  players: isPlayer(one) ? 1 : 0,
  likes: isPlayer(one) && one.opinion === 'likes' ? 1 : 0,
  dislikes: isPlayer(one) && one.opinion === 'dislikes' ? 1 : 0,
})

/** How the tally of a game changes with one of its players: an opinion counts with its play only. */
export function tallyChange(before: Playing, now: Playing): Tally {
  const [old, next] = [shareOf(before), shareOf(now)]
  return {
    players: next.players - old.players,
    likes: next.likes - old.likes,
    dislikes: next.dislikes - old.dislikes,
  }
}
