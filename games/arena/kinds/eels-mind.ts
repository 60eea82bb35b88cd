import type { Random } from '#kit/random/random.ts'
import { nearestWay, stickOf, turned, wayX, wayY, type Stick } from '../stick.ts'
import { girthOf, LEAST_FAST_MASS, REEF_RADIUS, type Eel, type EelWater } from './eels-water.ts'

const SIGHT = 230
const TURNS = [0, 2, -2, 4, -4, 7, -7, 11, -11, 16] as const
const PROBES = [34, 72, 120, 170] as const

interface Aim {
  readonly x: number
  readonly y: number
  readonly fast: boolean
}

/** The best pearl by value and distance. */
function pearlAim(state: EelWater, eel: Eel): Aim {
  let best = 0
  let aim: Aim = { x: -eel.x, y: -eel.y, fast: false }
  for (const [x, y, worth] of state.pearls) {
    const dx = x - eel.x
    const dy = y - eel.y
    const far = dx * dx + dy * dy
    if (far > 420 * 420) continue
    // Pearls behind need a wide turn.
    const ahead = dx * eel.dx + dy * eel.dy > 0 ? 1 : 0.35
    const value = (worth * worth * ahead) / (far + 900)
    if (value <= best) continue
    best = value
    aim = { x: dx, y: dy, fast: eel.character === 'greedy' && worth >= 4 && eel.mass > 40 }
  }
  return aim
}

/** A place ahead of a rival, where it will run into the hunter's side. */
function preyAim(state: EelWater, eel: Eel, who: number): Aim | undefined {
  let nearest = 300 * 300
  let aim: Aim | undefined
  for (const [index, other] of state.players.entries()) {
    if (index === who || !other.alive || other.wait > 0) continue
    const lead = 110
    const dx = other.x + other.dx * lead - eel.x
    const dy = other.y + other.dy * lead - eel.y
    const far = dx * dx + dy * dy
    if (far >= nearest) continue
    nearest = far
    aim = { x: dx, y: dy, fast: eel.mass > 30 && far > 3000 }
  }
  return aim
}

/** Points of other bodies within sight with their collision radius: x, y, radius. */
function dangers(state: EelWater, eel: Eel, who: number): number[] {
  const near: number[] = []
  const own = girthOf(eel.mass) * 0.6
  for (const [index, other] of state.players.entries()) {
    if (index === who || !other.alive) continue
    const reach = own + girthOf(other.mass) + 5
    const { body } = other
    for (let at = 0; at < body.length; at += 2) {
      const dx = body[at]! - eel.x
      const dy = body[at + 1]! - eel.y
      if (dx * dx + dy * dy < SIGHT * SIGHT) near.push(body[at]!, body[at + 1]!, reach)
    }
    // A head's position in a moment is as dangerous as a body.
    const [x, y] = [other.x + other.dx * 40, other.y + other.dy * 40]
    if ((x - eel.x) ** 2 + (y - eel.y) ** 2 < SIGHT * SIGHT) near.push(x, y, reach + 10)
  }
  return near
}

/** Danger of a direction: 0 is free water. */
function risk(eel: Eel, way: number, near: readonly number[], wide: number): number {
  let worst = 0
  const [dx, dy] = [wayX(way), wayY(way)]
  for (const [index, probe] of PROBES.entries()) {
    const x = eel.x + dx * probe
    const y = eel.y + dy * probe
    const weight = 4 / (index + 1)
    if (x * x + y * y > (REEF_RADIUS - 20) ** 2) worst = Math.max(worst, weight * 0.4)
    if (worst >= weight) break
    for (let at = 0; at < near.length; at += 3) {
      const reach = near[at + 2]! * wide
      if ((near[at]! - x) ** 2 + (near[at + 1]! - y) ** 2 >= reach * reach) continue
      worst = Math.max(worst, weight)
      break
    }
  }
  return worst
}

/** Looks for food or prey, then for the safest direction near it. */
export function thinkEel(state: EelWater, who: number, random: Random, skill: number): Stick {
  const eel = state.players[who]!
  const hunts = eel.character === 'hunter' && eel.mass > 24 && random() < 0.25 + skill * 0.7
  const aim = (hunts ? preyAim(state, eel, who) : undefined) ?? pearlAim(state, eel)
  const goal = nearestWay(aim.x, aim.y)
  if (random() > 0.72 + skill * 0.28) return stickOf(goal, false)
  const near = dangers(state, eel, who)
  const heading = nearestWay(eel.dx, eel.dy)
  const wide = eel.character === 'coward' ? 1.5 : 1.1
  let best = goal
  let least = Infinity
  for (const base of [goal, heading])
    for (const turn of TURNS) {
      const way = turned(base, turn)
      const along = wayX(way) * wayX(goal) + wayY(way) * wayY(goal)
      const kept = wayX(way) * eel.dx + wayY(way) * eel.dy
      const cost = risk(eel, way, near, wide) - along * 0.5 - kept * 0.15
      if (cost < least) {
        least = cost
        best = way
      }
    }
  const flees = least > 0.6 && eel.character === 'coward'
  return stickOf(best, (aim.fast || flees) && least < 3 && eel.mass > LEAST_FAST_MASS + 6)
}
