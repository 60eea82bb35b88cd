import { gain, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, BREEDS, bury, gather, prowl, strike, type FoeKind, type Herd } from '../herd.ts'
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
import { along, angleTo, far, fly, meets, nearest, thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#b05048', '#3a141e'] }

export interface Shield extends World {
  /** Ticks for which the shield still glows. */
  glow: number
}

export const SPREAD = 1.05
export const SHIELD = 27
const HERD: Herd = {
  pace: [80, 26],
  kinds: [
    ['squid', 0],
    ['squid', 0],
    ['jelly', 300],
    ['pike', 1300],
    ['puffer', 2400],
  ],
  most: 24,
  kings: 2400,
}

/** Reflects darts that hit the shield at the nearest foe. */
function parry(world: Shield, turn: Turn) {
  world.darts = world.darts.filter((dart) => {
    if (far(dart, world) > SHIELD + dart.r || turnBetween(angleTo(world, dart), world.face) > SPREAD)
      return true
    const goal = nearest(world.foes, dart)
    const aim = goal ? angleTo(dart, goal) : world.face
    world.shots.push(thing('back', dart, { ...along(aim, 5.2), r: 7 }))
    world.glow = 10
    turn.tell('parry', dart.x, dart.y)
    return false
  })
  for (const foe of world.foes) {
    if (!meets(foe, foe.r, world, SHIELD - 4) || turnBetween(angleTo(world, foe), world.face) > SPREAD)
      continue
    const { vx, vy } = along(angleTo(world, foe), foe.kind === 'king' ? 6 : 9)
    foe.x += vx
    foe.y += vy
    // Bumped foes hurt each other.
    const other = world.foes.find((one) => one !== foe && one.hp > 0 && meets(one, one.r, foe, foe.r))
    if (!other || foe.hp <= 0) continue
    gain(world, turn, BREEDS[foe.kind as FoeKind].points, foe)
    foe.hp = 0
  }
}

/** No weapon: the shield reflects what foes throw. */
export const rules: ArenaRules<Shield> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), lives: 4, glow: 0 }),
  step(world, turn) {
    walk(world, turn, 2.1)
    world.glow = Math.max(0, world.glow - 1)
    arrive(world, turn, HERD)
    prowl(world, turn, HERD)
    fly(world.darts)
    fly(world.shots)
    parry(world, turn)
    world.shots = world.shots.filter((shot) => {
      const hit = world.foes.find((foe) => foe.hp > 0 && meets(shot, shot.r, foe, foe.r))
      if (hit) strike(world, turn, hit, hit.kind === 'king' ? 3 : 2)
      return !hit
    })
    bury(world)
    world.darts = onPlate(world.darts)
    world.shots = onPlate(world.shots, 40)
    suffer(world, turn)
    gather(world, turn)
  },
  worth(world) {
    let value = ease(world)
    for (const dart of world.darts)
      if (far(dart, world) < 80) value -= turnBetween(angleTo(world, dart), world.face) * 4
    return value
  },
}
