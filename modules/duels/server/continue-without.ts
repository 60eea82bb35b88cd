import { leavingMove } from '#kit/game/duel/leaving.ts'
import type { Instant } from '#kit/time/time.ts'
import { goesOnWithout, goneOn, leavingAt, wonByLast, type Leaving } from '../rules/table.ts'
import { lineOf, type StoredDuel } from './duel-row.ts'
import type { DuelJudge } from './forbidden.ts'

type Rules = Pick<DuelJudge, 'gameOf' | 'judge'>

/** The duel after somebody has left it: while two or more remain, its rules say how they go on. The same where it has none here. */
export async function leave(
  { gameOf, judge }: Rules,
  duel: StoredDuel,
  leaving: Leaving,
): Promise<StoredDuel> {
  if (!goesOnWithout(duel)) return wonByLast(duel, leaving)
  const game = gameOf(duel.gameId, 'en')
  const line = lineOf(duel)
  const standing = game && (await judge(game, { ...line, moves: [...line.moves, leavingMove(leaving.seat)] }))
  return standing ? goneOn(duel, leaving, standing) : duel
}

/** The duel without those who are out of time or erased by now; one for two is the same. */
export async function continueWithoutAbsent(
  rules: Rules,
  duel: StoredDuel,
  now: Instant,
): Promise<StoredDuel> {
  let at = duel
  for (let leaving = leavingAt(at, now); leaving; leaving = leavingAt(at, now)) {
    const next = await leave(rules, at, leaving)
    if (next === at) return at
    at = next
  }
  return at
}
