import type { Random } from '#kit/random/random.ts'
import { exactAtan2 } from '#kit/game/exact-math.ts'
import { cellX, cellY, RADIUS, send, type Grid } from './flight.ts'
import { wishOf, type Wish } from './inputs.ts'
import { clamp, type Ball, type World } from './world.ts'

/** Half the height of a paddle. */
export const PAD_HALF = 7
const FASTEST = 16
const SHARE = 0.42
/** Steepest direction from the rim of the paddle, in radians from straight up. */
const WIDEST = 1.08
const QUIET_TICKS = 480

/** Glides the paddle to where the player wants it. */
export function slide(world: World, input: number, width: number): Wish {
  const wish = wishOf(input, 'slide')
  if (wish.place !== undefined) {
    const away = wish.place - world.pad
    world.pad += Math.abs(away) < 1 ? away : clamp(away * SHARE, -FASTEST, FASTEST)
  }
  world.pad = clamp(world.pad, world.half, width - world.half)
  return wish
}

/** Whether a ball that comes to the paddle at height `y` touches it. */
export const meetsPaddle = (ball: Ball, world: World, y: number) =>
  Math.abs(ball.y - y) < RADIUS + PAD_HALF && Math.abs(ball.x - world.pad) < world.half + RADIUS * 0.8

/** Hit position on the paddle: -1 to 1. */
export const spotOn = (ball: Ball, { pad, half }: World) => clamp((ball.x - pad) / half, -1, 1)

export interface Aim {
  readonly speed: number
  /** 1 sends up, -1 down. */
  readonly way: 1 | -1
}

/** The hit position determines the direction. */
export function sendFromPaddle(ball: Ball, world: World, { speed, way }: Aim) {
  send(ball, spotOn(ball, world) * WIDEST, speed)
  ball.vy *= way
  ball.dull = 0
}

/** After a while without hits the paddle sends the ball straight to a brick. */
export function sendToBrick(ball: Ball, world: World, { grid, speed, random, breaks }: Guide): boolean {
  if (world.quiet < QUIET_TICKS) return false
  const left = [...world.kinds.keys()].filter((cell) => breaks(world.kinds[cell]!))
  const cell = left[Math.floor(random() * left.length)]
  if (cell === undefined) return false
  send(ball, exactAtan2(cellX(grid, cell) - ball.x, ball.y - cellY(grid, cell)), speed)
  world.quiet = QUIET_TICKS / 2
  return true
}

export interface Guide {
  readonly grid: Grid
  readonly speed: number
  readonly random: Random
  /** Whether a brick of this kind can be broken. */
  breaks(kind: number): boolean
}

/** Moves balls that ride on the paddle; they leave at a press or after their time; true when one left. */
export function rideAndLeave(
  world: World,
  isActing: boolean,
  { y, speed, way }: Aim & { readonly y: number },
): boolean {
  let hasLeft = false
  for (const ball of world.balls) {
    if (ball.rides === 0) continue
    ball.rides--
    ball.x = world.pad + ball.off
    ball.y = y - way * (RADIUS + PAD_HALF)
    if (!isActing && ball.rides > 0) continue
    ball.rides = 0
    sendFromPaddle(ball, world, { speed, way })
    hasLeft = true
  }
  return hasLeft
}
