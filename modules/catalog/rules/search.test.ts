import { describe, expect, test } from 'vitest'
import { fit, folded, nearestSlug, type Searched } from './search.ts'

const chess: Searched = {
  title: 'Classic Chess',
  pitch: 'Checkmate the king',
  slug: 'classic-chess',
  tags: ['board', 'two-players'],
}

describe('a game fits what was typed', () => {
  test.for([
    ['Classic Chess', 100],
    ['  classic CHESS ', 100],
    ['classic-chess', 100],
    ['clas', 80],
    ['ches', 60],
    ['ssic', 40],
    ['sic che', 40],
    ['c-c', 40],
    ['board', 20],
    ['king', 10],
    ['th', 0],
    ['checkers', 0],
    ['', 0],
    ['   ', 0],
    ['.*', 0],
  ] as const)('%j: %i', ([typed, score]) => expect(fit(chess, typed)).toBe(score))
})

test.for([
  ['Pokład', 'poklad'],
  ['ŠACHY', 'sachy'],
  ['Billardspiel für zwei', 'billardspiel fur zwei'],
  ['Ørken', 'orken'],
  ['Đá bóng', 'da bong'],
  ['IŞIK', 'isik'],
  ['ışık', 'isik'],
  ['２０４８', '2048'],
  ['数独', '数独'],
  ['سودوكو', 'سودوكو'],
] as const)('%s is found by %s', ([text, plain]) => {
  expect(folded(text)).toBe(plain)
  expect(fit({ ...chess, title: text }, plain)).toBe(100)
})

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
