import { shuffled, type Random } from '#kit/random/random.ts'
import { rackOf } from './rack.ts'
import type { Roll } from './roll.ts'
import {
  handOver,
  objectBalls,
  other,
  rolledOn,
  spotted,
  type Foul,
  type PoolState,
  type TableRules,
} from './state.ts'
import { FOOT_SPOT, HEAD_LINE, WIDTH, type Spot } from './table.ts'

const NINE = 9
const POINTS_A_BALL = 10
const POINTS_FOR_WIN = 100

/** A diamond: the one in front, the nine in the middle. */
function start(random: Random) {
  const rest = shuffled([2, 3, 4, 5, 6, 7, 8], random)
  const balls: (Spot | null)[] = [{ x: HEAD_LINE, y: WIDTH / 2 }]
  rackOf([1, 2, 3, 2, 1], FOOT_SPOT, random).forEach((spot, place) => {
    balls[place === 0 ? 1 : place === 4 ? NINE : rest.pop()!] = spot
  })
  return { balls, inHand: 'behind-line' as const, isBreak: true, points: [0, 0] as const }
}

/** Only the lowest ball may be touched first. */
const targets = (state: PoolState): readonly number[] => objectBalls(state).slice(0, 1)

function foulOf(state: PoolState, { first, potted, railed }: Roll): Foul | null {
  if (potted.includes(0)) return 'scratch'
  if (first === 0) return 'nothing-hit'
  if (!targets(state).includes(first)) return 'wrong-ball'
  return potted.length === 0 && !railed ? 'no-cushion' : null
}

/** Any ball potted after hitting the lowest first keeps the turn; the nine wins at once, and returns after a foul. */
function judge(state: PoolState, result: Roll): PoolState {
  const { turn, points = [0, 0] } = state
  const foul = foulOf(state, result)
  const next = rolledOn(state, result, foul)
  const potted = result.potted.filter((ball) => ball > 0)
  if (foul) {
    const balls = potted.includes(NINE) ? spotted(next.balls, NINE, [FOOT_SPOT]) : next.balls
    return { ...next, balls, ...handOver(turn) }
  }
  const own = points[turn] + potted.length
  const counted = { ...next, points: turn === 0 ? ([own, points[1]] as const) : ([points[0], own] as const) }
  if (potted.includes(NINE)) return { ...counted, winner: turn }
  return { ...counted, turn: potted.length > 0 ? turn : other(turn) }
}

export const nineBall: TableRules = {
  start,
  targets,
  judge,
  score: ({ points, winner }) => (points?.[0] ?? 0) * POINTS_A_BALL + (winner === 0 ? POINTS_FOR_WIN : 0),
  progress: (state) => (state.winner === null ? 1 - objectBalls(state).length / 9.01 : 1),
}
