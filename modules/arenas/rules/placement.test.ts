import { expect, test } from 'vitest'
import { roomFor } from './placement.ts'

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
])('of $rooms the one with $people people is taken', ({ rooms, people }) => {
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
])('who asks for $asked comes into the room $room', ({ asked, room: found }) => {
  const rooms = [
    { ...room(1), name: 'open', seats: 2 },
    { ...room(2), name: 'full', seats: 2, seated: [8, 9] },
    { ...room(3), name: 'pairs', seats: 4, kind: '2' },
    { ...room(1), name: 'mine', seats: 2, kind: '1', code: 'mine', accounts: [7] },
  ]
  expect(roomFor(rooms, { slug: 'eels', ...asked })?.name).toBe(found)
})
