import { expect, test } from 'vitest'
import { ghostOf } from './ghost.ts'
import { openCountUp } from './testing/open-count-up.ts'

/** Level 4 has the goal 6. */
const replay = { seed: 9, level: 4, inputs: [2, 2, 2] }

function race() {
  const opened = openCountUp({ realtime: true })
  opened.play.race(ghostOf(replay))
  return { ...opened, ghost: () => opened.seen.context.ghost?.() }
}

test('a race uses the seed and the level of the ghost', () => {
  const { seen, play } = race()
  expect([seen.run.seed, seen.run.level]).toEqual([9, 4])
  expect(play.state()).toMatchObject({ isRacing: true, level: 4, score: 0 })
})

test('the ghost advances one tick with each of the player’s and stops at its end', () => {
  const { ghost, add } = race()
  expect(ghost()?.score).toBe(0)
  add(1)
  expect(ghost()?.score).toBe(2)
  add(1, 1, 1)
  expect(ghost()).toMatchObject({ score: 6, status: 'won' })
})

test('the ghost does not affect the player’s own run', () => {
  const { play, add } = race()
  add(1, 2)
  expect(play.state().score).toBe(3)
  expect(play.replay()).toEqual({ seed: 9, level: 4, inputs: [1, 2] })
})

test('playing again races the same ghost from the start', () => {
  const { play, ghost, add, seen } = race()
  add(1, 2, 1, 2)
  expect(play.state().phase).toBe('ended')
  play.restart()
  expect(seen.run.seed).toBe(9)
  expect(ghost()?.score).toBe(0)
})

test.for(['another level', 'the challenge of the day'] as const)('%s ends the race', (way) => {
  const { play, ghost } = race()
  if (way === 'another level') play.restart({ level: 2 })
  else play.playDaily()
  expect(ghost()).toBeUndefined()
  expect(play.state().isRacing).toBe(false)
})

test('a race begins as a dealt run on the seed of the ghost, also when it is repeated', () => {
  const dealt = ['first', 'race'].map((runId) => ({ runId, seed: 5 }))
  const { play } = openCountUp({ realtime: true, deal: () => dealt.shift() })
  expect(play.runId()).toBe('first')
  play.race(ghostOf(replay))
  expect(play.runId()).toBe('race')
  play.restart()
  expect([play.runId(), play.replay()?.seed]).toEqual(['race', 9])
})

test('a race that continues after a reload is not sent as a run on the player’s own deal', () => {
  const deal = () => ({ runId: 'race', seed: 5 })
  const { play, add, storage } = openCountUp({ deal })
  play.race(ghostOf(replay))
  add(1)
  play.destroy()
  const again = openCountUp({ storage, deal }).play
  expect(again.replay()?.seed).toBe(9)
  expect(again.runId()).toBeUndefined()
})
