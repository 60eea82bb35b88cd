import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { rules, type FlockState, type Fly } from '../verbs/firefly-flock.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 1.7, tilt: 6, aside: 20, above: 10 }

const isFlock = (state: Base): state is FlockState => 'flies' in state

export const scene: SchoolScene<FlockState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots((state) => (isFlock(state) ? state.flies : []), 40),
  feel: {
    score: { sound: 'coin', sparks: PAINT.sun, count: 10 },
    hide: { sound: 'flip', count: 0 },
    whole: { sound: 'merge', sparks: PAINT.palm, count: 30 },
    slip: SLIP,
  },
  hero: ({ flies }) => flies[0] ?? { x: 200, y: 200 },
  still(brush, look) {
    for (let blade = 0; blade < 26; blade++) {
      const x = look.left + ((blade * 0.618) % 1) * (look.right - look.left)
      const lean = ((blade * 37) % 40) - 20
      brush.line(
        [x, look.bottom + 10, x + lean * 0.4, 330 + (blade % 4) * 14, x + lean, 300 + (blade % 5) * 16],
        6,
        blade % 2 ? '#12462f' : '#0d3a2c',
      )
    }
    for (const [x, y, size] of [
      [40, 60, 30],
      [352, 96, 38],
      [318, 60, 24],
    ] as const) {
      brush.leaf(x, y, size * 4, size * 1.6, '#0f3f33', 0.5)
      brush.leaf(x, y, size * 3.2, size, '#155243', 2.6)
    }
  },
  draw(state, brush, look) {
    const shines = state.look > state.flight || state.verdict > 0 || state.over
    const isOpen = state.look === 0
    for (const [index, fly] of state.flies.entries()) {
      const isWrong = (state.verdict > 0 || state.over) && !state.good && state.picked === index
      firefly(brush, fly, {
        light: fly.isFound || (fly.isMarked && shines),
        isWrong,
        flap: look.calm ? 0.5 : 0.5 + Math.sin(look.seconds * 30 + index) * 0.5,
      })
      if (isOpen && !fly.isFound) brush.ring(fly.x, fly.y, 21, 2, '#ffffff', 0.35)
    }
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

interface Shown {
  readonly light: boolean
  readonly isWrong: boolean
  readonly flap: number
}

function firefly(brush: Brush, { x, y, vx, vy }: Fly, { light, isWrong, flap }: Shown) {
  const turn = Math.atan2(vy, vx)
  if (light) brush.glow(x, y, 44, PAINT.sun)
  brush.at(x, y, turn, () => {
    brush.leaf(-2, -9, 24, 9 + flap * 5, '#bfe6e0', 2.2)
    brush.leaf(-2, 9, 24, 9 + flap * 5, '#bfe6e0', -2.2)
    brush.disc(-7, 0, 10, light ? PAINT.sun : '#5b6f52')
    brush.disc(-8, -2, 5, light ? '#fffbe0' : '#7b8f6c')
    brush.disc(5, 0, 8, isWrong ? '#d8463c' : '#3a2a20')
    brush.disc(11, -3, 2, '#fff')
    brush.disc(11, 3, 2, '#fff')
  })
}
