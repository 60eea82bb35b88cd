import { ok, refuse } from '#kit/result/result.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Replayed } from '../model.ts'
import { isDailyOpen } from './periods.ts'

interface Ranked {
  readonly isRanked: boolean
  readonly version: string
}

/** Whether runs of a game enter tables. */
export function mayRank<Game extends Ranked>(game: Game | undefined) {
  if (!game) return refuse('GameNotFound')
  return game.isRanked ? ok(game) : refuse('ScoreNotRanked')
}

/** Whether a run of this version, and of the challenge of this day, is accepted now. */
export function maySend<Game extends Ranked>(
  found: Game | undefined,
  {
    version,
    day,
    now,
  }: { readonly version: string; readonly day: string | undefined; readonly now: Instant },
) {
  const game = mayRank(found)
  if (!game.ok) return game
  if (version !== game.value.version) return refuse('ReplayOutdated')
  return day === undefined || isDailyOpen(day, now) ? game : refuse('DailyOver')
}

/** Seconds after which to resend a run when the server was busy. */
const BUSY_SECONDS = 5

/** Judges a replayed run. Nothing the client claims is trusted, neither seed nor score. */
export function judgeRun(run: Replayed, claimed: { readonly seed: number; readonly score: number }) {
  if (run.kind === 'busy') return refuse('TooFast', { retrySec: BUSY_SECONDS })
  if (run.kind === 'tooShort') return refuse('RunTooShort')
  if (run.kind === 'broken') return refuse('ReplayBroken')
  if (run.score !== claimed.score || run.seed !== claimed.seed) return refuse('ReplayBroken')
  return run.counts ? ok(run) : refuse('ScoreNotRanked')
}
