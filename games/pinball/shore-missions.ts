import { bounceOff } from '#kit/game/discs/discs.ts'
import { bonus, gain, type Turn } from '#kit/game/micro/rules.ts'
import { BALL, bounceOffWall, kick, laneBall } from './ball.ts'
import { BUMPER_POINTS, complete, dark, moreBalls, type Mission } from './mission.ts'
import type { PinState } from './rules.ts'
import {
  CRAB,
  crabAt,
  CRABS,
  currentAt,
  FIELD_MIDDLE,
  KEEP,
  needleAt,
  ROSE_POINTS,
  tableOf,
  type Place,
  type Segment,
} from './tables.ts'

const plainBumper = (state: PinState, turn: Turn, at: Place) => bonus(state, turn, BUMPER_POINTS, at)

const GATE: Segment = [KEEP.left, KEEP.gate, KEEP.right, KEEP.gate]
const isInKeep = ({ x, y }: Place) =>
  x > KEEP.left && x < KEEP.right && y > KEEP.top - 12 && y < KEEP.gate + BALL + 3
/** Knocks that the gate stands. */
export const gateStrength = ({ stage }: PinState) => Math.min(6, 3 + stage)
export const isGateOpen = (state: PinState) => state.heat >= gateStrength(state)

function crack(state: PinState, turn: Turn, at: Place) {
  if (isGateOpen(state)) return
  state.heat++
  turn.tell(isGateOpen(state) ? 'ready' : 'hurt', at.x, at.y)
}

/** Break the gate and take the treasure; then the gate is rebuilt, stronger. */
export const castle: Mission = {
  // Whether the treasure is gone: then the gate shuts once the keep is empty.
  memo: [0],
  bumper: plainBumper,
  target(state, turn, at) {
    if (!state.lit.every(Boolean)) return
    dark(state.lit)
    crack(state, turn, at)
  },
  saucer(state, turn, at) {
    state.heat = gateStrength(state)
    complete(state, turn, at, 35)
    state.heat = gateStrength(state)
    state.memo[0] = 1
    if (state.stage % 2 === 0) moreBalls(state, { x: FIELD_MIDDLE, y: KEEP.gate + 40 }, 1)
  },
  touch(state, turn, ball) {
    if (state.memo[0] === 1 && !state.balls.some(isInKeep)) {
      state.memo[0] = 0
      state.heat = 0
      turn.tell('gate', FIELD_MIDDLE, KEEP.gate)
    }
    if (isGateOpen(state) || bounceOffWall(ball, GATE, 0.5) < 1) return
    crack(state, turn, { x: ball.x, y: KEEP.gate })
    bonus(state, turn, 3, { x: ball.x, y: KEEP.gate })
  },
}

const rose = (state: PinState) => state.memo.slice(0, ROSE_POINTS)
/** Where the needle of a state points, in eighths of a turn. */
export const needleOf = ({ tick, memo }: PinState) =>
  needleAt(tick, memo[ROSE_POINTS]!, memo[ROSE_POINTS + 1]!)

/** Each disc lights the point of the compass that the needle shows; bumpers reverse the needle. */
export const compass: Mission = {
  // Eight points, direction of the needle, and where it started.
  memo: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  bumper(state, turn, at) {
    plainBumper(state, turn, at)
    const now = needleOf(state)
    const way = -state.memo[ROSE_POINTS]!
    state.memo[ROSE_POINTS] = way
    state.memo[ROSE_POINTS + 1] = now - needleAt(state.tick, way, 0)
  },
  target(state, turn, at) {
    dark(state.lit)
    const point = Math.floor(needleOf(state) + 0.5) % ROSE_POINTS
    if (state.memo[point] === 1) return
    state.memo[point] = 1
    turn.tell('lane', at.x, at.y)
    bonus(state, turn, 6, at)
    if (!rose(state).every((lit) => lit === 1)) return
    state.memo.fill(0, 0, ROSE_POINTS)
    complete(state, turn, at, 50)
    moreBalls(state, { x: FIELD_MIDDLE, y: 260 }, 1)
  },
}

export const LOCKS = 3
/** With all discs lit the oyster keeps a ball; the third frees them all, and further visits are jackpots. */
export const oyster: Mission = {
  bumper: plainBumper,
  target(state, turn, at) {
    if (state.lit.every(Boolean)) turn.tell('ready', at.x, at.y)
  },
  saucer(state, turn, at) {
    if (state.balls.length > 1) return bonus(state, turn, 20, at)
    if (!state.lit.every(Boolean)) return bonus(state, turn, 5, at)
    dark(state.lit)
    state.heat++
    if (state.heat < LOCKS) {
      turn.tell('lock', at.x, at.y)
      gain(state, turn, 12, at)
      state.balls = [laneBall()]
      state.saver = Math.max(state.saver, 420)
      return
    }
    state.heat = 0
    complete(state, turn, at, 40)
    moreBalls(state, { x: at.x, y: at.y + 50 }, LOCKS - 1)
  },
}

const DRIFT = 0.021
/** The current alternates; a disc lights only while it flows towards it. */
export const tides: Mission = {
  bumper: plainBumper,
  pull({ tick }, ball) {
    if (!ball.inLane) ball.vx += DRIFT * currentAt(tick)
  },
  target(state, turn, at) {
    const isLeft = at.x < FIELD_MIDDLE
    if (isLeft !== currentAt(state.tick) < 0) {
      state.lit[tableOf('tides').targets.indexOf(at)] = false
      return
    }
    bonus(state, turn, 5, at)
    if (!state.lit.every(Boolean)) return
    dark(state.lit)
    complete(state, turn, at, 50)
    moreBalls(state, { x: FIELD_MIDDLE, y: 185 }, 1)
  },
}

/** Crabs walk to and fro: knock the whole parade over. */
export const crabs: Mission = {
  memo: Array.from({ length: CRABS }, () => 1),
  bumper: plainBumper,
  target(state, turn, at) {
    if (!state.lit.every(Boolean)) return
    dark(state.lit)
    gain(state, turn, 8, at)
  },
  touch(state, turn, ball) {
    for (const [crab, isThere] of state.memo.entries()) {
      if (isThere === 0) continue
      const at = crabAt(state.tick, crab, state.stage)
      if (bounceOff(ball, at, CRAB + BALL, 0.6) < 0.4) continue
      kick(ball, at, 1.6)
      state.memo[crab] = 0
      turn.tell('hurt', at.x, at.y)
      bonus(state, turn, 6, at)
      if (state.memo.some((left) => left === 1)) continue
      state.memo.fill(1)
      complete(state, turn, at, 40)
      if (state.stage % 2 === 0) moreBalls(state, { x: FIELD_MIDDLE, y: 260 }, 1)
      return
    }
  },
}

/** Rows, columns and diagonals of the nine stars. */
export const STAR_LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** Three stars in a row make a picture; the full sky adds a ball. */
export const stars: Mission = {
  bumper: plainBumper,
  lane(state, turn, at) {
    const star = tableOf('stars').lanes.indexOf(at)
    const drawn = STAR_LINES.filter((line) => line.includes(star) && line.every((one) => state.lanes[one]))
    if (drawn.length > 0) complete(state, turn, at, 12 * drawn.length)
    if (!state.lanes.every(Boolean)) return
    dark(state.lanes)
    gain(state, turn, 40, at)
    moreBalls(state, { x: FIELD_MIDDLE, y: 260 }, 1)
  },
}
