import type { SignedInContext } from '#kit/server/handler.ts'
import { voided } from '../rules/duel.ts'
import { lineOf, type StoredDuel } from './duel-store.ts'
import type { DuelsServices } from './services.ts'

type Rules = Pick<DuelsServices, 'gameOf' | 'judge'>

/** Whether the rules of today forbid what is stored of a running duel, as a later release of its game may. */
export async function isForbidden(
  { gameOf, judge }: Rules,
  duel: StoredDuel,
  { device }: Pick<SignedInContext, 'device'>,
): Promise<boolean> {
  if (duel.stage.status !== 'running' || duel.moves.length === 0) return false
  const game = gameOf(duel.gameId, device.language)
  return game !== undefined && (await judge(game, lineOf(duel))) === undefined
}

/** The duel without a winner, and a word to the operator: no player can cause this. */
export function endForbidden(duel: StoredDuel, { log, now }: SignedInContext): StoredDuel {
  const { code, gameId, moves } = duel
  log.error({ code, gameId, moves: moves.length }, 'A duel was ended: its game forbids its moves')
  return voided(duel, now)
}
