import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pullShot } from '#kit/game/micro/pull-shot.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { distance } from '#kit/game/micro/rules.ts'
import { CHAINS, drift, leanInput, LEANS, rules, type DiscState } from '../plays/disc-golf.ts'
import { throwInput } from '../plays/tries.ts'
import { crown, lawn, shadow, SLIP, speckles, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 417, zoom: 2.5, tilt: -6, aside: 0, above: -10 }

const BUTTONS = LEANS.map((lean) => ({ lean, x: 372, y: 318 + lean * 58 }))
const REACH = 28

/** The first half of the flight, as a guide. */
function guess(brush: Brush, state: DiscState, angle: number, power: number) {
  const disc = { ...state.lie, heading: angle + Math.PI / 2, speed: 2 + 5.2 * power, lean: state.lean }
  for (let step = 0; step < 46 && disc.speed > 0.8; step++) {
    drift(disc, state.wind)
    if (step % 4 === 3) brush.disc(disc.x, disc.y, 3, '#ffffff', 0.75 - step * 0.012)
  }
}

function controls(): Controls {
  const pull = pullShot({
    from: (state) => ((state as DiscState).disc ? undefined : (state as DiscState).lie),
    inputOf: ({ angle, power }) => throwInput(angle, power),
    draw: (brush, { angle, power }, _from, state) => guess(brush, state as DiscState, angle, power),
    keyInput: (key, state) => {
      const { lean } = state as DiscState
      return leanInput(key === 'a' ? (lean === 1 ? 0 : -1) : lean === -1 ? 0 : 1)
    },
  })
  let chosen = 0
  return {
    ...pull,
    down(at) {
      const button = BUTTONS.find(({ x, y }) => distance(x, y, at.x, at.y) < REACH)
      if (button) chosen = leanInput(button.lean)
    },
    input(stage, fieldOf, state: Base) {
      const asked = pull.input(stage, fieldOf, state)
      if (asked !== 0 || chosen === 0) return asked
      const input = chosen
      chosen = 0
      return input
    },
    reset() {
      chosen = 0
      pull.reset?.()
    },
  }
}

export const scene: RangeScene<DiscState> = {
  rules,
  backdrop: 'plain',
  controls,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 30 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 40 },
    lean: { sound: 'tap', count: 0 },
    throw: { sound: 'jump', pitch: 2, count: 0 },
    wood: { sound: 'hit', pitch: -5, sparks: '#8ae08a', count: 18, quake: 3 },
    land: { sound: 'place', sparks: '#9ad07a', count: 6 },
    splash: { sound: 'pop', pitch: -6, sparks: PAINT.sky, count: 24 },
    chains: { sound: 'coin', pitch: 4, sparks: '#ffffff', count: 18 },
    slip: SLIP,
  },
  trail: '#ffffff',
  hero: ({ disc, lie }) => disc ?? lie,
  still(brush, look) {
    lawn(brush, look, '#57a04a', '#62ad54')
    speckles(brush, look, '#a8e088')
  },
  draw(state, brush, look) {
    const { pond, basket, trees, lie, disc } = state
    brush.round(170, 350, 60, 30, 8, '#8a8f9a')
    brush.round(170, 347, 60, 29, 8, '#b9c0cc')
    if (pond) {
      brush.disc(pond.x, pond.y + 3, pond.r + 4, '#d8c88a')
      brush.disc(pond.x, pond.y, pond.r, '#3fa0d8')
      brush.arc(pond.x - 4, pond.y - 4, pond.r * 0.6, 3.4, 4.8, 3, '#ffffff', 0.5)
    }
    shadow(brush, basket.x + 6, basket.y + 8, 20)
    brush.disc(basket.x, basket.y, CHAINS, '#6a7890')
    brush.disc(basket.x, basket.y, CHAINS - 4, '#2a3850')
    for (let chain = 0; chain < 8; chain++)
      brush.line(
        [
          basket.x,
          basket.y,
          basket.x + Math.cos(chain * 0.785) * 14,
          basket.y + Math.sin(chain * 0.785) * 14,
        ],
        1.8,
        '#dfe7f4',
      )
    brush.ring(basket.x, basket.y, CHAINS, 4, PAINT.amber)
    for (const { x, y, r } of trees) crown(brush, x, y, r * 1.18, x)
    frisbee(brush, disc?.x ?? lie.x, disc?.y ?? lie.y, disc ? 10 : 0, state.lean)
    for (let left = 0; left < 1 + state.par - state.throws; left++)
      frisbee(brush, look.right - 24 - left * 22, look.top + 28, 0, 0)
    leanButtons(brush, state.lean)
    tries(brush, look, state.lamps)
  },
}

function frisbee(brush: Brush, x: number, y: number, z: number, lean: number) {
  shadow(brush, x + 3 + z * 0.4, y + 5 + z, 9, 0.3)
  brush.at(x, y, lean * 0.4, () => {
    brush.disc(0, 2, 9, '#a83a5a')
    brush.disc(0, 0, 9, PAINT.pink)
    brush.ring(0, 0, 5.5, 1.6, '#ffffff', 0.7)
  })
}

/** Buttons for the lean: left, flat, right. */
function leanButtons(brush: Brush, chosen: number) {
  for (const { lean, x, y } of BUTTONS) {
    brush.round(
      x - 27,
      y - 22,
      54,
      44,
      14,
      lean === chosen ? PAINT.amber : '#123a2a',
      lean === chosen ? 1 : 0.75,
    )
    const ink = lean === chosen ? '#3a2410' : '#dff5e0'
    brush.line([x - 4 - lean * 2, y + 12, x - 2 - lean * 3, y, x + lean * 12, y - 12], 4, ink)
    brush.shape([x + lean * 12 - 6, y - 9, x + lean * 14, y - 18, x + lean * 12 + 7, y - 9], ink)
  }
}
