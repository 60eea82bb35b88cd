import { expect, test } from 'vitest'
import { roomOf } from '#kit/game/duel/room.ts'
import { nearestApart } from '#kit/game/table-top/touch-size.ts'
import { definitions } from './definitions.ts'
import { lookOf } from './look.ts'
import { placesOf } from './places.ts'

const twoShores = definitions.find(({ id }) => id === 'two-shores')!

test.for([
  [{ width: 375, height: 460 }, 36],
  [{ width: 320, height: 429 }, 28],
] as const)(
  '[1.2] the island of two shores leans on a stage of %o so that its cells are at least %i px wide',
  ([size, least]) => {
    const { shape, hasBareCorners } = lookOf(twoShores)
    const { board } = roomOf(size, shape, hasBareCorners)
    const { box, centre, spots, spotAt } = placesOf(twoShores, board)
    expect(nearestApart(spots.map(centre))).toBeGreaterThan(least)
    for (const spot of spots) {
      const { x, y } = centre(spot)
      expect(spotAt({ x, y })).toBe(spot)
      expect(Math.min(x - box.x, y - box.y)).toBeGreaterThan(0)
      expect(Math.max(x - box.x - box.width, y - box.y - box.height)).toBeLessThan(0)
    }
  },
)
