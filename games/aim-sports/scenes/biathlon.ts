import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pointOf } from '../plays/board.ts'
import { rules, sizeOf, targetPlace, type BiathlonState } from '../plays/biathlon.ts'
import { aimAndLift } from './controls.ts'
import { clock, ground, SLIP, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.9, tilt: -5, aside: 30, above: 10 }

function pine(brush: Brush, x: number, y: number, size: number) {
  for (let tier = 0; tier < 3; tier++) {
    const [wide, high] = [size * (0.32 + tier * 0.13), y - size + tier * size * 0.26]
    brush.shape(
      [x - wide, high + size * 0.36, x, high, x + wide, high + size * 0.36],
      tier === 2 ? '#174a45' : '#1d5a52',
    )
  }
}

/** A heart that beats at the skier's pulse. */
function heart(brush: Brush, pulse: number, tick: number) {
  const beat = 1 + 0.18 * Math.max(0, Math.sin(tick * (0.1 + 0.22 * pulse)))
  brush.at(
    352,
    356,
    0,
    () => {
      brush.disc(-7, -5, 9, PAINT.coral)
      brush.disc(7, -5, 9, PAINT.coral)
      brush.shape([-15.4, -2, 15.4, -2, 0, 17], PAINT.coral)
    },
    beat,
  )
}

export const scene: RangeScene<BiathlonState> = {
  rules,
  backdrop: 'plain',
  controls: () => aimAndLift(46),
  feel: {
    score: { sound: 'score', sparks: '#ffffff', count: 22 },
    bonus: { sound: 'win', sparks: PAINT.sun, count: 30 },
    shot: { sound: 'shoot', quake: 3, count: 0 },
    miss: { sound: 'place', sparks: '#cfe8ff', count: 12 },
    ski: { sound: 'boost', sparks: '#ffffff', count: 30 },
    slip: SLIP,
  },
  hero: ({ open }) => targetPlace(Math.max(0, open.indexOf(true))),
  still(brush, look) {
    ground(brush, look, 96, '#9cc8e8', '#cfe8ff')
    for (let x = Math.floor(look.left / 58) * 58; x < look.right + 40; x += 58)
      pine(brush, x + ((x * 13) % 19), 122 + ((x * 7) % 15), 74)
    ground(brush, look, 122, '#dff0fb', '#ffffff')
    ground(brush, look, 250, '#eef8ff', '#ffffff')
    brush.slab(28, 126, 344, 84, 14, '#f6fbff', 10)
    for (let index = 0; index < 5; index++)
      brush.disc(targetPlace(index).x, targetPlace(index).y + 3, 31, '#b9d2e6')
    for (let lane = 0; lane < 5; lane++)
      brush.line([targetPlace(lane).x, 216, 200 + (lane - 2) * 110, 400], 2, '#a8cbe4', 0.7)
  },
  draw(state, brush, look) {
    const size = sizeOf(state)
    for (const [index, isOpen] of state.open.entries()) {
      const { x, y } = targetPlace(index)
      brush.disc(x, y, 28, isOpen ? '#f4f8ff' : '#d5e4f0')
      if (isOpen) {
        brush.disc(x, y, size, '#142238')
        brush.arc(x, y, size - 4, 3.4, 5, 3, '#5a7090')
      } else {
        brush.ball(x, y, 22, '#ffffff')
        brush.line([x - 8, y, x - 2, y + 7, x + 9, y - 7], 4, PAINT.palm)
      }
    }
    clock(brush, 62, state.left / state.full)
    heart(brush, state.pulse, state.tick)
    if (state.skiing > 0) skier(brush, 460 - state.skiing * 7.4, 318)
    else if (state.held > 0) scope(brush, state)
    tries(brush, look, state.lamps)
  },
}

function skier(brush: Brush, x: number, y: number) {
  brush.line([x - 30, y + 24, x + 32, y + 24, x + 38, y + 19], 4, PAINT.coral)
  brush.line([x - 6, y + 20, x - 2, y - 2, x + 8, y - 20], 10, '#2f6fd0')
  brush.line([x + 6, y - 14, x + 22, y + 2, x + 14, y + 24], 3, '#5a4630')
  brush.ball(x + 12, y - 30, 9, '#d99a63')
  brush.line([x - 12, y + 2, x + 14, y - 34], 4, '#3a2a24')
}

function scope(brush: Brush, state: BiathlonState) {
  const { x, y } = pointOf(state)
  brush.ring(x, y, 30, 7, '#122033', 0.9)
  brush.ring(x, y, 25, 2, '#ffffff', 0.8)
  brush.line([x - 24, y, x - 8, y], 2.4, '#122033')
  brush.line([x + 8, y, x + 24, y], 2.4, '#122033')
  brush.line([x, y + 8, x, y + 24], 2.4, '#122033')
  brush.disc(x, y, 2.6, PAINT.coral)
}
