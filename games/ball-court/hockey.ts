import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import {
  between,
  bounceOff,
  bounceOffWall,
  lengthOf,
  limitSpeed,
  type Body,
  type Spot,
} from '#kit/game/discs/discs.ts'
import { bell, cupProgress, endRound, skillOf, type Cup, type Sport, type Strength } from './sport.ts'

export const WIDTH = 360
export const HEIGHT = 600
export const PUCK = 18
export const MALLET = 29
export const GOAL_HALF = 78
export const GOALS_TO_WIN = 3
const MIDDLE = HEIGHT / 2
const FASTEST = 17
/** Ticks after which the leader wins the round; at equal score the next goal decides. */
export const ROUND_TICKS = 45 * 60
const HAND_SPEED = 15
/** Grid of mallet positions. */
const STEP = 4
const COLUMNS = WIDTH / STEP + 1
const ROWS = MIDDLE / STEP + 1
const SERVE_PAUSE = 50
/** Ticks after which a puck nobody reaches returns to the middle. */
const LONGEST_REST = 360

export interface Hockey extends Cup {
  puck: Body
  hand: Body
  rival: Body
  /** Ticks until the puck is free. */
  pause: number
  /** Ticks left on the clock of the round. */
  left: number
  /** Ticks spent in one half. */
  rest: number
  /** The rival's aiming error. */
  stray: number
}

/** Leads the mallet to a place of the lower half. */
export const handTo = ({ x, y }: Spot): number =>
  1 +
  between(0, Math.round(x / STEP), COLUMNS - 1) +
  COLUMNS * between(0, Math.round((y - MIDDLE) / STEP), ROWS - 1)

const GOAL_LEFT = WIDTH / 2 - GOAL_HALF
const GOAL_RIGHT = WIDTH / 2 + GOAL_HALF
const POSTS: readonly Spot[] = [0, HEIGHT].flatMap((y) => [
  { x: GOAL_LEFT, y },
  { x: GOAL_RIGHT, y },
])

function serve(state: Hockey, toMe: boolean) {
  state.puck = { x: WIDTH / 2, y: MIDDLE + (toMe ? 60 : -60), vx: 0, vy: 0 }
  state.pause = SERVE_PAUSE
  state.rest = 0
}

function start(level: number): Hockey {
  const state: Hockey = {
    tick: 0,
    status: 'playing',
    points: 0,
    level,
    round: 0,
    mine: 0,
    theirs: 0,
    puck: { x: 0, y: 0, vx: 0, vy: 0 },
    hand: { x: WIDTH / 2, y: HEIGHT - 90, vx: 0, vy: 0 },
    rival: { x: WIDTH / 2, y: 90, vx: 0, vy: 0 },
    pause: 0,
    left: ROUND_TICKS,
    rest: 0,
    stray: 0,
  }
  serve(state, true)
  return state
}

/** Moves a mallet towards a place; the puck feels its speed. */
function lead(mallet: Body, to: Spot, fastest: number, [top, foot]: readonly [number, number]) {
  const wish = {
    x: between(MALLET, to.x, WIDTH - MALLET),
    y: between(top + MALLET, to.y, foot - MALLET),
  }
  const dx = wish.x - mallet.x
  const dy = wish.y - mallet.y
  const far = lengthOf(dx, dy)
  const part = far > fastest ? fastest / far : 1
  mallet.vx = dx * part
  mallet.vy = dy * part
  mallet.x += mallet.vx
  mallet.y += mallet.vy
}

/** Where the computer wants its mallet. */
function rivalWish(state: Hockey): Spot {
  const { puck, rival, stray } = state
  const guard = { x: WIDTH / 2 + (puck.x - WIDTH / 2) * 0.55 + stray, y: 70 }
  if (state.pause > 0 || puck.y > MIDDLE + 10 || puck.vy > 4) return guard
  // Behind its back it must not push the puck into its own goal.
  if (puck.y < rival.y - 6) return { x: puck.x + (puck.x < rival.x ? 60 : -60), y: puck.y - 50 }
  if (puck.vy < -5) return { x: puck.x + puck.vx * 4 + stray, y: 62 }
  return { x: puck.x + stray * 0.5, y: puck.y + 4 }
}

function bounceOffTable(puck: Body): number {
  const inGoal = puck.x > GOAL_LEFT && puck.x < GOAL_RIGHT
  let hit = 0
  hit = Math.max(hit, bounceOffWall(puck, [0, -60, 0, HEIGHT + 60], PUCK, 0.9))
  hit = Math.max(hit, bounceOffWall(puck, [WIDTH, -60, WIDTH, HEIGHT + 60], PUCK, 0.9))
  if (!inGoal) {
    for (const y of [0, HEIGHT]) hit = Math.max(hit, bounceOffWall(puck, [0, y, WIDTH, y], PUCK, 0.9))
  }
  for (const post of POSTS) hit = Math.max(hit, bounceOff(puck, post, PUCK, 0.8))
  // A mallet may press the puck into the wall: it leaves the table only through a goal.
  puck.x = between(PUCK, puck.x, WIDTH - PUCK)
  if (!inGoal) puck.y = between(PUCK, puck.y, HEIGHT - PUCK)
  return hit
}

function slide(state: Hockey, events: SimEvent[]) {
  const { puck } = state
  // Half steps: at full speed the puck would skip a post.
  for (let half = 0; half < 2; half++) {
    puck.x += puck.vx / 2
    puck.y += puck.vy / 2
    const wall = bounceOffTable(puck)
    if (wall > 1) events.push({ kind: 'wall', x: puck.x, y: puck.y, amount: wall })
    for (const mallet of [state.hand, state.rival]) {
      const hit = bounceOff(puck, mallet, PUCK + MALLET, 0.85)
      if (hit > 0.5) events.push({ kind: 'hit', x: puck.x, y: puck.y, amount: hit })
    }
    bounceOffTable(puck)
    limitSpeed(puck, FASTEST)
  }
  puck.vx *= 0.993
  puck.vy *= 0.993
}

/** A round ends with the third goal, or with the clock once somebody leads. */
function closeRound(state: Hockey, events: SimEvent[]) {
  const { mine, theirs, left } = state
  if (Math.max(mine, theirs) < GOALS_TO_WIN && (left > 0 || mine === theirs)) return
  endRound(state, events)
  state.left = ROUND_TICKS
}

function goal(state: Hockey, isMine: boolean, events: SimEvent[]) {
  if (isMine) {
    state.mine++
    state.points += 100
  } else state.theirs++
  events.push({
    kind: isMine ? 'goal' : 'conceded',
    x: state.puck.x,
    y: between(40, state.puck.y, HEIGHT - 40),
  })
  serve(state, !isMine)
  closeRound(state, events)
}

function tick(state: Hockey, input: number, random: Random): readonly SimEvent[] {
  const events: SimEvent[] = []
  const { puck, hand, rival } = state
  state.tick++
  const place = input - 1
  const wish =
    input > 0
      ? { x: (place % COLUMNS) * STEP, y: MIDDLE + Math.floor(place / COLUMNS) * STEP }
      : { x: hand.x, y: hand.y }
  lead(hand, wish, HAND_SPEED, [MIDDLE, HEIGHT])
  const skill = skillOf(state)
  if (state.tick % 40 === 1) state.stray = bell(random) * (state.left > 0 ? 90 - 62 * skill : 100)
  lead(rival, rivalWish(state), 2.2 + 3.6 * skill, [0, MIDDLE])
  if (state.pause > 0) state.pause--
  else if (state.left > 0) state.left--
  const wasAbove = puck.y < MIDDLE
  slide(state, events)
  state.rest = wasAbove === puck.y < MIDDLE ? state.rest + 1 : 0
  if (puck.y < -PUCK) goal(state, true, events)
  else if (puck.y > HEIGHT + PUCK) goal(state, false, events)
  else if (state.rest > LONGEST_REST) serve(state, puck.y > MIDDLE)
  else if (state.left === 0) closeRound(state, events)
  return events
}

const REACH = [0.25, 0.6, 1] as const

function bot({ puck, hand }: Hockey, random: Random, strength: Strength): number {
  const reach = REACH[strength]
  const stray = bell(random) * 22 * (1 - reach)
  const towards = (x: number, y: number) =>
    handTo({ x: hand.x + (x - hand.x) * reach + stray, y: hand.y + (y - hand.y) * reach })
  if (puck.y < MIDDLE - 6) return towards(WIDTH / 2 + (puck.x - WIDTH / 2) * 0.5, HEIGHT - 70)
  if (puck.y > hand.y + 6) return towards(puck.x + (puck.x < hand.x ? 70 : -70), HEIGHT - 30)
  if (puck.vy > 5) return towards(puck.x + puck.vx * 3, HEIGHT - 70)
  if (puck.vy < -6) return towards(WIDTH / 2, HEIGHT - 70)
  // Strikes off centre: straight shots are easy to save.
  return towards(puck.x + bell(random) * 24, puck.y - 10)
}

export const hockey: Sport<Hockey> = {
  start,
  tick,
  bot,
  progress: (state) => cupProgress(state, GOALS_TO_WIN),
  sampled: [0, ...[40, 110, 180, 250, 320].flatMap((x) => [330, 420, 500, 570].map((y) => handTo({ x, y })))],
  most: COLUMNS * ROWS,
}
