import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { newBout, SEATS, sideOf, type Bout, type Duel, type Seat } from '../yard.ts'

/** A stream with logs in lanes: a press hops to the next lane. Missing a log starts over. */
export interface Frog extends Bout {
  /** 0 on the near bank, `LANES + 1` on the far one. */
  lane: [number, number]
  x: [number, number]
  /** Ticks of a hop, or in the water, that are left. */
  hop: [number, number]
  wet: [number, number]
  readonly lanes: readonly Lane[]
}

export interface Lane {
  readonly pace: number
  readonly gap: number
  readonly length: number
  readonly shift: number
}

export const LANES = 6
export const HOP_TICKS = 11
const WET_TICKS = 46
const EDGE = 14

function laneOf(random: Random, lane: number): Lane {
  const way = lane % 2 === 0 ? 1 : -1
  return {
    pace: way * (0.65 + random() * 0.9),
    gap: 150 + random() * 60,
    length: 78 + random() * 34,
    shift: random() * 200,
  }
}

/** Left ends of the logs that are in the picture. */
export function logsOf({ pace, gap, shift }: Lane, t: number): number[] {
  const first = (((shift + pace * t) % gap) + gap) % gap
  return Array.from({ length: 5 }, (_, log) => first + (log - 1) * gap)
}

/** Whether a log is under this place at this tick. */
const isDry = (lane: Lane, x: number, t: number) =>
  logsOf(lane, t).some((left) => x > left + 2 && x < left + lane.length - 2)

function fall(bout: Frog, seat: Seat, events: SimEvent[]) {
  events.push({ kind: 'splash', x: bout.x[seat], y: laneY(bout.lane[seat]), amount: seat })
  bout.wet[seat] = WET_TICKS
  bout.hop[seat] = 0
  bout.lane[seat] = 0
  bout.x[seat] = sideOf(seat)
}

/** Position of a lane; the near bank is lane 0. */
export const laneY = (lane: number) => 352 - lane * 42

export const frog: Duel<Frog> = {
  target: 3,
  bout: (random) => ({
    ...newBout(),
    lane: [0, 0],
    x: [sideOf(0), sideOf(1)],
    hop: [0, 0],
    wet: [0, 0],
    lanes: Array.from({ length: LANES }, (_, lane) => laneOf(random, lane)),
  }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (bout.wet[seat] > 0) {
        bout.wet[seat]--
        continue
      }
      const lane = bout.lanes[bout.lane[seat] - 1]
      if (bout.hop[seat] > 0) {
        bout.hop[seat]--
        if (bout.hop[seat] === 0 && lane && !isDry(lane, bout.x[seat], bout.t)) fall(bout, seat, events)
        if (bout.hop[seat] === 0 && bout.lane[seat] > LANES) {
          bout.winner = bout.winner < 0 ? seat : 2
          events.push({ kind: 'finish', x: bout.x[seat], y: laneY(LANES + 1), amount: seat })
        }
        continue
      }
      if (lane) bout.x[seat] += lane.pace
      if (bout.x[seat] < EDGE || bout.x[seat] > 400 - EDGE) fall(bout, seat, events)
      else if (pressed[seat]) {
        bout.lane[seat]++
        bout.hop[seat] = HOP_TICKS
        events.push({ kind: 'leap', amount: seat })
      }
    }
    return events
  },
  lead: ({ lane }) => lane[1] - lane[0],
  think(bout, seat, skill, random) {
    if (bout.wet[seat] > 0 || bout.hop[seat] > 0 || bout.t % 2 === 1) return false
    const lane = bout.lane[seat]
    const next = bout.lanes[lane]
    const here = bout.lanes[lane - 1]
    const x = bout.x[seat]
    const eager = 0.05 + skill * 0.22
    if (!next) return random() < eager * 2
    const isEdge = here !== undefined && (here.pace > 0 ? x > 340 : x < 60)
    // The weak look where the log is, not where it will be.
    const sees = random() < 0.72 + skill * 0.28
    const isSafe = isDry(next, x, bout.t + (sees ? HOP_TICKS + 1 : 0))
    return (isSafe && random() < eager) || (isEdge && random() < 0.06)
  },
}
