import type { PoolGame } from './definitions.ts'
import type { Roll } from './roll.ts'
import { BALL_RADIUS, D_RADIUS, HEAD_LINE, LENGTH, WIDTH, type Spot } from './table.ts'

export type Player = 0 | 1
export type Group = 'solids' | 'stripes'
export type Foul = 'scratch' | 'nothing-hit' | 'wrong-ball' | 'no-cushion' | 'wrong-pot'
export type Balls = readonly (Spot | null)[]

/** A game of two players in turn, or of one; plain data. */
export interface PoolState {
  /** Missing in runs stored before there were three games: eight-ball. */
  readonly game?: PoolGame
  /** Index = number of the ball; 0 is the cue ball, `null` is potted. */
  readonly balls: Balls
  readonly turn: Player
  /** Eight-ball: group of player 0. */
  readonly group: Group | null
  readonly inHand: 'no' | 'behind-line' | 'in-d' | 'anywhere'
  readonly isBreak: boolean
  readonly winner: Player | null
  readonly foul: Foul | null
  readonly shots: number
  readonly friend: boolean
  /** Balls in nine-ball, points in snooker. */
  readonly points?: readonly [number, number]
  /** Snooker: the legal ball. */
  readonly on?: 'red' | 'colour' | 'clearing'
  /** Practice: a single player arranges the table. */
  readonly alone?: boolean
  /** A received trick shot: balls that one stroke must pot. */
  readonly wanted?: readonly number[]
}

/** The interface of a game's rules. */
export interface TableRules {
  start(random: () => number): Pick<PoolState, 'balls' | 'inHand' | 'isBreak'> & Partial<PoolState>
  /** What the current player may touch first. */
  targets(state: PoolState): readonly number[]
  judge(state: PoolState, result: Roll): PoolState
  /** Points of player 0, against the computer. */
  score(state: PoolState): number
  /** 0 to 1. */
  progress(state: PoolState): number
}

export const other = (player: Player): Player => (player === 0 ? 1 : 0)
export const handOver = (turn: Player) => ({ turn: other(turn), inHand: 'anywhere' as const })

/** Common start of all judgements. */
export const rolledOn = (state: PoolState, { rest }: Roll, foul: Foul | null): PoolState => ({
  ...state,
  balls: rest,
  foul,
  shots: state.shots + 1,
  isBreak: false,
  inHand: 'no',
})

export const objectBalls = ({ balls }: PoolState): readonly number[] =>
  balls.flatMap((spot, ball) => (spot && ball > 0 ? [ball] : []))

export const near = (one: Spot, { x, y }: Spot, reach: number) =>
  (one.x - x) ** 2 + (one.y - y) ** 2 < reach * reach

/** Whether a ball overlaps a place. */
export const isTaken = (balls: Balls, at: Spot, but = -1, reach = 2) =>
  balls.some((spot, ball) => spot && ball !== but && near(spot, at, reach * BALL_RADIUS))

/** Respots a ball, or as near beyond the spot as there is space, by the usual rule. */
export function spotted(balls: Balls, ball: number, wishes: readonly Spot[], step = 10): Balls {
  const free = wishes.find((spot) => !isTaken(balls, spot, ball))
  if (free) return balls.with(ball, free)
  let spot = wishes[0]!
  while (isTaken(balls, spot, ball) && spot.x > BALL_RADIUS && spot.x < LENGTH - BALL_RADIUS - Math.abs(step))
    spot = { x: spot.x + step, y: spot.y }
  return balls.with(ball, spot)
}

/** Whether a ball fits there between cushions and other balls. */
export const isFree = (balls: Balls, { x, y }: Spot, but: number): boolean =>
  x >= BALL_RADIUS &&
  y >= BALL_RADIUS &&
  x <= LENGTH - BALL_RADIUS &&
  y <= WIDTH - BALL_RADIUS &&
  !isTaken(balls, { x, y }, but, 2.025)

/** Whether the cue ball in hand may be put there. */
export function mayPlace({ balls, inHand }: PoolState, spot: Spot): boolean {
  if (inHand !== 'anywhere' && spot.x > HEAD_LINE) return false
  if (inHand === 'in-d' && !near(spot, { x: HEAD_LINE, y: WIDTH / 2 }, D_RADIUS)) return false
  return isFree(balls, spot, 0)
}

const AROUND = [
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 1],
  [-1, -1],
] as const

/** Initial position of a ball in hand. */
export function handSpot(state: PoolState): Spot {
  const wanted = state.balls[0] ?? { x: HEAD_LINE, y: WIDTH / 2 }
  if (mayPlace(state, wanted)) return wanted
  for (let ring = 0; ring < 40; ring++) {
    for (const [dx, dy] of AROUND) {
      const spot = { x: HEAD_LINE + dx * ring * 24, y: WIDTH / 2 + dy * ring * 24 }
      if (mayPlace(state, spot)) return spot
    }
  }
  return wanted
}
