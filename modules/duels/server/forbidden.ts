import type { CallLog } from '#kit/server/handler.ts'
import type { Standing } from '../rules/duel.ts'
import { lineOf, type StoredDuel } from './duel-row.ts'
import type { DuelsServices } from './services.ts'

/** Games that are played by link, and what their rules say. */
export type DuelJudge = Pick<DuelsServices, 'gameOf' | 'judge' | 'hasRules'>

/** What the rules of today say to the moves of a running duel; undefined where there is nothing to judge, or no rules here to do it. */
async function verdictOn(
  { gameOf, judge, hasRules }: DuelJudge,
  duel: StoredDuel,
): Promise<Standing | 'refused' | undefined> {
  if (duel.phase.status !== 'running' || duel.moves.length === 0) return undefined
  const game = gameOf(duel.gameId, 'en')
  if (!game) return undefined
  const line = lineOf(duel)
  const standing = await judge(game, line)
  if (standing) return standing
  // While a release is rolled out, another process may know games that this one does not.
  return (await hasRules(game, line)) ? 'refused' : undefined
}

/** Whether a move of a running duel is refused by the rules of today, as by a later release of its game. */
export const isRefused = async (judge: DuelJudge, duel: StoredDuel): Promise<boolean> =>
  (await verdictOn(judge, duel)) === 'refused'

/** Whether nobody can go on in a running duel under the rules of today. */
export async function isForbidden(judge: DuelJudge, duel: StoredDuel): Promise<boolean> {
  const verdict = await verdictOn(judge, duel)
  if (verdict === undefined || duel.phase.status !== 'running') return false
  // Over by the rules of today, or somebody else's turn: nobody could go on in it either.
  return verdict === 'refused' || verdict.ending !== undefined || verdict.turn !== duel.phase.turn
}

/** Tells the operator: no player can cause this. */
export function logForbidden(
  { code, gameId, moves }: StoredDuel,
  { log }: { readonly log: Pick<CallLog, 'error'> },
): void {
  log.error({ code, gameId, moves: moves.length }, 'A duel was ended: its game forbids its moves')
}
