import type { Point } from '#kit/game/stage.ts'
import type { Blade } from './blade.ts'
import type { SlicerDefinition } from './definitions.ts'
import type { Flying, Orchard } from './orchard.ts'
import type { SwipePath } from './swipe-path.ts'

/** Keyboard control: arrows move a mark, a slash goes through the nearest fruit. */
export interface KeyboardBlade {
  /** Position of the mark, once arrows were used. */
  readonly cursor: Point | undefined
  uses(key: string): boolean
  step(keys: ReadonlySet<string>): void
  slash(orchard: Orchard, toCanvas: (at: Point) => Point, trail: Blade): void
  hide(): void
}

const PACE = 15
const NEAR = 340
const BEYOND = 150
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function keyboardBlade({ field }: SlicerDefinition, path: SwipePath): KeyboardBlade {
  let cursor: Point | undefined
  const middle = { x: field.width / 2, y: field.height * 0.55 }

  function show(): Point {
    cursor ??= middle
    return cursor
  }

  return {
    get cursor() {
      return cursor
    },
    uses(key) {
      if (!DIRECTIONS[key]) return false
      show()
      return true
    },
    step(keys) {
      for (const [key, [x, y]] of Object.entries(DIRECTIONS)) {
        if (!keys.has(key)) continue
        const at = show()
        cursor = {
          x: Math.max(0, Math.min(field.width, at.x + x * PACE)),
          y: Math.max(0, Math.min(field.height, at.y + y * PACE)),
        }
      }
    },
    slash(orchard, toCanvas, trail) {
      const at = show()
      const target = nearestFruit(orchard.flying, at)
      const [from, to] = target
        ? through(at, target)
        : [
            { x: at.x - BEYOND, y: at.y },
            { x: at.x + BEYOND, y: at.y },
          ]
      path.slash(from, to)
      trail.lift()
      for (let step = 0; step <= 6; step++)
        trail.add(
          toCanvas({ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }),
        )
      trail.lift()
    },
    hide() {
      cursor = undefined
    },
  }
}

function nearestFruit(flying: readonly Flying[], at: Point): Flying | undefined {
  let best: Flying | undefined
  let nearest = NEAR
  for (const thing of flying) {
    const far = Math.hypot(thing.x - at.x, thing.y - at.y)
    if (thing.kind === 'stone' || far >= nearest) continue
    nearest = far
    best = thing
  }
  return best
}

/** From the mark through the fruit's predicted place, and a little beyond. */
function through(at: Point, { x, y, vx, vy }: Flying): readonly [Point, Point] {
  const soon = { x: x + vx * 2, y: y + vy * 2 }
  const far = Math.hypot(soon.x - at.x, soon.y - at.y)
  const [dx, dy] = far < 30 ? [1, 0] : [(soon.x - at.x) / far, (soon.y - at.y) / far]
  return [
    { x: soon.x - dx * BEYOND, y: soon.y - dy * BEYOND },
    { x: soon.x + dx * BEYOND, y: soon.y + dy * BEYOND },
  ]
}
