import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { placesFor, rules, type HeavyState } from '../verbs/heaviest.ts'
import { arrow } from './answer-buttons.ts'
import { answer, beach, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import { find } from './shell-kinds.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 24, zoom: 2.5, tilt: -6, aside: 10, above: -30 }

const countOf = (state: Base) =>
  'answers' in state && Array.isArray(state.answers) ? state.answers.length : 3

export const scene: SchoolScene<HeavyState> = {
  rules,
  backdrop: 'sea',
  waterline: 100,
  wakes: true,
  controls: () => tapSpots((state) => placesFor(countOf(state)), 42),
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: () => ({ x: 200, y: 190 }),
  still(brush, look) {
    beach(brush, look, 118)
  },
  draw(state, brush, look) {
    const count = state.seesaws.length
    const wide = count === 2 ? 1 : 2
    for (const [index, [heavy, light, side]] of state.seesaws.entries()) {
      const x = count <= 2 ? 200 : 108 + (index % wide) * 184
      const y = count <= 2 ? 150 + index * 92 : 150 + Math.floor(index / wide) * 92
      const drop = look.calm ? 1 : Math.min(1, state.age / 18)
      seesaw(brush, {
        x,
        y,
        tilt: (side === 0 ? -0.3 : 0.3) * drop,
        kinds: side === 0 ? [heavy, light] : [light, heavy],
      })
    }
    brush.puck(200, 78, 24, state.asks === 'heaviest' ? '#c9573f' : '#4d9ae0', 6)
    arrow(brush, { x: 200, y: 78 }, state.asks === 'heaviest' ? Math.PI / 2 : -Math.PI / 2, 17)
    const right = state.answers.indexOf(state.best)
    for (const [choice, { x, y }] of placesFor(state.answers.length).entries()) {
      answer(brush, [x, y, 34], '#fff4dc', judged(state, choice, right))
      find(brush, x, y - 1, 20, state.answers[choice]!)
    }
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

interface Seesaw {
  readonly x: number
  readonly y: number
  readonly tilt: number
  readonly kinds: readonly number[]
}

/** The heavier side is low; a negative tilt lowers the left. */
function seesaw(brush: Brush, { x, y, tilt, kinds }: Seesaw) {
  brush.shape([x, y, x + 15, y + 34, x - 15, y + 34], '#6f4320')
  const [across, down] = [Math.cos(tilt) * 72, Math.sin(tilt) * 72]
  brush.line([x - across, y - down, x + across, y + down], 10, '#5a3218')
  brush.line([x - across, y - down - 3, x + across, y + down - 3], 7, '#b87a48')
  find(brush, x - across * 0.8, y - down * 0.8 - 21, 17, kinds[0]!)
  find(brush, x + across * 0.8, y + down * 0.8 - 21, 17, kinds[1]!)
  brush.disc(x, y, 6, PAINT.sun)
}
