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
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#1f6fa0', '#082848'] }

interface Jelly {
  x: number
  y: number
  vx: number
}
export interface RecoilState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  angle: number
  spin: number
  shots: { x: number; y: number; vx: number; vy: number }[]
  pearl: { x: number; y: number }
  jellies: Jelly[]
  next: number
  /** Shots in the barrel; a pearl fills it. */
  load: number
  flash: number
}

export const SHOTS = 6
export const FLOOR_Y = 372
const KICK = 4.3
const WALL = 26

function fire(state: RecoilState, turn: Turn) {
  const [dx, dy] = [exactCos(state.angle), exactSin(state.angle)]
  state.load--
  state.flash = 6
  state.shots.push({ x: state.x + dx * 26, y: state.y + dy * 26, vx: dx * 9, vy: dy * 9 })
  state.vx = state.vx * 0.4 - dx * KICK
  state.vy = state.vy * 0.25 - dy * KICK - 0.5
  state.spin = -state.spin
  turn.tell('fire', state.x + dx * 28, state.y + dy * 28)
}

function move(state: RecoilState, hard: number) {
  state.vy += 0.095 + 0.035 * hard
  state.vx *= 0.99
  state.x += state.vx
  state.y += state.vy
  state.angle = (state.angle + state.spin * (0.052 + 0.02 * hard)) % 6.2832
  if (state.x < WALL || state.x > 400 - WALL) {
    state.vx = -state.vx * 0.8
    state.x = Math.max(WALL, Math.min(400 - WALL, state.x))
  }
  if (state.y < WALL) {
    state.vy = Math.abs(state.vy) * 0.5
    state.y = WALL
  }
}

/** Each shot throws the crab the other way: aim down to stay up, and catch pearls to load again. */
export const rules: MicroRules<RecoilState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start: () => ({
    ...freshBase(),
    x: 200,
    y: 190,
    vx: 0,
    vy: -2,
    angle: 1.2,
    spin: 1,
    shots: [],
    pearl: { x: 280, y: 150 },
    jellies: [],
    next: 200,
    load: SHOTS,
    flash: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.score, 60)
    if (state.flash > 0) state.flash--
    if (turn.press && state.load > 0) fire(state, turn)
    else if (turn.press) turn.tell('empty', state.x, state.y)
    move(state, hard)
    if (distance(state.x, state.y, state.pearl.x, state.pearl.y) < 36) {
      const { pearl } = state
      gain(state, turn, 1, pearl)
      if (state.load === 0) bonus(state, turn, 2, { x: pearl.x, y: pearl.y - 30 })
      state.load = SHOTS
      state.pearl = { x: between(60, 340, turn.random), y: between(70, 270, turn.random) }
    }
    for (const shot of state.shots) {
      shot.x += shot.vx
      shot.y += shot.vy
      const hit = state.jellies.find(({ x, y }) => distance(x, y, shot.x, shot.y) < 26)
      if (!hit) continue
      bonus(state, turn, 2, hit)
      turn.tell('burst', hit.x, hit.y)
      hit.x = -9999
      shot.x = -9999
    }
    for (const jelly of state.jellies) {
      jelly.x += jelly.vx
      if (distance(jelly.x, jelly.y, state.x, state.y) > 30) continue
      end(state, turn, { x: state.x, y: state.y })
      return
    }
    state.shots = state.shots.filter(({ x, y }) => x > -20 && x < 420 && y > -20 && y < 420)
    state.jellies = state.jellies.filter(({ x }) => x > -60 && x < 460)
    if (state.y > FLOOR_Y) end(state, turn, { x: state.x, y: FLOOR_Y })
    if (--state.next > 0) return
    const way = turn.random() < 0.5 ? 1 : -1
    state.jellies.push({
      x: way > 0 ? -40 : 440,
      y: between(60, 320, turn.random),
      vx: way * between(0.7, 1.3, turn.random),
    })
    state.next = between(190, 330, turn.random) - 110 * hard
  },
  worth: ({ y, load }) => (y > 250 ? (250 - y) * 0.1 : 0) + load * 0.3,
}
