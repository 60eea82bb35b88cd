import { expect, test } from 'vitest'
import { isAmongFirst } from './staged-rollout.ts'

const USERS = Array.from({ length: 20_000 }, (_, at) => 10_000_000 + at * 37)
const among = (slug: string, percent: number) => USERS.filter((user) => isAmongFirst(user, slug, percent))

test.for([1, 10, 50])('%d percent get the next version, within a fifth of that number', (percent) => {
  const share = (among('lantern-hop', percent).length / USERS.length) * 100
  expect(share).toBeGreaterThan(percent * 0.8)
  expect(share).toBeLessThan(percent * 1.2)
})

test('a player in the first percent of a rollout is in the first ten percent', () => {
  const ten = new Set(among('lantern-hop', 10))
  expect(among('lantern-hop', 1).every((user) => ten.has(user))).toBe(true)
})

test('each game starts its rollout with different players', () => {
  const [one, other] = [new Set(among('lantern-hop', 1)), among('pond-hop', 1)]
  expect(other.filter((user) => one.has(user)).length).toBeLessThan(other.length / 4)
})
