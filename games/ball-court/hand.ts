import type { Point, Stage } from '#kit/game/stage.ts'
import { toCourt, type Placing } from './placing.ts'
import type { Hand, Scene, Swipe } from './scene.ts'

/** Collects what finger and keys do between two ticks. */
export interface HandKeeper {
  down(): void
  lift(at: Point, from: Point): void
  press(key: string): void
  /** The input of this tick. */
  take(stage: Stage, placing: Placing): Hand
  reset(): void
}

const LONGEST_PATH = 90
/** Ticks within which a motion counts as a flick. */
const FLICK_TICKS = 7

export function handKeeper(scene: () => Scene): HandKeeper {
  let ticks = 0
  let path: Point[] = []
  let lifted: { readonly at: Point; readonly from: Point } | undefined
  let pressed: string[] = []
  let isNew = false
  let heights: number[] = []
  const mark = { ...scene().mark, isShown: false }

  return {
    down() {
      ticks = 0
      path = []
      heights = []
      isNew = true
    },
    lift(at, from) {
      lifted = { at, from }
    },
    press(key) {
      pressed.push(key)
      if (key.startsWith('Arrow')) mark.isShown = true
    },
    reset() {
      lifted = undefined
      pressed = []
      path = []
      Object.assign(mark, scene().mark, { isShown: false })
    },
    take(stage, placing) {
      const here = (point: Point) => toCourt(placing, point)
      const at = here(stage.pointer)
      if (stage.held) {
        ticks++
        mark.isShown = false
        if (path.length < LONGEST_PATH) path.push(at)
        // Measured on the screen, since a moving camera is no motion of the finger.
        heights = [...heights, stage.pointer.y].slice(-FLICK_TICKS)
      }
      const released: Swipe | undefined = lifted && {
        from: here(lifted.from),
        to: here(lifted.at),
        path,
        ticks: Math.max(1, ticks),
      }
      const flick = stage.held ? (Math.max(...heights) - stage.pointer.y) / placing.scale : 0
      const keys = pressed
      // A tap shorter than a tick still counts as a touch.
      const held = stage.held ?? (isNew && lifted ? lifted.from : undefined)
      isNew = false
      lifted = undefined
      pressed = []
      return {
        held: held && { from: here(held), at, ticks },
        released,
        pressed: keys,
        steer: steerOf(stage.keys, placing.isTurned),
        isActing: stage.keys.has(' ') || stage.keys.has('Enter'),
        flick,
        mark,
      }
    },
  }
}

function steerOf(keys: ReadonlySet<string>, isTurned: boolean): Point {
  const x = Number(keys.has('ArrowRight')) - Number(keys.has('ArrowLeft'))
  const y = Number(keys.has('ArrowDown')) - Number(keys.has('ArrowUp'))
  return isTurned ? { x: y, y: -x } : { x, y }
}
