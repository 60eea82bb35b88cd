import { pickIndex } from '#kit/random/random.ts'
import { hardnessOf } from '../shift.ts'
import { row, SECOND, type Shift, type Shop } from '../shop.ts'
import { adviseTray, clear, hand, inOrder, put, sameOrder, type Tray } from '../tray.ts'

export interface Cone extends Tray {
  /** Ticks until the top scoop drops. */
  melt: number
}

const SEATS = 4
export const FLAVOURS = 5
export const MOST_SCOOPS = 4
const BIN = SEATS + FLAVOURS
const meltOf = (level: number) => Math.round(SECOND * (7 - 3 * hardnessOf(level)))

/** Scoops go on the cone in the order of the wish, and the topmost melts away. */
export const scoops: Shop<Cone> = {
  seats: SEATS,
  pace: 4.2,
  stations: [...row(FLAVOURS, 330, 44, 356), { x: 336, y: 224 }],
  open: () => ({ tray: [], melt: 0 }),
  wish: ({ level }, random) => {
    const most = level < 3 ? 2 : level < 10 ? 3 : MOST_SCOOPS
    const kinds = level < 4 ? 3 : level < 9 ? 4 : FLAVOURS
    const count = Math.max(level < 14 ? 1 : 2, most - pickIndex(2, random))
    return Array.from({ length: count }, () => pickIndex(kinds, random))
  },
  step(shift: Shift<Cone>, turn) {
    const { desk } = shift
    if (desk.tray.length === 0 || --desk.melt > 0) return
    desk.tray.pop()
    desk.melt = meltOf(shift.level)
    turn.tell('melt', 200, 215)
  },
  tap(shift, spot, turn) {
    if (spot < SEATS) return hand(scoops, shift, spot, turn, (wish) => sameOrder(wish, shift.desk.tray))
    if (spot === BIN) return clear(scoops, shift, spot, turn)
    put(scoops, shift, spot, turn, spot - SEATS, MOST_SCOOPS)
    shift.desk.melt = meltOf(shift.level)
  },
  advise: (shift) => adviseTray(shift, { rest: inOrder, spotOf: (thing) => SEATS + thing, bin: BIN }),
}
