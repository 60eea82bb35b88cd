import type { Random } from '#kit/random/random.ts'
import { rackOf } from './rack.ts'
import type { Roll } from './roll.ts'
import {
  objectBalls,
  other,
  rolledOn,
  spotted,
  type Balls,
  type Foul,
  type Player,
  type PoolState,
  type TableRules,
} from './state.ts'
import { BALL_RADIUS, D_RADIUS, FOOT_SPOT, HEAD_LINE, LENGTH, WIDTH, type Spot } from './table.ts'

/** Balls 1 to 6 are red; 7 to 12 are yellow, green, brown, blue, pink and black. */
export const REDS = 6
export const BLACK = 12
const LEAST_PENALTY = 4
const MIDDLE = WIDTH / 2

export const isRed = (ball: number) => ball > 0 && ball <= REDS
export const valueOf = (ball: number) => (ball <= REDS ? 1 : ball - REDS + 1)

/** Spots of the colours. */
export const SPOTS: Readonly<Record<number, Spot>> = {
  7: { x: HEAD_LINE, y: MIDDLE + D_RADIUS },
  8: { x: HEAD_LINE, y: MIDDLE - D_RADIUS },
  9: { x: HEAD_LINE, y: MIDDLE },
  10: { x: LENGTH / 2, y: MIDDLE },
  11: FOOT_SPOT,
  12: { x: 1830, y: MIDDLE },
}
const FROM_THE_TOP = [12, 11, 10, 9, 8, 7]
const IN_D: Spot = { x: HEAD_LINE - 80, y: MIDDLE + 82 }

function start(random: Random) {
  const reds = rackOf([1, 2, 3], { x: FOOT_SPOT.x + 2 * BALL_RADIUS + 2, y: MIDDLE }, random)
  const colours = [7, 8, 9, 10, 11, 12].map((ball) => SPOTS[ball]!)
  const balls: Balls = [IN_D, ...reds, ...colours]
  return { balls, inHand: 'in-d' as const, isBreak: false, points: [0, 0] as const, on: 'red' as const }
}

/** A red, then any colour; without reds the colours in order of value. */
function targets(state: PoolState): readonly number[] {
  const balls = objectBalls(state)
  const colours = balls.filter((ball) => !isRed(ball))
  if (state.on === 'red') return balls.filter(isRed)
  return state.on === 'colour' ? colours : colours.slice(0, 1)
}

interface Seen {
  readonly foul: Foul | null
  readonly gain: number
  readonly penalty: number
}

/** On a red only reds may fall, on a colour only the one that was hit. */
function see(state: PoolState, { first, potted }: Roll): Seen {
  const on = targets(state)
  const fallen = potted.filter((ball) => ball > 0)
  const mayFall = (ball: number) => (state.on === 'red' ? isRed(ball) : ball === first)
  const foul = potted.includes(0)
    ? 'scratch'
    : first === 0
      ? 'nothing-hit'
      : !on.includes(first)
        ? 'wrong-ball'
        : fallen.every(mayFall)
          ? null
          : 'wrong-pot'
  const touched = [...fallen, ...(first > 0 ? [first] : []), ...(state.on === 'clearing' ? on : [])]
  return {
    foul,
    gain: foul ? 0 : fallen.reduce((sum, ball) => sum + valueOf(ball), 0),
    penalty: Math.max(LEAST_PENALTY, ...touched.map(valueOf)),
  }
}

/** Potted colours are respotted, the most valuable first; in the clearing, a legal one stays down. */
function withColours(state: PoolState, balls: Balls, fallen: readonly number[], isFair: boolean): Balls {
  const back = FROM_THE_TOP.filter((ball) => fallen.includes(ball) && !(isFair && state.on === 'clearing'))
  return back.reduce<Balls>(
    (laid, ball) => spotted(laid, ball, [SPOTS[ball]!, ...FROM_THE_TOP.map((one) => SPOTS[one]!)]),
    balls,
  )
}

const paid = (points: readonly [number, number], player: Player, gain: number): readonly [number, number] =>
  player === 0 ? [points[0] + gain, points[1]] : [points[0], points[1] + gain]

function judge(state: PoolState, result: Roll): PoolState {
  const { turn } = state
  const { foul, gain, penalty } = see(state, result)
  const next = rolledOn(state, result, foul)
  const points = paid(state.points ?? [0, 0], foul ? other(turn) : turn, foul ? penalty : gain)
  const isLast = state.on === 'clearing' && targets(state)[0] === BLACK
  if (isLast && (foul || gain > 0)) return lastBlack({ ...next, points })
  const balls = withColours(state, next.balls, result.potted, !foul)
  const isIn = !foul && gain > 0
  const hasReds = balls.some((spot, ball) => spot && isRed(ball))
  const on = isIn && state.on === 'red' ? 'colour' : hasReds ? 'red' : 'clearing'
  return {
    ...next,
    balls,
    points,
    on,
    turn: isIn ? turn : other(turn),
    inHand: foul === 'scratch' ? 'in-d' : 'no',
  }
}

/** The frame ends with the black, by a pot or a foul; at equal points it is respotted. */
function lastBlack(state: PoolState): PoolState {
  const [one, two] = state.points!
  if (one !== two) return { ...state, winner: one > two ? 0 : 1 }
  const balls = spotted(state.balls.with(0, null), BLACK, [SPOTS[BLACK]!])
  return { ...state, balls, on: 'clearing', turn: other(state.turn), inHand: 'in-d' }
}

/** Points left for a player who pots everything. */
export const pointsLeft = (state: PoolState) => {
  const balls = objectBalls(state)
  const reds = balls.filter(isRed).length
  const extra = state.on === 'colour' ? valueOf(BLACK) : 0
  return (
    reds * (1 + valueOf(BLACK)) +
    extra +
    balls.filter((ball) => !isRed(ball)).reduce((sum, ball) => sum + valueOf(ball), 0)
  )
}

export const snooker: TableRules = {
  start,
  targets,
  judge,
  score: ({ points }) => points?.[0] ?? 0,
  progress: (state) => (state.winner === null ? 1 - objectBalls(state).length / 12.01 : 1),
}
