import type { PoolGame } from './definitions.ts'
import type { Roll } from './roll.ts'
import { BALL_RADIUS, D_RADIUS, HEAD_LINE, LENGTH, WIDTH, type Spot } from './table.ts'

export type Player = 0 | 1
export type Group = 'solids' | 'stripes'
export type Foul = 'scratch' | 'nothing-hit' | 'wrong-ball' | 'no-cushion' | 'wrong-pot'
export type Balls = readonly (Spot | null)[]

/** A game of two players in turn, or of one alone; plain data. */
export interface PoolState {
  /** Which rules judge it; runs that were kept before there were three are eight-ball. */
  readonly game?: PoolGame
  /** Place in this list = number of the ball; 0 is the cue ball, nothing means potted. */
  readonly balls: Balls
  readonly turn: Player
  /** Eight-ball: the group of player 0; the other one has the rest. */
  readonly group: Group | null
  readonly inHand: 'no' | 'behind-line' | 'in-d' | 'anywhere'
  readonly isBreak: boolean
  readonly winner: Player | null
  readonly foul: Foul | null
  readonly shots: number
  readonly friend: boolean
  /** Nine-ball counts balls, snooker points. */
  readonly points?: readonly [number, number]
  /** Snooker: what is on. */
  readonly on?: 'red' | 'colour' | 'clearing'
  /** One player alone sets the table up as they like. */
  readonly alone?: boolean
  /** A trick shot that was sent: the balls that one stroke must pot. */
  readonly wanted?: readonly number[]
}

/** What the rules of one game say. */
export interface TableRules {
  start(random: () => number): Pick<PoolState, 'balls' | 'inHand' | 'isBreak'> & Partial<PoolState>
  /** What the player on turn may touch first. */
  targets(state: PoolState): readonly number[]
  judge(state: PoolState, result: Roll): PoolState
  /** Points of player 0, against the computer. */
  score(state: PoolState): number
  /** 0 to 1. */
  progress(state: PoolState): number
}

export const other = (player: Player): Player => (player === 0 ? 1 : 0)
export const handOver = (turn: Player) => ({ turn: other(turn), inHand: 'anywhere' as const })

/** What every judgement begins with. */
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

/** Whether a ball lies where no other one can. */
export const isTaken = (balls: Balls, at: Spot, but = -1, reach = 2) =>
  balls.some((spot, ball) => spot && ball !== but && near(spot, at, reach * BALL_RADIUS))

/** Puts a ball back on its spot, or as near beyond it as there is room, as the rules of most tables have it. */
export function spotted(balls: Balls, ball: number, wishes: readonly Spot[], step = 10): Balls {
  const free = wishes.find((spot) => !isTaken(balls, spot, ball))
  if (free) return balls.with(ball, free)
  let spot = wishes[0]!
  while (isTaken(balls, spot, ball) && spot.x > BALL_RADIUS && spot.x < LENGTH - BALL_RADIUS - Math.abs(step))
    spot = { x: spot.x + step, y: spot.y }
  return balls.with(ball, spot)
}

/** Whether a ball of this size can lie there, cushions and other balls considered. */
export const isFree = (balls: Balls, { x, y }: Spot, but: number): boolean =>
  x >= BALL_RADIUS &&
  y >= BALL_RADIUS &&
  x <= LENGTH - BALL_RADIUS &&
  y <= WIDTH - BALL_RADIUS &&
  !isTaken(balls, { x, y }, but, 2.025)

/** Whether the cue ball may be put there by hand. */
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

/** Where a ball in hand lies before the player moves it. */
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
