import { pickIndex, type Random } from '#kit/random/random.ts'

export type GridKind = 'totem' | 'barnacles' | 'tens' | 'beam' | 'feast' | 'pips'

/** Pieces: a stack whose values rotate, a pair that turns, or a square. */
export type PieceForm = 'stack' | 'pair' | 'square'

export interface GridPlan {
  readonly columns: number
  readonly rows: number
  readonly form: PieceForm
  /** Rows per tick, with the first and with many pieces. */
  readonly pace: readonly [slowest: number, fastest: number]
  /** A value for a cell of a piece. */
  deal(pieces: number, random: Random): number
}

/** Values above this do not fall (barnacle) or eat (mouth) in their colour. */
export const SPECIAL = 10
export const colorOf = (value: number) => value % SPECIAL
export const isSpecial = (value: number) => value > SPECIAL

const TENS = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9] as const
const PIPS = [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5] as const

export const PLANS: Readonly<Record<GridKind, GridPlan>> = {
  totem: {
    columns: 6,
    rows: 13,
    form: 'stack',
    pace: [0.034, 0.16],
    deal: (pieces, random) => 1 + pickIndex(pieces < 30 ? 4 : 5, random),
  },
  barnacles: {
    columns: 8,
    rows: 14,
    form: 'pair',
    pace: [0.04, 0.15],
    deal: (_, random) => 1 + pickIndex(3, random),
  },
  tens: {
    columns: 6,
    rows: 11,
    form: 'pair',
    pace: [0.022, 0.11],
    deal: (_, random) => TENS[pickIndex(TENS.length, random)]!,
  },
  beam: {
    columns: 12,
    rows: 10,
    form: 'square',
    pace: [0.028, 0.11],
    deal: (_, random) => 1 + pickIndex(2, random),
  },
  feast: {
    columns: 7,
    rows: 12,
    form: 'pair',
    pace: [0.032, 0.13],
    deal(pieces, random) {
      const color = 1 + pickIndex(pieces < 40 ? 3 : 4, random)
      return random() < 0.28 ? SPECIAL + color : color
    },
  },
  pips: {
    columns: 7,
    rows: 12,
    form: 'pair',
    pace: [0.028, 0.12],
    deal: (_, random) => PIPS[pickIndex(PIPS.length, random)]!,
  },
}

export const GRID_KINDS = Object.keys(PLANS) as readonly GridKind[]
export const isGridKind = (kind: string): kind is GridKind => kind in PLANS

/** How many different turns a piece has. */
export const turnsOf = (form: PieceForm) => (form === 'stack' ? 3 : 4)

const STACK = [
  [0, 0],
  [0, 1],
  [0, 2],
] as const
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const
/** Both cells of a pair by its turn, from the upper left corner of the pair. */
const PAIR = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [1, 0],
    [0, 0],
  ],
  [
    [0, 1],
    [0, 0],
  ],
] as const

/** Cells of a piece from its upper left corner, each with its value. */
export function placed(
  form: PieceForm,
  values: readonly number[],
  turn: number,
): readonly (readonly [x: number, y: number, value: number])[] {
  const places = form === 'stack' ? STACK : form === 'square' ? SQUARE : PAIR[turn % 4]!
  const shift = form === 'pair' ? 0 : turn
  // A stack and a square rotate their values by one place.
  return places.map(([x, y], index) => [x, y, values[(index - shift + 12) % values.length]!] as const)
}

export const widthOfForm = (form: PieceForm, turn: number) =>
  form === 'stack' ? 1 : form === 'square' ? 2 : turn % 2 === 0 ? 2 : 1
