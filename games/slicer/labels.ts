import { FONT_DISPLAY } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

interface Label extends Point {
  readonly text: string
  readonly color: string
  readonly size: number
  age: number
}

/** Words that pop up over the field, such as the size of a combo. */
export interface Labels {
  add(text: string, at: Point, look: { readonly color: string; readonly size: number }): void
  step(): void
  draw(pen: Pen, width: number): void
  clear(): void
}

const LIFE = 58
const POP = 9

export function labels(reducedMotion: boolean): Labels {
  let all: Label[] = []
  return {
    add(text, { x, y }, { color, size }) {
      all.push({ text, x, y, color, size, age: 0 })
    },
    step() {
      for (const label of all) label.age++
      if (all[0] && all[0].age > LIFE) all = all.filter(({ age }) => age <= LIFE)
    },
    draw(pen, width) {
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.lineJoin = 'round'
      for (const { text, x, y, color, size, age } of all) {
        const k = Math.min(1, age / POP)
        const swell = reducedMotion ? 1 : 1.35 - 0.35 * k
        const tall = size * swell * (0.6 + 0.4 * k)
        pen.globalAlpha = Math.min(1, (LIFE - age) / 16)
        pen.font = `800 ${tall.toFixed(1)}px ${FONT_DISPLAY}`
        const half = Math.min(pen.measureText(text).width, width - 16) / 2 + 8
        const inside = Math.max(half, Math.min(width - half, x))
        const risen = Math.max(size, y - (reducedMotion ? 0 : age * 0.5))
        pen.lineWidth = tall * 0.2
        pen.strokeStyle = 'rgb(4 26 28 / .75)'
        pen.strokeText(text, inside, risen, width - 16)
        pen.fillStyle = color
        pen.fillText(text, inside, risen, width - 16)
      }
      pen.globalAlpha = 1
    },
    clear() {
      all = []
    },
  }
}
