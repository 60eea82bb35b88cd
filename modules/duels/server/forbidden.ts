import type { CallLog } from '#kit/server/handler.ts'
import { lineOf, type StoredDuel } from './duel-store.ts'
import type { DuelsServices } from './services.ts'

/** Games that are played by link, and what their rules say. */
export type DuelRules = Pick<DuelsServices, 'gameOf' | 'judge'>

/** Whether the rules of today forbid what is stored of a running duel, as a later release of its game may. */
export async function isForbidden({ gameOf, judge }: DuelRules, duel: StoredDuel): Promise<boolean> {
  if (duel.stage.status !== 'running' || duel.moves.length === 0) return false
  const game = gameOf(duel.gameId, 'en')
  if (!game) return false
  const standing = await judge(game, lineOf(duel))
  // Over by the rules of today, or somebody else's turn: nobody could go on in it either.
  return !standing || standing.ending !== undefined || standing.turn !== duel.stage.turn
}

/** Tells the operator: no player can cause this. */
export function logForbidden(
  { code, gameId, moves }: StoredDuel,
  { log }: { readonly log: Pick<CallLog, 'error'> },
): void {
  log.error({ code, gameId, moves: moves.length }, 'A duel was ended: its game forbids its moves')
}
