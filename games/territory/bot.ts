import { alphaBetaMind, type Character } from '#kit/game/duel/alpha-beta.ts'
import type { DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import type { TerritoryDefinition } from './definitions.ts'
import { landOf } from './lands.ts'
import type { TerritoryPosition } from './position.ts'

/** Positions are more expensive where groups or paths have to be searched. */
const SHARES: Readonly<Record<TerritoryDefinition['kind'], number>> = {
  connect: 0.5,
  spread: 1,
  capture: 0.5,
  boxes: 1,
  chain: 0.5,
  nogo: 0.16,
  apart: 0.5,
  slime: 0.6,
  chomp: 1,
  trail: 0.4,
  leap: 0.4,
  rows: 1,
  flood: 0.3,
  plots: 0.6,
}

export function territoryMind(definition: TerritoryDefinition): DuelMind<TerritoryPosition, number> {
  const { rules, judge } = landOf(definition)
  const share = SHARES[definition.kind]
  const characters: Readonly<Record<Strength, Character>> = {
    1: { depth: 1, nodes: 400, slips: 0.35, careless: 20 },
    2: { depth: 1, nodes: 1200, slips: 0.12, careless: 10 },
    3: { depth: 3, nodes: 2500 * share, slips: 0, careless: 1 },
    4: { depth: 10, nodes: 14_000 * share, slips: 0, careless: 0 },
  }
  return alphaBetaMind(rules, judge, characters)
}
