import type { Db } from '#kit/db/db.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Instant } from '#kit/time/time.ts'
import { judgeRun } from '../rules/sending.ts'
import { begunRun, firstToPlay, type BegunRun } from './run-store.ts'
import type { ScoredGame, ScoreServices } from './services.ts'
import { isSharedByOther } from './share-store.ts'

/** A run as its player sends it. */
interface SentRun {
  readonly game: ScoredGame
  readonly accountId: number
  readonly runId: string
  readonly score: number
  readonly replay: string
  readonly network: string
  readonly now: Instant
}

/** The deal a run must be on; any level without `level`. */
interface Deal {
  readonly seed: number
  readonly level?: number
}

/** Takes a token from the rate limit of replays. */
export async function takeReplay({ limiter, rate }: ScoreServices, accountId: number) {
  const wait = await limiter.take('score', String(accountId), rate)
  return wait > 0 ? tooFast(wait) : undefined
}

/** Replays a run begun here on the deal from `dealOf`, and refuses it if another account played it first. */
export async function proveRun(
  services: ScoreServices,
  db: Db,
  { game, accountId, runId, score, replay, network, now }: SentRun,
  dealOf: (begun: BegunRun) => Promise<Deal | undefined> | Deal | undefined,
) {
  const { gameId } = game
  const begun = await begunRun(db, { accountId, gameId, runId })
  const deal = begun && (await dealOf(begun))
  if (!deal) return refuse('RunUnknown')
  const wish = { packed: replay, accountId, network, begunAt: begun.begunAt, now }
  const run = judgeRun(await services.replay(game, wish), { seed: deal.seed, score })
  if (!run.ok) return run
  const { level, mark } = run.value
  if (deal.level !== undefined && level !== deal.level) return refuse('ReplayBroken')
  if (mark) {
    const played = { accountId, gameId, mark }
    if ((await firstToPlay(db, played)) || (await isSharedByOther(db, played))) return refuse('RunCopied')
  }
  return ok({ seed: deal.seed, level, mark })
}
