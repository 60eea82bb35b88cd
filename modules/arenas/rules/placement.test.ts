import { expect, test } from 'vitest'
import { givesWay, roomFor } from './placement.ts'

const room = (people: number, visitors = people, slug = 'eels') => ({ slug, people, visitors })

test.for([
  { rooms: [], people: undefined },
  { rooms: [room(0)], people: 0 },
  { rooms: [room(3), room(12), room(7)], people: 12 },
  { rooms: [room(20), room(4)], people: 4 },
  { rooms: [room(19)], people: 19 },
  { rooms: [room(20)], people: undefined },
  { rooms: [room(5, 60)], people: undefined },
  { rooms: [room(5, 59)], people: 5 },
  { rooms: [room(9, 9, 'rafts')], people: undefined },
])('of $rooms the one with $people people is chosen', ({ rooms, people }) => {
  expect(roomFor(rooms, { slug: 'eels' })?.people).toBe(people)
})

test.for([
  { asked: {}, room: 'open' },
  { asked: { kind: '2' }, room: 'pairs' },
  { asked: { kind: '1', code: 'mine' }, room: 'mine' },
  { asked: { kind: '2', code: 'mine' }, room: undefined },
  { asked: { code: 'other' }, room: undefined },
  { asked: { kind: '1', friendId: 7 }, room: undefined },
  { asked: { accountId: 9 }, room: 'full' },
  { asked: { accountId: 7 }, room: 'open' },
])('a request for $asked leads to the room $room', ({ asked, room: found }) => {
  const rooms = [
    { ...room(1), name: 'open', seats: 2 },
    { ...room(2), name: 'full', seats: 2, seated: [8, 9] },
    { ...room(3), name: 'pairs', seats: 4, kind: '2' },
    { ...room(1), name: 'mine', seats: 2, kind: '1', code: 'mine', accounts: [7] },
  ]
  expect(roomFor(rooms, { slug: 'eels', ...asked })?.name).toBe(found)
})

test.for([
  { other: { node: 'a', code: 'x' }, gives: true },
  { other: { node: 'c', code: 'x' }, gives: false },
  { other: { node: 'a', code: 'y' }, gives: false },
  { other: { node: 'a', code: undefined }, gives: false },
])('a room with the code x on the process b gives way to $other: $gives', ({ other, gives }) => {
  const coded = (code?: string) => ({ ...room(1), ...(code === undefined ? {} : { code }) })
  expect(givesWay(coded('x'), 'b', { node: other.node, rooms: [coded(other.code)] })).toBe(gives)
  expect(givesWay(coded(), 'b', { node: other.node, rooms: [coded(other.code)] })).toBe(false)
})
