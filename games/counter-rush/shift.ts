import {
  end,
  gain,
  openMicro,
  freshBase,
  type MicroRules,
  type MicroSim,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { hash32, pickIndex, type Random } from '#kit/random/random.ts'
import {
  HEARTS,
  LEVELS,
  placesOf,
  SECOND,
  seatPlace,
  type Guest,
  type Place,
  type Shift,
  type Shop,
} from './shop.ts'

export const LOOKS = 6
const FIRST_GUESTS = 6
const COINS_PER_WISH = 6
const MOST_TIP = 10
/** A mistake costs this share of the patience a guest came with. */
const MISTAKE = 0.14

export const guestsOf = (level: number) => FIRST_GUESTS + Math.floor(level / 2)
/** From 0 on the first day to 1 on the last. */
export const hardnessOf = (level: number) => (Math.min(level, LEVELS) - 1) / (LEVELS - 1)

const patienceOf = ({ pace }: Shop, level: number) =>
  Math.round(pace * SECOND * (4.4 - 2 * hardnessOf(level)))
const gapOf = ({ pace }: Shop, level: number) => Math.round(pace * SECOND * (1.3 - 0.72 * hardnessOf(level)))

export const happiness = ({ patience, full }: Guest) => Math.max(0, patience / full)

function openShift(shop: Shop, level: number, random: Random): Shift {
  const shift: Shift = {
    ...freshBase(),
    level,
    toCome: guestsOf(level),
    coming: 20,
    seats: Array.from({ length: shop.seats }, () => null),
    hearts: HEARTS,
    served: 0,
    won: false,
    desk: shop.open(level, random),
  }
  // The first guest already stands there.
  seat(shop, shift, random)
  return shift
}

function seat(shop: Shop, shift: Shift, random: Random): number | undefined {
  const free = shift.seats.flatMap((guest, index) => (guest ? [] : [index]))
  if (free.length === 0) return undefined
  const at = free[pickIndex(free.length, random)]!
  const full = patienceOf(shop, shift.level)
  shift.toCome--
  const guest: Guest = {
    look: pickIndex(LOOKS, random),
    wish: [],
    full,
    patience: full,
    age: 0,
    busy: 0,
    seen: 0,
  }
  shift.seats[at] = guest
  guest.wish = shop.wish(shift, random)
  if (guest.wish.length === 0) throw new Error('a guest without a wish')
  return at
}

/** Somebody goes away content. */
export function pay(
  shift: Shift,
  turn: Turn,
  guest: Guest,
  { at, parts }: { readonly at: Place; readonly parts: number },
) {
  shift.served++
  gain(shift, turn, COINS_PER_WISH * parts + Math.round(MOST_TIP * happiness(guest)), at)
}

/** The guest in a seat goes away content. */
export function serve(shop: Shop, shift: Shift, seatIndex: number, turn: Turn, parts?: number) {
  const guest = shift.seats[seatIndex]
  if (!guest) return
  shift.seats[seatIndex] = null
  pay(shift, turn, guest, { at: seatPlace(shop, seatIndex), parts: parts ?? guest.wish.length })
}

/** A mistake ends the combo and costs patience. */
export function miss(shift: Shift, turn: Turn, at: Place, guest?: Guest | null) {
  shift.combo = 0
  if (guest) guest.patience -= guest.full * MISTAKE
  turn.tell('wrong', at.x, at.y)
}

export function loseHeart(shift: Shift, turn: Turn, at: Place) {
  shift.combo = 0
  shift.hearts--
  turn.tell('leave', at.x, at.y)
  if (shift.hearts <= 0) end(shift, turn, at)
}

/** Reduces patience; true when the guest has left. */
export function wait(shift: Shift, turn: Turn, guest: Guest, at: Place): boolean {
  guest.age++
  if (--guest.patience > 0) return false
  loseHeart(shift, turn, at)
  return true
}

function stepShift(shop: Shop, shift: Shift, turn: Turn) {
  if (shift.toCome > 0 && --shift.coming <= 0) {
    const at = seat(shop, shift, turn.random)
    shift.coming = at === undefined ? SECOND : gapOf(shop, shift.level)
    if (at !== undefined) turn.tell('arrive', seatPlace(shop, at).x, seatPlace(shop, at).y)
  }
  for (const [index, guest] of shift.seats.entries())
    if (guest && wait(shift, turn, guest, seatPlace(shop, index))) shift.seats[index] = null
  if (shift.over) return
  shop.step?.(shift, turn)
  if (turn.press) shop.tap(shift, turn.input - 1, turn)
  const left = shift.toCome + shift.seats.filter(Boolean).length + (shop.inside?.(shift.desk) ?? 0)
  if (left > 0 || shift.over) return
  shift.over = shift.won = true
  turn.tell('won', 200, 200)
}

const rulesOf = (shop: Shop, level: number): MicroRules<Shift> => ({
  inputs: Array.from({ length: placesOf(shop).length + 1 }, (_, input) => input),
  hand: 'tap',
  start: (random) => openShift(shop, level, random),
  step: (shift, turn) => stepShift(shop, shift, turn),
})

export interface ShiftSim extends MicroSim {
  readonly shop: Shop
  readonly state: Shift
}

/** A day as a sim: won when every guest has left and a heart remains. */
export function openDay(shop: Shop, seed: number, level: number, saved?: string): ShiftSim {
  const rules = rulesOf(shop, level) as MicroRules
  const inner = openMicro(rules, hash32(`${level}:${seed}`), saved)
  const state = inner.state as Shift
  return {
    ...inner,
    shop,
    state,
    get status() {
      return state.over ? (state.won ? 'won' : 'lost') : 'playing'
    },
    get score() {
      return state.score
    },
    get progress() {
      return Math.min(1, state.served / guestsOf(level))
    },
  }
}
