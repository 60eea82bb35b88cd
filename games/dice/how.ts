import type { DiceDefinition, DiceKind } from './definitions.ts'

const LINES: Readonly<Record<DiceKind, number>> = {
  tally: 3,
  riptide: 3,
  shutters: 3,
  bluff: 4,
  columns: 3,
  grid: 3,
  ladder: 2,
  hundred: 2,
  sums: 2,
  islands: 2,
  steps: 2,
  towers: 2,
}

/** How to play, as text keys in reading order. */
export const how = ({ kind }: DiceDefinition): readonly string[] =>
  Array.from({ length: LINES[kind] }, (_, index) => `how.${kind}.${index + 1}`)
