import { alphaBetaMind, type Character } from '#kit/game/duel/alpha-beta.ts'
import type { DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import type { AbstractDefinition, Kind } from './definitions.ts'
import { gameOf } from './games.ts'
import type { AbstractPosition } from './position.ts'

/** How many positions fit into the time of a plain one. */
const SHARES: Readonly<Record<Kind, number>> = {
  halma: 0.3,
  'star-halma': 0.3,
  loops: 0.5,
  leapers: 0.7,
  arrows: 0.25,
  floes: 0.5,
  gather: 0.25,
  clobber: 1,
  planks: 0.4,
  sweep: 0.4,
  breakthrough: 0.4,
  hasami: 0.5,
  'ming-mang': 0.4,
  shove: 0.35,
  neutron: 0.5,
  quartet: 0.8,
  kono: 0.8,
  alquerque: 0.6,
}

export function abstractMind(definition: AbstractDefinition): DuelMind<AbstractPosition, string> {
  const { rules, judge } = gameOf(definition)
  const share = SHARES[definition.kind]
  const characters: Readonly<Record<Strength, Character>> = {
    1: { depth: 1, nodes: 400, slips: 0.35, careless: 14 },
    2: { depth: 1, nodes: 800, slips: 0.1, careless: 4 },
    3: { depth: 4, nodes: 4000 * share, slips: 0, careless: 0.5 },
    4: { depth: 12, nodes: 20_000 * share, slips: 0, careless: 0 },
  }
  return alphaBetaMind(rules, judge, characters)
}
