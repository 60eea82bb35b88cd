import { FONT_TEXT, fillRound, inside, write, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

/** The only control on the canvas: appears when no pair is free. */
export interface ShuffleButton {
  readonly showing: boolean
  /** 0 hidden, 1 fully there. */
  reveal(k: number): void
  hit(at: Point): boolean
  draw(pen: Pen, size: StageSize, seconds: number, label: string): void
}

const WIDTH = 236
const HEIGHT = 56

export function shuffleButton(): ShuffleButton {
  let shown = 0
  let box: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT }
  return {
    get showing() {
      return shown > 0
    },
    reveal(k) {
      shown = k
    },
    hit: (at) => shown > 0 && inside(box, at),
    draw(pen, size, seconds, label) {
      box = { ...box, x: (size.width - WIDTH) / 2, y: size.height / 2 - HEIGHT / 2 }
      const breath = 1 + Math.sin(seconds * 4) * 0.02
      pen.save()
      pen.globalAlpha = shown
      pen.fillStyle = 'rgb(2 30 30 / .55)'
      pen.fillRect(0, 0, size.width, size.height)
      pen.translate(size.width / 2, size.height / 2 + (1 - shown) * 30)
      pen.scale(breath, breath)
      const plain = { x: -WIDTH / 2, y: -HEIGHT / 2, width: WIDTH, height: HEIGHT }
      pen.shadowColor = 'rgb(0 16 18 / .6)'
      pen.shadowBlur = 24
      pen.shadowOffsetY = 8
      fillRound(pen, plain, HEIGHT / 2, '#d9861a')
      pen.shadowColor = 'transparent'
      fillRound(pen, { ...plain, height: HEIGHT - 4 }, HEIGHT / 2, '#ffb63d')
      write(pen, label, 0, -2, {
        size: 19,
        color: '#2a1600',
        weight: 700,
        font: FONT_TEXT,
        widest: WIDTH - 40,
      })
      pen.restore()
    },
  }
}
