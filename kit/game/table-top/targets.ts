import { inside, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'

/** Something on the table that can be tapped or reached with keys. */
export interface Target {
  readonly id: string
  readonly box: Box
  act(): void
}

export interface Controls {
  down(at: Point): boolean
  key(key: string): boolean
  /** Draws the ring around the target with focus. */
  draw(pen: CanvasRenderingContext2D): void
  clear(): void
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Pointer and keyboard input for targets: arrows select the nearest one in that direction, Enter and Space activate. */
export function controlsOn(targets: () => readonly Target[], first: () => string | undefined): Controls {
  let focus: string | undefined
  const focused = () => targets().find(({ id }) => id === focus)

  function go([dx, dy]: readonly [number, number]) {
    const from = focused()
    if (!from) {
      focus = first() ?? targets()[0]?.id
      return
    }
    const start = middleOf(from.box)
    let least = Infinity
    for (const { id, box } of targets()) {
      const { x, y } = middleOf(box)
      const ahead = (x - start.x) * dx + (y - start.y) * dy
      const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)
      if (id === from.id || ahead < 4 || ahead + aside * 2.2 >= least) continue
      least = ahead + aside * 2.2
      focus = id
    }
  }

  return {
    down(at) {
      focus = undefined
      const hit = targets().findLast(({ box }) => inside(box, at))
      hit?.act()
      return hit !== undefined
    },
    key(key) {
      const way = WAYS[key]
      if (way) {
        go(way)
        return true
      }
      if (key !== 'Enter' && key !== ' ') return false
      const target = focused() ?? targets().find(({ id }) => id === first())
      target?.act()
      return target !== undefined
    },
    draw(pen) {
      const target = focused()
      if (!target) return
      const { x, y, width, height } = target.box
      strokeRound(pen, { x: x - 3, y: y - 3, width: width + 6, height: height + 6 }, 14, '#3fe0cf', 3)
    },
    clear() {
      focus = undefined
    },
  }
}
