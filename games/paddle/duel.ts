import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Random } from '#kit/random/random.ts'
import { folded, newBall, RADIUS, setSpeed } from './ball.ts'
import { clamp, placeInput, type Ball, type Strength, type World } from './world.ts'

/** The court of all games against one rival. */
export const COURT = [340, 520] as const
export const [WIDTH, HEIGHT] = COURT
export const HALF = 38
export const PAD_THICK = 7
export const REACH = RADIUS + PAD_THICK
const SERVE_TICKS = 62
const WIDEST = 0.85
const FASTEST = 9.2
const FASTER = 1.03
const STEEPNESS = 0.38

/** A game of rounds against an improving rival. */
export interface Duel extends World {
  round: number
  lives: number
  /** Middle of the rival's paddle, its motion in this tick, and its error about the next ball. */
  rival: number
  error: number
  /** Ticks until the serve, and its receiver: 1 is the player. */
  serve: number
  to: 1 | -1
  speed: number
}

export const freshDuel = (lives: number): Duel => ({
  tick: 0,
  end: '',
  score: 0,
  balls: [newBall(WIDTH / 2, HEIGHT / 2)],
  pad: WIDTH / 2,
  padWay: 0,
  rally: 0,
  round: 1,
  lives,
  rival: WIDTH / 2,
  error: 0,
  serve: SERVE_TICKS,
  to: 1,
  speed: paceOf(1),
})

/** Speed of the serve in a round. */
export const paceOf = (round: number) => Math.min(6.8, 4.8 + round * 0.22)
const rivalSpeed = (round: number) => Math.min(5.6, 2.3 + round * 0.28)
const rivalError = (round: number) => Math.max(32, 92 - round * 6)

export function newRally(state: Duel, y = HEIGHT / 2) {
  state.rally = 0
  state.speed = paceOf(state.round)
  state.serve = SERVE_TICKS
  state.balls = [newBall(WIDTH / 2, y)]
}

/** One tick of waiting for the serve; true while it lasts. */
export function waitsForServe(state: Duel, random: Random): boolean {
  if (state.serve === 0) return false
  state.serve--
  state.rival += clamp(WIDTH / 2 - state.rival, -2, 2)
  if (state.serve > 0) return true
  const angle = (random() - 0.5) * 0.9
  const ball = state.balls[0]!
  Object.assign(ball, { vx: exactSin(angle), vy: exactCos(angle) * state.to })
  setSpeed(ball, state.speed * 0.85)
  return true
}

export const meets = (ball: Ball, { at, y }: { readonly at: number; readonly y: number }, half = HALF) =>
  Math.abs(ball.y - y) < REACH && Math.abs(ball.x - at) < half + RADIUS * 0.8

/** The hit position determines the direction; each strike makes the rally faster. */
export function strike(
  state: Duel,
  ball: Ball,
  { at, half, way }: { readonly at: number; readonly half: number; readonly way: 1 | -1 },
) {
  const angle = clamp((ball.x - at) / half, -1, 1) * WIDEST
  state.rally++
  state.speed = Math.min(FASTEST, state.speed * FASTER)
  Object.assign(ball, { vx: exactSin(angle), vy: exactCos(angle) * way, dull: 0 })
  setSpeed(ball, state.speed)
}

/** Redraws the rival's error about the next ball. */
export const misjudge = (state: Duel, random: Random) =>
  (state.error = (random() + random() - 1) * rivalError(state.round))

/** The side walls; true when the ball met one. */
export function keepBetweenWalls(ball: Ball): boolean {
  const isOut = (ball.x < RADIUS && ball.vx < 0) || (ball.x > WIDTH - RADIUS && ball.vx > 0)
  if (!isOut) return false
  ball.vx = -ball.vx
  ball.x = clamp(ball.x, RADIUS, WIDTH - RADIUS)
  ball.dull++
  return true
}

/** Keeps the speed, and prevents nearly horizontal flight. */
export function steepen(ball: Ball, speed: number) {
  setSpeed(ball, speed)
  const least = STEEPNESS * speed
  if (Math.abs(ball.vy) >= least) return
  ball.vy = ball.vy < 0 ? -least : least
  const rest = Math.sqrt(speed * speed - least * least)
  ball.vx = ball.vx < 0 ? -rest : rest
}

/** Where a ball reaches a height, walls included. */
export function landing({ x, y, vx, vy }: Ball, to: number): number {
  const ticks = Math.max(0, (to - y) / vy)
  return folded(x + vx * ticks, RADIUS, WIDTH - RADIUS)
}

/** Moves the rival towards a place as fast as it can. */
export function follow(state: Duel, to: number, isHurried: boolean) {
  const pace = rivalSpeed(state.round) * (isHurried ? 1 : 0.5)
  state.rival = clamp(state.rival + clamp(to - state.rival, -pace, pace), HALF, WIDTH - HALF)
}

const ERRORS = [62, 24, 3]

/** Error of a bot, constant for half a second. */
export const wobbleOf = (tick: number, strength: Strength) =>
  ((((tick >> 5) * 7919 + 13) % 101) / 101 - 0.5) * 2 * ERRORS[strength]!

/** Moves to the landing place and strikes to the side away from the rival. */
export function duelBot(
  state: Duel,
  { low, strength }: { readonly low: number; readonly strength: Strength },
): number {
  const ball = state.balls[0]!
  if (state.serve > 0 || ball.vy <= 0) return placeInput(WIDTH / 2, WIDTH)
  const swing = state.rival > WIDTH / 2 ? 1 : -1
  return placeInput(landing(ball, low) + wobbleOf(state.tick, strength) + swing * 22, WIDTH)
}

/** A life less, or the end. */
export function loseLife(
  state: Pick<Duel, 'lives' | 'end'>,
  tell: (kind: string, x: number, y: number, amount?: number) => void,
  at: { readonly x: number; readonly y: number },
) {
  state.lives--
  tell('hurt', at.x, at.y, state.lives)
  if (state.lives > 0) return
  state.end = 'over'
  tell('over', WIDTH / 2, HEIGHT / 2)
}

export const progressOf = ({ round }: Pick<Duel, 'round'>) => Math.min(0.99, (round - 1) / 10)
export const hudOf = ({ lives, round }: Pick<Duel, 'lives' | 'round'>) =>
  [
    ['hearts', lives],
    ['round', round],
  ] as const
