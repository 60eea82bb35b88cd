import { describe, expect, test } from 'vitest'
import { nearestSlug } from './nearest-slug.ts'

describe('the nearest spelling', () => {
  const slugs = ['2048', 'sudoku', 'pool', 'classic-chess', 'mahjong']
  test.for([
    ['sudoko', 'sudoku'],
    ['SUDOKU', 'sudoku'],
    ['clasic-ches', 'classic-chess'],
    ['2049', '2048'],
    ['poll', 'pool'],
    ['mahjongg', 'mahjong'],
    ['pools', 'pool'],
    ['pl', undefined],
    ['', undefined],
    ['tetris', undefined],
    ['x'.repeat(80), undefined],
  ] as const)('of %s is %s', ([wanted, near]) => expect(nearestSlug(slugs, wanted)).toBe(near))
})
