import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#23508f', '#0a1736'] }

export interface Raider {
  x: number
  y: number
  radius: number
  pace: number
}
interface Bolt {
  x: number
  y: number
  vx: number
  vy: number
  hits: number
}
export interface SpinState extends Base {
  angle: number
  way: 1 | -1
  cool: number
  raiders: Raider[]
  bolts: Bolt[]
  next: number
}

const BOLT_SPEED = 9
const CORE = 34
const FAR = 330
const NEAR = 90

function send(state: SpinState, turn: Turn) {
  const hard = hardness(state.tick, 2400)
  const angle = between(0, 6.28, turn.random)
  const radius = between(15, 21, turn.random)
  state.raiders.push({
    x: 200 + exactCos(angle) * FAR,
    y: 200 + exactSin(angle) * FAR,
    radius,
    pace: between(0.55, 0.8, turn.random) + 0.9 * hard,
  })
  state.next = 78 - 46 * hard
}

function shoot(state: SpinState, turn: Turn) {
  const [dx, dy] = [exactCos(state.angle), exactSin(state.angle)]
  state.bolts.push({ x: 200 + dx * 40, y: 200 + dy * 40, vx: dx * BOLT_SPEED, vy: dy * BOLT_SPEED, hits: 0 })
  state.way = state.way === 1 ? -1 : 1
  state.cool = 12
  turn.tell('shoot', 200 + dx * 44, 200 + dy * 44)
}

function hit(state: SpinState, turn: Turn) {
  for (const bolt of state.bolts) {
    bolt.x += bolt.vx
    bolt.y += bolt.vy
    for (const raider of state.raiders) {
      if (raider.radius === 0 || distance(bolt.x, bolt.y, raider.x, raider.y) > raider.radius + 10) continue
      raider.radius = 0
      bolt.hits++
      gain(state, turn, 1, raider)
      if (bolt.hits > 1) bonus(state, turn, 2, { x: raider.x, y: raider.y - 24 })
      if (distance(raider.x, raider.y, 200, 200) < NEAR)
        bonus(state, turn, 1, { x: raider.x, y: raider.y - 24 })
    }
  }
  const gone = state.bolts.filter(({ x, y }) => distance(x, y, 200, 200) > 420)
  if (gone.some(({ hits }) => hits === 0)) {
    state.combo = 0
    turn.tell('miss', gone[0]!.x, gone[0]!.y)
  }
  state.bolts = state.bolts.filter((bolt) => !gone.includes(bolt))
  state.raiders = state.raiders.filter(({ radius }) => radius > 0)
}

/** The cannon turns by itself; each shot also turns it the other way. */
export const rules: MicroRules<SpinState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start: () => ({
    ...freshBase(),
    angle: -1.2,
    way: 1,
    cool: 0,
    raiders: [{ x: 330, y: 30, radius: 19, pace: 0.6 }],
    bolts: [],
    next: 50,
  }),
  step(state, turn) {
    state.angle += state.way * (0.034 + 0.022 * hardness(state.tick, 3000))
    if (state.angle > Math.PI) state.angle -= 2 * Math.PI
    if (state.angle < -Math.PI) state.angle += 2 * Math.PI
    if (state.cool > 0) state.cool--
    if (turn.press && state.cool === 0) shoot(state, turn)
    hit(state, turn)
    for (const raider of state.raiders) {
      const far = distance(raider.x, raider.y, 200, 200)
      if (far < CORE + raider.radius - 4) end(state, turn, { x: 200, y: 200 })
      raider.x += ((200 - raider.x) / far) * raider.pace
      raider.y += ((200 - raider.y) / far) * raider.pace
    }
    if (--state.next <= 0) send(state, turn)
  },
  worth: ({ raiders }) =>
    raiders.reduce((sum, { x, y }) => sum - Math.max(0, 150 - distance(x, y, 200, 200)) * 0.2, 0),
}
