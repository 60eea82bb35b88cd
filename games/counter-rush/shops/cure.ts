import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { row, waiting, type Shift, type Shop } from '../shop.ts'
import { adviseTray, clear, hand, missing, put, sameThings, type Tray } from '../tray.ts'

export interface Clinic extends Tray {
  /** Which bottle helps against each complaint. */
  chart: number[]
  /** Guests served when the chart was written. */
  since: number
}

const SEATS = 4
export const COMPLAINTS = 5
const BIN = SEATS + COMPLAINTS
const MOST = 3
/** Patients after which the doctor changes the chart. */
const NEW_CHART = 5

const newChart = (random: Random) => shuffled([0, 1, 2, 3, 4], random)
export const cureOf = ({ chart }: Clinic, wish: readonly number[]) =>
  wish.map((complaint) => chart[complaint]!)

/** Look what ails the fish, read the chart on the wall, mix the drops; the chart changes through the day. */
export const cure: Shop<Clinic> = {
  seats: SEATS,
  pace: 5.2,
  stations: [...row(COMPLAINTS, 346, 44, 296), { x: 356, y: 346 }],
  open: (_level, random) => ({ tray: [], chart: newChart(random), since: 0 }),
  wish: ({ level }, random) => {
    const kinds = level < 3 ? 3 : level < 8 ? 4 : COMPLAINTS
    const count = 1 + pickIndex(level < 5 ? 2 : MOST, random)
    return shuffled(
      Array.from({ length: kinds }, (_, kind) => kind),
      random,
    ).slice(0, count)
  },
  step(shift: Shift<Clinic>, turn) {
    const { desk, served, level } = shift
    if (level < 4 || served - desk.since < NEW_CHART) return
    desk.since = served
    desk.chart = newChart(turn.random)
    turn.tell('ready', 200, 200)
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS)
      return hand(cure, shift, spot, turn, (wish) => sameThings(cureOf(desk, wish), desk.tray))
    if (spot === BIN) return clear(cure, shift, spot, turn)
    put(cure, shift, spot, turn, spot - SEATS, MOST)
  },
  advise: (shift) =>
    waiting(shift).length === 0
      ? undefined
      : adviseTray(shift, {
          rest: (wish, tray) => missing(cureOf(shift.desk, wish), tray),
          spotOf: (thing) => SEATS + thing,
          bin: BIN,
        }),
}
