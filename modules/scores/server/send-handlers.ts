import type { Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { noteFacts } from '#modules/badges/server/index.ts'
import type { scoresCalls } from '../calls.ts'
import type { ProvedScore } from '../model.ts'
import { dailySeed, tableOf, tablesFor } from '../rules/periods.ts'
import { judgeRun, mayRank, maySend } from '../rules/sending.ts'
import { announcePassing } from './hear-passed.ts'
import { noteRunDay } from './run-days.ts'
import { begunRun, beginAndDeal, endRun, firstToPlay, MOST_WAITING, reportCopy } from './run-store.ts'
import { placeOf } from './place-store.ts'
import { enterScore, playersOf, type Proof } from './score-store.ts'
import type { ScoredGame, ScoreServices } from './services.ts'

const SEEDS = 2 ** 31

type SendHandlers = Pick<HandlersOf<typeof scoresCalls>, 'startRun' | 'sendScore'>

/** How a run begins, and how its score enters the tables. */
export function sendHandlers(services: ScoreServices): SendHandlers {
  const { gameOf, limiter, rate, runRate } = services
  return {
    async startRun({ gameId, runId }, { caller, db, now, keys }) {
      const ranked = mayRank(gameOf(gameId))
      if (!ranked.ok) return ranked
      const { accountId } = caller
      const wait = await limiter.take('run', String(accountId), runRate)
      if (wait > 0) return tooFast(wait)
      const fresh = Array.from({ length: MOST_WAITING }, () => ({
        runId: keys.id(now),
        seed: keys.number(0, SEEDS - 1),
      }))
      const begins = runId === undefined ? undefined : { runId, gameId }
      return ok(await beginAndDeal(db, { accountId, begins, fresh, now }))
    },

    async sendScore({ gameId, runId, score, version, replay: packed, day }, context) {
      const { caller, db, now, address, device } = context
      const taken = maySend(gameOf(gameId), { version, day, now })
      if (!taken.ok) return taken
      const game = taken.value
      const { accountId } = caller
      const wait = await limiter.take('score', String(accountId), rate)
      if (wait > 0) return tooFast(wait)
      const begun = await begunRun(db, { accountId, gameId, runId })
      if (!begun || begun.hasEnded) return refuse('RunUnknown')
      const { network } = address
      const wish = { packed, accountId, network, begunAt: begun.begunAt, now }
      const seed = day === undefined ? begun.seed : dailySeed(day, game.slug)
      const run = await services.replay(game, wish)
      const judged = judgeRun(run, { seed, score })
      if (!judged.ok) {
        // Whoever tries what does not hold begins anew, and waits as long again.
        if (run.kind !== 'busy') await endRun(db, { runId, now })
        return judged
      }
      const { level, mark } = judged.value
      const proved = { accountId, gameId, level, score, endedAt: now }
      const proof = { version, replay: packed, mark }
      const entered = await inTransaction(db, async (tx) => {
        const once = await enterOnce(
          tx,
          { game, eventsCounting: services.eventsCounting },
          { proved, runId, day, proof },
        )
        if (once.ok && day !== undefined)
          await services.finishedDaily(tx, { ...proved, day, utcOffset: device.utcOffset })
        return once
      })
      if (!entered.ok) return entered
      const week = { gameId, level, period: tableOf('week', now) }
      const place = await placeOf(db, week, game.best, accountId)
      const weekPlayers = await playersOf(db, week)
      return ok({ isBest: entered.value.has('ever'), weekRank: place?.rank ?? 0, weekPlayers })
    },
  }
}

interface Sent {
  readonly proved: ProvedScore
  readonly runId: string
  readonly day: string | undefined
  readonly proof: Proof
}

/** Of ten that send one run at once, one enters. */
async function enterOnce(
  tx: Tx,
  { game, eventsCounting }: Pick<ScoreServices, 'eventsCounting'> & { readonly game: ScoredGame },
  { proved, runId, day, proof }: Sent,
) {
  const { accountId, gameId, level, score, endedAt: now } = proved
  const { mark } = proof
  if (!(await endRun(tx, { runId, mark, now }))) return refuse('RunUnknown')
  const firstId = mark && (await firstToPlay(tx, { accountId, gameId, mark }))
  if (firstId) {
    await reportCopy(tx, { runId, accountId, firstId, gameId, level, score, foundAt: now })
    return refuse('RunCopied')
  }
  const events = await eventsCounting(tx, { slug: game.slug, level }, now)
  await noteRunDay(tx, proved)
  await noteFacts(tx, accountId, now)
  const periods = tablesFor(now, day, events)
  const entered = await enterScore(tx, proved, { periods, best: game.best, proof })
  await announcePassing(tx, proved, { entered, ...(day === undefined ? {} : { day }), now })
  return ok(entered)
}
