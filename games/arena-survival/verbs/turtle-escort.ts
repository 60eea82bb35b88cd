import { between, bonus, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, prowl, strike, type Herd } from '../herd.ts'
import { hurt, onPlate, startWorld, STICK, walk, type ArenaRules, type World } from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, angleTo, far, fly, meets, nearest, thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#38a8c8', '#0a3a58'] }

export interface Escort extends World {
  /** Ticks until the next turtle, and until the next shot. */
  hatch: number
  cool: number
}

const RANGE = 118
const HERD: Herd = {
  pace: [74, 22],
  kinds: [
    ['jelly', 0],
    ['pike', 900],
    ['puffer', 1800],
  ],
  most: 26,
}

function crawl(world: Escort, turn: Turn) {
  if (--world.hatch <= 0 && world.drops.length < 6) {
    world.hatch = 200 - 70 * hardness(world.tick, 4000)
    world.drops.push(thing('turtle', { x: 30, y: between(110, 290, turn.random) }, { r: 11, vx: 0.5 }))
    turn.tell('hatch', 30, 200)
  }
  fly(world.drops)
  world.drops = world.drops.filter((turtle) => {
    if (turtle.x > 374) {
      bonus(world, turn, 4, turtle)
      turn.tell('home', turtle.x, turtle.y)
      return false
    }
    const thief = world.foes.find((foe) => meets(foe, foe.r - 2, turtle, turtle.r - 2))
    if (!thief) return true
    thief.hp = 0
    world.safe = 0
    hurt(world, turn, turtle)
    return false
  })
}

/** Turtles cross the beach; the hero defends them against thieves. */
export const rules: ArenaRules<Escort> = {
  inputs: STICK,
  hand: 'hold',
  sight: 80,
  start: () => ({ ...startWorld(), lives: 5, hatch: 1, cool: 0 }),
  step(world, turn) {
    walk(world, turn, 2.7)
    arrive(world, turn, HERD)
    prowl(world, turn, HERD, (foe) => nearest(world.drops, foe) ?? world)
    fly(world.shots)
    const goal = nearest(world.foes, world, RANGE)
    if (--world.cool <= 0 && goal) {
      world.cool = 24
      world.shots.push(thing('bolt', world, { ...along(angleTo(world, goal), 6.4), r: 7 }))
      turn.tell('shot', world.x, world.y)
    }
    world.shots = world.shots.filter((shot) => {
      const hit = world.foes.find((foe) => foe.hp > 0 && meets(shot, shot.r, foe, foe.r))
      if (hit) strike(world, turn, hit)
      return !hit && shot.t < 30
    })
    for (const foe of world.foes) {
      if (!meets(foe, foe.r, world, 13)) continue
      // The hero pushes foes away.
      const { vx, vy } = along(angleTo(world, foe), 5)
      foe.x += vx
      foe.y += vy
    }
    bury(world)
    crawl(world, turn)
    bury(world)
    world.shots = onPlate(world.shots)
  },
  worth(world) {
    let value = world.lives * 300
    for (const foe of world.foes) {
      const turtle = nearest(world.drops, foe)
      if (turtle)
        value -= Math.max(0, 120 - far(foe, turtle)) * 0.2 + Math.max(0, far(foe, world) - 90) * 0.02
    }
    return value
  },
}
