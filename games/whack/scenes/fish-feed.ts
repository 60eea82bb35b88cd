import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { BIN, fishPlace, readable, rules, type FeedState } from '../verbs/fish-feed.ts'
import { clock, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.3, tilt: 6, aside: 0, above: 20 }

const SPOTS = [...Array.from({ length: 4 }, (_, index) => fishPlace(index)), BIN]
const SKINS = [PAINT.coral, PAINT.sky, PAINT.amber, PAINT.orchid] as const

export const scene: TouchScene<FeedState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 76),
  feel: {
    score: { sound: 'pop', sparks: '#ffffff', count: 14 },
    munch: { sound: 'score', pitch: -7, count: 0 },
    bin: { sound: 'place', sparks: '#6ad0a0', count: 14 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 190 }),
  still(brush) {
    brush.disc(200, 192, 58, '#0a2a4a', 0.5)
    brush.puck(200, 186, 54, '#f4e3b5', 10)
    brush.ring(200, 186, 42, 3, '#d8b880')
    clam(brush)
  },
  draw(state, brush, look) {
    for (const [index, guest] of state.guests.entries()) {
      const { x, y } = fishPlace(index)
      const bob = look.calm ? 0 : Math.sin(look.seconds * 2 + index) * 4
      fish(brush, x, y + bob, { color: SKINS[index]!, faces: x < 200 ? 1 : -1, chewing: guest.chewing })
      if (guest.chewing === 0 && guest.age < readable(state.fed)) {
        const left = Math.min(1, (readable(state.fed) - guest.age) / 20, guest.age / 8)
        brush.disc(x, y - 56 + bob, 26 * left, '#ffffff', 0.92)
        brush.disc(x + (x < 200 ? 14 : -14), y - 28 + bob, 5 * left, '#ffffff', 0.9)
        food(brush, guest.wants, x, y - 56 + bob, 0.75 * left)
      } else if (guest.chewing === 0) {
        brush.disc(x, y - 52 + bob, 13, '#ffffff', 0.4)
        for (const dot of [-5, 0, 5]) brush.disc(x + dot, y - 52 + bob, 1.8, '#14305a')
      }
    }
    food(brush, state.food, 200, 186, 1.35)
    clock(brush, look.top + 52, state.left / state.full)
    tries(brush, look, state.lamps)
  },
}

function clam(brush: Brush) {
  const { x, y } = BIN
  brush.shape([x - 46, y + 4, x - 34, y + 30, x + 34, y + 30, x + 46, y + 4], '#3a6a7a')
  brush.shape(
    [x - 46, y, x - 50, y - 26, x - 20, y - 14, x, y - 30, x + 20, y - 14, x + 50, y - 26, x + 46, y],
    '#5a93a5',
  )
  brush.round(x - 46, y - 2, 92, 9, 4, '#0c2030')
}

function fish(
  brush: Brush,
  x: number,
  y: number,
  look: { readonly color: string; readonly faces: 1 | -1; readonly chewing: number },
) {
  const { color, faces, chewing } = look
  brush.shape([x - faces * 28, y, x - faces * 54, y - 20, x - faces * 48, y, x - faces * 54, y + 20], color)
  brush.ball(x, y, 34, color)
  brush.leaf(x - faces * 4, y + 12, 24, 12, '#ffffff', faces > 0 ? 2.4 : 0.7)
  brush.disc(x + faces * 12, y - 9, 8.5, '#ffffff')
  brush.disc(x + faces * 14, y - 8, 4, PAINT.ink)
  const open = chewing > 0 ? (chewing % 12 < 6 ? 2 : 6) : 9
  brush.disc(x + faces * 29, y + 8, open, '#3a1020')
}

/** Shrimp, worm, seaweed, berry, crumb: each with its own outline. */
function food(brush: Brush, kind: number, x: number, y: number, size: number) {
  if (size <= 0.05) return
  brush.at(
    x,
    y,
    0,
    () => {
      if (kind === 0) {
        brush.arc(0, 0, 13, 0.4, 4.4, 10, PAINT.coral)
        for (const ring of [1, 2, 3]) brush.arc(0, 0, 13, ring, ring + 0.12, 11, '#ffffff', 0.6)
        brush.disc(12, 6, 2.4, PAINT.ink)
      } else if (kind === 1) brush.line([-20, 6, -12, -6, -3, 6, 6, -6, 14, 5, 20, 0], 8, '#ff86c2')
      else if (kind === 2)
        for (const lean of [-0.5, 0, 0.5]) brush.leaf(lean * 22, -2, 40, 13, '#2fae5a', -1.57 + lean)
      else if (kind === 3) {
        brush.ball(-8, 5, 11, '#5b6bff')
        brush.ball(9, 3, 11, '#7a5bff')
        brush.ball(0, -10, 11, '#4b8bff')
      } else {
        brush.round(-17, -13, 34, 28, 8, '#b97a3a')
        brush.round(-17, -16, 34, 28, 8, '#e8b860')
        for (const [dx, dy] of [
          [-8, -6],
          [5, -9],
          [2, 3],
          [-6, 6],
        ] as const)
          brush.disc(dx, dy, 2.6, '#b97a3a')
      }
    },
    size,
  )
}
