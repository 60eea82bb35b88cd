import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { frogPlace, LAMPS, rules, type FrogState } from '../plays/odd-frog.ts'
import { FEEL, garland, quaver, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.8, tilt: -5, aside: -60, above: 50 }

export const scene: YardScene<FrogState> = {
  rules,
  controls: () => tapSpots((state) => (state as FrogState).due.map((_, frog) => frogPlace(frog)), 60),
  wakes: true,
  backdrop: 'sea',
  waterline: 130,
  feel: {
    ...FEEL,
    beat: { sound: 'tap', pitch: -4 },
    splash: { sound: 'pop', pitch: -8, sparks: '#dff8ff', count: 26 },
  },
  hero: () => ({ x: 200, y: 250 }),
  draw(state, brush, look) {
    brush.round(look.left - 20, 140, look.right - look.left + 40, look.bottom, 40, '#12525c', 0.75)
    for (let ring = 0; ring < 9; ring++)
      brush.arc(((ring * 83) % 380) + 10, 170 + ((ring * 47) % 200), 16, 0.3, 2.6, 2.5, '#ffffff', 0.1)
    const beat = state.bar / state.due.length
    const now = Math.floor(Math.max(0, state.at) / beat)
    // A drop runs along the pegs on every beat: a croak away from it is out of time.
    for (let peg = 0; peg < state.due.length; peg++) {
      const x = 200 + (peg - (state.due.length - 1) / 2) * 34
      brush.puck(x, 96, 11, peg === now ? toneOf([0, 2, 4, 5, 7, 2, 4][peg] ?? 0) : '#3a3058', 4)
    }
    const k = Math.max(0, state.at) / state.bar
    brush.disc(200 + (k * state.due.length - state.due.length / 2) * 34 + 2, 76, 6, PAINT.shell)
    for (let frog = 0; frog < state.due.length; frog++) drawFrog(brush, frog, state)
    for (let reed = 0; reed < 6; reed++) {
      const x = reed < 3 ? look.left + 14 + reed * 16 : look.right - 14 - (reed - 3) * 16
      brush.line([x, look.bottom, x + 4, look.bottom - 110 - reed * 12], 5, '#2f8a5a')
      brush.round(x, look.bottom - 140 - reed * 12, 9, 32, 4, '#7a4a26')
    }
    for (let bar = 0; bar < 7; bar++)
      brush.disc(140 + bar * 20, 122, 4, bar < 7 - state.bars ? PAINT.sun : '#0d2a30')
    garland(brush, look, state.lamps, LAMPS)
  },
}

function drawFrog(brush: Brush, frog: number, state: FrogState) {
  const { x, y } = frogPlace(frog)
  const croak = (state.croaks[frog] ?? 0) / 18
  const tone = [0, 2, 4, 5, 7, 2, 4][frog] ?? 0
  brush.disc(x, y + 26, 44, '#0b3a3a', 0.5)
  brush.disc(x, y + 20, 40, '#3fae62')
  brush.shape([x, y + 20, x + 42, y + 8, x + 42, y + 30], '#12525c')
  const wide = 24 + croak * 3
  brush.round(x - wide, y - 10, wide * 2, 32, 15, '#6fcf6a')
  brush.disc(x, y + 10, 13 + croak * 13, '#e8ffd0')
  brush.disc(x - 4, y + 4, 4 + croak * 3, '#ffffff', 0.6)
  for (const side of [-1, 1]) {
    brush.ball(x + side * 14, y - 12, 10, '#6fcf6a')
    brush.disc(x + side * 14, y - 13, 6, '#ffffff')
    brush.disc(x + side * 14, y - 13, 3, PAINT.ink)
  }
  if (croak === 0) {
    brush.arc(x, y - 2, 12, 0.4, 2.7, 3, '#2f7a3c')
    return
  }
  brush.round(x - 12, y - 4, 24, 6 + croak * 9, 6, '#7a2f3c')
  quaver(brush, x + 22, y - 26 - (1 - croak) * 26, 8, toneOf(tone))
}
