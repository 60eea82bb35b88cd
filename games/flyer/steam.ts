import { stamp, type Sprite } from './sheet.ts'

interface Puff {
  x: number
  y: number
  vx: number
  vy: number
  age: number
  size: number
}

/** Steam of the kettles: a ring of puffs that are used again and again. */
export interface Steam {
  /** Field units; the puffs stay behind while the world goes by. */
  puff(x: number, y: number, drift: number): void
  step(): void
  draw(pen: CanvasRenderingContext2D, sprite: Sprite, shift: number): void
  clear(): void
}

const MOST = 48
const LIFE = 34

export function steam(): Steam {
  const puffs: Puff[] = Array.from({ length: MOST }, () => ({ x: 0, y: 0, vx: 0, vy: 0, age: LIFE, size: 1 }))
  let next = 0
  return {
    puff(x, y, drift) {
      const puff = puffs[next]!
      next = (next + 1) % MOST
      puff.x = x
      puff.y = y
      puff.vx = -drift
      puff.vy = 3.4 + (next % 5) * 0.5
      puff.age = 0
      puff.size = 0.45 + (next % 3) * 0.16
    },
    step() {
      for (const puff of puffs) {
        if (puff.age >= LIFE) continue
        puff.age++
        puff.x += puff.vx
        puff.y += puff.vy
        puff.vy *= 0.93
      }
    },
    draw(pen, sprite, shift) {
      for (const puff of puffs) {
        if (puff.age >= LIFE) continue
        const k = puff.age / LIFE
        pen.globalAlpha = 0.8 * (1 - k)
        stamp(pen, sprite, puff.x - shift, puff.y, puff.size + k * 0.9)
      }
      pen.globalAlpha = 1
    },
    clear() {
      for (const puff of puffs) puff.age = LIFE
    },
  }
}
