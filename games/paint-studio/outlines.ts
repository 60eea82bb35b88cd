import { exactCos as cos, exactSin as sin } from '#kit/game/exact-math.ts'
import type { Dot } from './picture.ts'

type Place = Pick<Dot, 'x' | 'y'>

const FULL = Math.PI * 2
const tidy = (value: number) => Math.round(value * 10) / 10

/** A closed line around the middle, by how far it is away at each share of the round, from the top on. */
const round = (count: number, reach: (share: number) => number): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * FULL - Math.PI / 2
    const far = 44 * reach(index / count)
    return { x: tidy(50 + cos(angle) * far), y: tidy(50 + sin(angle) * far) }
  })

/** Points as `x,y x,y …`, 0 to 100. */
const drawn = (points: string): Place[] =>
  points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return { x, y }
  })

/** The outlines of all levels, easy ones first. */
export const OUTLINES: readonly (readonly Place[])[] = [
  // A star, a hut, a boat, a fish.
  round(10, (share) => (Math.round(share * 10) % 2 === 0 ? 1 : 0.45)),
  drawn('50,8 70,26 92,46 82,46 82,90 58,90 58,64 42,64 42,90 18,90 18,46 8,46'),
  drawn('48,8 48,52 80,52 56,14 54,60 94,62 80,88 22,88 6,62 40,60 14,50'),
  drawn('6,50 22,30 44,22 62,30 74,44 94,26 88,50 94,74 74,56 62,70 44,78 22,70'),
  // A heart, a kite with its tail, a cup, a crown.
  drawn('50,28 60,14 76,10 90,20 92,38 82,56 66,74 50,92 34,74 18,56 8,38 10,20 24,10 40,14'),
  drawn('40,6 66,30 52,66 44,60 60,76 50,84 66,94 46,92 40,78 48,72 36,66 14,34'),
  drawn('14,20 74,20 74,32 90,34 94,50 86,62 72,62 66,80 80,84 80,92 10,92 10,84 22,80 16,62'),
  drawn('8,84 4,24 22,52 34,14 46,50 50,8 56,50 68,14 78,52 96,24 92,84'),
  // A lighthouse, a turtle, an umbrella, an anchor.
  drawn(
    '50,4 62,16 60,26 66,26 66,34 60,36 68,82 84,84 88,94 12,94 16,84 32,82 40,36 34,34 34,26 40,26 38,16',
  ),
  drawn(
    '6,52 16,42 28,44 34,28 52,20 70,26 80,42 92,40 96,50 82,58 86,76 74,78 66,64 42,66 34,80 24,76 28,60 16,62',
  ),
  drawn(
    '50,4 54,12 74,18 90,34 96,52 82,46 68,52 54,46 54,82 48,92 38,92 34,82 40,80 44,86 48,80 48,46 34,52 20,46 4,52 12,32 28,18 46,12',
  ),
  drawn(
    '44,16 44,8 56,8 56,16 54,22 70,26 70,34 54,34 54,80 72,72 66,68 88,56 86,80 80,76 66,90 50,96 34,90 20,76 14,80 12,56 34,68 28,72 46,80 46,34 30,34 30,26 46,22',
  ),
  // A flower, a sun, a gear, a whirl.
  round(20, (share) => (Math.round(share * 20) % 4 < 2 ? 1 : 0.62)),
  round(24, (share) => (Math.round(share * 24) % 2 === 0 ? 1 : 0.68)),
  round(24, (share) => (Math.round(share * 24) % 4 < 2 ? 1 : 0.76)),
  Array.from({ length: 22 }, (_, index) => {
    const angle = index * 0.62
    const far = 5 + index * 1.85
    return { x: tidy(50 + cos(angle) * far), y: tidy(50 + sin(angle) * far) }
  }),
  // A whale, a parrot, a rocket, a key.
  drawn(
    '4,54 10,36 28,26 50,26 66,36 76,50 78,36 66,22 80,26 86,34 90,24 98,22 92,38 88,60 76,76 54,84 28,82 12,72',
  ),
  drawn(
    '40,8 54,6 64,16 74,22 64,28 68,42 66,60 56,72 50,94 44,94 42,76 34,90 28,88 34,68 26,52 28,34 34,24 32,16',
  ),
  drawn(
    '50,4 62,18 66,38 66,54 80,68 82,84 66,76 60,82 58,94 52,84 50,98 46,84 40,94 38,82 34,76 18,84 20,68 34,54 34,38 38,18',
  ),
  drawn(
    '24,30 36,30 46,40 94,40 94,60 86,60 86,50 80,50 80,62 72,62 72,50 46,50 42,64 30,70 18,68 8,58 6,44 12,34',
  ),
  // A palm, a crab, a butterfly, a castle.
  drawn(
    '46,94 44,70 46,48 34,40 18,46 6,58 12,40 28,30 12,26 30,20 46,30 44,14 56,8 54,28 70,16 88,22 72,28 90,36 94,52 80,42 62,40 54,48 54,70 60,94',
  ),
  drawn(
    '20,44 8,34 4,18 14,10 14,22 24,24 26,10 32,24 26,36 38,36 42,26 46,36 56,36 60,26 64,36 74,36 68,24 74,10 78,24 88,22 88,10 96,18 92,34 80,44 84,58 94,72 82,66 70,74 74,88 62,78 38,78 26,88 30,74 18,66 6,72 16,58',
  ),
  drawn(
    '50,30 56,18 66,8 84,6 94,18 92,36 80,48 64,50 78,56 86,70 80,86 66,90 56,76 50,58 44,76 34,90 20,86 14,70 22,56 36,50 20,48 8,36 6,18 16,6 34,8 44,18',
  ),
  drawn(
    '6,92 6,30 12,30 12,38 18,38 18,30 24,30 24,52 36,52 36,18 42,18 42,26 47,26 47,18 53,18 53,26 58,26 58,18 64,18 64,52 76,52 76,30 82,30 82,38 88,38 88,30 94,30 94,92 58,92 58,76 50,70 42,76 42,92',
  ),
]
