import { meets, type Place } from '#kit/game/things/things.ts'
import { placeInput } from './deeds.ts'
import type { Thing, World } from './world.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'

interface Dodge {
  readonly field: readonly [width: number, height: number]
  readonly speed: number
  /** Radius of the hero that counts. */
  readonly reach: number
  /** How far ahead it looks, in ticks. */
  readonly sight: number
  /** How good a place is while nothing flies at it. */
  worth(place: Place): number
  /** Places that may not be entered, such as walls. */
  blocked?(place: Place, ticks: number): boolean
}

const WAYS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
]
/** Ticks at which a way is looked at. */
const LOOKS = [4, 9, 15, 22, 30, 40]

/** Goes where nothing will be and where the most is to be won. Strength 0 looks only at what is close. */
export function dodge(world: World, wish: Dodge, random: Random, strength: 0 | 1 | 2): number {
  const { hero } = world
  const [width, height] = wish.field
  const sight = strength === 2 ? wish.sight : strength === 1 ? wish.sight * 0.6 : 9
  const threats = [...world.darts, ...world.foes]
  let best: Place = hero
  let most = -Infinity
  for (const [dx, dy] of WAYS)
    for (const length of dx === 0 && dy === 0 ? [0] : [14, 44]) {
      const to = {
        x: Math.max(8, Math.min(width - 8, hero.x + dx * length)),
        y: Math.max(8, Math.min(height - 8, hero.y + dy * length)),
      }
      const value = wish.worth(to) - danger(hero, to, threats, { ...wish, sight }) + random() * 2
      if (value <= most) continue
      most = value
      best = to
    }
  if (strength === 0 && random() < 0.1) best = { x: pickIndex(width, random), y: hero.y }
  return placeInput(best.x, best.y, wish.field)
}

function danger(
  from: Place,
  to: Place,
  threats: readonly Thing[],
  { speed, reach, sight, blocked }: Dodge,
): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  let sum = 0
  for (const ticks of LOOKS) {
    if (ticks > sight) break
    const share = length === 0 ? 0 : Math.min(1, (speed * 0.8 * ticks) / length)
    const at = { x: from.x + dx * share, y: from.y + dy * share }
    if (blocked?.(at, ticks)) sum += 900 / ticks
    for (const one of threats) {
      const there = { x: one.x + one.vx * ticks, y: one.y + one.vy * ticks }
      if (meets(at, reach + 3, there, one.r)) sum += 1600 / ticks
      else if (meets(at, reach + 15, there, one.r)) sum += 110 / ticks
    }
  }
  return sum
}
