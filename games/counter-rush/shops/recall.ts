import { pickIndex, shuffled } from '#kit/random/random.ts'
import { hardnessOf, miss } from '../shift.ts'
import { row, seatPlace, SECOND, type Shift, type Shop } from '../shop.ts'
import { adviseTray, clear, hand, missing, put, sameThings, type Tray } from '../tray.ts'

const SEATS = 4
export const POURS = 5
const BIN = SEATS + POURS
const MOST = 4
const AGAIN = SECOND * 1.6
/** To be asked again costs this share of the patience. */
const BOTHER = 0.12
const shownFor = (level: number) => Math.round(SECOND * (4 - 1.8 * hardnessOf(level)))

/** Guests say their wish once: the bubble closes, and asking again costs patience. */
export const recall: Shop<Tray> = {
  seats: SEATS,
  pace: 4.8,
  stations: [...row(POURS, 330, 44, 356), { x: 336, y: 230 }],
  open: () => ({ tray: [] }),
  wish: (shift, random) => {
    const { level } = shift
    const newcomer = shift.seats.find((guest) => guest?.wish.length === 0)
    if (newcomer) newcomer.seen = shownFor(level)
    const kinds = level < 5 ? 4 : POURS
    const count = 1 + pickIndex(level < 4 ? 2 : 3, random) + (level >= 16 ? 1 : 0)
    return shuffled(
      Array.from({ length: kinds }, (_, kind) => kind),
      random,
    ).slice(0, Math.min(MOST, count))
  },
  tap(shift: Shift<Tray>, spot, turn) {
    const { desk } = shift
    if (spot === BIN) return clear(recall, shift, spot, turn)
    if (spot >= SEATS) return put(recall, shift, spot, turn, spot - SEATS, MOST)
    const guest = shift.seats[spot]
    if (!guest) return
    if (desk.tray.length > 0) return hand(recall, shift, spot, turn, (wish) => sameThings(wish, desk.tray))
    if (guest.age <= guest.seen) return
    guest.seen = guest.age + AGAIN
    guest.patience -= guest.full * BOTHER
    const at = seatPlace(recall, spot)
    turn.tell('pick', at.x, at.y)
    if (guest.patience <= 0) miss(shift, turn, at)
  },
  advise: (shift) => adviseTray(shift, { rest: missing, spotOf: (thing) => SEATS + thing, bin: BIN }),
}
