import { columnOf, columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['drag', 'keys'], ground: ['#4f9a8a', '#12302f'] }

export interface Crossfire extends Yard {
  /** Where the two guns are, and their marbles that are left. */
  x: number
  rivalX: number
  marbles: number
  rivalMarbles: number
  pucks: Thing[]
  rest: number
  goals: number
}

export const GOAL = { top: 34, bottom: 366 } as const
export const MOST_MARBLES = 16
const SPEED = 8.2
const GUN_SPEED = 7
const FIRE_EVERY = 9
const PUSH = 0.42
const DRAG = 0.986
const REFILL = 13
const REST = 70

const puck = (kind: string, x: number): Thing => thing(kind, { x, y: 200 }, { r: kind === 'star' ? 22 : 28 })
const freshPucks = () => [puck('star', 130), puck('ring', 270)]

/** The rival goes to the puck that is nearest to its goal; the more it loses, the better it gets. */
function rival(state: Crossfire, turn: Turn) {
  const skill = 0.35 + 0.6 * hardness(state.goals + state.tick / 900, 8)
  const goal = state.pucks.toSorted((one, other) => one.y - other.y)[0]
  if (!goal) return
  const wander = Math.abs((state.tick % 160) - 80) - 40
  const wanted = goal.x + wander * (1 - skill)
  const pace = GUN_SPEED * (0.35 + 0.5 * skill)
  state.rivalX += Math.max(-pace, Math.min(pace, wanted - state.rivalX))
  const every = Math.round(FIRE_EVERY * (2.1 - skill))
  if (state.tick % every !== 0 || state.rivalMarbles < 1 || Math.abs(wanted - state.rivalX) > 40) return
  state.rivalMarbles--
  state.darts.push(thing('marble', { x: state.rivalX, y: GOAL.top }, { vy: SPEED, r: 6 }))
  turn.tell('theirs', state.rivalX, GOAL.top)
}

/** Momentum is transferred along the line between the centres. */
function strike(marble: Thing, one: Thing, turn: Turn) {
  const [dx, dy] = [one.x - marble.x, one.y - marble.y]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  one.vx += (dx / length) * PUSH
  one.vy += (dy / length) * PUSH + Math.sign(marble.vy) * PUSH * 0.45
  marble.hp = 0
  turn.tell('knock', marble.x, marble.y)
}

function roll(state: Crossfire, turn: Turn) {
  for (const one of state.pucks) {
    one.x += one.vx
    one.y += one.vy
    one.vx *= DRAG
    one.vy *= DRAG
    if (one.x < one.r || one.x > 400 - one.r) {
      one.vx = -one.vx * 0.8
      one.x = Math.max(one.r, Math.min(400 - one.r, one.x))
      turn.tell('bounce', one.x, one.y)
    }
  }
  const [first, second] = state.pucks
  if (!first || !second) return
  const [dx, dy] = [second.x - first.x, second.y - first.y]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const deep = first.r + second.r - length
  if (deep <= 0) return
  for (const [one, way] of [
    [first, -1],
    [second, 1],
  ] as const) {
    one.x += ((dx / length) * deep * way) / 2
    one.y += ((dy / length) * deep * way) / 2
    one.vx += (dx / length) * 0.3 * way
    one.vy += (dy / length) * 0.3 * way
  }
}

function score(state: Crossfire, turn: Turn) {
  for (const one of state.pucks) {
    if (one.y > GOAL.top + one.r * 0.4 && one.y < GOAL.bottom - one.r * 0.4) continue
    one.hp = 0
    if (one.y < 200) {
      state.goals++
      gain(state, turn, one.kind === 'star' ? 14 : 10, one)
    } else lose(state, turn, one)
  }
  state.pucks = state.pucks.filter(({ hp }) => hp > 0)
  if (state.pucks.length > 0 || --state.rest > 0) return
  state.rest = REST
  state.pucks = freshPucks()
  state.shots = []
  state.darts = []
  state.wave++
  bonus(state, turn, 2, { x: 200, y: 200 })
  turn.tell('wave', 200, 200)
}

/** Two guns, two pucks: whoever shoots them over the other’s line scores. */
export const rules: YardRules<Crossfire> = {
  inputs: Array.from({ length: COLUMNS + 1 }, (_, index) => index),
  hand: 'aim',
  sight: 90,
  start: () => ({
    ...startYard(4),
    x: 200,
    rivalX: 200,
    marbles: MOST_MARBLES,
    rivalMarbles: MOST_MARBLES,
    pucks: freshPucks(),
    rest: REST,
    goals: 0,
  }),
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (state.tick % REFILL === 0) {
      state.marbles = Math.min(MOST_MARBLES, state.marbles + 1)
      state.rivalMarbles = Math.min(MOST_MARBLES, state.rivalMarbles + 1)
    }
    if (turn.held) {
      state.x += Math.max(-GUN_SPEED, Math.min(GUN_SPEED, columnX(turn.input) - state.x))
      if (state.cool === 0 && state.marbles > 0) {
        state.cool = FIRE_EVERY
        state.marbles--
        state.shots.push(thing('marble', { x: state.x, y: GOAL.bottom }, { vy: -SPEED, r: 6 }))
        turn.tell('shot', state.x, GOAL.bottom)
      }
    }
    rival(state, turn)
    for (const marble of [...state.shots, ...state.darts]) {
      marble.y += marble.vy
      const hit = state.pucks.find((one) => {
        const [dx, dy, sum] = [one.x - marble.x, one.y - marble.y, one.r + marble.r]
        return dx * dx + dy * dy < sum * sum
      })
      if (hit) strike(marble, hit, turn)
    }
    const isGoing = ({ hp, y }: Thing) => hp > 0 && y > GOAL.top - 8 && y < GOAL.bottom + 8
    state.shots = state.shots.filter(isGoing)
    state.darts = state.darts.filter(isGoing)
    roll(state, turn)
    score(state, turn)
  },
  hints: ({ pucks, x }) => [
    0,
    columnOf(x),
    ...pucks.flatMap((one) => [columnOf(one.x), columnOf(one.x - 14), columnOf(one.x + 14)]),
  ],
  worth: ({ lives, pucks, marbles }) =>
    lives * 260 + marbles * 0.8 + pucks.reduce((sum, { y, vy }) => sum + (200 - y) * 0.3 - vy * 12, 0),
}
