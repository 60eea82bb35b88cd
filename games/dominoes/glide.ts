import { ease, type Effects } from '#kit/game/effects.ts'
import type { Pose } from './faces.ts'
import type { Tile } from './tiles.ts'

interface Moving {
  x: number
  y: number
  unit: number
  turn: number
  readonly goal: Pose
  isMoving: boolean
}

/** Tiles moving from one layout to the next. */
export interface Glide {
  /** Places every tile without animation. */
  place(spots: ReadonlyMap<Tile, Pose>): void
  /** Animates the tiles to their places; those not visible before come from `from`. */
  glide(spots: ReadonlyMap<Tile, Pose>, from: Pose, seconds: number): void
  /** Visits every tile at its current pose; moving ones come last. */
  each(show: (tile: Tile, pose: Pose, goal: Pose) => void): void
}

/** An equivalent rotation close to another, so that no tile spins more than half a turn. */
const nearTurn = (turn: number, from: number) => turn + 4 * Math.round((from - turn) / 4)

export function tileGlide(effects: () => Effects): Glide {
  let tiles = new Map<Tile, Moving>()
  return {
    place(spots) {
      tiles = new Map([...spots].map(([tile, goal]) => [tile, { ...goal, goal, isMoving: false }]))
    },
    glide(spots, from, seconds) {
      const before = tiles
      tiles = new Map()
      for (const [tile, goal] of spots) {
        const start: Pose = before.get(tile) ?? from
        const turn = nearTurn(goal.turn, start.turn)
        const moving: Moving = {
          x: start.x,
          y: start.y,
          unit: start.unit,
          turn: start.turn,
          goal,
          isMoving: true,
        }
        tiles.set(tile, moving)
        const { x, y, unit, turn: turned } = moving
        if (
          Math.abs(x - goal.x) + Math.abs(y - goal.y) + Math.abs(unit - goal.unit) + Math.abs(turn - turned) <
          0.5
        ) {
          Object.assign(moving, goal, { isMoving: false })
          continue
        }
        effects().tween(
          seconds,
          (k) => {
            moving.x = x + (goal.x - x) * k
            moving.y = y + (goal.y - y) * k
            moving.unit = unit + (goal.unit - unit) * k
            moving.turn = turned + (turn - turned) * k
          },
          { ease: ease.out, done: () => (moving.isMoving = false) },
        )
      }
    },
    each(show) {
      const all = [...tiles].toSorted(([, one], [, other]) => Number(one.isMoving) - Number(other.isMoving))
      for (const [tile, moving] of all) show(tile, moving, moving.goal)
    },
  }
}
