import { bonus } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL } from '../herd.ts'
import {
  ease,
  HERO,
  onPlate,
  startWorld,
  STICK,
  suffer,
  walk,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, angleTo, far, fly, meets } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#2f9ab8', '#0a3450'] }

export interface Boomerang extends World {
  /** The shell is in the hand when `out` is 0, else ticks since the throw. */
  out: number
  sx: number
  sy: number
  svx: number
  svy: number
  /** Foes hit by this throw. */
  row: number
  hand: number
}

const THROW = 7.2
const PULL = 0.23
const SHELL = 13

function soar(world: Boomerang) {
  world.out++
  const { vx, vy } = along(angleTo({ x: world.sx, y: world.sy }, world), PULL)
  world.svx = (world.svx + vx) * 0.992
  world.svy = (world.svy + vy) * 0.992
  world.sx += world.svx
  world.sy += world.svy
}

/** The shell flies in the hero's direction and returns to where the hero then is. */
export const rules: ArenaRules<Boomerang> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), out: 0, sx: 200, sy: 200, svx: 0, svy: 0, row: 0, hand: 20 }),
  step(world, turn) {
    walk(world, turn, 2.5)
    if (world.out > 0) soar(world)
    else if (--world.hand <= 0) {
      const { vx, vy } = along(world.face, THROW)
      Object.assign(world, { out: 1, sx: world.x, sy: world.y, svx: vx, svy: vy, row: 0 })
      turn.tell('throw', world.x, world.y)
    }
    const shell = { x: world.sx, y: world.sy }
    arrive(world, turn, USUAL)
    prowl(world, turn, USUAL)
    fly(world.darts)
    if (world.out > 0) {
      for (const foe of world.foes)
        if (meets(shell, SHELL, foe, foe.r) && (foe.kind !== 'king' || world.tick % 6 === 0))
          if (strike(world, turn, foe, foe.kind === 'king' ? 2 : 3) && ++world.row >= 3)
            bonus(world, turn, Math.min(5, world.row - 1), { x: foe.x, y: foe.y - 20 })
      bury(world)
      world.darts = world.darts.filter((dart) => !meets(shell, SHELL, dart, dart.r))
      if (world.out > 18 && far(shell, world) < HERO + 14) {
        world.out = 0
        world.hand = 9
        turn.tell('catch', world.x, world.y)
      }
    }
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}
