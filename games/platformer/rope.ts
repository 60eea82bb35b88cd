import { rise, slide } from './body.ts'
import { HALF_HEIGHT, type Place } from './world.ts'

/** Distance within which a ring can be caught. */
export const REACH = 84
const SHORTEST_ROPE = 34
const PULL = 0.26
const PUMP = 0.055
/** A held rope is pulled in, so that a swing leads upwards. */
const REEL = 0.32
const FASTEST = 5.6

/** The ring a jump would catch now, or -1: the nearest one above. */
export function hookInReach({ world: { hero }, level }: Pick<Place, 'world' | 'level'>): number {
  let best = -1
  let nearest = REACH
  for (const [index, { x, y }] of level.hooks.entries()) {
    const far = Math.sqrt((x - hero.x) ** 2 + (y - hero.y) ** 2)
    // A ring ahead is worth a longer reach than one behind.
    const worth = far + (Math.sign(x - hero.x) === -hero.face ? 24 : 0)
    if (y > hero.y - 8 || far > REACH || worth > nearest + 12) continue
    if (best >= 0 && worth >= nearest) continue
    best = index
    nearest = worth
  }
  return best
}

export function takeHook(place: Place): boolean {
  const { world, level, tell } = place
  const { hero } = world
  const index = hookInReach(place)
  if (index < 0) return false
  const { x, y } = level.hooks[index]!
  hero.hook = index
  hero.rope = Math.max(SHORTEST_ROPE, Math.sqrt((x - hero.x) ** 2 + (y - hero.y) ** 2))
  hero.buffer = 0
  hero.ride = -1
  tell('hook', x, y)
  return true
}

/** A tick on the rope, which constrains the hero's motion. */
export function swing(place: Place, wish: number) {
  const { world, level } = place
  const { hero } = world
  const { x, y } = level.hooks[hero.hook]!
  if (wish !== 0) hero.face = wish as 1 | -1
  hero.rope = Math.max(SHORTEST_ROPE, hero.rope - REEL)
  hero.vx += wish * PUMP
  hero.vy += PULL
  const [toX, toY] = [hero.x + hero.vx - x, hero.y + hero.vy - y]
  const far = Math.sqrt(toX * toX + toY * toY)
  const part = far > hero.rope ? hero.rope / far : 1
  const [goX, goY] = [x + toX * part - hero.x, y + toY * part - hero.y]
  const speed = Math.sqrt(goX * goX + goY * goY)
  const limit = speed > FASTEST ? FASTEST / speed : 1
  const isHeld = slide(place, goX * limit).length > 0
  const isStopped = rise(place, goY * limit)
  hero.vx = isHeld ? 0 : goX * limit
  hero.vy = isStopped ? 0 : goY * limit
  if (isStopped && goY > 0) {
    hero.hook = -1
    hero.y = Math.round(hero.y + HALF_HEIGHT) - HALF_HEIGHT
  }
}
