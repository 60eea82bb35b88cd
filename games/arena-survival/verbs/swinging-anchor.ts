import { bonus, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
import { ease, onPlate, startWorld, STICK, suffer, walk, type ArenaRules, type World } from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { far, fly, meets } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#5a6a88', '#141c30'] }

export interface Anchor extends World {
  /** The anchor at the end of the chain. */
  ax: number
  ay: number
  avx: number
  avy: number
  /** Foes hit by this swing. */
  row: number
}

export const CHAIN = 66
export const IRON = 16
const DRAG = 0.988
const KEPT = 0.97
/** Below this speed the anchor only pushes. */
export const HARD = 2.2
const HERD: Herd = { ...USUAL, pace: [58, 16] }

const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y)

/** Impact speed: zero while it rests or is only dragged along. */
export const speedOf = ({ avx, avy, vx, vy }: Pick<Anchor, 'avx' | 'avy' | 'vx' | 'vy'>) =>
  Math.min(lengthOf(avx, avy), lengthOf(avx - vx, avy - vy))

/** The chain pulls only when taut; then the anchor circles the hero. */
function swing(world: Anchor) {
  world.avx *= DRAG
  world.avy *= DRAG
  world.ax += world.avx
  world.ay += world.avy
  const away = far({ x: world.ax, y: world.ay }, world)
  if (away <= CHAIN) return
  const [nx, ny] = [(world.ax - world.x) / away, (world.ay - world.y) / away]
  world.ax = world.x + nx * CHAIN
  world.ay = world.y + ny * CHAIN
  const out = (world.avx - world.vx) * nx + (world.avy - world.vy) * ny
  if (out <= 0) return
  const before = lengthOf(world.avx - world.vx, world.avy - world.vy)
  world.avx -= out * nx
  world.avy -= out * ny
  const after = lengthOf(world.avx - world.vx, world.avy - world.vy)
  if (after < 0.4) return
  // A taut chain converts most of the outward speed into speed along the circle.
  const kept = Math.min(7.5, Math.max(after, before * KEPT)) / after
  world.avx = world.vx + (world.avx - world.vx) * kept
  world.avy = world.vy + (world.avy - world.vy) * kept
}

function bowl(world: Anchor, turn: Turn) {
  const iron = { x: world.ax, y: world.ay }
  const speed = speedOf(world)
  if (speed < HARD) world.row = 0
  for (const foe of world.foes) {
    if (!meets(iron, IRON, foe, foe.r)) continue
    if (speed < HARD) {
      const away = far(foe, iron) || 1
      foe.x += ((foe.x - iron.x) / away) * 1.4
      foe.y += ((foe.y - iron.y) / away) * 1.4
      continue
    }
    if (foe.kind === 'king' && world.tick % 7 !== 0) continue
    if (!strike(world, turn, foe, foe.kind === 'king' ? Math.round(speed / 1.6) : 3)) continue
    world.avx *= 0.95
    world.avy *= 0.95
    if (++world.row > 1) bonus(world, turn, Math.min(5, world.row - 1), { x: foe.x, y: foe.y - 20 })
  }
  bury(world)
  if (speed >= HARD) world.darts = world.darts.filter((dart) => !meets(iron, IRON, dart, dart.r))
}

/** A heavy anchor on a chain: walking curves makes it swing. */
export const rules: ArenaRules<Anchor> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), ax: 200, ay: 255, avx: 0, avy: 0, row: 0 }),
  step(world, turn) {
    walk(world, turn, 2.9)
    swing(world)
    arrive(world, turn, HERD)
    prowl(world, turn, HERD)
    bowl(world, turn)
    fly(world.darts)
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: (world) => ease(world) + speedOf(world) * 3,
}
