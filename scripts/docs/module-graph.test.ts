import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARCHITECTURE_PAGE, withGraph } from './module-graph.ts'

test('the diagrams of docs/architecture.md match the code: run npm run docs:graph', () => {
  const page = readFileSync(ARCHITECTURE_PAGE, 'utf8')
  expect(page === withGraph(page)).toBe(true)
})
