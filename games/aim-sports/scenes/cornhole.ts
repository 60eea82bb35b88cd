import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { farOf, HOLE, LINE, PLANK, rules, type CornholeState } from '../plays/cornhole.ts'
import { lobAt } from '../plays/lob.ts'
import { lawn, shadow, SLIP, speckles, tries, type RangeScene } from './range-art.ts'
import { pulled } from './throwing.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 226, zoom: 1.4, tilt: 6, aside: 0, above: -110 }

function bag(brush: Brush, x: number, y: number, mine: boolean, z = 0) {
  const size = 1 + z * 0.004
  shadow(brush, x + 3 + z * 0.15, y + 6 + z * 0.5, 14, z > 0 ? 0.2 : 0.35)
  brush.at(
    x,
    y - z * 0.5,
    z * 0.03 + (mine ? 0.2 : -0.3),
    () => {
      brush.round(-13, -10, 26, 24, 7, mine ? '#1c7a74' : '#9a2f45')
      brush.round(-13, -13, 26, 24, 7, mine ? PAINT.lagoon : PAINT.coral)
      brush.line([-8, -1, 8, -1], 2, '#ffffff', 0.5)
      brush.line([0, -9, 0, 7], 2, '#ffffff', 0.5)
    },
    size,
  )
}

/** A flag that shows the wind. */
function flag(brush: Brush, wind: number, seconds: number, calm: boolean) {
  const wave = calm ? 0 : Math.sin(seconds * 6) * 2
  const reach = wind * 0.9
  brush.line([330, 130, 330, 52], 4, '#8a5c38')
  if (Math.abs(wind) < 3) return brush.shape([330, 54, 338, 78, 330, 76], PAINT.orchid)
  brush.shape([330, 54, 330 + reach, 62 + wave, 330, 72], PAINT.orchid)
}

export const scene: RangeScene<CornholeState> = {
  rules,
  backdrop: 'plain',
  controls: () =>
    pulled(
      (state) => {
        const { flying, rolling, thrown } = state as CornholeState
        return !flying && !rolling && thrown % 2 === 0 ? LINE : undefined
      },
      ({ angle, power }) => {
        const [far, aside] = [farOf(power), angle + Math.PI / 2]
        return { at: { x: LINE.x + exactSin(aside) * far, y: LINE.y - exactCos(aside) * far }, r: 13 }
      },
    ),
  feel: {
    score: { sound: 'score', sparks: PAINT.lagoon, count: 24 },
    throw: { sound: 'jump', pitch: -2, count: 0 },
    slap: { sound: 'hit', pitch: -3, sparks: '#f4d9a0', count: 10, quake: 3 },
    sand: { sound: 'place', sparks: '#7ad08a', count: 10 },
    rival: { sound: 'move', sparks: PAINT.coral, count: 14 },
    round: { sound: 'win', sparks: PAINT.sun, count: 40 },
    even: { sound: 'deal', count: 0 },
    slip: SLIP,
  },
  hero: ({ flying }) => (flying ? lobAt(flying) : LINE),
  still(brush, look) {
    lawn(brush, look, '#4a9a4f', '#58ac5c')
    speckles(brush, look, '#9ae08a')
    const { left, right, top, bottom } = PLANK
    brush.round(left + 8, top + 14, right - left, bottom - top, 14, '#001020', 0.3)
    brush.slab(left, top, right - left, bottom - top, 12, '#e0a860', 12)
    for (let plank = 1; plank < 4; plank++)
      brush.line([left + plank * 29, top + 8, left + plank * 29, bottom - 6], 1.6, '#b9783c', 0.7)
    brush.shape(
      [
        left + 8,
        bottom - 8,
        200,
        top + 66,
        right - 8,
        bottom - 8,
        right - 30,
        bottom - 8,
        200,
        top + 104,
        left + 30,
        bottom - 8,
      ],
      '#c8543f',
      0.8,
    )
    brush.disc(HOLE.x, HOLE.y + 2, HOLE.r + 3, '#8a5424')
    brush.disc(HOLE.x, HOLE.y, HOLE.r, '#241008')
    brush.round(120, 386, 160, 10, 5, '#8a5c38')
  },
  draw(state, brush, look) {
    for (const { x, y, mine } of state.bags) bag(brush, x, y, mine)
    flag(brush, state.wind, look.seconds, look.calm)
    const left = Math.ceil((8 - state.thrown) / 2)
    for (let index = 0; index < left; index++)
      bag(brush, 64 - (index % 2) * 34, 376 - Math.floor(index / 2) * 32, true)
    for (let index = 0; index < Math.floor((8 - state.thrown) / 2); index++)
      bag(brush, 336 + (index % 2) * 34, 376 - Math.floor(index / 2) * 32, false)
    if (state.flying) {
      const { x, y, z } = lobAt(state.flying)
      bag(brush, x, y, state.flying.mine, z)
    } else if (!state.rolling && state.thrown % 2 === 0) bag(brush, LINE.x, LINE.y, true)
    tries(brush, look, state.lamps)
  },
}
