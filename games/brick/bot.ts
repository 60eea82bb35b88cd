import type { Random } from '#kit/random/random.ts'
import { exactAtan2 } from '#kit/game/exact-math.ts'
import { cellX, cellY, RADIUS, type Grid } from './flight.ts'
import { ACT, placeInput } from './inputs.ts'
import { clamp, type Ball, type Drop, type Strength, type World } from './world.ts'

export interface BotWish {
  readonly random: Random
  readonly strength: Strength
  /** Height of the paddle, and the direction it sends balls: up from a lower paddle, down from an upper one. */
  readonly y: number
  readonly way?: 1 | -1
  readonly width: number
  readonly grid: Grid
  /** Bricks worth aiming at. */
  wants(kind: number, cell: number): boolean
  /** What to catch while no ball is near. */
  readonly lures?: readonly Drop[]
}

/** How far the bot misses the right place, in units. */
const ERRORS = [70, 22, 0]
const NEAR_TICKS = 40

/** Where a ball comes down if no brick is in its way; it bounces off walls. */
export function landing(
  { x, y, vx, vy }: Ball,
  to: number,
  width: number,
): { readonly x: number; readonly ticks: number } {
  const ticks = Math.max(0, (to - y) / vy)
  const inner = width - 2 * RADIUS
  const free = x - RADIUS + vx * ticks
  const folded = ((free % (2 * inner)) + 2 * inner) % (2 * inner)
  return { x: RADIUS + (folded > inner ? 2 * inner - folded : folded), ticks }
}

/** Moves below the ball that lands first and sends it towards a brick. */
export function aimSlide(world: World, wish: BotWish): number {
  const { random, strength, y, way = 1, width, grid } = wish
  const coming = world.balls
    .filter(({ rides, vy }) => rides === 0 && vy * way > 0)
    .map((ball) => landing(ball, y, width))
    .toSorted((one, other) => one.ticks - other.ticks)[0]
  const isRiding = world.balls.some(({ rides }) => rides > 0)
  // The error stays for a while: a new one each tick would average out.
  const wobble = (((world.tick >> 5) * 7919 + 13) % 101) / 101 - 0.5
  const error = ERRORS[strength]! * 2 * wobble
  const lure = wish.lures?.[0]
  if (lure && (!coming || coming.ticks > NEAR_TICKS)) return placeInput(lure.x + error, width)
  if (!coming) return isRiding && random() < 0.1 ? ACT : placeInput(world.pad + error * 0.2, width)
  const cell = aimedCell(world, wish)
  if (cell < 0) return placeInput(coming.x + error, width)
  const angle = exactAtan2(cellX(grid, cell) - coming.x, (y - cellY(grid, cell)) * way)
  const off = clamp(angle / 1.08, -0.8, 0.8) * world.half
  return placeInput(coming.x - off + error, width)
}

/** A target brick, another one every few seconds. */
function aimedCell({ kinds, tick }: World, { wants }: BotWish): number {
  const cells = [...kinds.keys()].filter((cell) => wants(kinds[cell]!, cell))
  return cells.length === 0 ? -1 : cells[((tick >> 7) * 31) % cells.length]!
}
