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
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#d8a85f', '#4a3430'] }

export interface Coco {
  angle: number
  away: number
  pace: number
  done: boolean
}
export interface BoomState extends Base {
  /** The way you look, turning all the time. */
  aim: number
  /** 0 in the hand, 1 on its way out, 2 on its way back. */
  phase: 0 | 1 | 2
  x: number
  y: number
  vx: number
  vy: number
  age: number
  /** Hits of this throw. */
  hits: number
  crabs: Coco[]
  next: number
}

export const HUB = 200
const OUT_TICKS = 70
const SPEED = 5.2
const NEAR = 34

export const crabPlace = ({ angle, away }: Coco) => ({
  x: HUB + away * exactCos(angle),
  y: HUB + away * exactSin(angle),
})

/** Press to throw, press again to call it back: it strikes going and coming. */
export const rules: MicroRules<BoomState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...freshBase(),
    aim: -1.2,
    phase: 0,
    x: HUB,
    y: HUB,
    vx: 0,
    vy: 0,
    age: 0,
    hits: 0,
    crabs: [
      { angle: -0.5, away: 170, pace: 0.3, done: false },
      { angle: 1.1, away: 200, pace: 0.3, done: false },
    ],
    next: 50,
  }),
  step(state, turn) {
    const hard = hardness(state.score, 60)
    state.aim += 0.03 + 0.014 * hard
    if (turn.press) {
      if (state.phase === 0) {
        state.phase = 1
        state.age = 0
        state.hits = 0
        state.vx = SPEED * exactCos(state.aim)
        state.vy = SPEED * exactSin(state.aim)
        turn.tell('throw', HUB, HUB)
      } else if (state.phase === 1) {
        state.phase = 2
        turn.tell('call', state.x, state.y)
      }
    }
    fly(state, turn)
    for (const crab of state.crabs) {
      crab.away -= crab.pace * (1 + 1.3 * hard)
      if (crab.away > 26) continue
      end(state, turn, { x: HUB, y: HUB })
      return
    }
    if (--state.next > 0) return
    state.next = between(70, 120, turn.random) - 46 * hard
    const angle = between(0, 6.283, turn.random)
    const count = turn.random() < 0.25 + 0.3 * hard ? 3 : turn.random() < 0.4 ? 2 : 1
    for (let crab = 0; crab < count; crab++)
      state.crabs.push({
        angle: angle + crab * 0.28,
        away: 230 + crab * 20,
        pace: between(0.3, 0.5, turn.random),
        done: false,
      })
  },
}

function fly(state: BoomState, turn: Parameters<typeof rules.step>[1]) {
  if (state.phase === 0) return
  state.age++
  if (state.phase === 1 && state.age > OUT_TICKS) state.phase = 2
  if (state.phase === 2) {
    const far = Math.max(1, distance(state.x, state.y, HUB, HUB))
    state.vx += ((HUB - state.x) / far) * 0.55
    state.vy += ((HUB - state.y) / far) * 0.55
    const speed = Math.max(0.1, distance(0, 0, state.vx, state.vy))
    const wish = Math.min(speed, SPEED * 1.25)
    // The nearer it is, the straighter it comes home.
    const bend = 0.08
    state.vx += (((HUB - state.x) / far) * wish - state.vx) * bend
    state.vy += (((HUB - state.y) / far) * wish - state.vy) * bend
  } else {
    // A boomerang never flies quite straight.
    const [vx, vy] = [state.vx, state.vy]
    state.vx = vx - vy * 0.022
    state.vy = vy + vx * 0.022
  }
  state.x += state.vx
  state.y += state.vy
  for (const crab of state.crabs) {
    const at = crabPlace(crab)
    if (distance(state.x, state.y, at.x, at.y) > NEAR) continue
    crab.done = true
    state.hits++
    gain(state, turn, 1, at)
    if (state.phase === 2) bonus(state, turn, 1, { x: at.x, y: at.y - 26 })
  }
  state.crabs = state.crabs.filter(({ done }) => !done)
  if (state.phase === 1 || distance(state.x, state.y, HUB, HUB) > 18) return
  state.phase = 0
  state.x = HUB
  state.y = HUB
  if (state.hits === 0) state.combo = 0
  turn.tell('catch', HUB, HUB)
}
