import { freeIn, type PileDeal } from './pile.ts'

/** A run on a pile: the tray and the basket hold tiles that are no longer on it. */
export interface PileState {
  readonly level: number
  /** Tiles in the order in which they left the pile. */
  readonly taken: readonly number[]
  /** Tiles that have been taken and still wait for others. */
  readonly held: readonly number[]
  readonly score: number
  readonly moves: number
  /** Wrong sums that are still forgiven. */
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

/** The next tile of the proved line, while it has been followed. */
export function nextInLine({ line }: PileDeal, { taken }: PileState): number | undefined {
  return taken.every((tile, index) => tile === line[index]) ? line[taken.length] : undefined
}
