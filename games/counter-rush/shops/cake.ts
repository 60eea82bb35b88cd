import { pickIndex, shuffled } from '#kit/random/random.ts'
import { hardnessOf, miss, serve } from '../shift.ts'
import { row, SECOND, seatPlace, waiting, type Shift, type Shop } from '../shop.ts'

/** Icing on each piece of the turning cake, -1 for none, and its rotation in ticks. */
export interface Turntable {
  pieces: number[]
  turned: number
}

const SEATS = 3
export const PIECES = 6
export const ICINGS = 4
const BIN = SEATS + ICINGS
export const pieceTicks = (level: number) => Math.round(SECOND * (1.05 - 0.4 * hardnessOf(level)))
export const frontOf = ({ turned }: Turntable, level: number) =>
  Math.floor(turned / pieceTicks(level)) % PIECES

const bare = () => Array.from({ length: PIECES }, () => -1)
const isBare = ({ pieces }: Turntable) => pieces.every((thing) => thing < 0)

/** A cake has no first piece: all rotations of the wish that are still possible. */
const waysOf = ({ pieces }: Turntable, wish: readonly number[]) =>
  Array.from({ length: PIECES }, (_, turn) => wish.map((_, piece) => wish[(piece + turn) % PIECES]!)).filter(
    (way) => pieces.every((thing, piece) => thing < 0 || thing === way[piece]),
  )
export const isIced = ({ pieces }: Turntable, wish: readonly number[]) =>
  waysOf({ pieces, turned: 0 }, wish).some((way) => way.join() === pieces.join())

/** The cake turns; what is tapped lands on the piece in front. The ring of the bubble is to be made, wherever it begins. */
export const cake: Shop<Turntable> = {
  seats: SEATS,
  pace: 9.6,
  stations: [...row(ICINGS, 350, 46, 286), { x: 354, y: 350 }],
  isTimed: () => true,
  open: () => ({ pieces: bare(), turned: 0 }),
  wish: ({ level }, random) => {
    const count = level < 4 ? 2 : level < 10 ? 3 + pickIndex(2, random) : 4 + pickIndex(2, random)
    const kinds = level < 3 ? 2 : level < 9 ? 3 : ICINGS
    const iced = shuffled([0, 1, 2, 3, 4, 5], random).slice(0, count)
    return bare().map((none, piece) => (iced.includes(piece) ? pickIndex(kinds, random) : none))
  },
  step({ desk, level }: Shift<Turntable>) {
    desk.turned = (desk.turned + 1) % (pieceTicks(level) * PIECES)
  },
  tap(shift, spot, turn) {
    const { desk, level } = shift
    if (spot < SEATS) {
      const guest = shift.seats[spot]
      if (!guest || isBare(desk)) return
      if (!isIced(desk, guest.wish)) return miss(shift, turn, seatPlace(cake, spot), guest)
      desk.pieces = bare()
      return serve(cake, shift, spot, turn, guest.wish.filter((thing) => thing >= 0).length)
    }
    const at = cake.stations[spot - SEATS]!
    if (spot === BIN) {
      if (isBare(desk)) return
      desk.pieces = bare()
      return turn.tell('bin', at.x, at.y)
    }
    const front = frontOf(desk, level)
    if (desk.pieces[front]! >= 0) return miss(shift, turn, at)
    desk.pieces[front] = spot - SEATS
    turn.tell('pick', 200, 284)
  },
  advise(shift) {
    const { desk, level } = shift
    const guests = waiting(shift)
    const front = frontOf(desk, level)
    for (const [seat, { wish }] of guests) {
      const ways = waysOf(desk, wish)
      if (ways.length === 0) continue
      if (ways.some((way) => way.join() === desk.pieces.join())) return seat
      if (desk.pieces[front]! >= 0) return undefined
      const thing = ways.map((way) => way[front]!).find((one) => one >= 0)
      return thing === undefined ? undefined : SEATS + thing
    }
    return guests.length > 0 && !isBare(desk) ? BIN : undefined
  },
}
