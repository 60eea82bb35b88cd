import { pickIndex } from '#kit/random/random.ts'
import { hardnessOf, miss } from '../shift.ts'
import { row, SECOND, waiting, type Shift, type Shop } from '../shop.ts'
import { clear, hand, missing, put, sameThings, type Tray } from '../tray.ts'

export interface Pot {
  kind: number
  age: number
}
export interface Kitchen extends Tray {
  pots: (Pot | null)[]
}

const SEATS = 4
export const NOODLES = 3
export const POTS = 3
export const TOPPINGS = 3
const POT = SEATS + NOODLES
const TOPPING = POT + POTS
const BIN = TOPPING + TOPPINGS
/** Toppings are numbered from here, noodles from 0. */
export const FIRST_TOPPING = 10
export const DONE = SECOND * 3.5
export const softOf = (level: number) => DONE + Math.round(SECOND * (6 - 2.6 * hardnessOf(level)))

/** Noodles keep boiling: too early they are raw, too late they are mush. */
export const boil: Shop<Kitchen> = {
  seats: SEATS,
  pace: 5.2,
  stations: [
    ...row(NOODLES, 344, 44, 176),
    ...row(POTS, 258, 50, 210),
    ...row(TOPPINGS, 344, 236, 356),
    { x: 350, y: 240 },
  ],
  open: () => ({ tray: [], pots: [null, null, null] }),
  wish: ({ level }, random) => {
    const noodles = pickIndex(level < 3 ? 2 : NOODLES, random)
    const extra = level < 3 ? pickIndex(2, random) : level < 12 ? 1 : 1 + pickIndex(2, random)
    const first = pickIndex(TOPPINGS, random)
    return [
      noodles,
      ...Array.from({ length: extra }, (_, index) => FIRST_TOPPING + ((first + index) % TOPPINGS)),
    ]
  },
  step({ desk, level }: Shift<Kitchen>, turn) {
    for (const [index, pot] of desk.pots.entries()) {
      if (!pot) continue
      pot.age++
      const { x, y } = boil.stations[NOODLES + index]!
      if (pot.age === DONE) turn.tell('ready', x, y)
      if (pot.age === softOf(level)) turn.tell('spoilt', x, y)
    }
  },
  tap(shift, spot, turn) {
    const { desk, level } = shift
    if (spot < SEATS) return hand(boil, shift, spot, turn, (wish) => sameThings(wish, desk.tray))
    const at = boil.stations[spot - SEATS]!
    if (spot === BIN) return clear(boil, shift, spot, turn)
    if (spot >= TOPPING) {
      if (desk.tray.length === 0) return miss(shift, turn, at)
      return put(boil, shift, spot, turn, FIRST_TOPPING + spot - TOPPING, 3)
    }
    if (spot < POT) {
      const free = desk.pots.indexOf(null)
      if (free < 0) return miss(shift, turn, at)
      desk.pots[free] = { kind: spot - SEATS, age: 0 }
      return turn.tell('pick', at.x, at.y)
    }
    const pot = desk.pots[spot - POT]
    if (!pot) return
    const isMush = pot.age >= softOf(level)
    if (!isMush && (pot.age < DONE || desk.tray.length > 0)) return miss(shift, turn, at)
    desk.pots[spot - POT] = null
    if (!isMush) desk.tray = [pot.kind]
    turn.tell(isMush ? 'bin' : 'pick', at.x, at.y)
  },
  advise(shift) {
    const { desk, level } = shift
    const mush = desk.pots.findIndex((pot) => pot && pot.age >= softOf(level))
    if (mush >= 0) return POT + mush
    const guests = waiting(shift)
    if (desk.tray.length > 0) {
      for (const [seat, { wish }] of guests) {
        const rest = missing(wish, desk.tray)
        if (rest) return rest.length === 0 ? seat : TOPPING + rest[0]! - FIRST_TOPPING
      }
      return guests.length > 0 ? BIN : undefined
    }
    const boiling = desk.pots.map((pot) => pot?.kind ?? -1)
    for (const [, { wish }] of guests) {
      const pot = boiling.indexOf(wish[0]!)
      if (pot < 0) {
        if (desk.pots.includes(null)) return SEATS + wish[0]!
        continue
      }
      if (desk.pots[pot]!.age >= DONE) return POT + pot
      boiling[pot] = -1
    }
    const done = desk.pots.findIndex(
      (pot) => pot && pot.age >= DONE + SECOND && !guests.some(([, { wish }]) => wish[0] === pot.kind),
    )
    return done >= 0 && guests.length > 2 ? POT + done : undefined
  },
}
