import { refuse, ok, type Result } from '#kit/result/result.ts'
import { between, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import type { Opinion } from '../model.ts'

/** A play is over when its last report is this old (docs/contract.md 7). */
export const PLAY_ENDS_AFTER = seconds(90)
/** How long one must play to count as a player. */
export const COUNTS_AFTER = seconds(30)

export interface Play {
  readonly playId: string
  readonly gameId: number
  readonly reportedAt: Instant
}

/** A play ends when its last report is 90 s old. */
export const isSilent = ({ reportedAt }: Pick<Play, 'reportedAt'>, now: Instant) =>
  between(reportedAt, now) >= PLAY_ENDS_AFTER

/** Time played since the last report. Time after the end, or from a clock set back, does not count. */
export function playedSince(play: Play | undefined, now: Instant): Result<Duration, 'NotFound'> {
  if (!play || isSilent(play, now)) return refuse('NotFound')
  return ok(Math.max(0, between(play.reportedAt, now)) as Duration)
}

/** The running play that a report continues: its game, and the time since the last report. */
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

/** How a player's change alters the game's totals: an opinion counts only with enough play. */
export function tallyChange(before: Playing, now: Playing): Tally {
  const [old, next] = [shareOf(before), shareOf(now)]
  return {
    players: next.players - old.players,
    likes: next.likes - old.likes,
    dislikes: next.dislikes - old.dislikes,
  }
}
