import { bonus, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
import {
  ease,
  hurt,
  MIDDLE,
  onPlate,
  PLATE,
  startWorld,
  STICK,
  suffer,
  walk,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { far, fly, type Place } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#b88a5a', '#3a2420'] }

export interface Court extends World {
  /** Slabs row by row: 0 is firm, positive the ticks until it falls, negative those until it returns. */
  slabs: number[]
  /** Foes that fell in quick succession, and the ticks until the count resets. */
  row: number
  rowLeft: number
}

export const SIDE = 10
export const SLAB = 40
const CRACK = 68
const OPEN = 230
const HERD: Herd = { ...USUAL, pace: [54, 15], kings: 3000 }

export const slabAt = ({ x, y }: Place) => Math.floor(x / SLAB) + SIDE * Math.floor(y / SLAB)
export const slabMiddle = (slab: number): Place => ({
  x: (slab % SIDE) * SLAB + SLAB / 2,
  y: Math.floor(slab / SIDE) * SLAB + SLAB / 2,
})
/** Slabs at the rim belong to the wall and never fall. */
export const isLoose = (slab: number) => far(slabMiddle(slab), { x: MIDDLE, y: MIDDLE }) < PLATE - 12

const isHole = (world: Court, at: Place) => (world.slabs[slabAt(at)] ?? 0) < 0

function crumble(world: Court, turn: Turn) {
  const under = slabAt(world)
  if (world.slabs[under] === 0 && isLoose(under)) world.slabs[under] = CRACK
  for (const [slab, state] of world.slabs.entries()) {
    if (state === 0) continue
    if (state < 0) {
      world.slabs[slab] = state + 1
      continue
    }
    world.slabs[slab] = state > 1 ? state - 1 : -OPEN
    if (state > 1) continue
    const { x, y } = slabMiddle(slab)
    turn.tell('crash', x, y)
  }
}

function fall(world: Court, turn: Turn) {
  if (world.rowLeft > 0 && --world.rowLeft === 0) world.row = 0
  for (const foe of world.foes) {
    if (foe.t < 20 || !isHole(world, foe)) continue
    // A king is too wide for one hole: he loses health and fills it.
    if (foe.kind === 'king') world.slabs[slabAt(foe)] = 0
    if (!strike(world, turn, foe, foe.kind === 'king' ? 5 : 9)) continue
    world.row++
    world.rowLeft = 70
    if (world.row > 1) bonus(world, turn, Math.min(5, world.row - 1), { x: foe.x, y: foe.y - 20 })
  }
  bury(world)
}

/** The floor is the only weapon: every slab the hero steps on falls soon after. */
export const rules: ArenaRules<Court> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), slabs: Array.from({ length: SIDE * SIDE }, () => 0), row: 0, rowLeft: 0 }),
  step(world, turn) {
    walk(world, turn, 2.5)
    crumble(world, turn)
    arrive(world, turn, HERD)
    prowl(world, turn, HERD)
    fall(world, turn)
    fly(world.darts)
    world.darts = onPlate(world.darts)
    if (isHole(world, world)) hurt(world, turn)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}
