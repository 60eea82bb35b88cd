import type { Pen } from './scene.ts'
import type { Ball } from './world.ts'

/** Fading tails behind the balls; only for the eye. */
export interface Trails {
  follow(balls: readonly Ball[]): void
  /** `colorOf` gives the colour of a ball by its place in the list. */
  draw(pen: Pen, colorOf: (index: number) => string): void
  clear(): void
}

const LENGTH = 14
/** A longer step is a new serve. */
const JUMP = 40

export function trails(calm: boolean): Trails {
  let tails: { x: number; y: number }[][] = []
  return {
    follow(balls) {
      if (calm) return
      if (tails.length !== balls.length) tails = balls.map(() => [])
      for (const [index, { x, y }] of balls.entries()) {
        const tail = tails[index]!
        const last = tail.at(-1)
        if (last && Math.abs(last.x - x) + Math.abs(last.y - y) > JUMP) tail.length = 0
        tail.push({ x, y })
        if (tail.length > LENGTH) tail.shift()
      }
    },
    draw(pen, colorOf) {
      for (const [ball, tail] of tails.entries()) {
        pen.fillStyle = colorOf(ball)
        for (const [index, { x, y }] of tail.entries()) {
          pen.globalAlpha = (index / LENGTH) * 0.4
          pen.beginPath()
          pen.arc(x, y, 2 + (index / LENGTH) * 5, 0, 2 * Math.PI)
          pen.fill()
        }
      }
      pen.globalAlpha = 1
    },
    clear() {
      tails = []
    },
  }
}
