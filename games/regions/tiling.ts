import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { Piece } from './puzzle.ts'

/** State of each piece: possible, excluded or certain. */
export interface Stand {
  readonly alive: Uint8Array
  readonly sure: Uint8Array
}

export interface Tiling {
  readonly pieces: readonly Piece[]
  start(): Stand
  /** Places a piece; false when some cell cannot be covered then. */
  lay(stand: Stand, piece: number): boolean
  /** Propagates until nothing follows; false when a cell cannot be covered. */
  settle(stand: Stand, isPlain?: boolean): boolean
  search(
    stand: Stand,
    wish: { readonly most: number; readonly nodes: number; readonly random?: Random },
  ): {
    readonly found: readonly Stand[]
    readonly gaveUp: boolean
  }
  /** Pieces that may cover a cell. */
  over(stand: Stand, cell: number): number[]
}

export type Clash = (one: Piece, other: Piece) => boolean

/** Cells with more possible pieces are not examined yet. */
const TELLING = 40

/** A board, and the pieces over each of its cells. */
interface Cover {
  readonly cellCount: number
  readonly pieces: readonly Piece[]
  readonly clash: Clash | undefined
  readonly on: number[][]
}

/** Covers every cell with exactly one piece; conflicting pieces exclude each other. */
export function tilingOf(cellCount: number, pieces: readonly Piece[], clash?: Clash): Tiling {
  const on: number[][] = Array.from({ length: cellCount }, () => [])
  const cover: Cover = { cellCount, pieces, clash, on }
  for (const [index, { cells }] of pieces.entries()) for (const cell of cells) on[cell]!.push(index)
  return {
    pieces,
    start: () => ({ alive: new Uint8Array(pieces.length).fill(1), sure: new Uint8Array(pieces.length) }),
    lay: (stand, piece) => lay(cover, stand, piece),
    settle: (stand, isPlain) => settle(cover, stand, isPlain),
    search: (start, wish) => search(cover, start, wish),
    over: (stand, cell) => over(cover, stand, cell),
  }
}

const over = (cover: Cover, { alive }: Stand, cell: number) => cover.on[cell]!.filter((piece) => alive[piece])

function lay(cover: Cover, { alive, sure }: Stand, piece: number): boolean {
  const { pieces, clash } = cover
  sure[piece] = 1
  for (const cell of pieces[piece]!.cells)
    for (const other of cover.on[cell]!) if (other !== piece) alive[other] = 0
  if (clash)
    for (let other = 0; other < pieces.length; other++)
      if (alive[other] && other !== piece && clash(pieces[piece]!, pieces[other]!)) alive[other] = 0
  return alive[piece] === 1
}

function settle(cover: Cover, stand: Stand, isPlain = false): boolean {
  for (let goesOn = true; goesOn;) {
    goesOn = false
    for (let cell = 0; cell < cover.cellCount; cell++) {
      const [first, second] = firstTwo(cover, stand, cell)
      if (first === undefined) return false
      if (second !== undefined || stand.sure[first]) continue
      if (!lay(cover, stand, first)) return false
      goesOn = true
    }
    if (!goesOn && !isPlain) goesOn = strike(cover, stand)
  }
  return true
}

function firstTwo(cover: Cover, { alive }: Stand, cell: number) {
  let first: number | undefined
  for (const piece of cover.on[cell]!) {
    if (!alive[piece]) continue
    if (first !== undefined) return [first, piece] as const
    first = piece
  }
  return [first, undefined] as const
}

/** Where all pieces over a cell also cover another, no other piece may cover that one. */
function strike(cover: Cover, stand: Stand): boolean {
  const { pieces } = cover
  let hasStruck = false
  for (let cell = 0; cell < cover.cellCount; cell++) {
    const may = over(cover, stand, cell)
    if (may.length < 2 || may.length > TELLING) continue
    for (const shared of pieces[may[0]!]!.cells) {
      if (shared === cell || !may.every((piece) => pieces[piece]!.cells.includes(shared))) continue
      for (const other of cover.on[shared]!)
        if (stand.alive[other] && !pieces[other]!.cells.includes(cell)) {
          stand.alive[other] = 0
          hasStruck = true
        }
    }
  }
  return hasStruck
}

function search(
  cover: Cover,
  start: Stand,
  { most, nodes: allowed, random }: Parameters<Tiling['search']>[1],
) {
  const found: Stand[] = []
  let nodes = 0
  const go = (stand: Stand) => {
    const cell = tightest(cover, stand)
    if (cell < 0) {
      found.push(stand)
      return
    }
    const may = over(cover, stand, cell)
    for (const piece of random ? mixed(cover, may, random) : may) {
      if (++nodes > allowed || found.length >= most) return
      const next = { alive: stand.alive.slice(), sure: stand.sure.slice() }
      if (lay(cover, next, piece) && settle(cover, next, random !== undefined)) go(next)
    }
  }
  const first = { alive: start.alive.slice(), sure: start.sure.slice() }
  if (settle(cover, first, random !== undefined)) go(first)
  return { found, gaveUp: nodes > allowed }
}

/** Interleaves sizes: large areas have so many shapes that small ones would hardly occur. */
function mixed(cover: Cover, may: readonly number[], random: Random): number[] {
  const bySize = new Map<number, number[]>()
  for (const piece of shuffled(may, random)) {
    const { length } = cover.pieces[piece]!.cells
    bySize.set(length, [...(bySize.get(length) ?? []), piece])
  }
  const groups = [...bySize.values()]
  const order: number[] = []
  while (groups.length > 0) {
    const index = pickIndex(groups.length, random)
    order.push(groups[index]!.pop()!)
    if (groups[index]!.length === 0) groups.splice(index, 1)
  }
  return order
}

function tightest(cover: Cover, stand: Stand): number {
  let best = -1
  let fewest = Infinity
  for (let cell = 0; cell < cover.cellCount; cell++) {
    let count = 0
    for (const piece of cover.on[cell]!) count += stand.alive[piece]!
    if (count < 2 || count >= fewest) continue
    fewest = count
    best = cell
  }
  return best
}
