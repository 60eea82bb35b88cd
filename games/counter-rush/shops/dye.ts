import { pickIndex } from '#kit/random/random.ts'
import { miss, serve } from '../shift.ts'
import { row, seatPlace, waiting, type Shop } from '../shop.ts'

/** The cloth on the table: per band the sum of its dyes (red 1, yellow 2, blue 4), and the held band. */
export interface Cloth {
  bands: number[]
  picked: number
}

const SEATS = 3
export const BANDS = 3
export const VATS = 3
const VAT = SEATS + BANDS
const FRESH = VAT + VATS
const SINGLE: readonly number[] = [1, 2, 4]
const DOUBLE: readonly number[] = [1, 2, 4, 3, 5, 6]
const ALL: readonly number[] = [1, 2, 4, 3, 5, 6, 3, 5, 6, 7, 0]

const isWhite = ({ bands }: Cloth) => bands.every((dyes) => dyes === 0)
/** Whether every band may still become what is wished: dye cannot be washed out. */
const fits = ({ bands }: Cloth, wish: readonly number[]) =>
  bands.every((dyes, band) => (dyes & ~wish[band]!) === 0)

/** Bands are dipped one after another; dyes mix, and what is in the cloth stays in it. */
export const dye: Shop<Cloth> = {
  seats: SEATS,
  pace: 6.4,
  stations: [...row(BANDS, 226, 122, 278), ...row(VATS, 338, 66, 250), { x: 346, y: 338 }],
  open: () => ({ bands: [0, 0, 0], picked: 0 }),
  wish: ({ level }, random) => {
    const dyes = level < 3 ? SINGLE : level < 9 ? DOUBLE : ALL
    const wish = Array.from({ length: BANDS }, () => dyes[pickIndex(dyes.length, random)]!)
    // A cloth as white as it came would be no work.
    if (!wish.some((mix) => mix > 0)) wish[0] = 3
    return wish
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS) {
      const guest = shift.seats[spot]
      if (!guest || isWhite(desk)) return
      if (desk.bands.join() !== guest.wish.join()) return miss(shift, turn, seatPlace(dye, spot), guest)
      desk.bands = [0, 0, 0]
      desk.picked = 0
      return serve(dye, shift, spot, turn)
    }
    const at = dye.stations[spot - SEATS]!
    if (spot === FRESH) {
      if (isWhite(desk)) return
      desk.bands = [0, 0, 0]
      return turn.tell('bin', at.x, at.y)
    }
    if (spot < VAT) {
      desk.picked = spot - SEATS
      return turn.tell('pick', at.x, at.y)
    }
    const drop = 1 << (spot - VAT)
    if ((desk.bands[desk.picked]! & drop) !== 0) return miss(shift, turn, at)
    desk.bands[desk.picked] = desk.bands[desk.picked]! | drop
    const band = dye.stations[desk.picked]!
    turn.tell('spill', band.x, band.y)
  },
  advise(shift) {
    const { desk } = shift
    const guests = waiting(shift)
    for (const [seat, { wish }] of guests) {
      if (!fits(desk, wish)) continue
      const lacks = (band: number) => wish[band]! & ~desk.bands[band]!
      const band = lacks(desk.picked) > 0 ? desk.picked : wish.findIndex((_, index) => lacks(index) > 0)
      if (band < 0) return seat
      if (band !== desk.picked) return SEATS + band
      return VAT + [1, 2, 4].findIndex((drop) => (lacks(band) & drop) > 0)
    }
    return guests.length > 0 && !isWhite(desk) ? FRESH : undefined
  },
}
