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
  expect(roomFor(rooms, 'eels')?.people).toBe(people)
})
