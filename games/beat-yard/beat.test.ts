import { expect, test } from 'vitest'
import { freshBase, type Turn } from '#kit/game/micro/rules.ts'
import { slip, type BeatState } from './beat.ts'

const at = { x: 0, y: 0 }

/** Misses in these ticks; returns the events and the lanterns left. */
function slips(...ticks: number[]) {
  const told: string[] = []
  const turn = { tell: (kind: string) => told.push(kind) } as unknown as Turn
  const state: BeatState = { ...freshBase(), lamps: 4, combo: 7 }
  for (const tick of ticks) {
    state.tick = tick
    slip(state, turn, at)
  }
  return { lamps: state.lamps, combo: state.combo, over: state.over, told }
}

test('a wrong stroke and the beat it misses together put out one lantern, not two', () => {
  expect(slips(100, 110)).toEqual({ lamps: 3, combo: 0, over: false, told: ['slip', 'again'] })
})

test('mistakes do not add grace: a player who drums wildly is soon out', () => {
  const wild = Array.from({ length: 20 }, (_, index) => 100 + index * 4)
  expect(slips(...wild)).toMatchObject({ lamps: 0, over: true })
})

test('two mistakes put out two lanterns', () => {
  expect(slips(100, 130).lamps).toBe(2)
})
