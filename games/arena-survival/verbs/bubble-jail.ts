import { bonus, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
import {
  ease,
  HERO,
  keepOn,
  onPlate,
  startWorld,
  STICK,
  suffer,
  walk,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, far, fly, meets, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#c86fa8', '#2a1450'] }

export interface Jail extends World {
  /** Foes in bubbles; `a` is the time until they break out. */
  jail: Thing[]
  cool: number
}

const EVERY = 24
const HOLD = 300
/** Distance within which a bursting bubble bursts others. */
export const NEAR = 54
export const LAST_CALL = 90
const HERD: Herd = { ...USUAL, pace: [56, 15] }

function blow(world: Jail, turn: Turn) {
  if (--world.cool > 0) return
  world.cool = EVERY
  const { vx, vy } = along(world.face, 3.6)
  world.shots.push(thing('bubble', { x: world.x + vx * 4, y: world.y + vy * 4 }, { vx, vy, r: 13 }))
  turn.tell('puff', world.x, world.y)
}

function lock(world: Jail, turn: Turn) {
  world.shots = onPlate(world.shots, 0).filter((bubble) => {
    if (bubble.t > 50) return false
    const foe = world.foes.find((one) => one.t > 6 && one.hp > 0 && meets(bubble, bubble.r, one, one.r))
    if (!foe) return true
    if (foe.kind === 'king') strike(world, turn, foe)
    else {
      world.foes = world.foes.filter((one) => one !== foe)
      world.jail.push({ ...foe, vx: bubble.vx * 0.35, vy: bubble.vy * 0.35, a: HOLD })
      turn.tell('lock', foe.x, foe.y)
    }
    return false
  })
  bury(world)
}

/** Bubbles drift and last a while; a foe that breaks out is active again. */
function drift(world: Jail, turn: Turn) {
  world.jail = world.jail.filter((one) => {
    one.x += one.vx
    one.y += one.vy
    one.vx *= 0.97
    one.vy *= 0.97
    keepOn(one, one.r + 6)
    if (--one.a > 0) return true
    world.foes.push({ ...one, t: 21, a: 0.5 })
    turn.tell('free', one.x, one.y)
    return false
  })
}

/** Touched bubbles burst, and burst others in turn: the later in the chain, the more points. */
function burst(world: Jail, turn: Turn) {
  const first = world.jail.find((one) => meets(one, one.r + 6, world, HERO))
  if (!first) return
  const chain = [first]
  for (const link of chain)
    for (const one of world.jail) if (!chain.includes(one) && far(one, link) < NEAR) chain.push(one)
  world.jail = world.jail.filter((one) => !chain.includes(one))
  for (const [place, one] of chain.entries()) {
    one.hp = 1
    strike(world, turn, one)
    if (place > 0) bonus(world, turn, Math.min(8, place), { x: one.x, y: one.y - 20 })
  }
  turn.tell(chain.length > 2 ? 'chain' : 'burst', first.x, first.y)
}

/** Bubbles catch foes and the hero bursts them: two touches each, or one for a whole cluster. */
export const rules: ArenaRules<Jail> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), jail: [], cool: 12 }),
  step(world, turn) {
    walk(world, turn, 2.5)
    blow(world, turn)
    arrive(world, turn, HERD)
    prowl(world, turn, HERD)
    fly(world.darts)
    fly(world.shots)
    lock(world, turn)
    drift(world, turn)
    burst(world, turn)
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: (world) => ease(world) + world.jail.length * 5,
}
