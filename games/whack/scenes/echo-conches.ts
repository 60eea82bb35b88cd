import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Feel } from '#kit/game/micro/scene.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { CONCHES, conchPlace, rules, type EchoState } from '../verbs/echo-conches.ts'
import { SIX, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 96, zoom: 1.7, tilt: -6, aside: 40, above: -40 }

const SPOTS = Array.from({ length: CONCHES }, (_, index) => conchPlace(index))
/** Pentatonic: any sequence sounds well. */
const TONES = [0, 2, 4, 7, 9, 12]
const tone = (conch: number): Feel => ({
  sound: 'coin',
  pitch: TONES[conch]! - 5,
  sparks: SIX[conch]!,
  count: 8,
})

export const scene: TouchScene<EchoState> = {
  rules,
  backdrop: 'sea',
  waterline: 330,
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 66),
  feel: {
    ...Object.fromEntries(SPOTS.map((_, conch) => [`tone${conch}`, tone(conch)])),
    score: { count: 0, pitch: -24 },
    listen: { sound: 'flip', count: 0 },
    whole: { sound: 'merge', sparks: PAINT.sun, count: 30 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 205 }),
  still(brush) {
    brush.ring(200, 205, 128, 34, '#0a1f3f', 0.45)
  },
  draw(state, brush, look) {
    for (let conch = 0; conch < CONCHES; conch++)
      horn(brush, conch, state.lit === conch ? state.glow / 22 : 0, state.singing >= 0)
    const listens = state.singing < 0
    brush.puck(200, 205, 50, listens ? PAINT.lagoon : '#33507f', 9)
    brush.disc(200, 203, 36, '#0d2544', 0.5)
    for (let step = 0; step < Math.min(12, state.song.length); step++) {
      const angle = -Math.PI / 2 + (step / Math.min(12, state.song.length)) * Math.PI * 2
      const isHeard = listens && step < state.heard
      brush.disc(
        200 + Math.cos(angle) * 24,
        203 + Math.sin(angle) * 24,
        5,
        isHeard ? PAINT.sun : '#ffffff',
        isHeard ? 1 : 0.4,
      )
    }
    if (listens)
      brush.arc(
        200,
        205,
        58,
        -Math.PI / 2,
        -Math.PI / 2 + 6.28 * Math.max(0.01, state.left / 240),
        5,
        PAINT.sun,
      )
    tries(brush, look, state.lamps)
  },
}

function horn(brush: Brush, conch: number, glow: number, sleeps: boolean) {
  const { x, y } = conchPlace(conch)
  const color = SIX[conch]!
  if (glow > 0) brush.glow(x, y, 60 + glow * 40, color)
  const size = 40 + glow * 7
  brush.puck(x, y, size, glow > 0 || !sleeps ? color : '#51648f', 9)
  if (sleeps && glow === 0) brush.disc(x, y, size - 5, color, 0.55)
  for (let coil = 0; coil < 3; coil++)
    brush.arc(
      x + coil * 3 - 3,
      y,
      size * (0.68 - coil * 0.2),
      coil * 1.3,
      coil * 1.3 + 4.4,
      4.5,
      '#ffffff',
      0.55,
    )
  if (glow > 0) brush.ring(x, y, size + (1 - glow) * 30, 4, '#ffffff', glow * 0.8)
}
