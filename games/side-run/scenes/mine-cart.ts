import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { lantern } from '../art.ts'
import { type CartState, LENGTH, LEVELS, rules } from '../runs/mine-cart.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 220, zoom: 1.5, tilt: 5, aside: 70, above: 10 }

const heightAt = (high: number) => LEVELS[0] + 70 * high

export const scene: Scene<CartState> = {
  rules,
  backdrop: 'plain',
  feel: {
    lever: { sound: 'flip' },
    fork: { sound: 'move', sparks: PAINT.amber, count: 8 },
    derail: { sound: 'hit', sparks: PAINT.stone, count: 24, quake: 10 },
  },
  hero: ({ x, high }) => ({ x, y: heightAt(high) - 16 }),
  camera: ({ x }) => ({ x: x - 90, y: 20 }),
  draw(state, brush, look) {
    cave(brush, look.left, look.right, look.top, look.bottom)
    for (const [index, { open, gold, isTaken }] of state.stretches.entries()) {
      const x = (state.first + index) * LENGTH
      const next = state.stretches[index + 1]?.open
      for (const level of [0, 1, 2]) {
        if (!open[level]) continue
        const y = LEVELS[level]!
        rails(brush, x, y, x + LENGTH, y)
        if (next && !next[level]) buffer(brush, x + LENGTH, y)
        for (const to of [level - 1, level + 1])
          if (next?.[to]) rails(brush, x + LENGTH, y, x + LENGTH + 62, LEVELS[to]!)
      }
      if (gold >= 0 && !isTaken) nugget(brush, x + LENGTH / 2, LEVELS[gold]! - 22)
      if (index % 2 === 0) lantern(brush, x + 30, 128, 7)
    }
    cart(brush, state)
  },
}

function cave(brush: Brush, left: number, right: number, top: number, bottom: number) {
  brush.round(left - 20, top - 20, right - left + 40, bottom - top + 40, 0, '#2b1c2c', 0.75)
  for (let x = Math.floor(left / 76) * 76; x < right + 76; x += 76) {
    const long = 30 + ((x * 13) % 50)
    brush.shape([x, top - 10, x + 66, top - 10, x + 34, top + 50 + long], '#1a1020')
    brush.shape([x + 20, bottom + 10, x + 92, bottom + 10, x + 52, bottom - 14 - long * 0.6], '#1a1020')
  }
}

function rails(brush: Brush, ax: number, ay: number, bx: number, by: number) {
  for (let k = 0.1; k < 1; k += 0.25) {
    const [x, y] = [ax + (bx - ax) * k, ay + (by - ay) * k]
    brush.line([x, y + 2, x, y + 12], 9, '#6b4426')
  }
  brush.line([ax, ay, bx, by], 5, '#b9c4dd')
}

function buffer(brush: Brush, x: number, y: number) {
  brush.line([x - 8, y + 10, x + 4, y - 16], 7, PAINT.coral)
  brush.line([x + 4, y + 10, x - 8, y - 16], 7, PAINT.coral)
}

function nugget(brush: Brush, x: number, y: number) {
  brush.glow(x, y, 24, PAINT.sun)
  brush.shape([x - 14, y + 8, x - 9, y - 9, x + 5, y - 13, x + 15, y - 1, x + 10, y + 10], PAINT.amber)
  brush.shape([x - 6, y - 2, x - 2, y - 9, x + 6, y - 8, x + 2, y], '#fff2b0')
}

function cart(brush: Brush, { x, high, level, isFalling }: CartState) {
  const turn = isFalling ? 0.7 : (level - high) * 0.5
  brush.at(x, heightAt(high), turn, () => {
    brush.ball(2, -36, 11, '#e09a6a')
    brush.arc(2, -38, 11, Math.PI * 0.95, Math.PI * 2.05, 6, PAINT.sun)
    brush.disc(12, -41, 4, '#fff6c8')
    brush.shape([12, -42, 120, -64, 120, -6], '#fff2b0', 0.13)
    brush.shape([-28, -32, 30, -32, 22, -6, -20, -6], '#6f4a8f')
    brush.line([-27, -31, 29, -31], 6, PAINT.orchid)
    for (const wheel of [-14, 15]) brush.puck(wheel, -5, 8, PAINT.stone, 3)
  })
}
