import { pickIndex } from '#kit/random/random.ts'
import { miss, serve } from '../shift.ts'
import { row, seatPlace, waiting, type Shop } from '../shop.ts'

/** The blank in the vice: how deep each tooth is cut, and the cuts since the file was sharp. */
export interface Vice {
  cuts: number[]
  worn: number
}

const SEATS = 3
export const TEETH = 5
const STONE = SEATS + TEETH
const BLANK = STONE + 1
export const DEEPEST = 3
/** A file cuts so often, then it wants the whetstone. */
export const SHARP_CUTS = 16

const isBlank = ({ cuts }: Vice) => cuts.every((cut) => cut === 0)

/** A cut cannot be filled again: each tap files one tooth deeper, one tap too many spoils the blank. */
export const keys: Shop<Vice> = {
  seats: SEATS,
  pace: 6.6,
  stations: [...row(TEETH, 262, 112, 320), { x: 110, y: 346 }, { x: 290, y: 346 }],
  open: () => ({ cuts: Array.from({ length: TEETH }, () => 0), worn: 0 }),
  wish: ({ level }, random) => {
    const deepest = level < 4 ? 2 : DEEPEST
    const teeth = level < 3 ? 3 : level < 9 ? 4 : TEETH
    return Array.from({ length: TEETH }, (_, tooth) =>
      tooth === 0 ? 1 + pickIndex(deepest, random) : tooth < teeth ? pickIndex(deepest + 1, random) : 0,
    )
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS) {
      const guest = shift.seats[spot]
      if (!guest || isBlank(desk)) return
      if (desk.cuts.join() !== guest.wish.join()) return miss(shift, turn, seatPlace(keys, spot), guest)
      desk.cuts = desk.cuts.map(() => 0)
      return serve(keys, shift, spot, turn, 3)
    }
    const at = keys.stations[spot - SEATS]!
    if (spot === STONE) {
      if (desk.worn === 0) return
      desk.worn = 0
      return turn.tell('ready', at.x, at.y)
    }
    if (spot === BLANK) {
      if (isBlank(desk)) return
      desk.cuts = desk.cuts.map(() => 0)
      return turn.tell('bin', at.x, at.y)
    }
    const tooth = spot - SEATS
    if (desk.worn >= SHARP_CUTS) return miss(shift, turn, at)
    desk.worn++
    if (desk.cuts[tooth] === DEEPEST) {
      desk.cuts = desk.cuts.map(() => 0)
      turn.tell('spoilt', at.x, at.y)
      return miss(shift, turn, at)
    }
    desk.cuts[tooth] = desk.cuts[tooth]! + 1
    turn.tell('file', at.x, at.y)
  },
  advise(shift) {
    const { desk } = shift
    const guests = waiting(shift)
    for (const [seat, { wish }] of guests) {
      if (desk.cuts.some((cut, tooth) => cut > wish[tooth]!)) continue
      const tooth = desk.cuts.findIndex((cut, index) => cut < wish[index]!)
      if (tooth < 0) return seat
      return desk.worn >= SHARP_CUTS ? STONE : SEATS + tooth
    }
    if (guests.length > 0) return isBlank(desk) ? undefined : BLANK
    return desk.worn > SHARP_CUTS / 2 ? STONE : undefined
  },
}
