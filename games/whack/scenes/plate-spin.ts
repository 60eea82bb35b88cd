import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { FAST, LATE, platePlace, POLES, rules, type Plate, type PlateState } from '../verbs/plate-spin.ts'
import { SIX, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 560, zoom: 1.6, tilt: 6, aside: 20, above: 60 }

const SPOTS = Array.from({ length: POLES }, (_, index) => platePlace(index))
const FLOOR = 356

export const scene: TouchScene<PlateState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 62),
  feel: {
    score: { sound: 'flip', sparks: PAINT.sun, count: 14 },
    set: { sound: 'place', pitch: 4, sparks: '#ffffff', count: 6 },
    wobble: { sound: 'tap', pitch: 8 },
    fling: { sound: 'slice', sparks: PAINT.sky, count: 14 },
    shatter: { sound: 'hit', pitch: 6, sparks: '#ffffff', count: 26, quake: 5 },
    slip: { ...SLIP, sparks: PAINT.coral },
  },
  hero: ({ plates }) => {
    const up = plates.findIndex(({ wait }) => wait < 0)
    return platePlace(up < 0 ? 3 : up)
  },
  still(brush, look) {
    const [left, right] = [look.left - 20, look.right + 20]
    // A tent of the fair: bright stripes that meet above the stage.
    for (let stripe = -5; stripe <= 5; stripe++) {
      const wide = (right - left) / 9
      const x = 200 + stripe * wide
      brush.shape(
        [200 + stripe * 10, look.top - 60, x + wide / 2, FLOOR, x - wide / 2, FLOOR],
        stripe % 2 === 0 ? '#c8506a' : '#f0d8b0',
        0.32,
      )
    }
    brush.round(left, FLOOR, right - left, look.bottom - FLOOR + 40, 0, '#7a4a2a')
    brush.round(left, FLOOR - 4, right - left, 10, 0, '#e0b070')
    for (let y = FLOOR + 32; y < look.bottom + 20; y += 30)
      brush.round(left, y, right - left, 3, 0, '#000000', 0.16)
  },
  draw(state, brush, look) {
    for (const index of [1, 3, 5, 0, 2, 4, 6]) pole(brush, index, state.plates[index]!, state.tick)
    tries(brush, look, state.lamps)
  },
}

function pole(brush: Brush, index: number, { spin, wait }: Plate, tick: number) {
  const { x, y } = platePlace(index)
  const up = wait < 0
  const unrest = up ? Math.max(0, 0.62 - spin) : 0
  const sway = Math.sin(tick * 0.21 + index) * unrest * 26
  brush.round(x - 16, FLOOR - 2, 32, 8, 4, '#000000', 0.2)
  brush.line([x, FLOOR, x + sway * 0.25, (y + FLOOR) / 2, x + sway, y + 6], 6, '#8a5a30')
  brush.line([x - 1, FLOOR, x + sway * 0.25 - 1, (y + FLOOR) / 2, x + sway - 1, y + 6], 2.5, '#d8a868')
  if (!up) {
    brush.disc(x, y + 4, 6, '#d8a868', 0.8)
    return
  }
  const tilt = Math.sin(tick * (0.1 + spin * 0.3) + index) * unrest * 0.85
  const color = SIX[index % SIX.length] ?? PAINT.coral
  if (spin < LATE) brush.glow(x + sway, y, 58, PAINT.coral)
  brush.at(x + sway, y, tilt, () => {
    brush.round(-33, -2, 66, 12, 6, '#0a1430', 0.3)
    brush.round(-33, -9, 66, 15, 7.5, color)
    brush.round(-24, -10, 48, 9, 4.5, '#ffffff', 0.55)
    // Dots that run round the rim tell how fast it turns.
    for (let dot = 0; dot < 3; dot++) {
      const angle = tick * (0.05 + spin * 0.4) + dot * 2.09
      if (Math.sin(angle) > -0.2)
        brush.disc(Math.cos(angle) * 28, -2 + Math.sin(angle) * 5, 3.4, PAINT.ink, 0.55)
    }
  })
  const shade = spin > FAST ? PAINT.sky : spin < LATE ? PAINT.coral : PAINT.palm
  brush.arc(x + sway, y - 30, 9, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * Math.max(0.02, spin), 5, shade)
}
