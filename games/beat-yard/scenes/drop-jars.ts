import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import {
  dropY,
  FALLS,
  JAR_NOTES,
  JAR_Y,
  JARS,
  jarX,
  LAMPS,
  leafY,
  rules,
  type JarState,
} from '../plays/drop-jars.ts'
import { boards, FEEL, garland, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.6, tilt: -5, aside: 60, above: 40 }

export const scene: YardScene<JarState> = {
  rules,
  controls: () =>
    pads({
      spots: () => Array.from({ length: JARS }, (_, jar) => ({ x: jarX(jar), y: 220 })),
      reach: 900,
      keys: [
        ['1', 'a'],
        ['2', 's'],
        ['3', 'd'],
        ['4', 'f'],
      ],
    }),
  backdrop: 'air',
  feel: {
    ...FEEL,
    drip: { sound: 'tap', pitch: 9, sparks: '#dff8ff', count: 3 },
    spilt: { sound: 'pop', pitch: -9, sparks: '#9fd8f0', count: 8 },
  },
  hero: () => ({ x: jarX(1), y: leafY(1) }),
  draw(state, brush, look) {
    boards(brush, look, 352)
    brush.line([-20, look.top + 30, 60, 54, 200, 40, 340, 58, 430, look.top + 20], 12, '#5d3a20')
    for (let jar = 0; jar < JARS; jar++) {
      const next = state.wishes.find((one) => one.jar === jar)
      // The leaf trembles when a tap would be on time: one fall before the beat.
      const ready = next !== undefined && Math.abs(next.due - FALLS[jar]!) < 12
      stem(brush, jar, { ready, shake: look.calm ? 0 : Math.sin(state.tick * 0.9) * 3 })
      drawJar(brush, jar, state)
    }
    for (const { jar, due } of state.wishes) {
      if (due > 100) continue
      brush.ring(
        jarX(jar),
        JAR_Y - 14,
        18 + Math.max(0, due) * 0.62,
        4,
        toneOf(JAR_NOTES[jar] ?? 0),
        1 - due / 120,
      )
    }
    for (const drop of state.drops) {
      const [x, y] = [jarX(drop.jar), dropY(drop)]
      brush.line([x, y - 10 - drop.age * 0.25, x, y], 5, '#dff8ff', 0.5)
      brush.ball(x, y, 8, '#7fd4ff')
    }
    garland(brush, look, state.lamps, LAMPS)
  },
}

interface Stem {
  readonly ready: boolean
  readonly shake: number
}

function stem(brush: Brush, jar: number, { ready, shake }: Stem) {
  const [x, y] = [jarX(jar), leafY(jar)]
  brush.line([x + 20, 46, x + 26, (46 + y) / 2, x + 14, y - 10], 4, '#2f7a4a')
  const dx = ready ? shake : 0
  if (ready) brush.glow(x, y, 40, PAINT.sun)
  brush.leaf(x - 4 + dx, y - 6, 62, 30, ready ? '#8af08a' : PAINT.palm, 2.7)
  brush.line([x - 26 + dx, y + 4, x + 18 + dx, y - 14], 2.4, '#1f7a44')
  brush.ball(x + dx, y + 2, ready ? 8 : 5, '#9fe0ff')
}

function drawJar(brush: Brush, jar: number, { rung }: JarState) {
  const x = jarX(jar)
  const tone = toneOf(JAR_NOTES[jar] ?? 0)
  const high = 74 - jar * 9
  const top = JAR_Y + 56 - high
  const shine = (rung[jar] ?? 0) / 14
  brush.round(x - 30, JAR_Y + 50, 62, 12, 6, '#000000', 0.25)
  brush.round(x - 29, top, 58, high, 14, '#cfeeff', 0.28)
  const water = high * (0.72 - jar * 0.1)
  brush.round(x - 25, JAR_Y + 52 - water, 50, water, 11, tone, 0.85)
  brush.round(x - 25, JAR_Y + 52 - water, 50, 6, 3, '#ffffff', 0.45)
  brush.line([x - 20, top + 12, x - 20, JAR_Y + 40], 4, '#ffffff', 0.5)
  brush.round(x - 33, top - 5, 66, 10, 5, '#e8f8ff', 0.85)
  if (shine > 0) brush.ring(x, JAR_Y + 10, 34 + (1 - shine) * 24, 5, tone, shine)
}
