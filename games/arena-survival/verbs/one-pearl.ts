import { bonus, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL } from '../herd.ts'
import {
  ease,
  HERO,
  keepOn,
  MIDDLE,
  onPlate,
  startWorld,
  STICK,
  suffer,
  walk,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, far, fly, meets } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#a8683a', '#3a1a14'] }

export interface Pearl extends World {
  /** Whether the pearl is held; otherwise its position and speed. */
  held: boolean
  px: number
  py: number
  pvx: number
  pvy: number
  row: number
}

export const PEARL = 10
const THROW = 10.5
const SLOWEST = 0.7

function roll(world: Pearl, turn: Turn) {
  world.px += world.pvx
  world.py += world.pvy
  world.pvx *= 0.972
  world.pvy *= 0.972
  const at = { x: world.px, y: world.py }
  if (keepOn(at, PEARL)) {
    // Bounce off the rim: mirror at the radius.
    const [nx, ny] = [(at.x - MIDDLE) / (188 - PEARL), (at.y - MIDDLE) / (188 - PEARL)]
    const along2 = 2 * (world.pvx * nx + world.pvy * ny)
    world.pvx -= along2 * nx
    world.pvy -= along2 * ny
    Object.assign(world, { px: at.x, py: at.y })
    turn.tell('bounce', at.x, at.y)
  }
  if (isFlying(world)) {
    for (const foe of world.foes)
      if (meets(at, PEARL + 3, foe, foe.r) && (foe.kind !== 'king' || world.tick % 4 === 0))
        if (strike(world, turn, foe, 3) && ++world.row >= 2)
          bonus(world, turn, Math.min(6, world.row), { x: foe.x, y: foe.y - 20 })
    bury(world)
  }
  if (
    far(at, world) > HERO + PEARL + 4 ||
    (isFlying(world) && world.row === 0 && speedOf(world) > THROW * 0.8)
  )
    return
  world.held = true
  turn.tell('catch', world.x, world.y)
}

const speedOf = ({ pvx, pvy }: Pearl) => Math.sqrt(pvx * pvx + pvy * pvy)
export const isFlying = (world: Pearl) => !world.held && speedOf(world) > SLOWEST

/** One pearl, thrown by releasing the stick; it passes through everything and has to be fetched. */
export const rules: ArenaRules<Pearl> = {
  inputs: STICK,
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startWorld(), held: true, px: 200, py: 200, pvx: 0, pvy: 0, row: 0 }),
  step(world, turn) {
    walk(world, turn, world.held ? 2.4 : 3)
    if (world.held && turn.release) {
      const { vx, vy } = along(world.face, THROW)
      Object.assign(world, { held: false, px: world.x, py: world.y, pvx: vx, pvy: vy, row: 0 })
      turn.tell('throw', world.x, world.y)
    } else if (!world.held) roll(world, turn)
    arrive(world, turn, { ...USUAL, pace: [66, 22] })
    prowl(world, turn, USUAL)
    fly(world.darts)
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: (world) => ease(world) - (world.held ? 0 : far({ x: world.px, y: world.py }, world) * 0.12),
}
