import type { Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { regionOf } from '#kit/server/client-address.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { noteFacts } from '#modules/badges/server/index.ts'
import type { scoresCalls } from '../calls.ts'
import type { ProvedScore } from '../model.ts'
import { dailySeed, tablesFor } from '../rules/periods.ts'
import { judgeRun, mayRank, maySend } from '../rules/sending.ts'
import { announcePassing } from './notify-passed.ts'
import { noteRunDay } from './run-days.ts'
import {
  begunRun,
  beginAndDeal,
  endRun,
  firstToPlay,
  isCopied,
  MOST_WAITING,
  noteProof,
  reportCopy,
} from './run-store.ts'
import { enterScore, type Proof } from './score-store.ts'
import { answerAgain, proofOf, standingOfWeek } from './sent-again.ts'
import type { ScoredGame, ScoreServices } from './services.ts'

const SEEDS = 2 ** 31

type SendHandlers = Pick<HandlersOf<typeof scoresCalls>, 'startRun' | 'sendScore'>

/** How a run begins, and how its score enters the tables. */
export function sendHandlers(services: ScoreServices): SendHandlers {
  const { gameOf, limiter, runRate } = services
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

    sendScore: (params, context) => sendScore(services, params, context),
  }
}

type Sending = Parameters<SendHandlers['sendScore']>

/** Replays a run and enters it; resending it gets the same answer. */
async function sendScore(
  services: ScoreServices,
  params: Sending[0],
  context: Sending[1],
): ReturnType<SendHandlers['sendScore']> {
  const { gameOf, limiter, rate } = services
  const { gameId, runId, score, version, replay: packed, day } = params
  const { caller, db, now, address, device } = context
  const { accountId } = caller
  const proof = proofOf(params)
  const begun = await begunRun(db, { accountId, gameId, runId })
  if (begun?.proof === proof) return answerAgain(services, params, context)
  const taken = maySend(gameOf(gameId), { version, day, now })
  if (!taken.ok) return taken
  const game = taken.value
  const wait = await limiter.take('score', String(accountId), rate)
  if (wait > 0) return tooFast(wait)
  if (!begun || begun.proof !== undefined) return refuse('RunUnknown')
  const seed = day === undefined ? begun.seed : dailySeed(day, game.slug)
  // A refused run is refused for the same reason however late it is resent.
  const playedBy = begun.endedAt ?? now
  const wish = {
    packed,
    accountId,
    network: regionOf(address.network),
    begunAt: begun.begunAt,
    now: playedBy,
  }
  const run = await services.replay(game, wish)
  const judged = judgeRun(run, { seed, score })
  if (!judged.ok) {
    // An invalid attempt uses up the run, so the next try takes as long again.
    if (run.kind !== 'busy') await endRun(db, { runId, now })
    return judged
  }
  const { level, mark } = judged.value
  const proved = { accountId, gameId, level, score, endedAt: now }
  const sent = { proved, runId, day, proof: { version, replay: packed, mark }, name: proof }
  const entered = await inTransaction(db, async (tx) => {
    const once = await enterOnce(tx, { game, eventsCounting: services.eventsCounting }, sent)
    if (once.ok && day !== undefined)
      await services.finishedDaily(tx, { ...proved, day, utcOffset: device.utcOffset })
    return once
  })
  if (entered.ok)
    return ok({
      isBest: entered.value.has('ever'),
      ...(await standingOfWeek(db, game, { accountId, level, now })),
    })
  // The same run may have arrived twice concurrently.
  const known = await begunRun(db, { accountId, gameId, runId })
  return known?.proof === proof ? answerAgain(services, params, context) : entered
}

interface Sent {
  readonly proved: ProvedScore
  readonly runId: string
  readonly day: string | undefined
  readonly proof: Proof
  /** Digest of all of it. */
  readonly name: string
}

/** Of concurrent requests with one run, one enters. */
async function enterOnce(
  tx: Tx,
  { game, eventsCounting }: Pick<ScoreServices, 'eventsCounting'> & { readonly game: ScoredGame },
  { proved, runId, day, proof, name }: Sent,
) {
  const { accountId, gameId, level, score, endedAt: now } = proved
  const { mark } = proof
  if (!(await endRun(tx, { runId, mark, now })))
    return refuse((await isCopied(tx, runId)) ? 'RunCopied' : 'RunUnknown')
  const firstId = mark && (await firstToPlay(tx, { accountId, gameId, mark }))
  if (firstId) {
    await reportCopy(tx, { runId, accountId, firstId, gameId, level, score, foundAt: now })
    return refuse('RunCopied')
  }
  await noteProof(tx, { runId, proof: name })
  const events = await eventsCounting(tx, { slug: game.slug, level }, now)
  await noteRunDay(tx, proved)
  await noteFacts(tx, accountId, now)
  const periods = tablesFor(now, day, events)
  const entered = await enterScore(tx, proved, { periods, best: game.best, proof })
  await announcePassing(tx, proved, { entered, ...(day === undefined ? {} : { day }), now })
  return ok(entered)
}
