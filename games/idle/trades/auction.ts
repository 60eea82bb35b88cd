import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const AUCTION = { gong: 0, fame: 1, price: 2, table: 3, clerk: 4, rarity: 5 } as const

export interface Lot {
  /** Kind, for drawing. */
  thing: number
  /** The bid as a multiple of the thing's value. */
  bid: number
  /** Bidders still in. */
  hands: number
  /** Ticks until something happens at this table. */
  wait: number
  /** Ticks until the next lot; 0 while there is one. */
  empty: number
}
export interface Auction {
  lots: Lot[]
}

export const MOST_TABLES = 4
export const THINGS = 8
const BEAT_SECONDS = 0.6
const EMPTY_TICKS = 40
const WORTH = 7
const RAISE = 1.42
const FALLEN = 0.25

const PLACES = [
  [280, 360],
  [720, 360],
  [280, 740],
  [720, 740],
] as const
export const tablePlace = (table: number) => ({ x: PLACES[table]![0], y: PLACES[table]![1] })
export const tableCount = (levels: readonly number[]) => Math.min(MOST_TABLES, 1 + levels[AUCTION.table]!)

const beat = (levels: readonly number[]) => seconds(BEAT_SECONDS) / (1 + 0.1 * levels[AUCTION.gong]!)
const value = (levels: readonly number[]) =>
  WORTH *
  times(1.24, levels[AUCTION.price]!) *
  times(1.8, levels[AUCTION.rarity]!) *
  (1 + 0.12 * levels[AUCTION.fame]!)
const firstHands = (levels: readonly number[], random: Random) =>
  2 + pickIndex(3, random) + (random() < levels[AUCTION.fame]! * 0.06 ? 1 : 0)

export const bidOf = (lot: Lot, levels: readonly number[]) => lot.bid * value(levels)

/** Bids rise while hands are up, and hands go down one by one. When the last is down the thing sells cheaply. */
export const auction: Trade<Auction> = {
  start: () => ({ lots: [newLot(0, 3)] }),

  step(turn) {
    const { body, world, random } = turn
    while (body.lots.length < tableCount(world.levels))
      body.lots.push(newLot(pickIndex(THINGS, random), firstHands(world.levels, random)))
    for (const table of body.lots.keys()) bidding(turn, table)
  },

  act(turn, [table]) {
    const lot = turn.body.lots[table]
    if (lot && lot.empty === 0) sell(turn, table, 1)
  },

  acts: ({ body }) => body.lots.flatMap(({ empty }, table): Act[] => (empty === 0 ? [[table, 0]] : [])),

  advise({ body }) {
    const table = body.lots.findIndex(({ hands, empty }) => empty === 0 && hands <= 1)
    return table < 0 ? undefined : [table, 0]
  },

  rate(levels, hand) {
    const sold = hand
      ? tableCount(levels) + 0.05 * levels[AUCTION.clerk]!
      : Math.min(tableCount(levels), levels[AUCTION.clerk]!) * 0.85
    return (sold * value(levels) * 3.2 * 60) / (beat(levels) * 7 + EMPTY_TICKS)
  },
}

const newLot = (thing: number, hands: number): Lot => ({ thing, bid: 0.4, hands, wait: 30, empty: 0 })

function bidding(turn: Turn<Auction>, table: number) {
  const { body, world, random, tell } = turn
  const { levels } = world
  const lot = body.lots[table]!
  const place = tablePlace(table)
  if (lot.empty > 0) {
    if (--lot.empty === 0) {
      body.lots[table] = newLot(pickIndex(THINGS, random), firstHands(levels, random))
      tell({ kind: 'lot', ...place, amount: table })
    }
    return
  }
  if (--lot.wait > 0) return
  lot.wait = Math.ceil(beat(levels))
  if (table < levels[AUCTION.clerk]! && lot.hands <= 1) {
    sell(turn, table, 0.85)
    return
  }
  if (lot.hands === 0) {
    sell(turn, table, FALLEN)
    tell({ kind: 'bad', ...place, amount: table })
    return
  }
  // With every raise it is likelier that somebody has had enough.
  if (random() < 0.2 + 0.08 * lot.bid) {
    lot.hands--
    tell({ kind: 'leave', ...place, amount: table })
  } else {
    lot.bid *= RAISE
    tell({ kind: 'bid', ...place, amount: table })
  }
}

function sell({ body, world, earn, tell }: Turn<Auction>, table: number, share: number) {
  const lot = body.lots[table]!
  const place = tablePlace(table)
  earn(bidOf(lot, world.levels) * share, place.x, place.y)
  tell({ kind: share === 1 ? 'hit' : 'gone', ...place, amount: table })
  lot.empty = EMPTY_TICKS
}
