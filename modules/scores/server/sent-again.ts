import { createHash } from 'node:crypto'
import type { Db } from '#kit/db/db.ts'
import type { ParamsOf } from '#kit/contract/call.ts'
import { unpackReplay } from '#kit/game/replay-text.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { scoresCalls } from '../calls.ts'
import { tableOf } from '../rules/periods.ts'
import { placeOf } from './place-store.ts'
import { begunRun } from './run-store.ts'
import { playersOf } from './score-store.ts'
import type { ScoredGame, ScoreServices } from './services.ts'

type SentScore = ParamsOf<typeof scoresCalls.sendScore>

/** Digest of what is sent, to recognise it when it is resent. */
export const proofOf = ({ score, version, replay, day = '' }: SentScore): string =>
  createHash('sha256').update([score, version, day, replay].join(' ')).digest('base64url')

interface Player {
  readonly accountId: number
  readonly level: number
  readonly now: Instant
}

/** A player's standing in the week. */
export async function standingOfWeek(
  db: Db,
  { gameId, best }: Pick<ScoredGame, 'gameId' | 'best'>,
  { accountId, level, now }: Player,
) {
  const week = { gameId, level, period: tableOf('week', now) }
  const place = await placeOf(db, week, best, accountId)
  return { weekRank: place?.rank ?? 0, weekPlayers: await playersOf(db, week) }
}

/** The answer for a run that has already entered: the first answer was lost. */
export async function answerAgain(
  { gameOf }: Pick<ScoreServices, 'gameOf'>,
  { gameId, runId, replay }: SentScore,
  { caller: { accountId }, db, now }: SignedInContext,
) {
  const game = gameOf(gameId)
  const run = await begunRun(db, { accountId, gameId, runId })
  const level = (await unpackReplay(replay))?.level
  if (!game || !run?.endedAt || level === undefined) return refuse('GameNotFound')
  const ever = await placeOf(db, { gameId, level, period: 'ever' }, game.best, accountId)
  const week = await standingOfWeek(db, game, { accountId, level, now })
  return ok({ isBest: ever?.endedAt === run.endedAt, ...week })
}
