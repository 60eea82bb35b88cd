import { exactSin } from '#kit/game/exact-math.ts'
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
import { numbersTo, slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'power-play-three',
  input: ['tap', 'keys'],
  ground: ['#5ab0d8', '#153560'],
}

export interface RinkState extends Tries {
  /** Who has the puck, from 0; while it flies, who it flies to: 3 and more is the goal. */
  holder: number
  puck: { x: number; y: number; vx: number; vy: number; flies: boolean }
  defenders: { x: number; y: number }[]
  goalie: number
  clock: number
  goals: number
  passes: number
  phase: number
}

export const GOAL = { x: 200, y: 62, half: 46 } as const
export const PUCK = 9
export const BODY = 17
export const CLOCK = 420
const PUCK_SPEED = 8.5
const STEAL = BODY + PUCK - 2
const SAVE = 24

/** The three of the own side skate small rounds. */
export const matesAt = (tick: number, phase: number) => [
  { x: 78 + 26 * exactSin(tick * 0.016 + phase), y: 232 + 44 * exactSin(tick * 0.011 + phase) },
  { x: 322 + 26 * exactSin(tick * 0.014 + 2 + phase), y: 232 + 44 * exactSin(tick * 0.012 + 1 + phase) },
  { x: 200 + 58 * exactSin(tick * 0.013 + 4 + phase), y: 330 + 16 * exactSin(tick * 0.02) },
]

/** Places to tap: the mates, then the two corners of the goal. */
export const spotsOf = ({ tick, phase }: RinkState) => [
  ...matesAt(tick, phase),
  { x: GOAL.x - GOAL.half + 12, y: GOAL.y },
  { x: GOAL.x + GOAL.half - 12, y: GOAL.y },
]

function faceOff(state: RinkState, random: () => number) {
  state.phase = between(0, 6, random)
  state.holder = 2
  state.puck.flies = false
  state.clock = CLOCK - Math.min(160, state.goals * 12)
  state.passes = 0
  const count = Math.min(3, 1 + Math.floor((state.goals + 1) / 2))
  state.defenders = Array.from({ length: count }, (_, index) => ({
    x: 120 + index * 80,
    y: 170 + (index % 2) * 60,
  }))
}

function send(state: RinkState, turn: Turn) {
  const target = spotsOf(state)[turn.input - 1]
  if (!target || turn.input - 1 === state.holder) return
  const { puck } = state
  const far = distance(puck.x, puck.y, target.x, target.y) || 1
  // A pass goes to where the mate will be.
  const ahead =
    turn.input <= 3
      ? matesAt(state.tick + Math.round(far / PUCK_SPEED), state.phase)[turn.input - 1]!
      : target
  const way = distance(puck.x, puck.y, ahead.x, ahead.y) || 1
  puck.vx = ((ahead.x - puck.x) / way) * PUCK_SPEED
  puck.vy = ((ahead.y - puck.y) / way) * PUCK_SPEED
  puck.flies = true
  state.holder = turn.input - 1
  turn.tell(turn.input <= 3 ? 'pass' : 'shoot', puck.x, puck.y)
}

function lost(state: RinkState, turn: Turn, kind: 'steal' | 'saved' | 'late') {
  const at = { x: state.puck.x, y: state.puck.y }
  turn.tell(kind, at.x, at.y)
  slip(state, turn, at)
  faceOff(state, turn.random)
}

function glide(state: RinkState, turn: Turn) {
  const { puck } = state
  puck.x += puck.vx
  puck.y += puck.vy
  if (state.defenders.some(({ x, y }) => distance(x, y, puck.x, puck.y) < STEAL))
    return lost(state, turn, 'steal')
  if (state.holder >= 3) {
    if (puck.y > GOAL.y) return
    if (Math.abs(puck.x - state.goalie) < SAVE) return lost(state, turn, 'saved')
    state.goals++
    gain(state, turn, 3 + Math.min(3, state.passes), GOAL)
    turn.tell('goal', GOAL.x, GOAL.y)
    return faceOff(state, turn.random)
  }
  const mate = matesAt(state.tick, state.phase)[state.holder]!
  if (distance(mate.x, mate.y, puck.x, puck.y) > 18) {
    if (puck.y < 0 || puck.y > 400 || puck.x < 0 || puck.x > 400) lost(state, turn, 'steal')
    return
  }
  puck.flies = false
  state.passes++
  bonus(state, turn, 1, mate)
}

/** Tap a mate to pass, a corner to shoot. Passes pull the goalie out of place. */
export const rules: MicroRules<RinkState> = {
  inputs: numbersTo(5),
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: RinkState = {
      ...freshBase(),
      lamps: 3,
      holder: 2,
      puck: { x: 200, y: 320, vx: 0, vy: 0, flies: false },
      defenders: [],
      goalie: 200,
      clock: CLOCK,
      goals: 0,
      passes: 0,
      phase: 0,
    }
    faceOff(state, random)
    return state
  },
  step(state, turn) {
    const { puck, defenders } = state
    const hard = hardness(state.goals, 8)
    const seen = clamp(GOAL.x + (puck.x - GOAL.x) * 0.4, GOAL.x - 32, GOAL.x + 32)
    state.goalie = towards(state.goalie, seen, 0.7 + 0.9 * hard)
    for (const [index, one] of defenders.entries()) {
      // Each keeps the middle between the puck and the goal, with a step of its own.
      const share = 0.38 + index * 0.2
      one.x = towards(
        one.x,
        GOAL.x + (puck.x - GOAL.x) * share + 34 * exactSin(state.tick * 0.02 + index * 2),
        0.9 + 0.8 * hard,
      )
      one.y = towards(one.y, GOAL.y + 30 + (puck.y - GOAL.y) * share, 0.9 + 0.8 * hard)
    }
    if (puck.flies) return glide(state, turn)
    const mate = matesAt(state.tick, state.phase)[state.holder]!
    puck.x = mate.x
    puck.y = mate.y - 14
    if (--state.clock <= 0) return lost(state, turn, 'late')
    if (turn.press) send(state, turn)
  },
  worth: ({ clock }) => clock * 0.004,
}
