import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { sourcePositions } from './source-positions.ts'

/** A bundle whose line 2, column 1 is line 3, column 5 of its source. */
function makeBundle() {
  const data = makeDataFolder('source-positions')
  onTestFinished(() => data.remove())
  const bundle = join(data.folder, 'portal.js')
  const map = { version: 3, sources: ['../kit/rule.ts'], names: [], mappings: ';AAEI' }
  writeFileSync(`${bundle}.map`, JSON.stringify(map))
  return { bundle, source: join(data.folder, '../kit/rule.ts') }
}

test('a stack trace names sources instead of the bundle, where there is a source map', () => {
  const { bundle, source } = makeBundle()
  const stack = `Error: no\n    at rule (file://${bundle}:2:1)\n    at file://${bundle}:2:7\n    at run (/srv/other.js:5:6)\n    at node:internal/x:1:2`
  expect(sourcePositions(stack)).toBe(
    `Error: no\n    at rule (${source}:3:5)\n    at ${source}:3:5\n    at run (/srv/other.js:5:6)\n    at node:internal/x:1:2`,
  )
})

test('file names in a message are not looked up, because they may be forged', () => {
  const { bundle } = makeBundle()
  const stack = `Error: no ${bundle}:2:1\n    at node:internal/x:1:2`
  expect(sourcePositions(stack)).toBe(stack)
})
