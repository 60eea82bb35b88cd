import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type FluteState, toneNow, toneY, rules } from '../verbs/long-flute.ts'
import { eyes } from './creatures.ts'
import { bar } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.35, tilt: -5, aside: 70, above: -90 }

const COLORS = [PAINT.orchid, PAINT.sky, PAINT.lagoon, PAINT.palm, PAINT.sun] as const
const HEAD = 110
const SCALE = 2.2

export const scene: Scene<FluteState> = {
  rules,
  backdrop: 'air',
  feel: {
    blow: { sound: 'place', pitch: 7, count: 0 },
    flat: { sound: 'bad', count: 0 },
    score: { sound: 'score', sparks: PAINT.lagoon },
  },
  hero: () => ({ x: HEAD, y: 330 }),
  draw(state, brush, look) {
    for (let pitch = 0; pitch < 5; pitch++)
      brush.line([look.left - 40, toneY(pitch), look.right + 40, toneY(pitch)], 2.5, '#ffffff', 0.16)
    brush.round(HEAD - 4, 66, 8, 240, 4, '#ffffff', 0.55)
    const now = toneNow(state)
    for (const { from, length, pitch, blown, done } of state.tones) {
      const x = HEAD + (from - state.at) * SCALE
      const wide = length * SCALE
      if (x > look.right + 40 || x + wide < look.left - 40) continue
      const y = toneY(pitch)
      const faded = done && blown < length * 0.78
      brush.slab(x, y - 15, wide, 26, 13, faded ? PAINT.slate : COLORS[pitch]!, 6)
      if (blown > 0)
        brush.round(x + 4, y - 8, Math.max(8, Math.min(1, blown / length) * wide - 8), 11, 5, '#ffffff', 0.75)
    }
    const y = now ? toneY(now.pitch) : 200
    const blows = state.last === 1
    if (blows && now) {
      brush.glow(HEAD, y, 46, COLORS[now.pitch]!)
      brush.ball(HEAD, y, 15, COLORS[now.pitch]!)
    } else brush.disc(HEAD, y, 9, '#ffffff', now ? 0.9 : 0.35)
    piper(brush, blows)
    bar(brush, 246, 344, 210, state.breath, state.breath < 0.35 ? PAINT.coral : PAINT.lagoon)
  },
}

function piper(brush: Brush, blows: boolean) {
  const cheeks = blows ? 6 : 0
  brush.ball(64, 340, 34 + cheeks * 0.4, PAINT.palm)
  for (const side of [-15, 15]) brush.ball(64 + side, 310, 12, PAINT.palm)
  eyes(brush, 64, 309, 6.5, 0.6, 15)
  if (blows) for (const side of [-1, 1]) brush.disc(64 + side * 28, 346, 11, PAINT.pink, 0.8)
  brush.at(92, 346, -0.16, () => {
    brush.slab(-6, -6, 74, 12, 6, PAINT.amber, 4)
    for (let hole = 18; hole < 62; hole += 12) brush.disc(hole, 0, 3, '#7a4a12')
  })
}
