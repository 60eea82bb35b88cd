import { reflect } from '#kit/game/discs/discs.ts'
import type { Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
import {
  angleOf,
  ease,
  HERO,
  keepOn,
  MIDDLE,
  onPlate,
  PLATE,
  startWorld,
  STICK,
  suffer,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, fly, meets, thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#3f86d0', '#0c2450'] }

export interface Raft extends World {
  cool: number
}

const EVERY = 8
const KICK = 0.62
const DRAG = 0.984
const HERD: Herd = { ...USUAL, pace: [56, 16] }

function drift(world: Raft, turn: Turn) {
  world.safe = Math.max(0, world.safe - 1)
  world.vx *= DRAG
  world.vy *= DRAG
  world.x += world.vx
  world.y += world.vy
  if (!keepOn(world, HERO)) return
  const [nx, ny] = [(world.x - MIDDLE) / (PLATE - HERO), (world.y - MIDDLE) / (PLATE - HERO)]
  if (reflect(world, [-nx, -ny], 0.6) > 1) turn.tell('bump', world.x, world.y)
}

/** The cannon is the motor: every shot pushes the raft the opposite way. */
export const rules: ArenaRules<Raft> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), cool: 0 }),
  step(world, turn) {
    drift(world, turn)
    world.cool--
    if (turn.held) world.face = angleOf(turn.input)
    if (turn.held && world.cool <= 0) {
      const way = along(world.face, 1)
      world.cool = EVERY
      world.vx -= way.vx * KICK
      world.vy -= way.vy * KICK
      const muzzle = { x: world.x + way.vx * 14, y: world.y + way.vy * 14 }
      world.shots.push(thing('bolt', muzzle, { vx: way.vx * 7, vy: way.vy * 7, r: 6 }))
      turn.tell('shot', muzzle.x, muzzle.y)
    }
    arrive(world, turn, HERD)
    prowl(world, turn, HERD)
    fly(world.darts)
    fly(world.shots)
    world.shots = onPlate(world.shots, 10).filter((shot) => {
      const hit = world.foes.find((foe) => foe.hp > 0 && meets(shot, shot.r, foe, foe.r))
      if (hit) strike(world, turn, hit)
      return !hit
    })
    bury(world)
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}
