import { expect, test } from 'vitest'
import { roomOf } from '#kit/game/duel/room.ts'
import { nearestApart } from '#kit/game/table-top/touch-size.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { definitions } from './definitions.ts'
import { family } from './family.ts'
import { lookOf } from './look.ts'
import { placesOf, spotOf } from './places.ts'
import { spotsOf } from './position.ts'

const PHONE = { width: 375, height: 460 }

const laidOut = (definition: (typeof definitions)[number], size: { width: number; height: number }) =>
  placesOf(definition.kind, roomOf(size, lookOf(definition, () => true).shape).board)

test.for(definitions)('[1.1] a touch where a move of $id begins and ends means that place', (definition) => {
  const { centre, spotAt, spots } = laidOut(definition, PHONE)
  const random = seededRandom(3)
  const lost = new Set<string>()
  for (let game = 0; game < 4; game++) {
    const sim = family.create(definition, game, 1)
    for (let move = 0; move < 400 && sim.status === 'playing'; move++) {
      for (const way of sim.legal())
        for (const spot of spotsOf(way).map((place) => spotOf(definition.kind, place)))
          if (!spots.includes(spot) || spotAt(centre(spot)) !== spot) lost.add(way)
      sim.apply(pickOne(sim.legal(), random))
    }
  }
  expect([...lost]).toEqual([])
})

test.for([
  ['zohn', PHONE, 36],
  ['zohn', { width: 320, height: 429 }, 28],
] as const)('[1.2] the stones of %s on a stage of %o are at least %i px apart', ([id, size, least]) => {
  const { centre, spots } = laidOut(
    definitions.find((one) => one.id === id)!,
    size,
  )
  expect(nearestApart(spots.map(centre))).toBeGreaterThan(least)
})
