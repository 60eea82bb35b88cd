import { PAINT } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { BOTTOM, holes, poleAt, rules, rungAt, TOP, wayOf, type LadderState } from '../verbs/ladder-way.ts'
import { animal } from './animals.ts'
import { beach, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 300, zoom: 2.2, tilt: -5, aside: 40, above: 30 }

const polesOf = (state: Base) => ('poles' in state && typeof state.poles === 'number' ? state.poles : 3)

export const scene: SchoolScene<LadderState> = {
  rules,
  backdrop: 'sea',
  waterline: 200,
  wakes: true,
  controls: () => tapSpots((state) => holes(polesOf(state)), 44),
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: ({ poles, from }) => ({ x: poleAt(from, poles), y: 150 }),
  still(brush, look) {
    beach(brush, look, 300)
  },
  draw(state, brush, look) {
    const { poles, rungs, from } = state
    for (let pole = 0; pole < poles; pole++) {
      const x = poleAt(pole, poles)
      brush.line([x + 3, TOP + 4, x + 3, BOTTOM + 6], 11, '#3a2408', 0.3)
      brush.line([x, TOP, x, BOTTOM], 11, '#7fa04a')
      brush.line([x - 2.5, TOP + 2, x - 2.5, BOTTOM - 2], 2.5, '#c9e08a', 0.8)
      for (let knot = 1; knot < 4; knot++)
        brush.line([x - 6, TOP + knot * 54, x + 6, TOP + knot * 54], 3, '#4f6a26')
    }
    for (const [index, rung] of rungs.entries()) {
      const y = rungAt(index, rungs.length)
      brush.line([poleAt(rung, poles), y, poleAt(rung + 1, poles), y], 8, '#a8693c')
      brush.line([poleAt(rung, poles), y - 2, poleAt(rung + 1, poles), y - 2], 2, '#e2b878', 0.8)
    }
    const way = wayOf(state)
    const right = way.at(-1)!
    for (const [pole, { x, y }] of holes(poles).entries()) {
      const how = judged(state, pole, right)
      if (how === 'right') brush.glow(x, y, 50, '#fff2b0')
      brush.disc(x, y + 3, 27, '#fff4dc', 0.7)
      brush.disc(x, y, 25, how === 'wrong' ? '#a63c2c' : '#4a2c16')
      brush.disc(x, y + 5, 20, how === 'right' ? '#1f7a4d' : '#2c180a')
    }
    const shown = state.verdict > 0 || state.over
    if (shown) {
      const line = [poleAt(from, poles), TOP]
      for (const [index, pole] of way.slice(1).entries()) {
        const y = rungAt(index, rungs.length)
        line.push(poleAt(way[index]!, poles), y, poleAt(pole, poles), y)
      }
      brush.line([...line, poleAt(right, poles), BOTTOM + 20], 5, state.good ? '#fff2b0' : '#ff9c8f', 0.9)
    }
    const at = shown ? { x: poleAt(right, poles), y: 342 } : { x: poleAt(from, poles), y: 74 }
    animal(brush, at.x, at.y + (look.calm ? 0 : Math.sin(look.seconds * 5) * 2), 1, shown ? 0 : Math.PI, 1)
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}
