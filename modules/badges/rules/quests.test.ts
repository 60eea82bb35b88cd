import { expect, test } from 'vitest'
import { after, days, instant, milliseconds } from '#kit/time/time.ts'
import { QUEST_STEPS, type QuestStep } from '../model.ts'
import { isNewcomer } from './facts.ts'
import { questNow, type Quests } from './quests.ts'

const fresh: Quests = { done: new Set(), skipped: [], isClosed: false, isNewcomer: true }
const done = (...steps: QuestStep[]) => new Set(steps)

test('a newcomer sees one step at a time, in order', () => {
  expect(questNow(fresh)).toBe('play')
  expect(questNow({ ...fresh, done: done('play', 'open') })).toBe('gift')
  expect(questNow({ ...fresh, done: done('play'), skipped: ['gift'] })).toBe('open')
})

test('nothing is shown when all is done or skipped, when the card is closed, or to others', () => {
  expect(questNow({ ...fresh, done: new Set(QUEST_STEPS) })).toBeUndefined()
  expect(questNow({ ...fresh, skipped: QUEST_STEPS })).toBeUndefined()
  expect(questNow({ ...fresh, isClosed: true })).toBeUndefined()
  expect(questNow({ ...fresh, isNewcomer: false })).toBeUndefined()
})

test('an account is a newcomer’s for seven days', () => {
  const createdAt = instant('2026-01-01T00:00Z')
  const end = after(createdAt, days(7))
  expect(isNewcomer(createdAt, after(end, milliseconds(-1)))).toBe(true)
  expect(isNewcomer(createdAt, end)).toBe(false)
})
