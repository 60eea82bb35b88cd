import { between, bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import {
  HERO,
  hurt,
  keepOn,
  MIDDLE,
  onPlate,
  startWorld,
  STICK,
  walk,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, angleTo, far, fly, meets, thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#8a3f80', '#22103a'] }

export interface Graze extends World {
  /** 0 to `FULL`; near misses fill it. */
  charge: number
  /** Ticks left of the wave of a full charge. */
  nova: number
  /** Centre and phase of the flower. */
  fx: number
  fy: number
  spin: number
}

export const FULL = 26
export const NEAR = 18
const CORE = 5

/** The flower changes its pattern every six seconds. */
function bloom(world: Graze, turn: Turn) {
  const hard = hardness(world.tick, 2400)
  const dance = Math.floor(world.tick / 360) % 4
  const flower = { x: world.fx, y: world.fy }
  const throwAt = (angle: number, speed: number) =>
    world.darts.push(thing('petal', flower, { ...along(angle, speed), r: 6 }))
  world.spin += dance === 2 ? -0.05 : 0.043
  const every = Math.round(11 - 5 * hard)
  if (dance === 0 && world.tick % every === 0)
    for (let arm = 0; arm < 3; arm++) throwAt(world.spin + arm * 2.0944, 1.5)
  if (dance === 1 && world.tick % Math.round(66 - 26 * hard) === 0)
    for (let petal = 0; petal < 14; petal++) throwAt(world.spin + petal * 0.4488, 1.35)
  if (dance === 2 && world.tick % every === 0)
    for (let arm = 0; arm < 2; arm++) throwAt(world.spin * (arm ? 1 : -1) + arm * 3.1, 1.7)
  if (dance === 3 && world.tick % Math.round(30 - 12 * hard) === 0)
    for (const off of [-0.3, -0.1, 0.1, 0.3]) throwAt(angleTo(flower, world) + off, 1.9)
  if (world.tick % 360 === 0) turn.tell('dance', world.fx, world.fy)
}

function feel(world: Graze, turn: Turn) {
  world.darts = world.darts.filter((dart) => {
    if (meets(world, CORE, dart, dart.r - 1)) {
      hurt(world, turn)
      return false
    }
    if (dart.a === 0 && world.safe === 0 && meets(world, NEAR, dart, dart.r)) {
      dart.a = 1
      world.charge++
      gain(world, turn, 1, dart)
    }
    return true
  })
  if (world.charge < FULL) return
  world.charge = 0
  world.nova = 40
  turn.tell('nova', world.x, world.y)
}

/** No weapon: near misses of petals fill the lamp, and a full lamp clears the garden. */
export const rules: ArenaRules<Graze> = {
  inputs: STICK,
  hand: 'hold',
  sight: 50,
  start: () => ({ ...startWorld(MIDDLE, 300), charge: 0, nova: 0, fx: MIDDLE, fy: 130, spin: 0 }),
  step(world, turn) {
    walk(world, turn, 2.3)
    const goal = { x: 200 + 90 * Math.sign(((world.tick / 500) % 2) - 1), y: 140 }
    world.fx += (goal.x - world.fx) * 0.008
    world.fy += (goal.y - world.fy) * 0.008
    bloom(world, turn)
    fly(world.darts)
    world.darts = onPlate(world.darts)
    if (world.nova > 0) {
      const reach = (40 - --world.nova) * 9
      world.darts = world.darts.filter((dart) => {
        if (far(dart, world) > reach) return true
        world.score++
        return false
      })
    } else feel(world, turn)
    world.drops = world.drops.filter((drop) => {
      if (far(drop, world) > HERO + 14) return true
      bonus(world, turn, 3, drop)
      return false
    })
    if (world.drops.length === 0) {
      const pearl = thing('pearl', { x: between(40, 360, turn.random), y: between(40, 360, turn.random) })
      keepOn(pearl, 24)
      world.drops.push(pearl)
    }
    if (meets(world, HERO, { x: world.fx, y: world.fy }, 22)) hurt(world, turn)
  },
  worth: (world) => world.lives * 260 - (world.drops[0] ? far(world.drops[0], world) * 0.05 : 0),
}
