import { bounceOff } from '#kit/game/discs/discs.ts'
import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { numbersTo, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'garden-croquet',
  input: ['drag', 'keys'],
  ground: ['#6ab85a', '#1a4a2a'],
}

export interface Hoop {
  x: number
  y: number
  /** Radians; a ball passes along this direction. */
  turn: number
}
export interface CroquetState extends Tries {
  ball: { x: number; y: number; vx: number; vy: number }
  hoops: Hoop[]
  stones: { x: number; y: number; r: number }[]
  /** The hoop that is next; after the last one the peg. */
  next: number
  strokes: number
  since: number
  lawns: number
  rolling: boolean
}

export const BALL = 10
export const HALF = 19
export const PEG = { x: 200, y: 206 } as const
export const EDGE = 18
const KEEPS = 0.978
const RUB = 0.016
const FASTEST = 10.5
const FIRST_STROKES = 4
const MOST_STROKES = 7
const PATIENCE = 900
const DIRECTIONS = 180
const POWERS = 24

/** A stroke as an input: a direction in steps of two degrees, and a power from 0 to 1. */
export function strokeInput(angle: number, power: number): number {
  const direction =
    ((Math.round((angle * DIRECTIONS) / (2 * Math.PI)) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS
  return 1 + direction * POWERS + Math.round(clamp(power, 0, 1) * (POWERS - 1))
}

const postsOf = ({ x, y, turn }: Hoop) =>
  [-1, 1].map((side) => ({ x: x - exactSin(turn) * HALF * side, y: y + exactCos(turn) * HALF * side, r: 4 }))

function layOut(state: CroquetState, random: () => number) {
  const hard = hardness(state.lawns, 3)
  const corners = [
    [92, 300],
    [92, 110],
    [308, 110],
    [308, 300],
  ] as const
  state.hoops = corners.map(([x, y]) => ({
    x: x + between(-26, 26, random),
    y: y + between(-26, 26, random),
    turn: Math.PI / 2 + (random() - 0.5) * 2.4 * hard,
  }))
  state.stones = []
  const wanted = Math.round(5 * hard)
  for (let attempt = 0; attempt < 40 && state.stones.length < wanted; attempt++) {
    const stone = { x: between(60, 340, random), y: between(70, 340, random), r: between(10, 16, random) }
    const clear = [...state.hoops, PEG, { x: 200, y: 366 }].every(
      (at) => distance(at.x, at.y, stone.x, stone.y) > 52,
    )
    if (clear) state.stones.push(stone)
  }
  state.ball = { x: 200, y: 366, vx: 0, vy: 0 }
  state.next = 0
  state.strokes = FIRST_STROKES
  state.since = 0
  state.rolling = false
}

function bump(
  state: CroquetState,
  turn: Turn,
  at: { readonly x: number; readonly y: number; readonly r: number },
) {
  const { ball } = state
  const speed = bounceOff(ball, { x: at.x, y: at.y }, BALL + at.r, 0.6)
  if (speed > 0.8) turn.tell('knock', at.x, at.y)
}

/** Whether the ball went through the hoop that is next on this part of its way, either side first. */
function passes(
  hoop: Hoop,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
) {
  const [ux, uy] = [exactCos(hoop.turn), exactSin(hoop.turn)]
  const along = (at: { readonly x: number; readonly y: number }) =>
    (at.x - hoop.x) * ux + (at.y - hoop.y) * uy
  const across = (to.x - hoop.x) * -uy + (to.y - hoop.y) * ux
  return along(from) * along(to) <= 0 && Math.abs(across) < HALF - 3
}

function roll(state: CroquetState, turn: Turn) {
  const { ball } = state
  for (let part = 0; part < 2; part++) {
    const from = { x: ball.x, y: ball.y }
    ball.x += ball.vx / 2
    ball.y += ball.vy / 2
    if (ball.x < EDGE + BALL || ball.x > 400 - EDGE - BALL) ball.vx = -0.6 * ball.vx
    if (ball.y < EDGE + BALL || ball.y > 400 - EDGE - BALL) ball.vy = -0.6 * ball.vy
    ball.x = clamp(ball.x, EDGE + BALL, 400 - EDGE - BALL)
    ball.y = clamp(ball.y, EDGE + BALL, 400 - EDGE - BALL)
    for (const post of state.hoops.flatMap(postsOf)) bump(state, turn, post)
    for (const stone of state.stones) bump(state, turn, stone)
    const hoop = state.hoops[state.next]
    if (hoop && passes(hoop, from, ball)) {
      state.next++
      state.strokes = Math.min(MOST_STROKES, state.strokes + 2)
      gain(state, turn, 1 + (state.since < 40 ? 1 : 0), hoop)
      turn.tell('hoop', hoop.x, hoop.y)
    } else if (!hoop && distance(ball.x, ball.y, PEG.x, PEG.y) < BALL + 6) {
      gain(state, turn, 3, PEG)
      bonus(state, turn, state.strokes, { x: PEG.x, y: PEG.y - 40 })
      turn.tell('peg', PEG.x, PEG.y)
      state.lawns++
      return layOut(state, turn.random)
    }
  }
  const speed = distance(0, 0, ball.vx, ball.vy)
  const share = speed > 0.06 ? Math.max(0, speed * KEEPS - RUB) / speed : 0
  ball.vx *= share
  ball.vy *= share
  if (share > 0) return
  state.rolling = false
  state.since = 0
  if (state.strokes > 0) return
  slip(state, turn, ball)
  layOut(state, turn.random)
}

/** Four hoops in order, then the peg; every hoop gives two more strokes. */
export const rules: MicroRules<CroquetState> = {
  inputs: numbersTo(DIRECTIONS * POWERS),
  hand: 'tap',
  sight: 110,
  start(random) {
    const state: CroquetState = {
      ...freshBase(),
      lamps: 3,
      ball: { x: 200, y: 366, vx: 0, vy: 0 },
      hoops: [],
      stones: [],
      next: 0,
      strokes: FIRST_STROKES,
      since: 0,
      lawns: 0,
      rolling: false,
    }
    layOut(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.rolling) return roll(state, turn)
    if (turn.press) {
      const code = turn.input - 1
      const angle = (Math.floor(code / POWERS) * 2 * Math.PI) / DIRECTIONS
      const speed = 0.8 + (FASTEST - 0.8) * ((code % POWERS) / (POWERS - 1))
      state.ball.vx = exactCos(angle) * speed
      state.ball.vy = exactSin(angle) * speed
      state.rolling = true
      state.strokes--
      state.since = 0
      return turn.tell('stroke', state.ball.x, state.ball.y)
    }
    if (state.since < PATIENCE) return
    state.since = 0
    slip(state, turn, state.ball)
  },
  hints({ ball, hoops, next, rolling }) {
    if (rolling) return [0]
    const goal = hoops[next] ?? PEG
    const angle = exactAtan2(goal.y - ball.y, goal.x - ball.x)
    return [-0.5, -0.25, -0.07, 0, 0.07, 0.25, 0.5].flatMap((aside) =>
      [0.25, 0.4, 0.6].map((power) => strokeInput(angle + aside, power)),
    )
  },
  worth({ ball, hoops, next, strokes }) {
    const hoop = hoops[next]
    const goal = hoop ?? PEG
    const far = distance(ball.x, ball.y, goal.x, goal.y)
    // A ball straight before its hoop is worth more than one beside it.
    const [dx, dy] = [goal.x - ball.x, goal.y - ball.y]
    const ahead = hoop && far > 0 ? Math.abs(dx * exactCos(hoop.turn) + dy * exactSin(hoop.turn)) / far : 1
    return next * 14 - far / 22 + 4 * ahead + strokes * 0.5
  },
}
