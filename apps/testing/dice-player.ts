import type { Sim } from '#kit/game/contract.ts'
import { duelOf } from '#kit/game/duel/family.ts'
import { AWAY_LEVELS } from '#kit/game/duel/modes.ts'
import type { RaceDefinition } from '#games/race-boards/definitions.ts'
import { family } from '#games/race-boards/family.ts'
import type { RacePosition } from '#games/race-boards/position.ts'
import type { Move } from '#modules/duels/model.ts'

/** The board as a page lays it that knows no more than what the server shows it. */
export function raceBoard(
  definition: RaceDefinition,
  { seed, moves }: { readonly seed: number; readonly moves: readonly Move[] },
) {
  const sim: Sim<string> = family.create(definition, seed, AWAY_LEVELS[0])
  for (const move of moves) sim.apply(String(move))
  return {
    legal: sim.legal(),
    status: sim.status,
    position: duelOf<RacePosition, string>(sim).position,
    /** The same board after a move whose throws nobody has told. */
    after(move: string): RacePosition {
      sim.apply(move)
      return duelOf<RacePosition, string>(sim).position
    },
  }
}
