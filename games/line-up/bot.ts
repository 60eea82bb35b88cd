import { alphaBetaMind, type Character } from '#kit/game/duel/alpha-beta.ts'
import type { DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import type { LineUpDefinition } from './definitions.ts'
import { lineUpJudge } from './judge.ts'
import type { LineUpMove, LineUpPosition } from './position.ts'
import { lineUpRules } from './rules.ts'

/** Positions on a large board cost more time each. */
const LARGE_BOARD = 60

const charactersFor = (cells: number): Readonly<Record<Strength, Character>> => {
  const share = cells > 100 ? 0.15 : cells > LARGE_BOARD ? 0.4 : 1
  return {
    1: { depth: 1, nodes: 2000, slips: 0.3, careless: 130 },
    2: { depth: 2, nodes: 4000 * share, slips: 0.1, careless: 30 },
    3: { depth: 4, nodes: 9000 * share, slips: 0, careless: 2 },
    4: { depth: 16, nodes: 30_000 * share, slips: 0, careless: 0 },
  }
}

export const lineUpMind = (definition: LineUpDefinition): DuelMind<LineUpPosition, LineUpMove> => {
  const { columns, rows } = definition.board
  return alphaBetaMind(lineUpRules(definition), lineUpJudge(definition), charactersFor(columns * rows))
}
