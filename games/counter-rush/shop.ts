import type { Base, Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'

/** Somebody who waits. Plain JSON. */
export interface Guest {
  /** Which of the islanders it is. */
  readonly look: number
  /** What it wishes; the numbers mean what the shop says. Shops that serve in parts take them off the front. */
  wish: number[]
  /** Ticks it can wait, in all and still. */
  readonly full: number
  patience: number
  age: number
  /** Ticks of work left on its thing. */
  busy: number
  /** Until this age it shows its wish, in shops where wishes are to be remembered. */
  seen: number
}

/** One day behind a counter. `desk` is the shop's own state. */
export interface Shift<Desk = unknown> extends Base {
  readonly level: number
  toCome: number
  /** Ticks until the next guest. */
  coming: number
  seats: (Guest | null)[]
  hearts: number
  served: number
  won: boolean
  desk: Desk
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** The rules of one shop. Spots below `seats` are the guests, those from `seats` on its stations. */
export interface Shop<Desk = unknown> {
  readonly seats: number
  /** Seconds a relaxed player needs per guest. */
  readonly pace: number
  /** Where guests wait, if not along the counter. */
  seatAt?(seat: number): Place
  readonly stations: readonly Place[]
  open(level: number, random: Random): Desk
  wish(shift: Shift<Desk>, random: Random): number[]
  step?(shift: Shift<Desk>, turn: Turn): void
  tap(shift: Shift<Desk>, spot: number, turn: Turn): void
  /** The best spot to tap now. */
  advise(shift: Shift<Desk>): number | undefined
  /** Whether the next tap depends on timing: then a bot waits instead of resting. */
  isTimed?(desk: Desk): boolean
  /** Guests that are no longer in a seat but still to be served. */
  inside?(desk: Desk): number
}

export const SECOND = 60
export const HEARTS = 3
export const LEVELS = 24

export const seatPlace = (shop: Shop, seat: number): Place =>
  shop.seatAt?.(seat) ?? { x: 200 + (seat - (shop.seats - 1) / 2) * (380 / shop.seats), y: 100 }

export const placesOf = (shop: Shop): readonly Place[] => [
  ...Array.from({ length: shop.seats }, (_, seat) => seatPlace(shop, seat)),
  ...shop.stations,
]

/** A row of stations. */
export const row = (count: number, y: number, from: number, to: number): readonly Place[] =>
  Array.from({ length: count }, (_, index) => ({
    x: count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1),
    y,
  }))

/** Seats with somebody in them, those who leave first first. */
export const waiting = (shift: Shift): readonly (readonly [seat: number, guest: Guest])[] =>
  shift.seats
    .flatMap((guest, seat) => (guest ? [[seat, guest] as const] : []))
    .toSorted(([, one], [, other]) => one.patience - other.patience)
