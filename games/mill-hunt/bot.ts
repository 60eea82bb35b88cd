import { alphaBetaMind, type Character } from '#kit/game/duel/alpha-beta.ts'
import type { DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import type { OldDefinition } from './definition.ts'
import { gameOf } from './games.ts'
import type { OldPosition } from './position.ts'

/** Positions cost more on a wide board with a king's way to look for. */
const SHARES: Readonly<Record<OldDefinition['kind'], number>> = { mill: 0.6, hunt: 0.5, tafl: 0.2 }

export function oldMind(definition: OldDefinition): DuelMind<OldPosition, string> {
  const { rules, judge } = gameOf(definition)
  const share = SHARES[definition.kind]
  const characters: Readonly<Record<Strength, Character>> = {
    1: { depth: 1, nodes: 400, slips: 0.35, careless: 20 },
    2: { depth: 2, nodes: 900, slips: 0.12, careless: 8 },
    3: { depth: 3, nodes: 3000 * share, slips: 0, careless: 1 },
    4: { depth: 12, nodes: 16_000 * share, slips: 0, careless: 0 },
  }
  return alphaBetaMind(rules, judge, characters)
}
