import type { Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
import {
  ease,
  MIDDLE,
  onPlate,
  startWorld,
  STICK,
  suffer,
  walk,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, angleTo, far, fly, meets, nearest, thing, type Place } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#2f8f78', '#08302e'] }

export interface Twins extends World {
  cool: number
}

const RANGE = 135
const SHOT_SPEED = 6.5
const SHOT_TICKS = 13
const HERD: Herd = { ...USUAL, pace: [58, 17] }

/** The twin, mirrored at the middle. */
export const twinOf = ({ x, y }: Place): Place => ({ x: 2 * MIDDLE - x, y: 2 * MIDDLE - y })
const isTogether = (world: Twins) => far(world, twinOf(world)) < 46

function shoot(world: Twins, turn: Turn) {
  if (--world.cool > 0) return
  world.cool = isTogether(world) ? 7 : 17
  for (const one of [world, twinOf(world)]) {
    const goal = nearest(world.foes, one, RANGE)
    if (!goal) continue
    const aim = along(angleTo(one, goal), SHOT_SPEED)
    world.shots.push(thing('bolt', one, { vx: aim.vx, vy: aim.vy, r: 6 }))
    turn.tell('shot', one.x, one.y)
  }
}

/** Two mirrored heroes: both shoot, and both can be hit. */
export const rules: ArenaRules<Twins> = {
  inputs: STICK,
  hand: 'hold',
  sight: 60,
  start: () => ({ ...startWorld(130, 200), cool: 0 }),
  step(world, turn) {
    walk(world, turn, 2.4)
    arrive(world, turn, HERD)
    prowl(world, turn, HERD, (foe) => {
      const twin = twinOf(world)
      return far(foe, world) <= far(foe, twin) ? world : twin
    })
    fly(world.darts)
    fly(world.shots)
    shoot(world, turn)
    world.shots = world.shots.filter((shot) => {
      const hit = world.foes.find((foe) => foe.hp > 0 && meets(shot, shot.r, foe, foe.r))
      if (hit) strike(world, turn, hit)
      return !hit && shot.t < SHOT_TICKS + 9
    })
    bury(world)
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    suffer(world, turn, twinOf(world))
    gather(world, turn)
  },
  worth(world) {
    const twin = twinOf(world)
    return ease(world) + ease({ ...world, x: twin.x, y: twin.y })
  },
}
