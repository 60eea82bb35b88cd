import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { SIDES } from '../verbs/answer-row.ts'
import { rules, turnsLike, type GearState } from '../verbs/gear-way.ts'
import { sideKeys } from './answer-buttons.ts'
import { answer, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.6, tilt: 6, aside: -20, above: 40 }

const METALS = ['#e0a860', '#9fb0bc', '#c8805a', '#a8bfae'] as const

export const scene: SchoolScene<GearState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: sideKeys,
  feel: { score: { sound: 'move', sparks: PAINT.sun, count: 16 }, slip: SLIP },
  hero: (state) => wheelPlace(state, state.joints.length),
  still(brush) {
    brush.round(14, 58, 372, 212, 26, '#03101a', 0.3)
    brush.slab(14, 50, 372, 212, 26, '#5a3a24', 9)
    for (const y of [92, 140, 188, 230]) brush.line([30, y, 370, y + 3], 2.4, '#42281a', 0.7)
  },
  draw(state, brush, look) {
    const last = state.joints.length
    const shown = state.verdict > 0 || state.over
    const turned = look.calm || !shown ? 0 : (70 - state.verdict) * 0.05
    for (const [index, joint] of state.joints.entries()) if (joint !== 'teeth') belt(brush, state, index)
    for (let wheel = 0; wheel <= last; wheel++) {
      const { x, y } = wheelPlace(state, wheel)
      const way = turnsLike(state, wheel) ? 1 : -1
      const color = wheel === last ? PAINT.lagoon : wheel === 0 ? PAINT.coral : METALS[wheel % METALS.length]!
      gear(brush, { x, y, size: state.sizes[wheel]!, turn: wheel * 0.26 + way * turned, color })
      if (wheel === 0 || shown) curl(brush, x, y, { size: 11, clockwise: way > 0, color: '#2a1a10' })
      else if (wheel === last) brush.disc(x, y, 4.5, '#2a1a10')
    }
    const right = turnsLike(state, last) ? 1 : 0
    for (const [choice, { x, y }] of SIDES.entries()) {
      answer(brush, [x, y, 50], PAINT.amber, judged(state, choice, right))
      curl(brush, x, y, { size: 24, clockwise: choice === 1, color: '#ffffff' })
    }
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** A zigzag of wheels; those with teeth touch, those with belts are apart. */
function wheelPlace({ sizes }: GearState, wheel: number) {
  const count = sizes.length
  const gap = Math.min(62, 300 / Math.max(1, count - 1))
  return {
    x: 200 + (wheel - (count - 1) / 2) * gap,
    y: 156 + (wheel % 2 === 0 ? 1 : -1) * (gap < 56 ? 22 : 14),
  }
}

function belt(brush: Brush, state: GearState, index: number) {
  const [one, other] = [wheelPlace(state, index), wheelPlace(state, index + 1)]
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  const [nx, ny] = [(-dy / far) * 15, (dx / far) * 15]
  const cross = state.joints[index] === 'crossed' ? -1 : 1
  for (const side of [1, -1])
    brush.line(
      [one.x + nx * side, one.y + ny * side, other.x + nx * side * cross, other.y + ny * side * cross],
      6,
      cross < 0 ? PAINT.sun : PAINT.palm,
    )
}

interface Gear {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly color: string
}

function gear(brush: Brush, { x, y, size, turn, color }: Gear) {
  for (let tooth = 0; tooth < 8; tooth++) {
    const angle = turn + (tooth * Math.PI) / 4
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
    brush.line([x + ax * size * 0.7, y + ay * size * 0.7, x + ax * (size + 6), y + ay * (size + 6)], 8, color)
  }
  brush.puck(x, y, size, color, 5)
  brush.disc(x, y, size * 0.62, '#ffffff', 0.3)
}

interface Curl {
  readonly size: number
  readonly clockwise: boolean
  readonly color: string
}

/** A bent arrow, clockwise or counter-clockwise. */
function curl(brush: Brush, x: number, y: number, { size, clockwise, color }: Curl) {
  // Over the top from one side to the other; the head points down where it ends.
  const way = clockwise ? 1 : -1
  brush.arc(
    x,
    y,
    size,
    Math.PI + (clockwise ? -0.4 : 0),
    Math.PI * 2 + (clockwise ? 0 : 0.4),
    size * 0.32,
    color,
  )
  const [tx, ty] = [x + way * size, y]
  brush.shape(
    [tx - size * 0.5, ty - size * 0.05, tx + size * 0.5, ty - size * 0.05, tx, ty + size * 0.65],
    color,
  )
}
