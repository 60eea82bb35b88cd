import { pickIndex } from '#kit/random/random.ts'
import { hardnessOf, miss, serve } from '../shift.ts'
import { row, SECOND, seatPlace, waiting, type Shift, type Shop } from '../shop.ts'

/** A boat of the hire: how long it is still at sea, and the buckets of water in it. */
export interface Boat {
  away: number
  water: number
}
export interface Hire {
  /** Who was tapped and is to get a boat, or -1. */
  picked: number
  boats: Boat[]
  /** Ticks until the next leak. */
  leak: number
}

const SEATS = 4
/** Canoes, sailing boats, pedal boats: two of each. */
export const FLEET = [0, 1, 2, 0, 1, 2] as const
export const KINDS = 3
export const MOST_WATER = 3

const leakOf = (level: number) => Math.round(SECOND * (9 - 5 * hardnessOf(level)))
const waterOf = (level: number) => (level < 4 ? 1 : level < 12 ? 2 : MOST_WATER)

const isFit = ({ away, water }: Boat) => away === 0 && water === 0

/** Boats go out, come home with water in them and leak at the pier: bail them before the next guest asks. */
export const rent: Shop<Hire> = {
  seats: SEATS,
  pace: 5.2,
  stations: [...row(3, 232, 76, 324), ...row(3, 336, 76, 324)],
  open: (level) => ({ picked: -1, boats: FLEET.map(() => ({ away: 0, water: 0 })), leak: leakOf(level) }),
  wish: ({ level }, random) => [pickIndex(level < 2 ? 2 : KINDS, random)],
  step(shift: Shift<Hire>, turn) {
    const { desk, level } = shift
    if (desk.picked >= 0 && !shift.seats[desk.picked]) desk.picked = -1
    for (const [index, boat] of desk.boats.entries()) {
      if (boat.away === 0 || --boat.away > 0) continue
      boat.water = waterOf(level)
      turn.tell('boat', rent.stations[index]!.x, rent.stations[index]!.y)
    }
    if (--desk.leak > 0) return
    desk.leak = leakOf(level)
    const index = pickIndex(FLEET.length, turn.random)
    const boat = desk.boats[index]!
    if (boat.away > 0 || boat.water >= MOST_WATER) return
    boat.water++
    turn.tell('melt', rent.stations[index]!.x, rent.stations[index]!.y)
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS) {
      if (!shift.seats[spot]) return
      desk.picked = spot
      const { x, y } = seatPlace(rent as Shop, spot)
      return turn.tell('pick', x, y)
    }
    const index = spot - SEATS
    const at = rent.stations[index]!
    const boat = desk.boats[index]!
    if (boat.away > 0) return
    if (boat.water > 0) {
      boat.water--
      return turn.tell(boat.water === 0 ? 'ready' : 'spill', at.x, at.y)
    }
    const guest = desk.picked < 0 ? undefined : shift.seats[desk.picked]
    if (!guest) return
    if (guest.wish[0] !== FLEET[index]) return miss(shift, turn, at, guest)
    boat.away = Math.round(SECOND * (4 + 3 * turn.random()))
    serve(rent, shift, desk.picked, turn, 2)
    desk.picked = -1
    turn.tell('boat', at.x, at.y)
  },
  advise(shift) {
    const { desk } = shift
    const guests = waiting(shift)
    for (const [seat, { wish }] of guests) {
      const boat = desk.boats.findIndex((one, index) => FLEET[index] === wish[0] && isFit(one))
      if (boat >= 0) return desk.picked === seat ? SEATS + boat : seat
    }
    const wanted = guests.flatMap(([, { wish }]) => wish)
    const isWet = ({ away, water }: Boat) => away === 0 && water > 0
    const first = desk.boats.findIndex((one, index) => isWet(one) && wanted.includes(FLEET[index]!))
    const wet = first >= 0 ? first : desk.boats.findIndex(isWet)
    return wet >= 0 ? SEATS + wet : undefined
  },
}
