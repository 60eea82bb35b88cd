import type { StageSize } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'

const DROPS = 46
const CALM = 0.35

/** The rain of the title: a few drops, and a shower after each basket. */
export interface Rain {
  /** 0 to 1. */
  pour(strength: number): void
  step(seconds: number): void
  draw(pen: CanvasRenderingContext2D, size: StageSize): void
}

export function rain(): Rain {
  const drops = Array.from({ length: DROPS }, () => ({ x: dice(), y: dice(), pace: 0.7 + dice() * 0.6 }))
  let strength = CALM
  return {
    pour(more) {
      strength = Math.min(1, strength + more)
    },
    step(seconds) {
      strength = Math.max(CALM, strength - seconds * 0.45)
      for (const drop of drops) {
        drop.y += drop.pace * seconds * 1.5
        drop.x -= drop.pace * seconds * 0.16
        if (drop.y < 1) continue
        drop.y -= 1.1
        drop.x = dice() * 1.15
      }
    },
    draw(pen, { width, height }) {
      pen.strokeStyle = 'rgb(214 236 255 / .34)'
      pen.lineWidth = 1.6
      pen.lineCap = 'round'
      pen.beginPath()
      for (const { x, y, pace } of drops.slice(0, Math.round(DROPS * strength))) {
        const long = 14 * pace
        pen.moveTo(x * width, y * height)
        pen.lineTo(x * width - long * 0.2, y * height + long)
      }
      pen.stroke()
    },
  }
}
