import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { lobAt } from '../plays/lob.ts'
import { AXLE, FROM, pegPlace, RING, rules, TILT, type Peg, type TossState } from '../plays/ring-toss.ts'
import { tapPlaces } from './controls.ts'
import { shadow, SLIP, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 46, zoom: 1.8, tilt: -5, aside: 0, above: -70 }

/** A ring in perspective: an ellipse of strokes. */
function quoit(brush: Brush, x: number, y: number, color: string, size = 1) {
  const points: number[] = []
  for (let step = 0; step <= 18; step++) {
    const angle = (step / 18) * Math.PI * 2
    points.push(x + Math.cos(angle) * RING * 0.86 * size, y + Math.sin(angle) * RING * 0.55 * size)
  }
  brush.line(
    points.map((value, index) => (index % 2 === 0 ? value + 1 : value + 4)),
    7 * size,
    '#001020',
    0.28,
  )
  brush.line(points, 7 * size, color)
  brush.line(points.slice(18, 30), 2.4 * size, '#ffffff', 0.6)
}

function peg(brush: Brush, { gold, ringed }: Peg, x: number, y: number) {
  shadow(brush, x + 4, y + 3, 11)
  if (ringed) quoit(brush, x, y, PAINT.palm)
  brush.round(x - 6, y - 34, 12, 37, 6, gold ? '#b97a10' : '#8a3f5a')
  brush.round(x - 6, y - 35, 8, 36, 4, gold ? PAINT.sun : '#d0658a')
  brush.ball(x, y - 36, gold ? 9 : 7, gold ? PAINT.sun : '#ff86c2')
  if (ringed) brush.line([x - 17, y + 6, x - 8, y + 12, x + 8, y + 12, x + 17, y + 6], 7, PAINT.palm)
}

export const scene: RangeScene<TossState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapPlaces(AXLE),
  feel: {
    score: { sound: 'coin', sparks: PAINT.sun, count: 22 },
    bonus: { sound: 'score', sparks: PAINT.pink, count: 16 },
    toss: { sound: 'jump', pitch: 3, count: 0 },
    rim: { sound: 'bounce', sparks: '#ffffff', count: 8 },
    miss: { sound: 'move', count: 0 },
    back: { sound: 'flip', pitch: -4, count: 0 },
    wheel: { sound: 'win', sparks: PAINT.amber, count: 50, quake: 3 },
    slip: SLIP,
  },
  // The tutorial's finger shows where to tap: on the wheel, not on the ring.
  hero: ({ ring, tick }) => (ring ? lobAt(ring) : tick === 0 ? AXLE : FROM),
  still(brush, look) {
    // A fair stand: striped awning above, a counter below.
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, look.top - 40, width, look.bottom - look.top + 80, 0, '#2a1a4a')
    for (let x = Math.floor(left / 44) * 44; x < look.right; x += 44) {
      brush.round(x, look.top - 30, 44, 34 - look.top, 0, (x / 44) % 2 === 0 ? PAINT.coral : '#fff4dc')
      brush.disc(x + 22, 4, 22, (x / 44) % 2 === 0 ? PAINT.coral : '#fff4dc')
    }
    brush.round(left, 306, width, look.bottom - 250, 0, '#7a4426')
    brush.round(left, 306, width, 10, 0, '#b9783c')
  },
  draw(state, brush, look) {
    wheel(brush, state.turned)
    const pegs = state.pegs
      .map((one) => ({ one, at: pegPlace(one, state.turned) }))
      .toSorted((one, other) => one.at.y - other.at.y)
    for (const { one, at } of pegs) peg(brush, one, at.x, at.y)
    for (const { x, y, age } of state.fallen) quoit(brush, x, y + age * 1.6, '#8a95b5', 1 - age / 60)
    for (let left = 0; left < state.rings; left++)
      quoit(brush, 40 + (left % 6) * 20, 352 + Math.floor(left / 6) * 24, PAINT.sky, 0.62)
    if (state.ring) {
      const { x, y, z, share } = lobAt(state.ring)
      quoit(brush, x, y - z, PAINT.sky, 1.5 - 0.5 * share)
    } else quoit(brush, FROM.x, FROM.y, PAINT.sky, 1.4)
    tries(brush, look, state.lamps)
  },
}

function wheel(brush: Brush, turned: number) {
  const rim = (far: number, lower: number) =>
    Array.from({ length: 25 }, (_, step) => {
      const angle = (step / 24) * Math.PI * 2
      return [AXLE.x + Math.cos(angle) * far, AXLE.y + lower + Math.sin(angle) * far * TILT]
    }).flat()
  brush.shape(rim(164, 16), '#14305a')
  brush.shape(rim(164, 0), '#2f6fb0')
  brush.shape(rim(148, 0), '#3f8ad0')
  for (let spoke = 0; spoke < 6; spoke++) {
    const [from, to] = [turned + (spoke * Math.PI) / 3, turned + (spoke * Math.PI) / 3 + 0.5]
    brush.shape(
      [
        AXLE.x,
        AXLE.y,
        AXLE.x + Math.cos(from) * 148,
        AXLE.y + Math.sin(from) * 148 * TILT,
        AXLE.x + Math.cos((from + to) / 2) * 148,
        AXLE.y + Math.sin((from + to) / 2) * 148 * TILT,
        AXLE.x + Math.cos(to) * 148,
        AXLE.y + Math.sin(to) * 148 * TILT,
      ],
      '#58a4e4',
      0.7,
    )
  }
}
