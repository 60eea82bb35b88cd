import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { holePlace, rules, type CrabState, type Hole } from '../verbs/crab-thump.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 27, zoom: 1.5, tilt: -6, aside: 0, above: -30 }

const SPOTS = Array.from({ length: 9 }, (_, index) => holePlace(index))

export const scene: TouchScene<CrabState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 62),
  feel: {
    rise: { sound: 'pop', pitch: -5, count: 0 },
    thump: { sound: 'tap', sparks: PAINT.sand, count: 6 },
    score: { sound: 'hit', sparks: PAINT.coral, count: 18, quake: 3 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 215 }),
  still(brush, look) {
    brush.round(
      look.left - 40,
      look.top - 40,
      look.right - look.left + 80,
      look.bottom - look.top + 80,
      0,
      '#e0b878',
      0.35,
    )
    for (let y = Math.floor(look.top / 80) * 80; y < look.bottom; y += 80)
      for (let x = Math.floor(look.left / 160) * 160; x < look.right; x += 160)
        brush.line([x + (y % 160), y, x + (y % 160) + 44, y + 5], 5, '#fff4dc', 0.14)
    for (const { x, y } of SPOTS) burrow(brush, x, y + 26)
  },
  draw(state, brush, look) {
    for (const [index, hole] of state.holes.entries()) guest(brush, index, hole)
    tries(brush, look, state.lamps)
  },
}

function burrow(brush: Brush, x: number, y: number) {
  brush.round(x - 52, y - 20, 104, 46, 23, '#f4e3b5')
  brush.round(x - 45, y - 17, 90, 36, 18, '#5a3420')
  brush.round(x - 40, y - 9, 80, 26, 13, '#3a1f14')
}

/** Whoever is up stands behind the front rim of its burrow. */
function guest(brush: Brush, index: number, { kind, age, stay }: Hole) {
  if (kind === 'none') return
  const { x, y } = holePlace(index)
  const up = kind === 'hit' ? 0.4 : Math.min(1, age / 7, (stay - age) / 6)
  const high = y + 22 - 34 * up
  if (kind === 'turtle') turtle(brush, x, high)
  else crab(brush, x, high, kind === 'hit')
  brush.round(x - 48, y + 34, 96, 17, 9, '#e0b878')
}

function crab(brush: Brush, x: number, y: number, hit: boolean) {
  for (const side of [-1, 1]) {
    brush.line([x + side * 20, y + 2, x + side * 36, y - (hit ? -6 : 10)], 6, '#c23a45')
    brush.ball(x + side * 39, y - (hit ? -8 : 16), 10, PAINT.coral)
  }
  brush.ball(x, y, 27, PAINT.coral)
  for (const side of [-9, 9]) {
    brush.line([x + side, y - 18, x + side, y - 30], 4, '#c23a45')
    brush.disc(x + side, y - 32, 7, '#ffffff')
    if (hit) brush.line([x + side - 4, y - 36, x + side + 4, y - 28], 3, PAINT.ink)
    else brush.disc(x + side, y - 31, 3.2, PAINT.ink)
  }
  brush.arc(x, y + (hit ? 14 : 2), 9, hit ? 3.6 : 0.4, hit ? 5.8 : 2.7, 3, '#8f2230')
}

function turtle(brush: Brush, x: number, y: number) {
  brush.ball(x, y + 6, 30, '#2f9a5f')
  for (const [dx, dy] of [
    [0, 0],
    [-15, 8],
    [15, 8],
  ] as const)
    brush.disc(x + dx, y + dy, 8, PAINT.palm, 0.8)
  brush.ball(x, y - 22, 15, '#9be8a8')
  for (const side of [-6, 6]) brush.disc(x + side, y - 24, 3, PAINT.ink)
  brush.disc(x + 12, y - 34, 6, PAINT.pink)
  brush.disc(x + 19, y - 30, 5, '#ffd0e6')
}
