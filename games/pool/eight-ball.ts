import { shuffled, type Random } from '#kit/random/random.ts'
import { rackOf } from './rack.ts'
import type { Roll } from './roll.ts'
import {
  handOver,
  isTaken,
  other,
  rolledOn,
  type Balls,
  type Foul,
  type Group,
  type Player,
  type PoolState,
  type TableRules,
} from './state.ts'
import { FOOT_SPOT, HEAD_LINE, WIDTH, type Spot } from './table.ts'

export const groupOf = (ball: number): Group | null =>
  ball === 8 || ball === 0 ? null : ball < 8 ? 'solids' : 'stripes'

export const groupFor = ({ group }: PoolState, player: Player): Group | null =>
  group === null || player === 0 ? group : group === 'solids' ? 'stripes' : 'solids'

export const ballsLeft = (state: PoolState, group: Group): readonly number[] =>
  state.balls.flatMap((spot, ball) => (spot && groupOf(ball) === group ? [ball] : []))

/** What the current player may touch first. */
function targets(state: PoolState): readonly number[] {
  const own = groupFor(state, state.turn)
  if (!own) return state.balls.flatMap((spot, ball) => (spot && ball !== 0 && ball !== 8 ? [ball] : []))
  const left = ballsLeft(state, own)
  return left.length > 0 ? left : [8]
}

/** A new rack: the eight in the middle, one ball of each group in the two far corners. */
function start(random: Random) {
  const solids = shuffled([1, 2, 3, 4, 5, 6, 7], random)
  const stripes = shuffled([9, 10, 11, 12, 13, 14, 15], random)
  const corners = shuffled([solids.pop()!, stripes.pop()!], random)
  const rest = shuffled([...solids, ...stripes], random)
  const balls: (Spot | null)[] = [{ x: HEAD_LINE, y: WIDTH / 2 }]
  rackOf([1, 2, 3, 4, 5], FOOT_SPOT, random).forEach((spot, place) => {
    const ball = place === 4 ? 8 : place === 10 ? corners[0]! : place === 14 ? corners[1]! : rest.pop()!
    balls[ball] = spot
  })
  return { balls, inHand: 'behind-line' as const, isBreak: true }
}

function foulOf(state: PoolState, { first, potted, railed }: Roll): Foul | null {
  if (potted.includes(0)) return 'scratch'
  if (first === 0) return 'nothing-hit'
  if (!state.isBreak && !targets(state).includes(first)) return 'wrong-ball'
  return potted.length === 0 && !railed ? 'no-cushion' : null
}

/** An eight that falls on the break comes back near the foot spot. */
function withEightBack(balls: Balls): Balls {
  let spot: Spot = FOOT_SPOT
  while (isTaken(balls, spot) && spot.x > HEAD_LINE) spot = { x: spot.x - 10, y: spot.y }
  return balls.with(8, spot)
}

/** Judges a roll: next turn, groups, winner. */
function judge(state: PoolState, result: Roll): PoolState {
  const { turn } = state
  const foul = foulOf(state, result)
  const next = rolledOn(state, result, foul)
  if (result.potted.includes(8)) {
    if (!state.isBreak) {
      const wins = !foul && targets(state).includes(8)
      return { ...next, winner: wins ? turn : other(turn) }
    }
    return { ...next, balls: withEightBack(next.balls), ...(foul ? handOver(turn) : {}) }
  }
  if (foul) return { ...next, ...handOver(turn) }
  const potted = result.potted.filter((ball) => groupOf(ball))
  if (state.isBreak) return { ...next, turn: potted.length > 0 ? turn : other(turn) }
  let own = groupFor(state, turn)
  let { group } = state
  if (!own && potted.length > 0) {
    own = groupOf(potted[0]!)
    group = groupFor({ ...state, group: own }, turn)
  }
  const goesOn = potted.some((ball) => groupOf(ball) === own)
  return { ...next, group, turn: goesOn ? turn : other(turn) }
}

const POINTS_A_BALL = 10
const POINTS_FOR_WIN = 100

/** Points of player 0: own balls, and for a win what the opponent has left. */
function score(state: PoolState): number {
  const own = groupFor(state, 0)
  if (!own) return 0
  const theirs = own === 'solids' ? 'stripes' : 'solids'
  const potted = (7 - ballsLeft(state, own).length) * POINTS_A_BALL
  return potted + (state.winner === 0 ? POINTS_FOR_WIN + ballsLeft(state, theirs).length * POINTS_A_BALL : 0)
}

export const eightBall: TableRules = {
  start,
  targets,
  judge,
  score,
  progress: (state) =>
    1 - Math.min(ballsLeft(state, 'solids').length, ballsLeft(state, 'stripes').length) / 7.01,
}
