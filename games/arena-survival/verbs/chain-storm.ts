import { bonus, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
import { ease, onPlate, startWorld, STICK, suffer, walk, type ArenaRules, type World } from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { fly, nearest, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#2f6f98', '#081f38'] }

export interface Storm extends World {
  /** Ticks until the next bolt. */
  charge: number
  /** Places of the last bolt, x, y, x, y, …, and how long it is still visible. */
  bolt: number[]
  glow: number
}

export const REACH = 120
const JUMP = 66
export const CHARGE_TICKS = 66
const MOST_JUMPS = 12
const HERD: Herd = { ...USUAL, pace: [40, 11], most: 44 }

function discharge(world: Storm, turn: Turn) {
  const left = [...world.foes]
  let at = nearest(left, world, REACH)
  if (!at) return
  world.charge = CHARGE_TICKS
  world.glow = 16
  world.bolt = [Math.round(world.x), Math.round(world.y)]
  turn.tell('bolt', at.x, at.y)
  for (let jump = 1; at && jump <= MOST_JUMPS; jump++) {
    const foe: Thing = at
    world.bolt.push(Math.round(foe.x), Math.round(foe.y))
    strike(world, turn, foe, 2 + Math.floor(jump / 3))
    // Rewards letting foes come close together.
    if (jump > 3) bonus(world, turn, jump - 3, { x: foe.x, y: foe.y - 22 })
    left.splice(left.indexOf(foe), 1)
    at = nearest(left, foe, JUMP)
  }
  bury(world)
}

/** Lightning strikes periodically and jumps from foe to foe: herd them before it does. */
export const rules: ArenaRules<Storm> = {
  inputs: STICK,
  hand: 'hold',
  sight: 80,
  start: () => ({ ...startWorld(), charge: 40, bolt: [], glow: 0 }),
  step(world, turn) {
    walk(world, turn, 2.3)
    arrive(world, turn, HERD)
    prowl(world, turn, HERD)
    fly(world.darts)
    world.glow = Math.max(0, world.glow - 1)
    world.charge = Math.max(0, world.charge - 1)
    if (world.charge === 0) discharge(world, turn)
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}
