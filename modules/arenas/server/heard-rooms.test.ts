import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { MOST_PEOPLE, type RoomNews } from '../model.ts'
import { ARENAS_TOPIC } from './announce-rooms.ts'
import { hearRooms, type HeardRooms } from './heard-rooms.ts'

let time: number
let heard: HeardRooms
const bus = memoryBus({ warn: (facts: object) => expect.fail(JSON.stringify(facts)) })
beforeEach(() => {
  time = 1000
  heard = hearRooms(bus, () => time)
})
afterEach(() => heard.close())

const say = (node: string, ...rooms: readonly (readonly [string, number])[]) =>
  bus.publish(ARENAS_TOPIC, {
    node,
    rooms: rooms.map(([slug, people]): RoomNews => ({ slug, people, visitors: people })),
  })

test('rooms of all processes with players and a free seat are listed, the fullest first', async () => {
  expect(heard.waiting()).toEqual([])
  await say('one', ['eels', 1], ['ducks', 0], ['forts', MOST_PEOPLE])
  await say('other', ['crabs', 3], ['eels', 2])
  expect(heard.waiting()).toEqual(['crabs', 'eels'])
  await say('other')
  expect(heard.waiting()).toEqual(['eels'])
})

test('rooms of a kind are not listed: only the game’s menu opens them', async () => {
  await bus.publish(ARENAS_TOPIC, {
    node: 'one',
    rooms: [{ slug: 'football', kind: '1', people: 1, visitors: 1, seats: 2 }],
  })
  expect(heard.waiting()).toEqual([])
})

test('a process that has gone silent has no rooms', async () => {
  await say('one', ['eels', 1])
  time += 7000
  expect(heard.waiting()).toEqual(['eels'])
  time += 1
  expect(heard.waiting()).toEqual([])
})
