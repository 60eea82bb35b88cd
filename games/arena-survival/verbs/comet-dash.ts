import { bonus } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL } from '../herd.ts'
import {
  angleOf,
  ease,
  HERO,
  keepOn,
  onPlate,
  startWorld,
  STICK,
  suffer,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, fly, meets } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#3a55b0', '#0c1440'] }

export interface Comet extends World {
  /** Ticks left of the dash, and until the next one. */
  dash: number
  rest: number
  /** Foes hit by this dash. */
  row: number
  /** Number of dashes: each damages a king once. */
  dashes: number
}

const DASH_TICKS = 13
const DASH_SPEED = 8.4
/** Ticks until the next dash after one that hit something. */
const REST_HIT = 5
const REST_MISS = 24

/** The dash is the only weapon: through the foes, and out of their way. */
export const rules: ArenaRules<Comet> = {
  inputs: STICK,
  hand: 'hold',
  sight: 50,
  start: () => ({ ...startWorld(), dash: 0, rest: 0, row: 0, dashes: 0 }),
  step(world, turn) {
    world.safe = Math.max(0, world.safe - 1)
    if (world.dash > 0) dashOn(world)
    else if (--world.rest <= 0 && turn.held) {
      world.face = angleOf(turn.input)
      Object.assign(world, along(world.face, DASH_SPEED), { dash: DASH_TICKS, row: 0 })
      world.dashes++
      turn.tell('dash', world.x, world.y)
    }
    arrive(world, turn, { ...USUAL, pace: [52, 15] })
    prowl(world, turn, USUAL)
    fly(world.darts)
    world.darts = onPlate(world.darts)
    if (world.dash > 0) {
      for (const foe of world.foes) {
        if (!meets(world, HERO + 13, foe, foe.r) || (foe.kind === 'king' && foe.a === world.dashes)) continue
        if (foe.kind === 'king') foe.a = world.dashes
        if (!strike(world, turn, foe, 3)) continue
        world.row++
        if (world.row >= 3) bonus(world, turn, Math.min(6, world.row), { x: foe.x, y: foe.y - 20 })
      }
      bury(world)
      world.darts = world.darts.filter((dart) => !meets(world, HERO + 8, dart, dart.r))
    } else suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}

function dashOn(world: Comet) {
  world.x += world.vx
  world.y += world.vy
  const hitRim = keepOn(world, HERO)
  world.dash = hitRim ? 0 : world.dash - 1
  if (world.dash > 0) return
  world.vx = world.vy = 0
  world.rest = world.row > 0 ? REST_HIT : REST_MISS
}

export const isTired = ({ dash, rest }: Comet) => dash === 0 && rest > 0
