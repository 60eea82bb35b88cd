import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { Board } from './boards.ts'
import { openBounds, reason, type Sight } from './reason.ts'

export interface Wish {
  readonly board: Board
  /** Most urchins in a cell. */
  readonly cap: number
  readonly urchins: number
  /** The first dig. */
  readonly first: number
}

/** Failed boards until one urchin fewer is hidden. */
const TRIES = 30

/** A board that opens in fewer digs, as a share of its cells, is rejected at first. */
const FEWEST_DIGS = 0.22

export const numberAt = (around: Board['around'], hidden: readonly number[], cell: number) =>
  around[cell]!.reduce((total, other) => total + hidden[other]!, 0)

/** Opens a cell, and where its number is 0 its neighbours too; returns them in order. */
export function flood(
  around: Board['around'],
  hidden: readonly number[],
  isOpen: (cell: number) => boolean,
  from: number,
): number[] {
  const wave = [from]
  const seen = new Set(wave)
  for (const cell of wave) {
    if (numberAt(around, hidden, cell) > 0) continue
    for (const other of around[cell]!) {
      if (seen.has(other) || isOpen(other)) continue
      seen.add(other)
      wave.push(other)
    }
  }
  return wave
}

/** The digs in order if reasoning alone opens every safe cell. */
export function digsOf(
  { board: { around }, cap, first }: Wish,
  hidden: readonly number[],
): readonly number[] | undefined {
  const open = new Set<number>()
  const digs: number[] = []
  const total = hidden.reduce((sum, amount) => sum + amount, 0)
  const sight: Sight = {
    around,
    cap,
    total,
    numberOf: (cell) => (open.has(cell) ? numberAt(around, hidden, cell) : undefined),
  }
  const bounds = openBounds(sight)
  const dig = (cell: number) => {
    if (open.has(cell)) return
    digs.push(cell)
    for (const opened of flood(around, hidden, (other) => open.has(other), cell)) {
      open.add(opened)
      bounds.hi[opened] = 0
    }
  }
  dig(first)
  reason(sight, bounds, ({ cell, amount }) => {
    if (amount === 0) dig(cell)
    return false
  })
  const safe = hidden.filter((amount) => amount === 0).length
  return open.size === safe ? digs : undefined
}

function hide({ board, cap, first }: Wish, urchins: number, random: Random): number[] {
  const hidden = board.cells.map(() => 0)
  const spared = new Set([first, ...board.around[first]!])
  const places = shuffled(
    [...hidden.keys()].filter((cell) => !spared.has(cell)),
    random,
  )
  let left = urchins
  for (const cell of places) {
    if (left === 0) break
    hidden[cell] = Math.min(left, 1 + pickIndex(cap, random))
    left -= hidden[cell]
  }
  return hidden
}

/** Hides urchins so that every safe cell follows from the first dig without guessing. */
export function deal(wish: Wish, random: Random): readonly number[] {
  for (let attempt = 0; ; attempt++) {
    const urchins = Math.max(1, wish.urchins - Math.floor(attempt / TRIES))
    const hidden = hide(wish, urchins, random)
    const digs = digsOf(wish, hidden)
    if (digs && (attempt >= TRIES || digs.length >= hidden.length * FEWEST_DIGS)) return hidden
  }
}
