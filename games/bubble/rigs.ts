import { hash32, pickIndex, type Random } from '#kit/random/random.ts'
import type { RiggedKind } from './definitions.ts'
import { BOMB, cellOf, FUSE, GUEST, idOf, isColor, kindOf, LAST_TICK, VEIL } from './state.ts'

/** The rules by which a game differs from plain bubbles that hang from a ceiling. */
export interface Rig {
  /** Bubbles of a group that bursts. */
  readonly fewest: number
  /** Offset into the level outlines, so that games differ in their boards. */
  readonly shift: number
  /** What holds the bubbles; hubs float, and the upper edge sends shots back. */
  readonly holds: 'ceiling' | 'hubs'
  /** What a shot does where it arrives. */
  readonly arrives: 'bursts' | 'mixes' | 'paints' | 'pierces'
  /** A shot bursts only after it touched a wall. */
  readonly needsWall?: boolean
  /** Every touch of a wall changes the colour of the shot. */
  readonly turnsColor?: boolean
  readonly isWindy?: boolean
  /** Kinds to clear, where not all colours must go. */
  readonly target?: number
  /** Fuses lose a tick after so many shots. */
  readonly tickEvery?: number
  /** Most colours; mixing needs all six. */
  readonly colors?: number
  /** Fewest colours, where a board with fewer would fall at the first shot. */
  readonly leastColors?: number
  /** Turns some bubbles of a fresh board into others; `from` is the first cell that may change. */
  dress?(cells: number[], level: number, from: number, random: Random): void
}

const TICKS = 5
const PAINTED = 8
const VEILED = 0.5

/** Rows below the first in which guests and kegs wait. */
const DEEP = 3

/** Places a kind on bubbles spread over rows and columns. */
function strew(cells: number[], kind: number, wanted: number, from: number, random: Random) {
  const room = DEEP * from
  const taken: number[] = []
  for (let tries = 0; tries < 200 && taken.length < wanted; tries++) {
    const at = from + pickIndex(room, random)
    if (!isColor(cells[at]!) || taken.some((other) => Math.abs(other - at) < 3)) continue
    taken.push(at)
    cells[at] = cellOf(idOf(cells[at]!), kind)
  }
}

const plain = { fewest: 3, holds: 'ceiling', arrives: 'bursts' } as const

export const RIGS: Readonly<Record<RiggedKind, Rig>> = {
  rescue: {
    ...plain,
    shift: 1,
    target: GUEST,
    colors: 5,
    dress: (cells, level, from, random) => strew(cells, GUEST, 2 + Math.floor(level / 6), from, random),
  },
  bank: { ...plain, shift: 2, needsWall: true, colors: 4 },
  chameleon: { ...plain, shift: 3, turnsColor: true, colors: 5 },
  wind: { ...plain, shift: 4, isWindy: true, colors: 5 },
  mix: { ...plain, shift: 0, arrives: 'mixes', colors: 3, dress: blend },
  skewer: { ...plain, shift: 5, arrives: 'pierces', colors: 5 },
  anchors: { ...plain, shift: 0, holds: 'hubs', colors: 5 },
  veil: {
    ...plain,
    shift: 6,
    colors: 5,
    dress(cells, level, _from, random) {
      const share = VEILED + Math.min(0.25, level / 80)
      for (const [at, cell] of cells.entries())
        if (isColor(cell) && random() < share) cells[at] = cellOf(idOf(cell), VEIL)
    },
  },
  paint: { ...plain, fewest: PAINTED, shift: 7, arrives: 'paints', colors: 5 },
  fuse: {
    ...plain,
    shift: 3,
    target: FUSE,
    tickEvery: TICKS,
    colors: 5,
    leastColors: 5,
    dress: (cells, level, from, random) => strew(cells, FUSE, 5 + Math.floor(level / 5), from, random),
  },
  nomiss: { ...plain, fewest: 2, shift: 0 },
}

/** Colours below this one are pure. */
export const PURE = 3

/** The colour that two pure ones make: red, blue and gold are pure. */
const MIXED: readonly (readonly number[])[] = [
  [0, 4, 5],
  [4, 1, 3],
  [5, 3, 2],
]

export const mixOf = (one: number, other: number): number | undefined => {
  const mixed = MIXED[one]?.[other]
  return mixed === undefined || mixed === one ? undefined : mixed
}

/** The two pure colours of a mixed one. */
export const partsOf = (color: number): readonly number[] =>
  MIXED.flatMap((row, one) => (row.some((mixed, other) => mixed === color && other !== one) ? [one] : []))

/** Pure colours that are needed to make these. */
export const pureOf = (colors: readonly number[]): readonly number[] =>
  [...new Set(colors.flatMap((color) => (color < PURE ? [color] : partsOf(color))))].toSorted(
    (one, other) => one - other,
  )

/** Later levels contain mixed colours, in pairs that one more completes. */
function blend(cells: number[], level: number, _from: number, random: Random) {
  const pairs = level < 3 ? 1 : 2 + Math.floor(level / 6)
  for (let pair = 0; pair < pairs; pair++) {
    const open = cells.flatMap((cell, at) => (isColor(cell) && isColor(cells[at + 1] ?? 0) ? [at] : []))
    const at = open[pickIndex(Math.max(1, open.length), random)]
    if (at === undefined) return
    const color = 3 + pickIndex(Math.min(3, 1 + Math.floor(level / 5)), random)
    for (const cell of [at, at + 1]) cells[cell] = cellOf(idOf(cells[cell]!), color)
  }
}

const GUSTS = [0, 1, 2, 1, 0, -1, -2, -1] as const
const GUST = 0.055

/** Strength of the wind on a shot, -3 to 3. */
export const gustAt = (shots: number, level: number) =>
  GUSTS[(shots + level * 3) % GUSTS.length]! + (level > 12 ? Math.sign(GUSTS[(shots + level * 3) % 8]!) : 0)

export const pushOf = (gust: number) => gust * GUST

/** The colour behind a veil depends on bubble and seed alone. */
export const unveiled = (cell: number, seed: number, colors: number) =>
  cellOf(idOf(cell), hash32(`veil ${seed} ${idOf(cell)}`) % colors)

/** All fuses lose a tick; `isOut` when one had none left. */
export function ticked(cells: readonly number[]): { readonly cells: number[]; readonly isOut: boolean } {
  let isOut = false
  const next = cells.map((cell) => {
    if (cell === 0 || kindOf(cell) < FUSE) return cell
    if (kindOf(cell) === LAST_TICK) isOut = true
    return kindOf(cell) === LAST_TICK ? cell : cell + 1
  })
  return { cells: next, isOut }
}

/** Whether a bubble still stands between the player and the win. */
export const isWanted = ({ target }: Rig, cell: number) =>
  cell !== 0 &&
  (target === undefined
    ? kindOf(cell) < BOMB || kindOf(cell) === VEIL
    : target === FUSE
      ? kindOf(cell) >= FUSE
      : kindOf(cell) === target)
