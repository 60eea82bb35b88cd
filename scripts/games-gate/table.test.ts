import { expect, test } from 'vitest'
import { family as sudoku } from '#games/sudoku/family.ts'
import type { GateResult } from './report.ts'
import { asMarkdown } from './table.ts'

const nothing: GateResult = { families: [], broken: [], headless: [], browser: [], bytes: {}, findings: [] }
const measured: GateResult = {
  ...nothing,
  families: [{ folder: 'sudoku', family: sudoku, files: {}, faces: [], lacks: [] } as never],
  headless: [{ slug: 'sudoku', family: 'sudoku', findings: [], milliseconds: 0 } as never],
}
const before = [
  '# Games',
  '',
  '| family | game | distinct by |',
  '| --- | --- | --- |',
  '| pool | pool | rules |',
  '| sudoku | sudoku | old |',
  '| gone | gone | rules |',
].join('\n')
const listed = [
  { family: 'pool', slug: 'pool' },
  { family: 'sudoku', slug: 'sudoku' },
]

test('games that were not measured keep their rows, and removed games lose them', () => {
  const text = asMarkdown(nothing, before, listed)
  expect(text).toContain('2 games of 2 families: pool 1, sudoku 1.')
  expect(text).toContain('| pool | pool | rules |')
  expect(text).toContain('| sudoku | sudoku | old |')
  expect(text).not.toContain('gone')
  // A game whose family was loaded for another game.
  expect(asMarkdown({ ...measured, headless: [] }, before, listed)).toContain('| sudoku | sudoku | old |')
})

test('a game that was measured gets a new row', () => {
  const text = asMarkdown(measured, before, listed)
  expect(text).not.toContain('old')
  expect(text).toContain('| sudoku | sudoku | rules | – |')
  expect(text).toContain('| pool | pool | rules |')
})

test('a game that no browser opened this time keeps its frame rate', () => {
  const counted = before.replace(
    '| sudoku | sudoku | old |',
    '| sudoku | sudoku | rules | 1/3 | 2 | 5 moves | 9 | 58 | passes |',
  )
  const text = asMarkdown(measured, counted, listed)
  expect(text).toMatch(/\| sudoku \| sudoku \| rules \|.*\| 58 \|/)
})
