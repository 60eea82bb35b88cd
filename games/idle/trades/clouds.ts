import { pickIndex } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const CLOUDS = { sea: 0, price: 1, swell: 2, kite: 3, thunder: 4, fields: 5 } as const

export interface Cloud {
  id: number
  lane: number
  x: number
  size: number
  pace: number
}
export interface Sky {
  clouds: Cloud[]
  next: number
  id: number
}

export const LANES = 3
export const EDGE = 1060
const FIRST_SECONDS = 1.5
const MOST_CLOUDS = 18
const TOUCH = 46
const MOST_SIZE = 16
const RIPE_SIZE = 6
const KITE_X = 930

export const laneY = (lane: number) => 170 + lane * 165
export const cloudWide = (size: number) => 55 + 16 * Math.sqrt(size) * 1.6

/** How much falls out of a cloud: twice the size is four times the rain. */
const rain = (size: number) => size * size
const worth = (levels: readonly number[]) =>
  1.9 * times(1.24, levels[CLOUDS.price]!) * times(1.5, levels[CLOUDS.fields]!)
const thunderShare = (levels: readonly number[]) => 0.06 * levels[CLOUDS.thunder]!
const spawnTicks = (levels: readonly number[]) => seconds(FIRST_SECONDS) / (1 + 0.15 * levels[CLOUDS.sea]!)

/** Clouds of one lane that meet become one, and a large cloud rains far more than two small ones; past the edge they are lost. */
export const clouds: Trade<Sky> = {
  start: () => ({
    clouds: [
      { id: 1, lane: 1, x: 420, size: 2, pace: 1.4 },
      { id: 2, lane: 0, x: 250, size: 1, pace: 1.8 },
    ],
    next: 30,
    id: 2,
  }),

  step(turn) {
    const { body, world, random, tell } = turn
    const { levels } = world
    if (--body.next <= 0 && body.clouds.length < MOST_CLOUDS) {
      body.next = spawnTicks(levels)
      body.clouds.push({
        id: (body.id = (body.id + 1) % 10_000),
        lane: pickIndex(LANES, random),
        x: -60,
        size: 1 + (random() < 0.25 ? 1 : 0),
        pace: 1 + random() * 1.7,
      })
    }
    for (const cloud of body.clouds) {
      cloud.x += cloud.pace
      cloud.size = Math.min(MOST_SIZE, cloud.size + 0.0008 * levels[CLOUDS.swell]!)
    }
    meet(turn)
    for (const cloud of body.clouds)
      if (cloud.x > KITE_X && cloud.lane < levels[CLOUDS.kite]!) pour(turn, cloud)
    for (const cloud of body.clouds) if (cloud.x > EDGE) tell({ kind: 'lost', x: 960, y: laneY(cloud.lane) })
    body.clouds = body.clouds.filter(({ x }) => x <= EDGE)
  },

  act(turn, [id]) {
    const cloud = turn.body.clouds.find((one) => one.id === id)
    if (cloud) pour(turn, cloud)
  },

  acts: ({ body }) => body.clouds.flatMap(({ id, x }): Act[] => (x > 0 ? [[id, 0]] : [])),

  advise({ body }) {
    const ripe = body.clouds.find(({ x, size }) => x > 900 || (size >= RIPE_SIZE * 2 && x > 100))
    return ripe && [ripe.id, 0]
  },

  rate(levels, hand) {
    const sizes = (1.25 * 60) / spawnTicks(levels)
    const mean = 2.6 + 0.25 * levels[CLOUDS.sea]! + 0.35 * levels[CLOUDS.swell]!
    const lanes = hand ? 1 : Math.min(LANES, levels[CLOUDS.kite]!) / LANES
    const share = lanes + (hand ? 0.04 * levels[CLOUDS.kite]! : 0)
    return (sizes / 2) * mean * share * worth(levels) * (1 + thunderShare(levels) * 2) * 1.3
  },
}

function meet({ body, tell }: Turn<Sky>) {
  for (const cloud of body.clouds) {
    if (cloud.size <= 0) continue
    for (const other of body.clouds) {
      if (other === cloud || other.lane !== cloud.lane || other.size <= 0) continue
      if (Math.abs(other.x - cloud.x) > TOUCH || cloud.size < other.size) continue
      cloud.size = Math.min(MOST_SIZE, cloud.size + other.size)
      cloud.pace = Math.min(cloud.pace, other.pace)
      other.size = 0
      tell({ kind: 'join', x: cloud.x, y: laneY(cloud.lane), amount: cloud.size })
    }
  }
  body.clouds = body.clouds.filter(({ size }) => size > 0)
}

function pour({ body, world, random, earn, tell }: Turn<Sky>, cloud: Cloud) {
  const { levels } = world
  const isThunder = random() < thunderShare(levels)
  body.clouds = body.clouds.filter((one) => one !== cloud)
  earn(rain(cloud.size) * worth(levels) * (isThunder ? 3 : 1), cloud.x, laneY(cloud.lane))
  tell({ kind: isThunder ? 'crit' : 'pick', x: cloud.x, y: laneY(cloud.lane), amount: cloud.size })
}
