import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type SnapState, MOUTH, FOOD, tipOf, rules } from '../verbs/chameleon-snap.ts'
import { bar } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.5, tilt: 6, aside: 0, above: -80 }

export const scene: Scene<SnapState> = {
  rules,
  backdrop: 'air',
  feel: {
    snap: { sound: 'shoot', count: 0 },
    stick: { sound: 'pop', sparks: PAINT.palm, count: 8 },
    nothing: { sound: 'bad', count: 0 },
    score: { sound: 'merge', sparks: PAINT.sun },
  },
  hero: () => MOUTH,
  draw(state, brush, look) {
    brush.line([look.left - 40, 366, look.right + 40, 352], 26, '#4a2f1c')
    brush.line([look.left - 40, 360, look.right + 40, 346], 6, '#7a4f2f')
    for (let x = Math.floor(look.left / 120) * 120; x < look.right; x += 120)
      brush.leaf(x + 20, 378, 70, 24, '#2f8f4f', 0.9)
    const [ax, ay] = [Math.cos(state.angle), Math.sin(state.angle)]
    if (state.tongue === 0)
      for (let dot = 2; dot < 9; dot++)
        brush.disc(MOUTH.x + ax * dot * 30, MOUTH.y + ay * dot * 30, 3.4, '#ffffff', 0.5 - dot * 0.045)
    for (const { x, y, kind } of state.things) insect(brush, x, y, kind, state.tick)
    if (state.tongue > 0) {
      const tip = tipOf(state)
      brush.line([MOUTH.x, MOUTH.y, tip.x, tip.y], 8, PAINT.pink)
      brush.ball(tip.x, tip.y, 12, PAINT.pink)
    }
    if (!state.over) chameleon(brush, state)
    bar(brush, 200, 382, 130, state.food / FOOD, state.food < 160 ? PAINT.coral : PAINT.sun)
  },
}

function insect(brush: Brush, x: number, y: number, kind: 'fly' | 'wasp', tick: number) {
  const flap = Math.sin(tick * 0.9 + x) * 5
  for (const side of [-1, 1])
    brush.leaf(x + side * 11, y - 9, 22, 11 + flap * 0.4, '#eaf6ff', side < 0 ? 3.6 : -0.5)
  if (kind === 'fly') {
    brush.glow(x, y, 26, PAINT.lagoon)
    brush.ball(x, y, 10, PAINT.lagoon)
    return
  }
  brush.ball(x, y, 13, PAINT.amber)
  for (const stripe of [-5, 4]) brush.line([x + stripe, y - 10, x + stripe, y + 10], 4, PAINT.ink)
  brush.shape([x - 4, y + 11, x, y + 24, x + 4, y + 11], PAINT.coral)
}

function chameleon(brush: Brush, { angle, tongue, tick }: SnapState) {
  const { x, y } = MOUTH
  brush.arc(x - 62, y + 22, 20, 0.5, 5.2, 9, '#2f9a5a')
  for (const leg of [-34, 8]) brush.line([x + leg, y + 20, x + leg - 6, y + 38], 9, '#2f9a5a')
  brush.round(x - 60, y - 4, 76, 32, 16, PAINT.palm)
  for (const spot of [-44, -24, -4])
    brush.disc(x + spot, y + 9 + Math.sin(tick * 0.06 + spot) * 2, 5, PAINT.sun, 0.7)
  brush.ball(x, y, 24, PAINT.palm)
  brush.shape([x - 16, y - 18, x - 2, y - 38, x + 8, y - 20], '#2f9a5a')
  brush.disc(x, y, 13, '#fff4dc')
  brush.disc(x + Math.cos(angle) * 5, y + Math.sin(angle) * 5, 6.5, tongue > 0 ? PAINT.coral : PAINT.ink)
}
