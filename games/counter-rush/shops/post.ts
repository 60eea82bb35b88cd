import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { miss, serve } from '../shift.ts'
import { row, seatPlace, waiting, type Guest, type Shift, type Shop } from '../shop.ts'

/** The stamp's shape and the paper's colour. */
export type Parcel = readonly [shape: number, color: number]
export interface PostRoom {
  parcel: Parcel
  shelf: (Parcel | null)[]
}

const SEATS = 4
export const SHAPES = 4
export const SHADES = 4
const SHELF = 2
const CHUTE = SEATS + SHELF

/** A wish is by what the carrier sorts (0 shape, 1 colour), which one, and how many more. */
const takes = ({ wish: [by = 0, value] }: Guest, parcel: Parcel) => parcel[by] === value

function nextParcel({ seats }: Pick<Shift, 'seats'>, random: Random): Parcel {
  const parcel: [number, number] = [pickIndex(SHAPES, random), pickIndex(SHADES, random)]
  const carriers = seats.filter((guest) => guest !== null)
  if (carriers.length === 0 || random() < 0.15) return parcel
  const [by = 0, value = 0] = pickOne(carriers, random).wish
  parcel[by] = value
  return parcel
}

/** Each carrier takes parcels of one stamp or colour; the rest goes on the shelf. */
export const post: Shop<PostRoom> = {
  seats: SEATS,
  pace: 4.6,
  stations: [...row(SHELF, 330, 60, 130), { x: 336, y: 330 }],
  open: (_level, random) => ({ parcel: nextParcel({ seats: [] }, random), shelf: [null, null] }),
  wish: ({ level, seats }, random) => {
    for (;;) {
      const by = pickIndex(2, random)
      const value = pickIndex(by === 0 ? SHAPES : SHADES, random)
      if (seats.some((guest) => guest && guest.wish[0] === by && guest.wish[1] === value)) continue
      return [by, value, 2 + pickIndex(level < 6 ? 1 : 2, random)]
    }
  },
  tap(shift, spot, turn) {
    const { desk, seats } = shift
    if (spot < SEATS) {
      const guest = seats[spot]
      if (!guest) return
      const at = seatPlace(post, spot)
      if (!takes(guest, desk.parcel)) return miss(shift, turn, at, guest)
      guest.wish[2] = guest.wish[2]! - 1
      turn.tell('take', at.x, at.y + 40)
      if (guest.wish[2] === 0) serve(post, shift, spot, turn, 3)
      desk.parcel = nextParcel(shift, turn.random)
      return
    }
    const at = post.stations[spot - SEATS]!
    if (spot === CHUTE) {
      miss(shift, turn, at)
      desk.parcel = nextParcel(shift, turn.random)
      return
    }
    const kept = desk.shelf[spot - SEATS] ?? null
    desk.shelf[spot - SEATS] = desk.parcel
    desk.parcel = kept ?? nextParcel(shift, turn.random)
    turn.tell('pick', at.x, at.y)
  },
  advise(shift) {
    const { desk } = shift
    const guests = waiting(shift)
    const taker = guests.find(([, guest]) => takes(guest, desk.parcel))
    if (taker) return taker[0]
    if (guests.length === 0) return undefined
    const wanted = desk.shelf.findIndex(
      (parcel) => parcel && guests.some(([, guest]) => takes(guest, parcel)),
    )
    if (wanted >= 0) return SEATS + wanted
    const free = desk.shelf.indexOf(null)
    return free >= 0 ? SEATS + free : CHUTE
  },
}
