import { shuffled, type Random } from '#kit/random/random.ts'
import { sumsOn } from '../rules/magic-figures.ts'
import { SHAPES, shapeOf, type MagicShape } from '../rules/magic-shapes.ts'

const LONGEST_SEARCH = 30_000

/** The numbers from 1 on, so that all lines have one sum; searched place by place. */
function solved(shape: MagicShape, random: Random): readonly number[] | undefined {
  const count = shape.spots.length
  let looked = 0
  const search = (numbers: readonly number[]): readonly number[] | undefined => {
    const full = shape.lines.filter((line) => line.every((place) => place < numbers.length))
    if (new Set(sumsOn({ ...shape, lines: full }, numbers)).size > 1) return undefined
    if (numbers.length === count) return numbers
    for (const number of shuffled([...Array(count).keys()], random)) {
      if (looked++ > LONGEST_SEARCH) return undefined
      const found = numbers.includes(number + 1) ? undefined : search([...numbers, number + 1])
      if (found) return found
    }
    return undefined
  }
  return search([])
}

/** The figures grow with the levels, and fewer numbers stay. */
const FIGURES = [0, 0, 1, 0, 1, 3, 1, 3, 2, 3, 2, 4, 2, 4, 4, 3, 6, 4, 6, 5, 6, 5, 4, 6, 5, 6, 5, 6, 5, 5]

/** A figure whose loose numbers have all left their places. */
export function makeMagic(level: number, random: Random): string {
  const name = SHAPES[FIGURES[level - 1]!]!
  const shape = shapeOf[name]
  let goal = solved(shape, random)
  while (!goal) goal = solved(shape, random)
  const numbers = goal
  const count = shape.spots.length
  const loose = Math.min(count - 1, 3 + Math.floor(level / 3))
  const places = shuffled([...Array(count).keys()], random).slice(0, loose)
  // Turned around in a circle, none of them stands right.
  const start = numbers.map((number, place) => {
    const at = places.indexOf(place)
    return at < 0 ? number : numbers[places[(at + 1) % loose]!]!
  })
  const written = (row: readonly number[]) => row.map((number) => number.toString(36)).join('')
  const bits = numbers.map((_, place) => (places.includes(place) ? 0 : 1)).join('')
  return `${name}:${written(start)}:${written(numbers)}:${bits}`
}
