import { expect, test } from 'vitest'
import { packReplay } from '#kit/game/replay-text.ts'
import { openScoreChecker } from './score-checker.ts'

const flight = { family: 'flyer', slug: 'jetpack-joyride' }
const fall = () => packReplay({ seed: 3, level: 1, inputs: Array.from({ length: 20_000 }, () => 0) })

test('a run that takes too long is broken, and the next one finds a fresh thread', async () => {
  const checker = openScoreChecker(1)
  expect(await checker.replay(flight, await fall())).toEqual({ kind: 'broken' })
  expect(await checker.replay(flight, await fall())).toEqual({ kind: 'broken' })
  await checker.close()
})

test('a game that does not exist has no runs', async () => {
  const checker = openScoreChecker()
  const packed = await packReplay({ seed: 1, level: 1, inputs: [] })
  expect(await checker.replay({ family: 'flyer', slug: 'nowhere' }, packed)).toEqual({ kind: 'broken' })
  expect(await checker.replay({ family: 'nowhere', slug: 'nowhere' }, packed)).toEqual({ kind: 'broken' })
  await checker.close()
})

test('too many runs at once are sent away, and those that wait are answered', async () => {
  const checker = openScoreChecker()
  const packed = await packReplay({ seed: 1, level: 1, inputs: [] })
  const answers = await Promise.all(Array.from({ length: 80 }, () => checker.replay(flight, packed)))
  expect(answers.filter(({ kind }) => kind === 'busy').length).toBeGreaterThan(0)
  expect(answers[0]).toEqual({ kind: 'broken' })
  await checker.close()
})
