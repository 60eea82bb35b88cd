import { expect, test } from 'vitest'
import { openMicro } from '#kit/game/micro/rules.ts'
import { BEHIND, LAMPS, rules, type CanonState } from './plays/canon-frogs.ts'

/** Plays the drums at random intervals from the first tick on. */
function drum(ticks: number) {
  const sim = openMicro(rules, 4)
  const state = sim.state as CanonState
  for (let tick = 0; tick < ticks && state.led.length <= BEHIND; tick++)
    sim.apply(tick % 12 === 0 ? 1 + ((tick / 12) % 2) : 0)
  return { sim, state }
}

test('before the first beat arrives, trying the drums costs nothing', () => {
  const { sim, state } = drum(1000)
  expect(state.led.length).toBe(BEHIND + 1)
  expect(state.lamps).toBe(LAMPS)
  expect(sim.status).toBe('playing')
})

test('after that a wrong stroke puts out a lantern', () => {
  const { sim, state } = drum(1000)
  // The frog starts on the left drum.
  sim.apply(0)
  sim.apply(2)
  expect(state.lamps).toBe(LAMPS - 1)
})
