import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { onEdge, rules, WHOLE, type CutState } from '../verbs/field-cut.ts'
import { eyes } from './creatures.ts'
import { tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.4, tilt: -6, aside: -20, above: 20 }

const GRASS = ['#5fae5a', '#4fa0a0', '#c9a04a', '#a878b8'] as const

export const scene: Scene<CutState> = {
  rules,
  backdrop: 'sea',
  waterline: 150,
  feel: {
    start: { sound: 'slice', sparks: PAINT.shell, count: 6 },
    cut: { sound: 'place', sparks: PAINT.palm, count: 24, quake: 4 },
    bitten: { sound: 'bad', sparks: PAINT.coral, count: 26, quake: 10 },
    field: { sound: 'win', sparks: PAINT.sun, count: 40 },
  },
  hero: onEdge,
  draw(state, brush, look) {
    const grass = GRASS[state.level % GRASS.length] ?? PAINT.palm
    const { left, top, right, bottom } = state.field
    brush.round(WHOLE.left - 10, WHOLE.top - 10, 320, 320, 16, '#04203a', 0.35)
    for (const part of state.sunk) {
      const k = part.age / 30
      brush.round(
        part.left + k * 8,
        part.top + k * 22,
        part.right - part.left - k * 16,
        part.bottom - part.top - k * 16,
        8,
        grass,
        1 - k,
      )
    }
    brush.slab(left - 6, top - 6, right - left + 12, bottom - top + 12, 10, PAINT.sand, 16)
    brush.round(left, top, right - left, bottom - top, 6, grass)
    for (let x = left + 14; x < right - 10; x += 50)
      for (let y = top + 16; y < bottom - 8; y += 54) {
        brush.line([x, y, x - 3, y - 8], 2.4, '#ffffff', 0.2)
        brush.line([x + 4, y, x + 7, y - 7], 2.4, '#ffffff', 0.2)
      }
    const { cut } = state
    if (cut) {
      const tip = [cut.x + cut.dx * cut.long, cut.y + cut.dy * cut.long] as const
      brush.line([cut.x, cut.y, ...tip], 9, '#ffffff', 0.4)
      brush.line([cut.x, cut.y, ...tip], 4, PAINT.shell)
      brush.glow(tip[0], tip[1], 22, PAINT.sun)
    } else {
      const { x, y, dx, dy } = onEdge(state)
      for (let dot = 1; dot < 9; dot++)
        brush.disc(x + dx * dot * 24, y + dy * dot * 24, 2.6, '#ffffff', 0.5 - dot * 0.05)
    }
    for (const { x, y, vx, vy } of state.bugs) bug(brush, x, y, Math.atan2(vy, vx), state.tick)
    snail(brush, state)
    tries(brush, look, state.lamps)
  },
}

function bug(brush: Brush, x: number, y: number, turn: number, tick: number) {
  brush.disc(x, y + 6, 13, '#000000', 0.2)
  brush.at(x, y, turn, () => {
    for (const leg of [-7, 0, 7])
      for (const side of [-1, 1])
        brush.line([leg, side * 6, leg + Math.sin(tick * 0.6 + leg) * 4, side * 16], 3, PAINT.ink)
    brush.ball(10, 0, 8, PAINT.ink)
    brush.ball(0, 0, 13, PAINT.coral)
    brush.line([-12, 0, 10, 0], 2.4, PAINT.ink)
    for (const side of [-1, 1]) brush.disc(-3, side * 6, 3, PAINT.ink)
  })
}

function snail(brush: Brush, state: CutState) {
  const { x, y, dx, dy } = onEdge(state)
  const [hx, hy] = [x - dx * 8, y - dy * 8]
  brush.disc(hx, hy + 5, 17, '#000000', 0.2)
  brush.ball(hx, hy, 16, PAINT.orchid)
  brush.arc(hx, hy, 9, 0, 4.6, 4, PAINT.pink)
  eyes(brush, x + dx * 8, y + dy * 8 - 3, 5, 0, 6)
}
