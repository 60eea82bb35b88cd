import type { Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, type Herd } from '../herd.ts'
import {
  ease,
  onPlate,
  startWorld,
  STICK,
  suffer,
  turnBetween,
  walk,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { angleTo, far, fly, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#2c3a68', '#060a1c'] }

export interface Torch extends World {
  /** Oil from 0 to 1: walking uses it, standing refills it. */
  oil: number
}

export const BEAM = 0.36
const HEAT = 26
const HERD: Herd = {
  pace: [58, 18],
  kinds: [
    ['jelly', 0],
    ['jelly', 0],
    ['pike', 900],
    ['puffer', 1600],
    ['squid', 2200],
  ],
  most: 34,
  kings: 2700,
  speed: 1.1,
}

/** Radius of the light; wider while the hero stands. */
export const reachOf = ({ oil }: Torch) => 90 + 95 * oil

const isLit = (world: Torch, foe: Thing) =>
  far(world, foe) < reachOf(world) + foe.r &&
  turnBetween(angleTo(world, foe), world.face) < BEAM + foe.r / (far(world, foe) + 8)

function shine(world: Torch, turn: Turn) {
  for (const foe of world.foes) {
    if (!isLit(world, foe)) {
      foe.vx = 0
      continue
    }
    // Light slows foes, and damages those that stay in it.
    foe.x -= (foe.x - world.x > 0 ? -1 : 1) * 0.22
    foe.y -= (foe.y - world.y > 0 ? -1 : 1) * 0.22
    foe.vx = 1
    if (foe.kind === 'squid') foe.t = Math.min(foe.t, 60)
    if ((world.tick + Math.round(foe.r)) % HEAT === 0) strike(world, turn, foe, 1)
  }
  bury(world)
}

/** Ghosts of the night melt in the beam of a torch. */
export const rules: ArenaRules<Torch> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), oil: 0.6 }),
  step(world, turn) {
    walk(world, turn, 1.7)
    world.oil = turn.held ? Math.max(0.25, world.oil - 0.004) : Math.min(1, world.oil + 0.012)
    arrive(world, turn, HERD)
    prowl(world, turn, HERD)
    shine(world, turn)
    fly(world.darts)
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}
