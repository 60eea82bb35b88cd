import { expect, test } from 'vitest'
import { before, instant, milliseconds, minutes, seconds, type Duration } from '#kit/time/time.ts'
import { topicOf, type ChatChannel } from '../model.ts'
import { gapIn, isRepeated, keepsPace, type SentMessage } from './pace.ts'

const now = instant('2026-01-10T12:00Z')
const sent = (channel: ChatChannel, ago: Duration, saying = 'hello'): SentMessage => ({
  topic: topicOf(channel, 1),
  sentAt: before(now, ago),
  saying,
})
const none = seconds(0)
const may = (messages: readonly SentMessage[], channel: ChatChannel, slow = none) =>
  keepsPace(messages, { topic: topicOf(channel, 1), slowMode: slow, now })
const tooFast = (retrySec: number) => ({ ok: false, refusal: 'ChatTooFast', data: { retrySec } })
const fine = { ok: true }

test('the first message is always allowed', () => {
  expect(may([], 'world')).toMatchObject(fine)
})

test.for([
  ['world', milliseconds(0), none, tooFast(5)],
  ['world', milliseconds(4999), none, tooFast(1)],
  ['world', seconds(5), none, fine],
  ['game', milliseconds(1999), none, tooFast(1)],
  ['game', seconds(2), none, fine],
  ['world', milliseconds(29_999), seconds(30), tooFast(1)],
  ['world', seconds(30), seconds(30), fine],
  ['game', milliseconds(1999), seconds(1), tooFast(1)],
] as const)('[8.2] in the %s %i ms later, with a slow mode of %i ms', ([channel, ago, slow, answer]) => {
  expect(may([sent(channel, ago)], channel, slow)).toMatchObject(answer)
})

test('one channel does not slow down the other', () => {
  expect(may([sent('world', seconds(1))], 'game')).toMatchObject(fine)
  expect(may([sent('game', seconds(1))], 'world')).toMatchObject(fine)
})

test('games share their pace, and each has its own slow mode', () => {
  const in2 = (slowMode: Duration) =>
    keepsPace([sent('game', seconds(3))], { topic: topicOf('game', 2), slowMode, now })
  expect(in2(seconds(60))).toMatchObject(fine)
  expect(may([sent('game', seconds(3))], 'game', seconds(60))).toMatchObject(tooFast(57))
  const soon = [sent('game', seconds(1))]
  expect(keepsPace(soon, { topic: topicOf('game', 2), slowMode: none, now })).toMatchObject(tooFast(1))
  expect([gapIn('world', none), gapIn('game:2', none), gapIn('game:2', seconds(9))]).toEqual([
    5000, 2000, 9000,
  ])
})

test('twenty within ten minutes are the limit, whatever the channel', () => {
  const lately = (count: number, oldest: Duration) => [
    ...Array.from({ length: count - 1 }, (_, index) =>
      sent(index % 2 ? 'world' : 'game', seconds(10 + index)),
    ),
    sent('world', oldest),
  ]
  expect(may(lately(19, minutes(9)), 'world')).toMatchObject(fine)
  expect(may(lately(20, minutes(9)), 'world')).toMatchObject(tooFast(60))
  expect(may(lately(20, (minutes(10) - 1) as Duration), 'game')).toMatchObject(tooFast(1))
  expect(may(lately(20, minutes(10)), 'game')).toMatchObject(fine)
})

test('the last message cannot be repeated within ten minutes', () => {
  const gg = (ago: Duration) => [sent('game', ago, 'gg')]
  expect(isRepeated([], 'gg', now)).toBe(false)
  expect(isRepeated(gg(seconds(9)), 'gg', now)).toBe(true)
  expect(isRepeated(gg(seconds(9)), 'hi', now)).toBe(false)
  expect(isRepeated([sent('game', seconds(9), 'hi'), ...gg(seconds(20))], 'gg', now)).toBe(false)
  expect(isRepeated(gg((minutes(10) - 1) as Duration), 'gg', now)).toBe(true)
  expect(isRepeated(gg(minutes(10)), 'gg', now)).toBe(false)
})
