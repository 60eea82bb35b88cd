import { expect, test } from 'vitest'
import type { CardLevel } from '#modules/cards/model.ts'
import { elsewhere, mayPlay } from './admission.ts'

test.for<[CardLevel, CardLevel[], boolean]>([
  ['normal', [], true],
  ['rare', [], false],
  ['rare', ['normal'], false],
  ['rare', ['rare'], true],
  ['s', ['rare', 'sss'], true],
])('a game that needs %s with %s in use may be played: %s [5.8]', ([needs, usedLevels, may]) => {
  expect(mayPlay(needs, { usedLevels, totalSeconds: 60 }).ok).toBe(may)
})

test.for([
  { totalSeconds: 59, may: false },
  { totalSeconds: 60, may: true },
])('with $totalSeconds s left a player may play: $may [8.6]', ({ totalSeconds, may }) => {
  const outcome = mayPlay('normal', { usedLevels: [], totalSeconds })
  expect(outcome).toMatchObject(may ? { ok: true } : { refusal: 'NotEnoughTime' })
})

test('without the card the answer names its level [5.8]', () => {
  const refused = mayPlay('rare', { usedLevels: ['normal'], totalSeconds: 60 })
  expect(refused).toEqual({ ok: false, refusal: 'CardLevelNeeded', data: { level: 1 } })
})

test('queueing in another line is a new place [4.11]', () => {
  const choice = { gameKey: 'a', lineKey: 'x' }
  expect(elsewhere(choice, { play: choice, ticket: choice }).ok).toBe(true)
  expect(elsewhere(choice, { play: undefined, ticket: { ...choice, lineKey: 'y' } })).toMatchObject({
    refusal: 'InAnotherGame',
    data: { status: 2, gameKey: 'a' },
  })
  expect(elsewhere(choice, { play: { ...choice, gameKey: 'b' }, ticket: undefined })).toMatchObject({
    refusal: 'InAnotherGame',
    data: { status: 1, gameKey: 'b' },
  })
})
