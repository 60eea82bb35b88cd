import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { healthBar } from '../art/bars.ts'
import { ringArt } from '../art/chase-art.ts'
import type { Painter } from '../art/picture.ts'
import { USUAL } from '../feel.ts'
import { anglerHp, DEEP, paceOf, RING, rules, scaleAt, seenAt, type Rings } from '../rules/rings.ts'
import type { Scene } from '../scene.ts'
import type { Thing } from '../world.ts'

export const coralRing = (brush: Brush, x: number, y: number, scale: number, color: string) => {
  brush.ring(x, y + 4 * scale, RING * scale, 13 * scale, '#7a2f4a')
  brush.ring(x, y, RING * scale, 13 * scale, color)
  brush.arc(x, y, (RING + 3) * scale, Math.PI * 1.1, Math.PI * 1.6, 3.5 * scale, '#ffffff', 0.7)
}

/** What is drawn at its depth; what is near covers what is far. */
function drawDeep(one: Thing, { brush, stamp }: Painter, state: Rings) {
  const { x, y } = seenAt(one)
  const scale = scaleAt(one.a)
  if (one.kind === 'ring') return coralRing(brush, x, y, scale, one.a < 60 ? PAINT.sun : PAINT.coral)
  if (one.kind === 'bolt') {
    brush.disc(x, y, 11 * scale, PAINT.amber, 0.6)
    brush.disc(x, y, 7 * scale, '#fffbe0')
    return undefined
  }
  stamp(
    one.kind,
    x,
    y,
    0,
    (one.kind === 'angler' ? 1.5 : one.kind === 'shield' ? 1.6 : 1.1) * scale * (1 + one.hit * 0.025),
  )
  if (one.kind === 'angler') healthBar(brush, x, y - 70 * scale, 60, one.hp / anglerHp(state))
  return undefined
}

export const scene: Scene<Rings> = {
  rules,
  pictures: ringArt,
  backdrop: { kind: 'dusk' },
  isTall: true,
  feel: {
    ...USUAL,
    ring: { sound: 'coin', sparks: [PAINT.sun, PAINT.coral, '#ffffff'], count: 16 },
    missed: { sound: 'move', pitch: -6 },
  },
  hero: 'swift',
  coach: ({ hero: { x, y } }) => [
    { x, y },
    { x: x - 90, y: y - 90 },
    { x: x + 90, y: y - 90 },
  ],
  thing: () => true,
  under(state, painter, { left, right, bottom }) {
    const { brush } = painter
    const horizon = 190
    brush.disc(200, horizon, 62, '#ffe9a8', 0.9)
    brush.disc(200, horizon, 92, '#ffe9a8', 0.25)
    brush.round(left, horizon, right - left, bottom - horizon, 0, '#2f6fa0')
    brush.round(left, horizon, right - left, 40, 0, '#ffffff', 0.1)
    // Lines of waves run towards the eye.
    const run = (state.tick * paceOf(state)) % 90
    for (let depth = DEEP - run; depth > -50; depth -= 90) {
      const y = horizon + 300 * scaleAt(depth) * 0.95
      if (y < bottom) brush.line([left, y, right, y], 3.5 * scaleAt(depth), '#9fe2ff', 0.4)
    }
    for (const x of [-260, -60, 140, 260, 460, 660])
      brush.line(
        [200 + (x - 200) * 0.12, horizon + 14, 200 + (x - 200) * 2, horizon + 330],
        2,
        '#9fe2ff',
        0.18,
      )
    const all = [...state.drops, ...state.foes, ...state.shots, ...state.darts]
    for (const one of all.toSorted((near, far) => far.a - near.a)) {
      if (one.a > 0 && one.kind === 'rock') {
        const { x, y } = seenAt({ ...one, y: 490 })
        brush.disc(x, y, 26 * scaleAt(one.a), '#0b2c48', 0.35)
      }
      drawDeep(one, painter, state)
    }
  },
  over({ hero, streak, end }, { brush }) {
    if (end) return
    const sight = seenAt({ x: hero.x, y: hero.y, a: 260 })
    brush.ring(sight.x, sight.y, 12, 2.5, '#ffffff', 0.7)
    for (let done = 0; done < streak; done++)
      brush.disc(200 + (done - (streak - 1) / 2) * 16, 24, 5.5, PAINT.sun)
  },
}
