import { gain, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, BREEDS, gather, prowl, USUAL, type FoeKind, type Herd } from '../herd.ts'
import { ease, onPlate, startWorld, STICK, suffer, walk, type ArenaRules, type World } from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { fly, thing, type Place } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#1f9a9a', '#063840'] }

export interface Lasso extends World {
  /** The rope behind the hero, oldest first: x, y, x, y, … */
  rope: number[]
  /** The loop closed last, and how long it is still visible. */
  loop: number[]
  glow: number
}

const KNOTS = 78
const CLOSE = 11
/** The newest knots never close a loop: the hero stands on them. */
const FRESH = 14
const HERD: Herd = {
  ...USUAL,
  kinds: [
    ['jelly', 0],
    ['jelly', 0],
    ['pike', 900],
    ['squid', 1800],
    ['puffer', 2600],
  ],
  pace: [60, 14],
  kings: 3600,
}

/** Point in polygon. */
export function isInside(loop: readonly number[], { x, y }: Place): boolean {
  let inside = false
  for (let at = 0, before = loop.length - 2; at < loop.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [loop[at]!, loop[at + 1]!, loop[before]!, loop[before + 1]!]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

function closeLoop(world: Lasso, turn: Turn, from: number) {
  world.loop = world.rope.slice(from * 2)
  world.rope = []
  world.glow = 24
  const caught = world.foes.filter((foe) => isInside(world.loop, foe))
  turn.tell(caught.length > 0 ? 'caught' : 'loop', world.x, world.y)
  // Each foe is worth more the more are caught in one loop.
  for (const foe of caught) {
    if (foe.kind === 'king' && (foe.hp -= 8) > 0) continue
    foe.hp = 0
    gain(world, turn, BREEDS[foe.kind as FoeKind].points * Math.min(8, caught.length), foe)
    if (foe.kind === 'king') world.drops.push(thing('heart', foe, { r: 14 }))
  }
  world.foes = world.foes.filter(({ hp }) => hp > 0)
  world.darts = world.darts.filter((dart) => !isInside(world.loop, dart))
}

/** The hero trails a rope: foes inside a closed loop are caught. */
export const rules: ArenaRules<Lasso> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), rope: [], loop: [], glow: 0 }),
  step(world, turn) {
    walk(world, turn, 2.9)
    if (world.glow > 0 && --world.glow === 0) world.loop = []
    arrive(world, turn, HERD)
    prowl(world, turn, { ...HERD, speed: 0.85 })
    fly(world.darts)
    if (world.tick % 2 === 0 && turn.held) {
      const knots = world.rope.length / 2
      for (let knot = 0; knot < knots - FRESH; knot++) {
        const [dx, dy] = [world.rope[knot * 2]! - world.x, world.rope[knot * 2 + 1]! - world.y]
        if (dx * dx + dy * dy > CLOSE * CLOSE) continue
        closeLoop(world, turn, knot)
        break
      }
      world.rope.push(Math.round(world.x), Math.round(world.y))
      if (world.rope.length > KNOTS * 2) world.rope = world.rope.slice(2)
    }
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}
