import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { packLooks, unpackLooks } from './record.ts'
import { colourOf, otherCells, thumbnailOf } from './thumbnail.ts'

const COLUMNS = 9
const ROWS = 5
type Colour = readonly [number, number, number]

const plain = (colour: Colour, change: (cell: number) => Colour = () => colour) =>
  thumbnailOf(COLUMNS, ROWS, Array.from({ length: COLUMNS * ROWS }, (_, cell) => [...change(cell)]).flat())
const SEA = [7, 26, 33] as const
const LAGOON = [79, 214, 196] as const

test('a thumbnail restores colours approximately', () => {
  for (const colour of [SEA, LAGOON, [255, 255, 255], [0, 0, 0], [255, 182, 72]] as const)
    for (const [index, shade] of colourOf(plain(colour), 22).entries())
      expect(Math.abs(shade - colour[index]!)).toBeLessThan(6)
})

test('equal pictures have no difference, and neither have invisible changes', () => {
  expect(otherCells(plain(SEA), plain(SEA))).toEqual([])
  expect(otherCells(plain(SEA), plain([9, 28, 35]))).toEqual([])
})

test.for([
  ['brightness', [SEA[0] + 8, SEA[1] + 8, SEA[2] + 8]],
  ['colour', [SEA[0] + 60, SEA[1] - 26, SEA[2]]],
] as const)('a different %s is detected in its cell', ([, other]) => {
  const one = otherCells(
    plain(SEA),
    plain(SEA, (cell) => (cell === 12 ? other : SEA)),
  )
  expect(one).toContain(12)
  expect(one.length).toBeLessThanOrEqual(4)
  expect(otherCells(plain(SEA), plain(other))).toHaveLength(COLUMNS * ROWS)
})

test('pictures of different sizes differ', () => {
  expect(otherCells(plain(SEA), thumbnailOf(2, 2, Array<number>(12).fill(9)))).toHaveLength(COLUMNS * ROWS)
})

test('packed thumbnails are unpacked completely, ordered by name', () => {
  const random = seededRandom(4)
  const noise = () =>
    plain(SEA, () => [Math.floor(random() * 256), Math.floor(random() * 256), Math.floor(random() * 256)])
  const looks = new Map([
    ['home 375', noise()],
    ['friends 375', noise()],
    ['home 1280', thumbnailOf(3, 2, Array<number>(18).fill(200))],
  ])
  const packed = packLooks({ fonts: { en: 41.5 }, looks })
  const read = unpackLooks(packed)
  expect(read.fonts).toEqual({ en: 41.5 })
  expect([...read.looks.keys()]).toEqual(['friends 375', 'home 1280', 'home 375'])
  for (const [name, thumbnail] of looks) expect(read.looks.get(name)).toEqual(thumbnail)
  expect(packLooks(read)).toEqual(packed)
})
