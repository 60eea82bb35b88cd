import { hardness } from '#kit/game/micro/rules.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
import { ease, onPlate, startWorld, STICK, suffer, walk, type ArenaRules, type World } from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, angleTo, fly, meets, type Place } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#5a48a8', '#170f40'] }

export interface Orbit extends World {
  moons: number
  /** Radius and angle of the moons. */
  wide: number
  turned: number
  kills: number
}

const NEAR = 34
const WIDE = 118
export const MOON = 10
const FEWEST_MOONS = 2
const MOST_MOONS = 4
const KILLS_A_MOON = 30
const SPIN = 3.3
const HERD: Herd = { ...USUAL, pace: [56, 8], most: 44 }
/** Foes speed up until two moons cannot stop them all. */
const speedAt = (tick: number) => 1 + 1.7 * hardness(tick, 5000)

export const moonsOf = ({ x, y, moons, wide, turned }: Orbit): Place[] =>
  Array.from({ length: moons }, (_, index) => {
    const angle = turned + (index * 2 * Math.PI) / moons
    return { x: x + exactCos(angle) * wide, y: y + exactSin(angle) * wide }
  })

/** A hit costs a moon and its row of kills. */
function loseMoon(world: Orbit) {
  world.moons = Math.max(FEWEST_MOONS, world.moons - 1)
  world.kills = 0
}

/** Moons circle the hero: close and fast while walking, wide and slow at rest. */
export const rules: ArenaRules<Orbit> = {
  inputs: STICK,
  hand: 'hold',
  sight: 60,
  start: () => ({ ...startWorld(), moons: FEWEST_MOONS, wide: 60, turned: 0, kills: 0 }),
  step(world, turn) {
    walk(world, turn, 2.2)
    world.wide += turn.held ? (NEAR - world.wide) * 0.07 : (WIDE - world.wide) * 0.045
    world.turned += SPIN / (world.wide + 14)
    arrive(world, turn, HERD)
    prowl(world, turn, { ...HERD, speed: speedAt(world.tick) })
    fly(world.darts)
    for (const moon of moonsOf(world)) {
      for (const foe of world.foes) {
        if (!meets(moon, MOON, foe, foe.r)) continue
        if (strike(world, turn, foe)) world.kills++
        const { vx, vy } = along(angleTo(world, foe), foe.kind === 'king' ? 10 : 26)
        foe.x += vx
        foe.y += vy
      }
      world.darts = world.darts.filter((dart) => !meets(moon, MOON + 2, dart, dart.r))
    }
    bury(world)
    if (world.moons < MOST_MOONS && world.kills >= KILLS_A_MOON) {
      world.moons++
      world.kills = 0
      turn.tell('moon', world.x, world.y)
    }
    world.darts = onPlate(world.darts)
    const { lives } = world
    suffer(world, turn)
    if (world.lives < lives) loseMoon(world)
    gather(world, turn)
  },
  worth: ease,
}
