import { between, bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Random } from '#kit/random/random.ts'
import { hurt, startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'paint-the-crabs',
  input: ['tap', 'keys'],
  ground: ['#4fb0c0', '#0f4a60'],
}

export interface Lanes extends Ranks {
  /** Colours of the next balls, the first is loaded. */
  queue: number[]
  next: number
}

export const LANES = 5
export const COLORS = 4
export const laneY = (lane: number) => 76 + lane * 62
export const QUAY = 62
const BALL_SPEED = 11

/** A useful colour: mostly one that a foe in front has. */
function mix(state: Lanes, random: Random): number {
  const worn = state.foes.filter(({ x }) => x < 360).map(({ hp }) => hp - 1)
  return worn.length > 0 && random() < 0.75
    ? worn[pickIndex(worn.length, random)]!
    : pickIndex(colorsOf(state), random)
}
const colorsOf = ({ tick }: Lanes) => (tick < 900 ? 3 : COLORS)

function come(state: Lanes, turn: Turn) {
  const hard = hardness(state.tick, 3000)
  if (--state.next <= 0) {
    state.next = 96 - 58 * hard
    // `hp` is one more than its colour, `a` its lane.
    const lane = pickIndex(LANES, turn.random)
    state.foes.push(
      thing(
        'crab',
        { x: 436, y: laneY(lane) },
        {
          vx: -between(0.5, 0.7, turn.random) * (1 + 0.8 * hard),
          a: lane,
          hp: 1 + pickIndex(colorsOf(state), turn.random),
          r: 20,
        },
      ),
    )
  }
  for (const crab of state.foes) {
    crab.t++
    const ahead = state.foes.find(
      (other) => other !== crab && other.a === crab.a && other.x < crab.x && crab.x - other.x < 40,
    )
    if (ahead) crab.x = Math.max(crab.x, ahead.x + 40)
    else crab.x += crab.vx
  }
  const thief = state.foes.find(({ x }) => x < QUAY)
  if (!thief) return
  state.foes = state.foes.filter((crab) => crab !== thief)
  state.safe = 0
  hurt(state, turn, thief)
}

function splash(state: Lanes, turn: Turn, ball: Thing): boolean {
  const lane = state.foes.filter(({ a }) => a === ball.a).toSorted((one, other) => one.x - other.x)
  const first = lane[0]
  if (!first || ball.x < first.x - 22) return false
  if (first.hp !== ball.hp) {
    // The wrong colour only makes it angry.
    first.vx -= 0.35
    state.combo = 0
    turn.tell('wrong', first.x, first.y)
    return true
  }
  let row = 0
  for (const crab of lane) {
    if (crab.hp !== ball.hp || crab.x > first.x + 46 * (row + 1)) break
    row++
    gain(state, turn, row, crab)
    state.foes = state.foes.filter((one) => one !== crab)
  }
  if (row > 1) bonus(state, turn, row * 2, { x: first.x, y: first.y - 26 })
  return true
}

/** Five lanes of coloured crabs, and a cannon whose next colour is random. */
export const rules: RankRules<Lanes> = {
  inputs: numbersTo(LANES),
  hand: 'tap',
  sight: 90,
  start: (random) => ({
    ...startRanks(),
    lives: 4,
    queue: Array.from({ length: 3 }, () => pickIndex(3, random)),
    next: 10,
  }),
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press && state.cool === 0) {
      const lane = turn.input - 1
      const [color = 0, ...rest] = state.queue
      state.shots.push(thing('ball', { x: QUAY, y: laneY(lane) }, { vx: BALL_SPEED, a: lane, hp: color + 1 }))
      state.queue = [...rest, mix(state, turn.random)]
      state.cool = 14
      turn.tell('shot', QUAY, laneY(lane))
    }
    come(state, turn)
    for (const ball of state.shots) ball.x += ball.vx
    state.shots = state.shots.filter((ball) => !splash(state, turn, ball) && ball.x < 430)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 30)
  },
  worth: ({ lives, foes }) =>
    lives * 260 - foes.reduce((sum, { x, vx }) => sum + (400 - x) * 0.04 - vx * 5, 0),
}
