import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { BURNT, GOLDEN, panPlace, rules, type Pan, type PancakeState } from '../verbs/pancake-deck.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 300, zoom: 1.7, tilt: 6, aside: 20, above: 30 }

const SPOTS = Array.from({ length: 6 }, (_, index) => panPlace(index))

export const scene: TouchScene<PancakeState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 58),
  feel: {
    score: { sound: 'score', sparks: PAINT.amber, count: 12 },
    bonus: { sound: 'coin', sparks: PAINT.sun, count: 18 },
    pour: { sound: 'pop', pitch: -6, count: 0 },
    flip: { sound: 'flip', count: 0 },
    serve: { sound: 'place', sparks: '#fff4dc', count: 20 },
    tear: { sound: 'bad', count: 0 },
    slip: SLIP,
  },
  hero: ({ pans }) =>
    panPlace(
      pans.reduce(
        (best, pan, index) => (pan.side > 0 && pan.done > (pans[best]?.done ?? 0) ? index : best),
        0,
      ),
    ),
  still(brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, look.top - 40, width, look.bottom - look.top + 80, 0, '#31506a')
    for (let y = Math.floor(look.top / 88) * 88; y < look.bottom; y += 88)
      for (let x = Math.floor(left / 88) * 88; x < look.right + 40; x += 88)
        brush.round(x, y, 82, 82, 9, '#3a5f7c', 0.7)
    brush.slab(24, 66, 352, 300, 26, '#2a2f42', 12)
    for (const { x, y } of SPOTS) {
      brush.disc(x, y, 50, '#191d2c')
      brush.ring(x, y, 46, 4, '#ff7a4a', 0.55)
      brush.ring(x, y, 38, 3, '#ff9a5a', 0.3)
    }
  },
  draw(state, brush, look) {
    const open = Math.min(6, 2 + Math.floor(state.served / 4))
    for (const [index, pan] of state.pans.entries()) {
      const { x, y } = panPlace(index)
      if (index >= open && pan.side === 0) continue
      skillet(brush, x, y, index)
      if (pan.side > 0) cake(brush, x, y, pan, look.calm ? 0 : state.tick)
      if (pan.tossed > 0 && pan.side === 0)
        brush.at(x, y - pan.tossed * 12, 0, () => disc(brush, '#e0a04a'), 1 - pan.tossed / 40)
    }
    for (let stack = 0; stack < Math.min(8, state.served); stack++) {
      brush.round(306, 384 - stack * 7, 66, 11, 5, '#a8682a')
      brush.round(306, 382 - stack * 7, 66, 8, 4, '#f0bc62')
    }
    tries(brush, look, state.lamps)
  },
}

function skillet(brush: Brush, x: number, y: number, index: number) {
  brush.at(x, y, index < 3 ? -0.5 : 0.5, () => brush.line([30, 0, 62, 0], 10, '#15192a'))
  brush.disc(x, y + 4, 42, '#0c0f1c')
  brush.disc(x, y, 42, '#464f6c')
  brush.disc(x, y, 36, '#333b55')
}

const mix = (from: readonly number[], to: readonly number[], share: number) =>
  `#${from
    .map((value, at) =>
      Math.round(value + (to[at]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const RAW = [255, 244, 214]
const GOLD = [236, 168, 62]
const BLACK = [58, 34, 24]

/** Its colour is the clock: pale, golden, black. */
const colourOf = (done: number) =>
  done < GOLDEN
    ? mix(RAW, GOLD, (done / GOLDEN) * 0.86)
    : mix(GOLD, BLACK, Math.min(1, Math.max(0, done - 1) / (BURNT - 1)))

function disc(brush: Brush, color: string) {
  brush.disc(0, 5, 30, '#7a4a1a')
  brush.disc(0, 0, 30, color)
  brush.arc(0, 0, 23, 3.5, 4.9, 4, '#ffffff', 0.4)
}

function cake(brush: Brush, x: number, y: number, pan: Pan, tick: number) {
  const { done, tossed, side } = pan
  const high = tossed > 0 ? Math.sin((Math.PI * tossed) / 21) * 46 : 0
  brush.at(x, y - high, 0, () => disc(brush, colourOf(done)), 1 + high / 160)
  if (tossed === 0)
    for (let bubble = 0; bubble < 4; bubble++) {
      const pop = ((tick * pan.speed * 9 + bubble * 0.27) % 1) * 5
      brush.ring(x - 12 + bubble * 8, y - 8 + ((bubble * 11) % 18), pop, 1.6, '#7a4a1a', 0.5)
    }
  if (done > GOLDEN && done < 1.1) brush.ring(x, y, 45, 4, PAINT.sun, 0.95)
  if (done >= 1.08)
    for (const puff of [0, 1, 2])
      brush.disc(x - 10 + puff * 10, y - 40 - ((tick + puff * 9) % 26), 6, '#2a2430', 0.5)
  if (side === 2) brush.round(x - 6, y - 5, 12, 9, 3, '#fff0a8')
}
