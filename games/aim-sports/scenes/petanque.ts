import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { lobAt } from '../plays/lob.ts'
import { CIRCLE, COURT, planOf, rules, SHOOTING, type PetanqueState } from '../plays/petanque.ts'
import { crown, shadow, SLIP, speckles, tries, type RangeScene } from './range-art.ts'
import { pulled } from './throwing.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 506, zoom: 1.5, tilt: -6, aside: 0, above: -50 }

const MINE = '#5fd0c4'
const THEIRS = '#e0708a'

function boule(brush: Brush, x: number, y: number, mine: boolean, z = 0) {
  shadow(brush, x + 3 + z * 0.2, y + 6 + z * 0.35, 12, z > 0 ? 0.2 : 0.34)
  const r = 11 + z * 0.05
  brush.ball(x, y - z * 0.4, r, mine ? MINE : THEIRS)
  brush.arc(x, y - z * 0.4, r * 0.6, 0.5, 2.6, 1.6, '#ffffff', 0.5)
  brush.arc(x, y - z * 0.4, r * 0.6, 3.6, 5.7, 1.6, '#001020', 0.3)
}

export const scene: RangeScene<PetanqueState> = {
  rules,
  backdrop: 'plain',
  controls: () =>
    pulled(
      (state) => {
        const { turnOf, flying, rolling } = state as PetanqueState
        return turnOf === 'me' && !flying && !rolling ? CIRCLE : undefined
      },
      ({ angle, power }) => {
        const far = power > SHOOTING ? 190 : planOf(power).lands
        const aside = angle + Math.PI / 2
        return { at: { x: CIRCLE.x + exactSin(aside) * far, y: CIRCLE.y - exactCos(aside) * far }, r: 12 }
      },
    ),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 26 },
    throw: { sound: 'jump', pitch: -4, count: 0 },
    land: { sound: 'place', sparks: '#e8cf9a', count: 14, quake: 2 },
    clack: { sound: 'hit', pitch: 5, sparks: '#ffffff', count: 4 },
    end: { sound: 'win', sparks: MINE, count: 30 },
    slip: SLIP,
  },
  hero: ({ flying, jack }) => (flying ? lobAt(flying) : flying === null ? CIRCLE : jack),
  still(brush, look) {
    brush.round(
      look.left - 40,
      look.top - 40,
      look.right - look.left + 80,
      look.bottom - look.top + 80,
      0,
      '#3f8a52',
    )
    speckles(brush, look, '#7ad08a')
    const [top, high] = [COURT.top - 10, look.bottom - COURT.top + 60]
    brush.round(COURT.left - 12, top - 12, COURT.right - COURT.left + 24, high, 10, '#8a5c38')
    brush.round(COURT.left - 4, top - 4, COURT.right - COURT.left + 8, high, 6, '#e3c68c')
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 4; column++) {
        const [x, y] = [
          COURT.left + 20 + column * 70 + ((row * 17) % 23),
          top + 20 + row * 64 + ((column * 13) % 19),
        ]
        brush.disc(x, y, 2, row % 2 === 0 ? '#c8a66a' : '#f6e3b8', 0.8)
      }
    crown(brush, 24, 60, 30)
    crown(brush, 378, 210, 32, 0.5)
    brush.ring(CIRCLE.x, CIRCLE.y, 25, 4, '#ffffff', 0.8)
  },
  draw(state, brush, look) {
    const { jack } = state
    shadow(brush, jack.x + 2, jack.y + 4, 7)
    brush.ball(jack.x, jack.y, 6.5, PAINT.amber)
    for (const { x, y, mine } of state.boules) boule(brush, x, y, mine)
    // Boules left are beside the court.
    for (let left = 0; left < state.hands[0]; left++) boule(brush, 40, 376 - left * 27, true)
    for (let left = 0; left < state.hands[1]; left++) boule(brush, 360, 376 - left * 27, false)
    if (state.flying) {
      const { x, y, z } = lobAt(state.flying)
      boule(brush, x, y, state.flying.mine, z)
    } else if (!state.rolling && state.turnOf === 'me') boule(brush, CIRCLE.x, CIRCLE.y, true)
    tries(brush, look, state.lamps)
  },
}
