import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { GROUND, rules, START, type JavelinState } from '../plays/javelin.ts'
import { ground, shadow, SLIP, tries, type RangeScene } from './range-art.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.5, tilt: 6, aside: 20, above: -10 }

const eyeX = ({ phase, x, spear }: JavelinState) =>
  (phase === 'fly' || phase === 'shown' ? Math.max(x, spear.x) : x) - 130

function runner(brush: Brush, { x, step, speed, phase }: JavelinState, seconds: number) {
  const stride = Math.sin(step * 1.6 + (speed > 0.4 ? seconds * 14 : 0)) * Math.min(1, speed / 2)
  shadow(brush, x, GROUND + 3, 20)
  brush.line([x, GROUND - 26, x + 10 * stride, GROUND - 12, x + 16 * stride - 4, GROUND], 7, '#3a2418')
  brush.line([x, GROUND - 26, x - 10 * stride, GROUND - 12, x - 16 * stride - 4, GROUND], 7, '#52331f')
  brush.line([x, GROUND - 26, x + 4, GROUND - 46], 15, PAINT.coral)
  brush.line([x + 3, GROUND - 44, x + 16 + 6 * stride, GROUND - 32], 6, '#c98a55')
  brush.line([x + 2, GROUND - 46, x - 8, GROUND - 58], 6, phase === 'lift' ? '#e0a068' : '#c98a55')
  brush.ball(x + 8, GROUND - 60, 10, '#d99a63')
  brush.arc(x + 8, GROUND - 61, 9, Math.PI, Math.PI * 2, 5, '#3a2418')
}

function javelin(brush: Brush, x: number, y: number, turn: number) {
  brush.at(x, y, turn, () => {
    brush.line([-42, 0, 34, 0], 4, '#f4e3b5')
    brush.shape([34, -4, 50, 0, 34, 4], '#c8d2e2')
    brush.line([-6, 0, 6, 0], 6, PAINT.coral)
  })
}

export const scene: RangeScene<JavelinState> = {
  rules,
  backdrop: 'sea',
  waterline: 240,
  wakes: true,
  controls: () => oneButton(),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 30 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 40 },
    step: { sound: 'tap', pitch: -5, sparks: '#d8905a', count: 4 },
    throw: { sound: 'shoot', pitch: 5, count: 0 },
    stick: { sound: 'hit', sparks: '#8ae08a', count: 16, quake: 3 },
    foul: { sound: 'bad', count: 0 },
    slip: SLIP,
  },
  hero: ({ phase, x, spear }) => (phase === 'fly' ? spear : { x: x + 4, y: GROUND - 34 }),
  camera: (state) => ({ x: eyeX(state), y: Math.min(0, state.phase === 'fly' ? state.spear.y - 60 : 0) }),
  draw(state, brush, look) {
    ground(brush, look, 268, '#2f8a4a', '#57b868')
    brush.round(
      Math.max(look.left - 20, START - 300),
      GROUND - 6,
      Math.max(0, 0 - Math.max(look.left - 20, START - 300)),
      26,
      0,
      '#c8603f',
    )
    brush.line([0, GROUND - 10, 0, GROUND + 24], 7, '#ffffff')
    for (let line = 100; line <= 1000; line += 100) {
      if (line < look.left - 20 || line > look.right + 20) continue
      brush.line([line, GROUND - 4, line + 10, GROUND + 34], 3, '#ffffff', 0.7)
      digits(brush, line / 10, line + 10, GROUND + 50, 16, '#dff5e0')
    }
    const { mark, phase, spear, angle, x } = state
    brush.line([mark, GROUND + 6, mark, GROUND - 64], 4, '#8a5c38')
    brush.shape([mark, GROUND - 64, mark + 34, GROUND - 54, mark, GROUND - 44], PAINT.amber)
    runner(brush, state, look.calm ? 0 : look.seconds)
    if (phase === 'run' || phase === 'lift')
      javelin(brush, x - 6, GROUND - 60, phase === 'lift' ? -angle : -0.1)
    else
      javelin(
        brush,
        spear.x - (phase === 'shown' ? 14 : 0),
        spear.y - (phase === 'shown' ? 18 : 0),
        Math.atan2(spear.vy, spear.vx),
      )
    if (phase === 'lift') protractor(brush, x, angle)
    if (phase === 'run') pace(brush, look, state.speed)
    tries(brush, look, state.lamps)
  },
}

/** The raised arm as a fan; near its middle the javelin flies farthest. */
function protractor(brush: Brush, x: number, angle: number) {
  const [atX, atY] = [x - 6, GROUND - 60]
  brush.arc(atX, atY, 64, -1.35, -0.1, 6, '#ffffff', 0.35)
  brush.arc(atX, atY, 64, -0.8, -0.55, 6, PAINT.amber, 0.9)
  brush.line([atX, atY, atX + Math.cos(angle) * 66, atY - Math.sin(angle) * 66], 3, '#ffffff')
}

function pace(brush: Brush, look: { readonly left: number; readonly right: number }, speed: number) {
  const x = (look.left + look.right) / 2 - 80
  brush.round(x - 3, 356, 166, 18, 9, '#031226', 0.6)
  brush.round(
    x,
    359,
    Math.max(10, 160 * Math.min(1, speed / 5.4)),
    12,
    6,
    speed > 4.2 ? PAINT.amber : PAINT.lagoon,
  )
}
