import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { numbersTo, slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'ring-of-six-rondo',
  input: ['tap', 'keys'],
  ground: ['#e0b05a', '#5a3a20'],
}

interface Spot {
  x: number
  y: number
}
export interface RondoState extends Tries {
  /** Who has the ball, or who it flies to. */
  holder: number
  ball: Spot & { vx: number; vy: number; flies: boolean }
  chasers: Spot[]
  /** What the pass in the air is worth, and whether it went close by a chaser. */
  worth: number
  isClose: boolean
  passes: number
  /** Ticks since the last pass. */
  since: number
}

export const MATES = 6
export const MIDDLE = { x: 200, y: 206 } as const
export const RING = 150
const PASS_SPEED = 6.6
const CATCH = 20
const TACKLE = 27
const CLOSE = 34
/** Passes from which one more chaser comes. */
const MORE_CHASERS = [0, 5, 22] as const

/** The ring turns slowly, faster when it is at its hardest. */
export const matesAt = (tick: number): readonly Spot[] =>
  Array.from({ length: MATES }, (_, mate) => {
    const angle = (mate * Math.PI * 2) / MATES - Math.PI / 2 + tick * 0.0016
    return { x: MIDDLE.x + RING * exactCos(angle), y: MIDDLE.y + RING * exactSin(angle) }
  })

/** How many places of the ring lie between two mates: 1 beside, 3 right across. */
export function stepsBetween(one: number, other: number): number {
  const apart = Math.abs(one - other)
  return Math.min(apart, MATES - apart)
}

function begin(state: RondoState) {
  const { holder } = state
  state.ball.flies = false
  state.since = 0
  const count = MORE_CHASERS.filter((from) => state.passes >= from).length
  const away = matesAt(state.tick)[(holder + 3) % MATES]!
  state.chasers = Array.from({ length: count }, (_, index) => ({
    x: MIDDLE.x + (away.x - MIDDLE.x) * 0.2 + (index - (count - 1) / 2) * 44,
    y: MIDDLE.y + (away.y - MIDDLE.y) * 0.2,
  }))
}

/** How far a place lies from the line of a pass. */
function besideLine(at: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy)))
  return distance(at.x, at.y, from.x + dx * share, from.y + dy * share)
}

function send(state: RondoState, turn: Turn) {
  const to = turn.input - 1
  if (to === state.holder || to >= MATES) return
  const { ball } = state
  const far = distance(ball.x, ball.y, matesAt(state.tick)[to]!.x, matesAt(state.tick)[to]!.y)
  // A pass goes to where the mate will be.
  const ahead = matesAt(state.tick + Math.round(far / PASS_SPEED))[to]!
  const way = distance(ball.x, ball.y, ahead.x, ahead.y) || 1
  ball.vx = ((ahead.x - ball.x) / way) * PASS_SPEED
  ball.vy = ((ahead.y - ball.y) / way) * PASS_SPEED
  ball.flies = true
  state.worth = stepsBetween(state.holder, to)
  state.isClose = state.chasers.some((one) => besideLine(one, ball, ahead) < CLOSE)
  state.holder = to
  turn.tell('pass', ball.x, ball.y)
}

function chase(state: RondoState) {
  const hard = hardness(state.passes, 22)
  const mates = matesAt(state.tick)
  const holder = mates[state.holder]!
  for (const [index, one] of state.chasers.entries()) {
    // The first runs at the ball, the others block the passes across.
    const mark = mates[(state.holder + (index === 1 ? 2 : 4)) % MATES]!
    const goal =
      index === 0
        ? holder
        : { x: holder.x + (mark.x - holder.x) * 0.42, y: holder.y + (mark.y - holder.y) * 0.42 }
    const far = distance(one.x, one.y, goal.x, goal.y)
    const pace = (index === 0 ? 1.15 : 0.95) + 0.85 * hard
    if (far < 1) continue
    one.x = towards(one.x, goal.x, (pace * Math.abs(goal.x - one.x)) / far)
    one.y = towards(one.y, goal.y, (pace * Math.abs(goal.y - one.y)) / far)
  }
}

function lost(state: RondoState, turn: Turn) {
  turn.tell('steal', state.ball.x, state.ball.y)
  slip(state, turn, { x: state.ball.x, y: state.ball.y })
  begin(state)
}

/** Six stand in a ring, chasers run inside it: pass on before they come; passes across pay more. */
export const rules: MicroRules<RondoState> = {
  inputs: numbersTo(MATES),
  hand: 'tap',
  sight: 70,
  start() {
    const state: RondoState = {
      ...freshBase(),
      lamps: 3,
      holder: 3,
      ball: { x: 200, y: 340, vx: 0, vy: 0, flies: false },
      chasers: [],
      worth: 0,
      isClose: false,
      passes: 0,
      since: 0,
    }
    begin(state)
    return state
  },
  step(state, turn) {
    const { ball, chasers } = state
    state.since++
    chase(state)
    const mate = matesAt(state.tick)[state.holder]!
    if (!ball.flies) {
      ball.x = mate.x + (MIDDLE.x - mate.x) * 0.14
      ball.y = mate.y + (MIDDLE.y - mate.y) * 0.14
      if (chasers.some((one) => distance(one.x, one.y, mate.x, mate.y) < TACKLE)) return lost(state, turn)
      if (turn.press) send(state, turn)
      return
    }
    ball.x += ball.vx
    ball.y += ball.vy
    if (chasers.some((one) => distance(one.x, one.y, ball.x, ball.y) < CATCH)) return lost(state, turn)
    if (distance(ball.x, ball.y, mate.x, mate.y) > 22) return
    ball.flies = false
    state.passes++
    state.since = 0
    gain(state, turn, state.worth, mate)
    if (state.isClose) bonus(state, turn, 1, { x: mate.x, y: mate.y - 26 })
    if (MORE_CHASERS.includes(state.passes as 5)) {
      chasers.push({ ...MIDDLE })
      turn.tell('more', MIDDLE.x, MIDDLE.y)
    }
  },
  worth({ chasers, ball }) {
    return Math.min(...chasers.map(({ x, y }) => distance(x, y, ball.x, ball.y))) * 0.03
  },
}
