import { expect, test, vi } from 'vitest'
import { FromRoom, readNames, readRated, readSaid } from '#kit/game/rooms/wire.ts'
import { seconds } from '#kit/time/time.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { openRoomTalk, type RatingChange } from './room-talk.ts'

/** A room with Ann in seat 0, Ben in seat 1 and Carl who looks on. */
function open(changes: readonly RatingChange[] = []) {
  let time = 0
  const listener = (accountId: number, language: Language) => {
    const heard: Uint8Array[] = []
    return { accountId, language, heard, send: (message: Uint8Array) => void heard.push(message) }
  }
  const [ann, ben, carl] = [listener(1, 'en'), listener(2, 'de'), listener(3, 'fr')]
  const talk = openRoomTalk({
    voices: {
      phraseRate: { burst: 3, refillEvery: seconds(5) },
      callName: async (accountId) => (language) => `${language} ${accountId}`,
      phrase: (phrase, language) => (phrase <= 8 ? `${language} phrase ${phrase}` : undefined),
      rated: ({ rating, change }, language) => `${language} ${rating} ${change}`,
      rate: async () => changes,
    },
    listeners: () => [ann, ben, carl],
    seats: () => [
      { seat: 0, accountId: 1 },
      { seat: 1, accountId: 2 },
    ],
    now: () => time,
  })
  const last = (to: typeof ann, kind: number) => to.heard.findLast((message) => message[0] === kind)
  const all = (to: typeof ann, kind: number) => to.heard.filter((message) => message[0] === kind)
  return { talk, ann, ben, carl, last, all, pass: (length: number) => void (time += length) }
}

test('everybody gets the names of the seats, in their own language', async () => {
  const { talk, ben, carl, last } = open()
  talk.call(1)
  talk.call(2)
  const names = (to: typeof ben) => [...readNames(last(to, FromRoom.names)!)]
  await vi.waitFor(() => expect(names(ben)).toHaveLength(2))
  expect(names(ben)).toEqual([
    [0, 'de 1'],
    [1, 'de 2'],
  ])
  expect(names(carl)[0]).toEqual([0, 'fr 1'])
})

test('a phrase is sent to everybody in their own language; an unknown number to nobody', () => {
  const { talk, ann, ben, carl, last, all } = open()
  talk.say({ seat: 1, accountId: 2 }, 4)
  expect(readSaid(last(ann, FromRoom.said)!)).toEqual({ seat: 1, words: 'en phrase 4' })
  expect(readSaid(last(carl, FromRoom.said)!).words).toBe('fr phrase 4')
  talk.say({ seat: 0, accountId: 1 }, 99)
  expect(all(ben, FromRoom.said)).toHaveLength(1)
})

test('of a hundred phrases at once three are sent, and one more after five seconds; another player’s at once', () => {
  const { talk, ann, all, pass } = open()
  for (let count = 0; count < 100; count++) talk.say({ seat: 1, accountId: 2 }, 1)
  expect(all(ann, FromRoom.said)).toHaveLength(3)
  talk.say({ seat: 0, accountId: 1 }, 1)
  expect(all(ann, FromRoom.said)).toHaveLength(4)
  pass(seconds(5))
  for (let count = 0; count < 100; count++) talk.say({ seat: 1, accountId: 2 }, 1)
  expect(all(ann, FromRoom.said)).toHaveLength(5)
})

test('each player gets their own rating, and a spectator none', async () => {
  const { talk, ann, ben, carl, last } = open([
    { accountId: 1, rating: 1662, change: 162 },
    { accountId: 2, rating: 1338, change: -162 },
  ])
  talk.settle({ code: 'x', slug: 'football', players: [1, 2], winner: 0 })
  await vi.waitFor(() => expect(last(ben, FromRoom.rated)).toBeDefined())
  expect(readRated(last(ann, FromRoom.rated)!)).toBe('en 1662 162')
  expect(readRated(last(ben, FromRoom.rated)!)).toBe('de 1338 -162')
  expect(last(carl, FromRoom.rated)).toBeUndefined()
})
