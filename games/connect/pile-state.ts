import { freeIn, type PileDeal } from './pile.ts'

/** A run on a pile: tray and basket hold tiles taken from it. */
export interface PileState {
  readonly level: number
  /** In the order they left the pile. */
  readonly taken: readonly number[]
  /** Taken tiles that still wait for others. */
  readonly held: readonly number[]
  readonly score: number
  readonly moves: number
  /** Wrong sums still allowed. */
  readonly lives: number
  readonly isStuck: boolean
}

export const freshPile = (level: number, lives: number): PileState => ({
  level,
  taken: [],
  held: [],
  score: 0,
  moves: 0,
  lives,
  isStuck: false,
})

export function freeTiles({ covers }: PileDeal, { taken }: Pick<PileState, 'taken'>): number[] {
  const gone = new Set(taken)
  return freeIn(covers, (tile) => gone.has(tile))
}

/** The next tile of the proved solution, if it was followed so far. */
export function nextInLine({ line }: PileDeal, { taken }: PileState): number | undefined {
  return taken.every((tile, index) => tile === line[index]) ? line[taken.length] : undefined
}
