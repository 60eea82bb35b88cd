import { bonus, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
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
import { far, fly, meets, type Place, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#e0a05a', '#4a1c28'] }

export interface Rodeo extends World {
  /** Foes run over since the last charge began. */
  row: number
}

export const POSTS: readonly Place[] = [
  { x: 200, y: 108 },
  { x: 120, y: 246 },
  { x: 280, y: 246 },
]
export const POST = 18
const DIZZY = 210
const HERD: Herd = {
  ...USUAL,
  kinds: [
    ['pike', 0],
    ['pike', 0],
    ['jelly', 0],
    ['puffer', 1500],
    ['squid', 2200],
  ],
  pace: [66, 19],
  kings: 3000,
}

/** `a` exceeds 1 only while a pike is stunned. */
export const isDizzy = ({ kind, a }: Thing) => kind === 'pike' && a > 1
const isCharging = (foe: Thing) => foe.kind === 'pike' && foe.vx * foe.vx + foe.vy * foe.vy > 3.6

/** A charging pike runs over foes in its way and continues. */
function bowl(world: Rodeo, turn: Turn, pike: Thing) {
  if (pike.t % 130 === 101) world.row = 0
  for (const other of world.foes) {
    if (other === pike || other.hp <= 0 || !meets(pike, pike.r + 3, other, other.r)) continue
    if (other.kind === 'king' && pike.t % 5 !== 0) continue
    if (!strike(world, turn, other, other.kind === 'king' ? 4 : 9)) continue
    if (++world.row > 1) bonus(world, turn, Math.min(5, world.row - 1), { x: other.x, y: other.y - 20 })
  }
  if (!POSTS.some((post) => meets(pike, pike.r, post, POST))) return
  pike.a = DIZZY
  turn.tell('stars', pike.x, pike.y)
}

/** Posts block the way. */
function keepOut(one: { x: number; y: number }, reach: number) {
  for (const post of POSTS) {
    const away = far(one, post)
    const least = POST + reach
    if (away >= least || away === 0) continue
    one.x = post.x + ((one.x - post.x) / away) * least
    one.y = post.y + ((one.y - post.y) / away) * least
  }
}

function charge(world: Rodeo, turn: Turn) {
  // A stunned pike must not leave its aiming state.
  for (const foe of world.foes) if (isDizzy(foe)) foe.t = 70
  prowl(world, turn, HERD)
  for (const foe of world.foes) {
    if (isDizzy(foe)) {
      foe.a = foe.a > 2 ? foe.a - 1 : 0
      if (!meets(foe, foe.r + 5, world, HERO)) continue
      // Catching one by hand is worth more than having it run over.
      bonus(world, turn, 2, { x: foe.x, y: foe.y - 20 })
      strike(world, turn, foe, 9)
      turn.tell('caught', foe.x, foe.y)
    } else if (isCharging(foe)) bowl(world, turn, foe)
    if (foe.hp > 0 && foe.kind !== 'king') keepOut(foe, foe.r - 4)
  }
  bury(world)
}

/** No weapon: charging pikes are led into each other and into the posts. */
export const rules: ArenaRules<Rodeo> = {
  inputs: STICK,
  hand: 'hold',
  sight: 80,
  start: () => ({ ...startWorld(200, 190), row: 0 }),
  step(world, turn) {
    walk(world, turn, 2.7)
    keepOut(world, HERO)
    arrive(world, turn, HERD)
    charge(world, turn)
    fly(world.darts)
    world.darts = onPlate(world.darts).filter(
      (dart) => !POSTS.some((post) => meets(dart, dart.r, post, POST)),
    )
    suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}
