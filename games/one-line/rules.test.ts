import { describe, expect, test } from 'vitest'
import type { Board } from './boards.ts'
import { isComplete, nextPlaces, visitsOf } from './steps.ts'

const board = (part: Partial<Board>): Board => ({
  rule: 'fill',
  columns: 3,
  rows: 3,
  needs: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  marks: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  edges: [],
  walk: [0],
  ...part,
})

describe('where the line may go', () => {
  test('over every tile once, never onto itself', () => {
    expect(nextPlaces(board({}), [0, 1, 4]).toSorted()).toEqual([3, 5, 7])
    expect(isComplete(board({}), [0, 1, 2, 5, 4, 3, 6, 7, 8])).toBe(true)
    expect(isComplete(board({}), [0, 1, 2])).toBe(false)
  })

  test('a knight leaps, and stays on the board', () => {
    expect(nextPlaces(board({ rule: 'knight' }), [0]).toSorted()).toEqual([5, 7])
  })

  test('dots are visited in their order', () => {
    const marks = [1, 3, 0, 2, 0, 0, 0, 0, 0]
    expect(nextPlaces(board({ rule: 'dots', marks }), [0])).toEqual([3])
  })

  test('a slide goes on until something stops it, and covers what it passes', () => {
    const ice = board({ rule: 'glide', needs: [1, 1, 1, 1, 0, 1, 1, 1, 1] })
    expect(nextPlaces(ice, [0]).toSorted()).toEqual([2, 6])
    expect(visitsOf(ice, [0, 2])).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0])
  })

  test('a leap is as far as its number says', () => {
    const marks = [2, 1, 1, 1, 1, 1, 1, 1, 0]
    expect(nextPlaces(board({ rule: 'leap', marks }), [0]).toSorted()).toEqual([2, 6])
  })

  test('the twin goes across the middle, and its tiles are taken too', () => {
    const twin = board({ rule: 'twin', needs: [1, 1, 1, 1, 0, 1, 1, 1, 1] })
    expect(visitsOf(twin, [0, 1])).toEqual([1, 1, 0, 0, 0, 0, 0, 1, 1])
    expect(nextPlaces(twin, [0, 1])).toEqual([2])
  })

  test('beads follow each other in their three colours', () => {
    const marks = [1, 2, 3, 3, 1, 2, 1, 2, 3]
    expect(nextPlaces(board({ rule: 'beads', marks }), [0])).toEqual([1])
  })

  test('a tile that wants two visits is crossed twice, but never straight back', () => {
    const twice = board({ rule: 'double', needs: [1, 1, 1, 1, 2, 1, 1, 1, 1] })
    expect(nextPlaces(twice, [1, 4, 7]).toSorted()).toEqual([6, 8])
    expect(nextPlaces(twice, [1, 4, 7, 6, 3]).toSorted()).toEqual([0, 4])
  })

  test('a net has slanted lines that never cross, a crab bends at every step', () => {
    expect(nextPlaces(board({ rule: 'weave' }), [0, 4, 3])).not.toContain(1)
    expect(nextPlaces(board({ rule: 'weave' }), [1, 3, 0])).not.toContain(4)
    expect(nextPlaces(board({ rule: 'zigzag' }), [3, 4]).toSorted()).toEqual([1, 7])
  })

  test('a cart goes straight after a bend, a hopper changes between straight and slanted', () => {
    expect(nextPlaces(board({ rule: 'cart' }), [0, 1, 4])).toEqual([7])
    expect(nextPlaces(board({ rule: 'hopscotch' }), [3, 4]).toSorted()).toEqual([0, 2, 6, 8])
  })

  test('marks bind the line: heights, arrows, locks and ink', () => {
    const stairs = board({ rule: 'stairs', marks: [1, 3, 1, 2, 1, 1, 1, 1, 1] })
    expect(nextPlaces(stairs, [0])).toEqual([3])
    const arrows = board({ rule: 'oneway', marks: [0, 0, 0, 0, 3, 0, 0, 0, 0] })
    expect(nextPlaces(arrows, [1, 4])).toEqual([7])
    const locks = board({ rule: 'locks', marks: [0, -1, 0, 1, 0, 0, 0, 0, 0] })
    expect(nextPlaces(locks, [0])).toEqual([3])
    expect(nextPlaces(locks, [0, 3, 4])).toContain(1)
    const ink = board({ rule: 'ink', marks: [2, 0, 0, 0, 0, 3, 0, 0, 0] })
    expect(nextPlaces(ink, [0, 1, 4])).toEqual([])
    expect(nextPlaces(ink, [0, 1, 2]).length + nextPlaces(ink, [0, 1]).length).toBe(2)
  })

  test('strides are short and long in turn', () => {
    expect(nextPlaces(board({ rule: 'stride' }), [0]).toSorted()).toEqual([1, 3])
    expect(nextPlaces(board({ rule: 'stride' }), [1, 0]).toSorted()).toEqual([2, 6])
  })

  test('streets go one way, and the tones of a figure change with every line', () => {
    const edges = [
      [0, 1],
      [1, 2],
      [4, 1],
    ] as const
    expect(nextPlaces(board({ rule: 'streets', edges }), [0, 1])).toEqual([2])
    expect(nextPlaces(board({ rule: 'tones', edges, marks: [1, 1, 2] }), [0, 1])).toEqual([4])
  })

  test('on six-way ice a slide passes the cells of a slanted row', () => {
    const floes = board({ rule: 'floes' })
    expect(nextPlaces(floes, [0]).toSorted()).toEqual([2, 7])
    expect(visitsOf(floes, [0, 7])).toEqual([1, 0, 0, 1, 0, 0, 0, 1, 0])
  })

  test('a figure is done when every line is drawn, points may be met again', () => {
    const figure = board({
      rule: 'figure',
      edges: [
        [0, 1],
        [0, 3],
        [1, 3],
      ],
    })
    expect(nextPlaces(figure, [0, 1])).toEqual([3])
    expect(isComplete(figure, [0, 1, 3, 0])).toBe(true)
  })
})
