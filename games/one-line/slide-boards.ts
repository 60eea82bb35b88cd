import { pickOne, type Random } from '#kit/random/random.ts'
import { rays, type Board } from './boards.ts'

type Ground = Pick<Board, 'rule' | 'columns' | 'rows'>

const ROCK = -1

/** A board of ice: slides are cut into rock one by one, and what stops a slide stays. */
export function slideBoard(ground: Ground, slides: number, random: Random): Board {
  const { columns, rows } = ground
  const ice = Array.from({ length: columns * rows }, () => 0)
  const start = Math.floor(random() * columns * rows)
  ice[start] = 1
  const walk = [start]
  while (walk.length <= slides) {
    const ways = rays(ground, walk.at(-1)!).flatMap((ray) => stopsAlong(ice, ray))
    if (ways.length === 0) break
    const { passed, behind } = pickOne(ways, random)
    for (const place of passed) ice[place] = 1
    if (behind >= 0 && ice[behind] === 0) ice[behind] = ROCK
    walk.push(passed.at(-1)!)
  }
  const needs = ice.map((what) => Math.max(0, what))
  return { ...ground, needs, marks: needs.map(() => 0), edges: [], walk }
}

/** Every slide that could be cut along a ray: over untouched rock, up to a place that can stop it. */
function stopsAlong(ice: readonly number[], ray: readonly number[]) {
  const touched = ray.findIndex((place) => ice[place] !== 0)
  const rock = touched < 0 ? ray : ray.slice(0, touched)
  return rock.map((_, last) => ({ passed: rock.slice(0, last + 1), behind: ray[last + 1] ?? -1 }))
}
