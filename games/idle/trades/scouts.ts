import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const SCOUTS = { canoe: 0, price: 1, compass: 2, pace: 3, captain: 4, legend: 5 } as const

/** A map on the table: how long the way is, how likely it ends well, and what it brings. */
export interface Chart {
  readonly seconds: number
  readonly luck: number
  readonly gain: number
  /** Ticks until somebody else takes it. */
  left: number
  /** Ticks until it is on the table. */
  wait: number
}
export interface Trip {
  readonly chart: number
  readonly luck: number
  readonly gain: number
  readonly whole: number
  left: number
}
export interface Scouts {
  charts: Chart[]
  trips: Trip[]
  /** Safe returns one after another; each raises the next reward. */
  streak: number
}

export const CHARTS = 3
export const MOST_CANOES = 6
export const MOST_STREAK = 10
const CHART_TICKS = seconds(10)
const WORTH = 1.9
const LOST_SHARE = 0.1
const WAIT_TICKS = seconds(1.6)

export const canoeCount = (levels: readonly number[]) => Math.min(MOST_CANOES, 2 + levels[SCOUTS.canoe]!)
export const chartPlace = (chart: number) => ({ x: 180 + chart * 320, y: 830 })

const worth = (levels: readonly number[]) =>
  WORTH * times(1.24, levels[SCOUTS.price]!) * times(1.6, levels[SCOUTS.legend]!)
export const luckOf = (chart: Pick<Chart, 'luck'>, levels: readonly number[]) =>
  Math.min(0.98, chart.luck + 0.03 * levels[SCOUTS.compass]!)
const pace = (levels: readonly number[]) => 1 + 0.14 * levels[SCOUTS.pace]!
export const rewardOf = (gain: number, streak: number, levels: readonly number[]) =>
  gain * worth(levels) * (1 + 0.1 * streak)

function draw(random: Random): Chart {
  const long = 2 + pickIndex(9, random)
  const luck = 0.35 + 0.1 * pickIndex(7, random)
  // A risky way promises more, but some promise more than they are worth and some less.
  const gain = Math.round(((long * (0.2 + 1.6 * random())) / (0.4 + 0.6 * luck)) * 10) / 10
  return { seconds: long, luck, gain, left: CHART_TICKS, wait: WAIT_TICKS }
}

/** What a chart brings for each second, as a careful head reckons. */
const promise = (chart: Chart, levels: readonly number[], streak: number) =>
  (chart.gain * luckOf(chart, levels) * (luckOf(chart, levels) < 0.7 ? 1 - 0.02 * streak : 1)) / chart.seconds

/** Every canoe follows one map: its way, its danger and its reward differ, and safe returns in a row make all rewards larger. */
export const scouts: Trade<Scouts> = {
  start: (random) => ({
    charts: [
      { seconds: 2, luck: 0.9, gain: 3.4, left: CHART_TICKS * 2, wait: 0 },
      draw(random),
      draw(random),
    ],
    trips: [],
    streak: 0,
  }),

  step(turn) {
    const { body, world, random } = turn
    const { levels } = world
    for (const [index, chart] of body.charts.entries()) {
      if (chart.wait > 0) chart.wait--
      else if (--chart.left <= 0) body.charts[index] = draw(random)
    }
    for (const trip of body.trips) trip.left -= pace(levels)
    const home = body.trips.filter(({ left }) => left <= 0)
    body.trips = body.trips.filter(({ left }) => left > 0)
    for (const trip of home) land(turn, trip)
    const captains = levels[SCOUTS.captain]!
    if (
      captains > 0 &&
      world.clock % Math.ceil(seconds(3) / captains) === 0 &&
      body.trips.length < canoeCount(levels)
    )
      send(turn, pickIndex(CHARTS, random))
  },

  act(turn, [chart]) {
    const { body, world, tell } = turn
    if (!body.charts[chart]) return
    if (body.charts[chart].wait > 0 || body.trips.length >= canoeCount(world.levels))
      tell({ kind: 'no', ...chartPlace(chart) })
    else send(turn, chart)
  },

  acts: ({ body, levels }): readonly Act[] =>
    body.trips.length < canoeCount(levels) ? body.charts.map((_, chart): Act => [chart, 0]) : [],

  advise({ body, levels }) {
    if (body.trips.length >= canoeCount(levels)) return undefined
    let best = -1
    let most = 0.3
    for (const [index, chart] of body.charts.entries()) {
      if (chart.wait > 0) continue
      const value = promise(chart, levels, body.streak)
      if (value > most) [best, most] = [index, value]
    }
    return best < 0 ? undefined : [best, 0]
  },

  rate(levels, hand) {
    const out = hand ? canoeCount(levels) * 0.9 : Math.min(canoeCount(levels), levels[SCOUTS.captain]! * 1.6)
    const luck = 0.65 + 0.03 * Math.min(10, levels[SCOUTS.compass]!)
    return (
      (out + 0.05 * levels[SCOUTS.captain]!) *
      (hand ? 1.25 : 0.7) *
      luck *
      (0.7 + luck * 0.5) *
      pace(levels) *
      worth(levels)
    )
  },
}

function send({ body, random, tell }: Turn<Scouts>, index: number) {
  if (body.charts[index]!.wait > 0) return
  const { luck, gain, seconds: long } = body.charts[index]!
  body.trips.push({ chart: index, luck, gain, whole: seconds(long), left: seconds(long) })
  body.charts[index] = draw(random)
  tell({ kind: 'send', ...chartPlace(index), amount: index })
}

function land({ body, world, random, earn, tell }: Turn<Scouts>, trip: Trip) {
  const isSafe = random() < luckOf(trip, world.levels)
  earn(rewardOf(trip.gain, body.streak, world.levels) * (isSafe ? 1 : LOST_SHARE), 500, 600)
  body.streak = isSafe ? Math.min(MOST_STREAK, body.streak + 1) : 0
  tell({ kind: isSafe ? 'merge' : 'bad', x: 500, y: 600, amount: body.streak })
}
