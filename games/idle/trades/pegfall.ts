import { pickIndex } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const PEGFALL = { bag: 0, price: 1, basket: 2, dropper: 3, lamp: 4, gold: 5 } as const

export interface Marble {
  /** Twice its column, so that half columns are whole numbers; where it comes from and goes to. */
  from: number
  to: number
  row: number
  /** Ticks in this row. */
  age: number
  gold: boolean
}
export interface Pegs {
  marbles: Marble[]
  bag: number
  /** Ticks each peg still glows, row by row. */
  lit: number[]
  /** Where the basket is, in half columns, and which way it goes. */
  basket: number
  way: number
}

export const ROWS = 7
export const COLUMNS = 8
export const FALL_TICKS = 9
const BAG_SECONDS = 0.75
const DROP_SECONDS = 2.2
const LIT_TICKS = 150
const BASKET_PACE = 0.035
const GOLD_WORTH = 6
const MOST_MARBLES = 40

export const halfX = (half: number) => 120 + half * (760 / (COLUMNS * 2 - 2))
export const rowY = (row: number) => 150 + row * 92
export const BASKET_Y = rowY(ROWS) + 70
export const bagSize = (levels: readonly number[]) => 4 + levels[PEGFALL.bag]! * 2
/** Half the width of the basket, in half columns. */
export const basketHalf = (levels: readonly number[]) => 1.2 + 0.14 * levels[PEGFALL.basket]!
const lampTicks = (levels: readonly number[]) => LIT_TICKS * (1 + 0.2 * levels[PEGFALL.lamp]!)
const worth = (levels: readonly number[]) => 0.35 * times(1.25, levels[PEGFALL.price]!)
const caught = (levels: readonly number[]) => 18 * (1 + 0.18 * levels[PEGFALL.basket]!)
const lampShare = (levels: readonly number[]) => 1 + 0.35 * levels[PEGFALL.lamp]!
const goldShare = (levels: readonly number[]) => 0.04 * levels[PEGFALL.gold]!
const bagPace = (levels: readonly number[]) => (1 + 0.3 * levels[PEGFALL.bag]!) / seconds(BAG_SECONDS)

/** Marbles hop left or right at every peg; pegs still aglow pay more, and the basket that wanders below pays most. */
export const pegfall: Trade<Pegs> = {
  start: () => ({
    marbles: [],
    bag: 4,
    lit: Array.from({ length: ROWS * COLUMNS }, () => 0),
    basket: 5,
    way: 1,
  }),

  step(turn) {
    const { body, world, random } = turn
    const { levels } = world
    body.bag = Math.min(bagSize(levels), body.bag + bagPace(levels))
    body.lit = body.lit.map((ticks) => Math.max(0, ticks - 1))
    body.basket += body.way * BASKET_PACE
    if (body.basket > COLUMNS * 2 - 3) body.way = -1
    if (body.basket < 1) body.way = 1
    const droppers = levels[PEGFALL.dropper]!
    if (droppers > 0 && world.clock % Math.ceil(seconds(DROP_SECONDS) / droppers) === 0)
      drop(turn, pickIndex(COLUMNS, random))
    for (const marble of body.marbles) fall(turn, marble)
    body.marbles = body.marbles.filter(({ row }) => row <= ROWS)
  },

  act(turn, [column]) {
    const { body, tell } = turn
    if (column < 0 || column >= COLUMNS) return
    if (body.bag < 1) {
      tell({ kind: 'no', x: halfX(column * 2), y: 80 })
      return
    }
    body.bag--
    drop(turn, column)
    tell({ kind: 'pop', x: halfX(column * 2), y: 80, amount: column })
  },

  acts: () => Array.from({ length: COLUMNS }, (_, column): Act => [column, 0]),

  advise({ body, levels }) {
    if (body.bag < 1) return undefined
    const ticks = (ROWS + 1) * FALL_TICKS
    let then = body.basket + body.way * BASKET_PACE * ticks
    const wide = COLUMNS * 2 - 3
    if (then > wide) then = 2 * wide - then
    if (then < 1) then = 2 - then
    const column = Math.max(0, Math.min(COLUMNS - 1, Math.round(then / 2)))
    // A marble seldom lands where the basket turns round at the edge.
    return body.bag < bagSize(levels) - 0.5 && (column === 0 || column === COLUMNS - 1)
      ? undefined
      : [column, 0]
  },

  rate(levels, hand) {
    const marbles = hand ? bagPace(levels) * 60 : 0
    const dropped = levels[PEGFALL.dropper]! / DROP_SECONDS
    const hit = Math.min(0.9, 0.17 * basketHalf(levels) * 1.5)
    const glow = 1 + (lampShare(levels) - 1) * Math.min(1, (marbles + dropped) * 0.18)
    const each = (share: number) => ROWS * glow + caught(levels) * hit * share
    return (
      (marbles * each(1) + dropped * each(0.5)) * worth(levels) * (1 + goldShare(levels) * (GOLD_WORTH - 1))
    )
  },
}

function drop({ body, world, random }: Turn<Pegs>, column: number) {
  if (body.marbles.length >= MOST_MARBLES) return
  body.marbles.push({
    from: column * 2,
    to: column * 2,
    row: 0,
    age: 0,
    gold: random() < goldShare(world.levels),
  })
}

function fall({ body, world, random, earn, tell }: Turn<Pegs>, marble: Marble) {
  if (++marble.age < FALL_TICKS) return
  marble.age = 0
  const { levels } = world
  const share = worth(levels) * (marble.gold ? GOLD_WORTH : 1)
  const half = marble.to
  if (marble.row < ROWS) {
    const peg = marble.row * COLUMNS + Math.min(COLUMNS - 1, Math.floor(half / 2))
    const isLit = body.lit[peg]! > 0
    body.lit[peg] = Math.round(lampTicks(levels))
    earn(share * (isLit ? lampShare(levels) : 1), halfX(half), rowY(marble.row))
    tell({ kind: 'peg', x: halfX(half), y: rowY(marble.row), amount: peg })
    marble.from = half
    const hop = random() < 0.5 ? -1 : 1
    const next = half + hop
    marble.to = next < 0 || next > COLUMNS * 2 - 2 ? half - hop : next
  } else if (Math.abs(half - body.basket) <= basketHalf(levels)) {
    earn(share * caught(levels), halfX(half), BASKET_Y)
    tell({ kind: 'crit', x: halfX(half), y: BASKET_Y })
  }
  marble.row++
}
