import { pickIndex } from '#kit/random/random.ts'
import { hardnessOf, loseHeart, miss, serve } from '../shift.ts'
import { row, seatPlace, waiting, type Shift, type Shop } from '../shop.ts'

export interface Plate {
  kind: number
  x: number
}
export interface Belt {
  plates: Plate[]
  /** Ticks until the kitchen can send another plate. */
  rest: number
  wasted: number
}

const SEATS = 4
export const DISHES = 5
export const BELT_Y = 176
export const BELT_START = -16
export const BELT_END = 416
const REST = 34
const MOST_PLATES = 8
/** Plates over the edge per lost heart. */
export const WASTE_PER_HEART = 3
const speedOf = (level: number) => 1.3 + 0.7 * hardnessOf(level)

/** Plates ride past the guests, who take what they wish; what nobody takes falls off the end. */
export const belt: Shop<Belt> = {
  seats: SEATS,
  pace: 4.4,
  stations: row(DISHES, 318, 46, 354),
  open: () => ({ plates: [], rest: 0, wasted: 0 }),
  wish: ({ level }, random) => {
    const kinds = level < 4 ? 3 : level < 10 ? 4 : DISHES
    const count = 1 + pickIndex(level < 4 ? 2 : 3, random)
    return Array.from({ length: count }, () => pickIndex(kinds, random))
  },
  step(shift: Shift<Belt>, turn) {
    const { desk, level } = shift
    if (desk.rest > 0) desk.rest--
    for (const plate of desk.plates) {
      const before = plate.x
      plate.x += speedOf(level)
      for (const [seat, guest] of shift.seats.entries()) {
        const { x, y } = seatPlace(belt, seat)
        if (!guest || before >= x || plate.x < x) continue
        const at = guest.wish.indexOf(plate.kind)
        if (at < 0) continue
        guest.wish.splice(at, 1)
        guest.busy++
        plate.kind = -1
        turn.tell('take', x, y + 60)
        if (guest.wish.length === 0) serve(belt, shift, seat, turn, guest.busy)
        break
      }
    }
    const fallen = desk.plates.filter(({ kind, x }) => kind >= 0 && x >= BELT_END)
    desk.plates = desk.plates.filter(({ kind, x }) => kind >= 0 && x < BELT_END)
    for (const _ of fallen) {
      desk.wasted++
      miss(shift, turn, { x: 384, y: BELT_Y })
      if (desk.wasted % WASTE_PER_HEART === 0) loseHeart(shift, turn, { x: 370, y: BELT_Y })
    }
  },
  tap({ desk }, spot, turn) {
    const at = belt.stations[spot - SEATS]
    if (!at || desk.rest > 0 || desk.plates.length >= MOST_PLATES) return
    desk.rest = REST
    desk.plates.push({ kind: spot - SEATS, x: BELT_START })
    turn.tell('pick', at.x, at.y)
  },
  advise(shift) {
    const { desk } = shift
    if (desk.rest > 0) return undefined
    // Plates under way count for the first guest who wants them; the rest has to be sent.
    const wishes = shift.seats.map((guest) => [...(guest?.wish ?? [])])
    for (const { kind, x } of desk.plates.toSorted((one, other) => other.x - one.x)) {
      const seat = wishes.findIndex((wish, index) => seatPlace(belt, index).x > x && wish.includes(kind))
      if (seat >= 0) wishes[seat]!.splice(wishes[seat]!.indexOf(kind), 1)
    }
    const first = waiting(shift).find(([seat, guest]) => wishes[seat]!.length > 0 && guest.patience > 60)
    return first && SEATS + wishes[first[0]]![0]!
  },
}
