import { PAINT } from '#kit/game/micro/brush.ts'
import { SIDES } from '../verbs/answer-row.ts'
import { heightAt, PIER, rules, type PierState } from '../verbs/first-out.ts'
import { animal } from './animals.ts'
import { sideKeys } from './answer-buttons.ts'
import { answer, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 34, zoom: 1.75, tilt: -6, aside: 70, above: -40 }

const rightOf = (state: PierState) => {
  const out = (lane: number) => (PIER.bottom - state.heads[lane]!) * state.swims[lane]!
  return out(0) < out(1) ? 0 : 1
}

export const scene: SchoolScene<PierState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: sideKeys,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 12 },
    hide: { sound: 'tap', count: 0 },
    slip: SLIP,
  },
  hero: (state) => ({ x: SIDES[rightOf(state)]!.x, y: 150 }),
  still(brush) {
    for (const { x } of SIDES) {
      brush.round(x - 42, 46, 84, 330, 40, '#ffffff', 0.06)
      for (let wave = 0; wave < 6; wave++) brush.arc(x, 70 + wave * 52, 14, 3.7, 5.7, 3, '#bff2ff', 0.25)
    }
  },
  draw(state, brush, look) {
    const right = rightOf(state)
    const since = state.verdict > 0 ? (state.good ? 26 : 70) - state.verdict : 0
    for (const [lane, { x }] of SIDES.entries()) {
      const y =
        state.look > 0
          ? heightAt(state, lane, state.age)
          : PIER.bottom + 8 + since * (lane === right ? 1.6 : 0.9) - (lane === right ? 0 : 26)
      if (state.look > 0 || state.verdict > 0) animal(brush, x, y, 0, -Math.PI / 2, 1.25)
    }
    const { top, bottom } = PIER
    brush.round(58, top + 12, 284, bottom - top + 6, 16, '#04202e', 0.35)
    for (let plank = 0; plank < 5; plank++)
      brush.slab(56, top + plank * 28, 288, 25, 7, plank % 2 ? '#a8693c' : '#b87a48', 5)
    for (const x of [76, 324]) brush.puck(x, top - 4, 13, '#7c4a26', 8)
    for (const [side, { x, y }] of SIDES.entries()) {
      answer(brush, [x, y + 8, 46], state.look > 0 ? '#5c7a86' : PAINT.amber, judged(state, side, right))
      animal(brush, x, y + 8, 0, -Math.PI / 2, 1.1)
    }
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}
