import type { Shape } from './definition.ts'

/** Row from the top and place across, in half cards. */
export interface Place {
  readonly row: number
  readonly across: number
}

const row = (count: number, middle = 0) =>
  Array.from({ length: count }, (_, place) => middle + 2 * place - count + 1)

const rows = (...counts: number[]) => counts.map((count) => row(count))

/** Rows from the top; a card is covered by those of the next row half a card away. */
const SHAPES: Readonly<Record<Shape, () => readonly (readonly number[])[]>> = {
  pyramid: () => rows(1, 2, 3, 4, 5, 6, 7),
  /** Three tips, six cards, nine cards and a closed row of ten. */
  peaks: () => [[-6, 0, 6], [...row(2, -6), ...row(2), ...row(2, 6)], row(9), row(10)],
  twins: () => [1, 2, 3, 4, 5].map((count) => [...row(count, -5), ...row(count, 5)]),
  hourglass: () => rows(6, 5, 4, 3, 4, 5, 6),
  gem: () => rows(3, 4, 5, 6, 5, 4),
  wall: () => rows(6, 7, 6, 7),
  'great-pyramid': () => rows(1, 2, 3, 4, 5, 6, 7, 8, 9),
  /** Two wings that are narrow where they meet the body. */
  butterfly: () => [
    [-7, -5, 5, 7],
    [-6, -4, 4, 6],
    [-5, -3, 0, 3, 5],
    [-6, -4, -1, 1, 4, 6],
    [-7, -5, -3, 0, 3, 5, 7],
  ],
  /** Three slim towers on one closed row. */
  towers: () => [[-6, 0, 6], [-7, -5, -1, 1, 5, 7], [-6, 0, 6], [-7, -5, -1, 1, 5, 7], row(9)],
  /** Each step reaches farther to one side. */
  stairway: () => [0, 1, 2, 3, 4, 5, 6].map((index) => row(index + 1, index - 6 + (index % 2))),
}

/** The cards of a shape, row by row. */
export const placesOfShape = (shape: Shape): readonly Place[] =>
  SHAPES[shape]().flatMap((places, index) => places.map((across) => ({ row: index, across })))

/** For each card, the cards that cover it. */
export function coversOfShape(shape: Shape): readonly (readonly number[])[] {
  const places = placesOfShape(shape)
  return places.map(({ row: under, across }) =>
    [...places.keys()].filter((other) => {
      const place = places[other]!
      return place.row === under + 1 && Math.abs(place.across - across) === 1
    }),
  )
}
