import type { ConnectKind } from './definitions.ts'

/** How a tray combines its tiles. */
export interface TrayRule {
  /** A tray with this many tiles is full. */
  readonly places: number
  /** Which tiles vanish: equal ones anywhere, equal neighbours, three consecutive numbers, or two that make ten. */
  readonly joins: 'equal' | 'neighbours' | 'runs' | 'tens'
  /** Size of a set. */
  readonly set: number
  /** Covered tiles are face down. */
  readonly hides: boolean
  /** Only the ordered kind vanishes. */
  readonly orders: boolean
  /** Offset into the shapes, so that games differ in their piles. */
  readonly shift: number
}

export type TrayKind = 'tray' | 'belt' | 'runs' | 'blind' | 'orders' | 'tentray'

const plain: TrayRule = { places: 7, joins: 'equal', set: 3, hides: false, orders: false, shift: 0 }

export const TRAY_RULES: Readonly<Record<TrayKind, TrayRule>> = {
  tray: plain,
  belt: { ...plain, joins: 'neighbours', shift: 1 },
  runs: { ...plain, joins: 'runs', shift: 2 },
  blind: { ...plain, hides: true, shift: 3 },
  orders: { ...plain, places: 6, orders: true, shift: 4 },
  tentray: { ...plain, places: 5, joins: 'tens', set: 2, shift: 5 },
}

export const isTray = (kind: ConnectKind): kind is TrayKind => Object.hasOwn(TRAY_RULES, kind)
export const isPile = (kind: ConnectKind): kind is TrayKind | 'sums' => kind === 'sums' || isTray(kind)

/** Whether tiles show numbers. */
export const bearsNumbers = (kind: TrayKind | 'sums') =>
  kind === 'sums' || TRAY_RULES[kind].joins === 'runs' || TRAY_RULES[kind].joins === 'tens'

const TEN = 10

/** Where a tile is inserted: next to equal ones, numbers in order, on a belt at the end. */
export function standingIn<Tile>(
  { joins }: TrayRule,
  held: readonly Tile[],
  tile: Tile,
  faceOf: (tile: Tile) => number,
): readonly Tile[] {
  if (joins === 'neighbours') return [...held, tile]
  const face = faceOf(tile)
  const last =
    joins === 'equal'
      ? held.findLastIndex((other) => faceOf(other) === face)
      : held.findLastIndex((other) => faceOf(other) <= face)
  if (last < 0) return joins === 'equal' ? [...held, tile] : [tile, ...held]
  return [...held.slice(0, last + 1), tile, ...held.slice(last + 1)]
}

/** Tiles of a full set in the tray, if any. */
export function wholeSet<Tile>(
  { joins, set, orders }: TrayRule,
  held: readonly Tile[],
  faceOf: (tile: Tile) => number,
  wanted: number | undefined,
): readonly Tile[] {
  switch (joins) {
    case 'equal': {
      const whole = (face: number) => held.filter((tile) => faceOf(tile) === face)
      const faces = orders ? (wanted === undefined ? [] : [wanted]) : held.map(faceOf)
      const ripe = faces.find((face) => whole(face).length >= set)
      return ripe === undefined ? [] : whole(ripe).slice(0, set)
    }
    case 'neighbours': {
      const from = held.findIndex((tile, at) =>
        [1, 2].every((step) => held[at + step] !== undefined && faceOf(held[at + step]!) === faceOf(tile)),
      )
      return from < 0 ? [] : held.slice(from, from + set)
    }
    case 'runs':
      for (const first of held) {
        const run = [first]
        for (const step of [1, 2]) {
          const next = held.find((tile) => faceOf(tile) === faceOf(first) + step)
          if (next !== undefined) run.push(next)
        }
        if (run.length === set) return run
      }
      return []
    case 'tens':
      for (const [at, first] of held.entries()) {
        const partner = held.slice(at + 1).find((tile) => faceOf(tile) + faceOf(first) === TEN)
        if (partner !== undefined) return [first, partner]
      }
      return []
  }
}

/** How well a tile fits those that wait: 0 not at all. */
export function kinship({ joins }: TrayRule, held: readonly number[], face: number): number {
  switch (joins) {
    case 'equal':
      return held.filter((other) => other === face).length
    case 'neighbours':
      return held.at(-1) === face ? (held.at(-2) === face ? 2 : 1) : held.includes(face) ? -1 : 0
    case 'runs': {
      const near = [-2, -1, 1, 2].filter((step) => held.includes(face + step))
      const isWhole =
        (near.includes(-1) && near.includes(1)) ||
        (near.includes(1) && near.includes(2)) ||
        (near.includes(-1) && near.includes(-2))
      return isWhole ? 2 : near.length > 0 && !held.includes(face) ? 1 : -0.5
    }
    case 'tens':
      return held.includes(TEN - face) ? 2 : 0
  }
}
