import type { Random } from '#kit/random/random.ts'
import { pickOne } from '#kit/random/random.ts'
import type { Act, Trade } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const MERGE = { drop: 0, room: 1, price: 2, tide: 3, crab: 4, luck: 5 } as const

/** Shells by tier, 0 for an empty place. */
export interface Beach {
  cells: number[]
  /** Ticks until the tide brings the next shell, and until the crab puts two together. */
  next: number
  crab: number
}

export const COLUMNS = 5
export const ROWS = 4
const FIRST_OPEN = 10
const DROP_SECONDS = 2.4
const CRAB_SECONDS = 5
const HURRY_TICKS = 35
const PAY_TICKS = 60
const STEP = 2.12
const FIRST_PAY = 0.35
/** New shells are valued at what they become after this many seconds. */
const OUTLOOK_SECONDS = 40

export const cellPlace = (cell: number) => ({
  x: 180 + (cell % COLUMNS) * 160,
  y: 180 + Math.floor(cell / COLUMNS) * 185,
})
export const openCells = (levels: readonly number[]) =>
  Math.min(COLUMNS * ROWS, FIRST_OPEN + 2 * levels[MERGE.room]!)
export const dropTicks = (levels: readonly number[]) =>
  seconds(DROP_SECONDS) / (1 + 0.22 * levels[MERGE.drop]!)

const pay = (tier: number, levels: readonly number[]) =>
  tier === 0 ? 0 : FIRST_PAY * times(STEP, tier - 1) * times(1.22, levels[MERGE.price]!)

/** Equal shells merge into one that pays more; every shell pays once per second. */
export const merge: Trade<Beach> = {
  start: () => ({
    cells: Array.from({ length: COLUMNS * ROWS }, (_, cell) => ([6, 7, 8].includes(cell) ? 1 : 0)),
    next: 60,
    crab: 0,
  }),

  step({ body, world, random, earn, tell }) {
    const { levels } = world
    const { cells } = body
    const newest = 1 + levels[MERGE.tide]!
    const paying = world.clock % PAY_TICKS
    for (const [cell, tier] of cells.entries()) {
      // A higher tide lifts all shells: none is left without equals.
      if (tier > 0 && tier < newest) cells[cell] = newest
      if (tier > 0 && paying === cell * 3) earn(pay(tier, levels), cellPlace(cell).x, cellPlace(cell).y)
    }
    if (body.next > 0) body.next--
    const free = cells.findIndex((tier, cell) => tier === 0 && cell < openCells(levels))
    if (body.next <= 0 && free >= 0) {
      const places = cells.flatMap((tier, cell) => (tier === 0 && cell < openCells(levels) ? [cell] : []))
      const cell = pickOne(places, random)
      cells[cell] = newest
      body.next = dropTicks(levels)
      tell({ kind: 'drop', ...cellPlace(cell), amount: cell })
    }
    const crabs = levels[MERGE.crab]!
    if (crabs === 0) return
    body.crab++
    if (body.crab < seconds(CRAB_SECONDS) / crabs) return
    const [pair] = pairs(cells)
    if (!pair) return
    body.crab = 0
    const cell = join(body, pair, random, levels)
    tell({ kind: 'crab', ...cellPlace(cell), amount: cell })
  },

  act({ body, world, random, tell }, [from, to]) {
    const { cells } = body
    if (from === -1) {
      body.next = Math.max(0, body.next - HURRY_TICKS)
      tell({ kind: 'send', x: 500, y: 930 })
      return
    }
    const open = openCells(world.levels)
    const tier = cells[from] ?? 0
    if (from === to || tier === 0 || to >= open || to < 0) return
    if (cells[to] === tier) {
      const cell = join(body, [from, to], random, world.levels)
      tell({ kind: 'merge', ...cellPlace(cell), amount: cell })
      return
    }
    cells[from] = cells[to]!
    cells[to] = tier
    tell({ kind: 'send', ...cellPlace(to), amount: to })
  },

  acts: ({ body }): readonly Act[] => [[-1, 0], ...pairs(body.cells)],
  advise: ({ body }) => pairs(body.cells)[0] ?? [-1, 0],

  rate(levels, hand, { body }) {
    const lying = body.cells.reduce((sum, tier) => sum + pay(tier, levels), 0)
    const newest = 1 + levels[MERGE.tide]!
    const joins = hand || levels[MERGE.crab]! > 0 ? 1 : 0
    const drops = (60 / dropTicks(levels)) * OUTLOOK_SECONDS * pay(newest, levels) * joins
    const helped = (1 + 0.07 * levels[MERGE.crab]!) * (1 + 0.08 * levels[MERGE.luck]!)
    return lying + 0.5 * drops * helped * (1 + 0.06 * levels[MERGE.room]!)
  },
}

function join(body: Beach, [from, to]: Act, random: Random, levels: readonly number[]): number {
  const isLucky = random() < 0.06 * levels[MERGE.luck]!
  body.cells[to]! += isLucky ? 2 : 1
  body.cells[from] = 0
  return to
}

/** Equal shells, the smallest first. */
function pairs(cells: readonly number[]): Act[] {
  const seen = new Map<number, number>()
  const found: (readonly [tier: number, act: Act])[] = []
  for (const [cell, tier] of cells.entries()) {
    if (tier === 0) continue
    const other = seen.get(tier)
    if (other === undefined) seen.set(tier, cell)
    else {
      found.push([tier, [cell, other]])
      seen.delete(tier)
    }
  }
  return found.toSorted(([one], [other]) => one - other).map(([, act]) => act)
}
