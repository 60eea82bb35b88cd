import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { HAND, RIGHT_POWER, rules, shoeOf, STAKE, type ShoeState } from '../plays/horseshoes.ts'
import { lawn, shadow, SLIP, speckles, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.6, tilt: 7, aside: 0, above: -30 }

/** A horseshoe; at 0 it opens away from the thrower, around the stake. */
function shoe(brush: Brush, x: number, y: number, spin: number, size = 1, color = '#c8d2e2') {
  const from = -Math.PI / 2 + 0.62 + spin
  brush.arc(x + 2, y + 4, 17 * size, from, from + Math.PI * 2 - 1.24, 8 * size, '#001020', 0.3)
  brush.arc(x, y, 17 * size, from, from + Math.PI * 2 - 1.24, 8 * size, '#6a7890')
  brush.arc(x, y - 1, 17 * size, from, from + Math.PI * 2 - 1.24, 5 * size, color)
}

function post(brush: Brush) {
  shadow(brush, STAKE.x + 8, STAKE.y + 4, 14)
  brush.round(STAKE.x - 4, STAKE.y - 34, 8, 38, 4, '#8a5c38')
  brush.round(STAKE.x - 4, STAKE.y - 34, 4, 38, 2, '#c88a50')
  brush.disc(STAKE.x, STAKE.y - 34, 5, '#e0a860')
}

export const scene: RangeScene<ShoeState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => oneButton(),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 26 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 36 },
    lock: { sound: 'tap', pitch: 2, count: 0 },
    throw: { sound: 'jump', count: 0 },
    set: { sound: 'tap', pitch: 7, sparks: '#ffffff', count: 6 },
    clang: { sound: 'coin', pitch: -6, sparks: '#ffe9a8', count: 20, quake: 4 },
    sand: { sound: 'place', sparks: '#e8cf9a', count: 14 },
    slip: SLIP,
  },
  hero: (state) => (state.phase === 'fly' || state.phase === 'shown' ? shoeOf(state) : HAND),
  still(brush, look) {
    lawn(brush, look, '#b9803f', '#c48c48')
    speckles(brush, look, '#e8b878')
    brush.round(126, STAKE.y - 62, 148, 132, 16, '#7a4a26')
    brush.round(134, STAKE.y - 56, 132, 120, 12, '#e9d3a0')
    for (let rake = 0; rake < 5; rake++)
      brush.arc(STAKE.x, STAKE.y + 6, 16 + rake * 11, 0.2, 2.94, 2, '#cfb378', 0.9)
    brush.round(150, HAND.y + 26, 100, 8, 4, '#7a4a26')
  },
  draw(state, brush, look) {
    for (const lie of state.lies.filter(({ ringer }) => !ringer))
      shoe(brush, lie.x, lie.y, lie.spin, 1, '#aab6cc')
    post(brush)
    for (const lie of state.lies.filter(({ ringer }) => ringer))
      shoe(brush, lie.x, lie.y, lie.spin, 1, PAINT.sun)
    if (state.phase === 'aim' || state.phase === 'power') {
      for (let dot = 1; dot < 11; dot++)
        brush.disc(
          HAND.x + (state.aside * dot) / 11,
          HAND.y + ((STAKE.y - HAND.y) * dot) / 11,
          3.4,
          '#ffffff',
          0.35 + dot * 0.05,
        )
      brush.ring(HAND.x + state.aside, STAKE.y, 11, 3, PAINT.shell, 0.9)
    }
    if (state.phase === 'power') gauge(brush, state.power)
    if (state.phase === 'fly') {
      const { x, y, z } = shoeOf(state)
      shadow(brush, x + 4, y + 8, 16, 0.25)
      shoe(brush, x, y - z, state.spin, 1 + z * 0.003, state.set ? PAINT.sun : '#dfe7f4')
    } else if (state.phase !== 'shown') shoe(brush, HAND.x, HAND.y, Math.PI)
    tries(brush, look, state.lamps)
  },
}

/** The power moves along a bar; its golden part reaches the stake. */
function gauge(brush: Brush, power: number) {
  brush.round(300, 210, 26, 160, 13, '#031226', 0.65)
  const high = (value: number) => 362 - 144 * value
  brush.round(304, high(RIGHT_POWER + 0.05), 18, 144 * 0.1, 6, PAINT.amber)
  brush.round(294, high(power) - 5, 38, 10, 5, '#ffffff')
}
