import type { Random } from '#kit/random/random.ts'
import { nearestWay, stickOf, type Stick } from '../stick.ts'
import { POOL_SIDE, radiusOf, SWALLOW, URCHIN_MASS, type Pool } from './pools-swarms.ts'

const SIGHT = 380

interface Pull {
  x: number
  y: number
}

const add = (pull: Pull, dx: number, dy: number, strength: number) => {
  const far = Math.sqrt(dx * dx + dy * dy) + 1
  pull.x += (dx / far) * strength
  pull.y += (dy / far) * strength
}

/** The crumb with the best value for its distance. */
function crumbPull({ crumbs }: Pool, x: number, y: number): Pull {
  let best = 0
  let pull: Pull = { x: POOL_SIDE / 2 - x, y: POOL_SIDE / 2 - y }
  for (const [cx, cy, worth] of crumbs) {
    const [dx, dy] = [cx - x, cy - y]
    const value = worth / (dx * dx + dy * dy + 400)
    if (value <= best) continue
    best = value
    pull = { x: dx, y: dy }
  }
  return pull
}

/** Flees from larger pieces, hunts smaller ones, else eats crumbs; led by its largest piece. */
export function thinkPool(state: Pool, who: number, random: Random, skill: number): Stick {
  const swarm = state.players[who]!
  const own = swarm.jellies.reduce((most, jelly) => (jelly.mass > most.mass ? jelly : most))
  const reach = radiusOf(own.mass)
  const flight: Pull = { x: 0, y: 0 }
  let chase: Pull | undefined
  let worth = 0
  let splits = false
  const fear = (swarm.character === 'coward' ? 1.5 : 1) * (0.4 + skill * 0.6)
  for (const [other, rival] of state.players.entries()) {
    if (other === who || !rival.alive) continue
    for (const jelly of rival.jellies) {
      const [dx, dy] = [jelly.x - own.x, jelly.y - own.y]
      const gap = Math.sqrt(dx * dx + dy * dy) - radiusOf(jelly.mass) - reach * 0.5
      if (gap > SIGHT) continue
      if (jelly.mass >= own.mass * SWALLOW && gap < SIGHT * 0.55 * fear)
        add(flight, -dx, -dy, 300 / (gap + 40))
      if (own.mass < jelly.mass * SWALLOW || rival.wait > 0 || swarm.character === 'coward') continue
      const value = jelly.mass / (gap + 60)
      if (value <= worth) continue
      worth = value
      chase = { x: dx, y: dy }
      const isReached = gap > 10 && gap < 150 && own.mass > jelly.mass * 2.6 && swarm.jellies.length < 3
      splits = isReached && jelly.mass > 20 && (swarm.character === 'hunter' || skill > 0.7)
    }
  }
  if (flight.x !== 0 || flight.y !== 0) {
    // With a wall behind: move along it instead of into the corner.
    if (own.x < 90 || own.x > POOL_SIDE - 90) flight.x = (POOL_SIDE / 2 - own.x) / 200
    if (own.y < 90 || own.y > POOL_SIDE - 90) flight.y = (POOL_SIDE / 2 - own.y) / 200
    return stickOf(nearestWay(flight.x, flight.y), false)
  }
  const goal = chase && random() < 0.5 + skill * 0.5 ? chase : crumbPull(state, own.x, own.y)
  const pull: Pull = { x: 0, y: 0 }
  add(pull, goal.x, goal.y, 1)
  if (own.mass >= URCHIN_MASS && random() < 0.4 + skill * 0.6)
    for (const [x, y] of state.urchins) {
      const [dx, dy] = [x - own.x, y - own.y]
      const gap = Math.sqrt(dx * dx + dy * dy) - reach
      if (gap < 70) add(pull, -dx, -dy, 1.3)
    }
  return stickOf(nearestWay(pull.x, pull.y), splits && goal === chase && random() < 0.1 + skill * 0.3)
}
