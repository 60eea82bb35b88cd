import { pickIndex } from '#kit/random/random.ts'
import { hardnessOf, miss } from '../shift.ts'
import { row, SECOND, waiting, type Shift, type Shop } from '../shop.ts'
import { clear, hand, missing, put, sameThings, type Tray } from '../tray.ts'

export interface Stall extends Tray {
  stock: number[]
  /** The bucket the boat is fetching for, or -1, and how long it still takes. */
  fetching: number
  boat: number
  /** Ticks until the next flower wilts. */
  wilt: number
}

const SEATS = 4
export const FLOWERS = 5
const BIN = SEATS + FLOWERS
const MOST = 4
const FULL = 4
export const BOAT_TICKS = SECOND * 3
const wiltOf = (level: number) => Math.round(SECOND * (9 - 4 * hardnessOf(level)))

/** Buckets run empty and flowers wilt: one boat fetches more, and only for one bucket at a time. */
export const stock: Shop<Stall> = {
  seats: SEATS,
  pace: 5,
  stations: [...row(FLOWERS, 328, 42, 358), { x: 336, y: 232 }],
  open: () => ({
    tray: [],
    stock: Array.from({ length: FLOWERS }, () => FULL),
    fetching: -1,
    boat: 0,
    wilt: wiltOf(1),
  }),
  wish: ({ level }, random) => {
    const kinds = level < 4 ? 3 : level < 10 ? 4 : FLOWERS
    const count = 1 + pickIndex(level < 5 ? 2 : 3, random)
    return Array.from({ length: count }, () => pickIndex(kinds, random))
  },
  step({ desk, level }: Shift<Stall>, turn) {
    if (desk.fetching >= 0 && --desk.boat <= 0) {
      desk.stock[desk.fetching] = FULL
      const { x, y } = stock.stations[desk.fetching]!
      turn.tell('ready', x, y)
      desk.fetching = -1
    }
    if (--desk.wilt > 0) return
    desk.wilt = wiltOf(level)
    const kind = pickIndex(FLOWERS, turn.random)
    if (desk.stock[kind] === 0) return
    desk.stock[kind] = desk.stock[kind]! - 1
    turn.tell('spoilt', stock.stations[kind]!.x, stock.stations[kind]!.y)
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS) return hand(stock, shift, spot, turn, (wish) => sameThings(wish, desk.tray))
    if (spot === BIN) return clear(stock, shift, spot, turn)
    const kind = spot - SEATS
    const at = stock.stations[kind]!
    if (desk.stock[kind]! > 0) {
      if (desk.tray.length < MOST) desk.stock[kind] = desk.stock[kind]! - 1
      return put(stock, shift, spot, turn, kind, MOST)
    }
    if (desk.fetching >= 0) return miss(shift, turn, at)
    desk.fetching = kind
    desk.boat = BOAT_TICKS
    turn.tell('boat', at.x, at.y)
  },
  advise(shift) {
    const { desk } = shift
    const guests = waiting(shift)
    const empty = guests.flatMap(([, { wish }]) => wish).find((kind) => desk.stock[kind] === 0)
    if (desk.fetching < 0) {
      const refill = empty ?? desk.stock.indexOf(0)
      if (refill >= 0) return SEATS + refill
    }
    let isUseful = desk.tray.length === 0
    for (const [seat, { wish }] of guests) {
      const rest = missing(wish, desk.tray)
      if (!rest) continue
      isUseful = true
      if (rest.length === 0) return seat
      const next = rest.find((kind) => desk.stock[kind]! > 0)
      if (next !== undefined && rest.every((kind) => desk.stock[kind]! > 0 || desk.fetching === kind))
        return SEATS + next
    }
    return isUseful || guests.length === 0 ? undefined : BIN
  },
}
