import { expect, test } from 'vitest'
import { brokenLinks, citationFaults, decisionNumbers, sectionsOf } from './citations.ts'

test('comments cite existing pages, sections and rows', () => {
  expect(citationFaults()).toEqual([])
})

test('links of docs and READMEs have existing targets', () => {
  expect(brokenLinks()).toEqual([])
})

test('decisions are numbered without gaps', () => {
  const numbers = decisionNumbers()
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')))
})

test('a section is a numbered heading, or a row with a name', () => {
  const page = '# Page\n\n## 1. One\n\n### 1.2 Two\n\n| | |\n|---|---|\n| A16 | three |\n| 17 | none |\n'
  expect([...sectionsOf(page)]).toEqual(['1', '1.2', 'A16'])
})
