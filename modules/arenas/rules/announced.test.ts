import { expect, test } from 'vitest'
import { inParts, withAnnouncement } from './announced.ts'

const room = (slug: string) => ({ slug, people: 1, visitors: 1 })
const [eels, rafts, forts] = [room('eels'), room('rafts'), room('forts')]
const part = (round: number, place: number, of = 2) => ({ round, place, of })

test('an announcement without parts is whole', () => {
  expect(withAnnouncement(undefined, { node: 'a', rooms: [eels] }, 5)).toEqual({ rooms: [eels], at: 5 })
})

test('the rooms of the last whole announcement count until all parts of the next have come', () => {
  const whole = withAnnouncement(undefined, { node: 'a', rooms: [eels] }, 1)
  const half = withAnnouncement(whole, { node: 'a', rooms: [rafts], part: part(7, 0) }, 2)
  expect(half).toMatchObject({ rooms: [eels], at: 1 })
  expect(withAnnouncement(half, { node: 'a', rooms: [forts], part: part(7, 1) }, 3)).toEqual({
    rooms: [rafts, forts],
    at: 3,
  })
})

test('a part that was lost is not replaced by one of another announcement, nor by the same one twice', () => {
  const half = withAnnouncement(undefined, { node: 'a', rooms: [eels], part: part(7, 0) }, 1)
  const again = withAnnouncement(half, { node: 'a', rooms: [eels], part: part(7, 0) }, 1)
  expect(again.rooms).toEqual([])
  const later = withAnnouncement(again, { node: 'a', rooms: [rafts], part: part(8, 1) }, 2)
  expect(later.rooms).toEqual([])
  expect(withAnnouncement(later, { node: 'a', rooms: [forts], part: part(8, 0) }, 3).rooms).toEqual([
    forts,
    rafts,
  ])
})

test.for([
  [[], [[]]],
  [[eels], [[eels]]],
  [
    [eels, rafts, forts],
    [[eels, rafts], [forts]],
  ],
  [
    [eels, rafts, forts, eels],
    [
      [eels, rafts],
      [forts, eels],
    ],
  ],
] as const)('rooms are split where a part is full (example %#)', ([rooms, parts]) => {
  expect(inParts(rooms, ({ length }) => length <= 2)).toEqual(parts)
})
