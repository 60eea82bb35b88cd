import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const rowsOf = (page: string) =>
  readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:\d|RFC)/.test(line))
const rows = rowsOf('docs/security-checks.md')

interface Named {
  readonly file: string
  readonly name: string
}

/** The tests named in the last column of a row. */
function namedBy(row: string): Named[] {
  const tests = row.split(' | ').at(-1)!.replace(/ \|$/, '')
  return tests.split('<br>').map((one) => {
    const found = /^`([^`]+)`: (.+)$/.exec(one)
    if (!found) throw new Error(`Not a test: ${one}`)
    return { file: found[1]!, name: found[2]! }
  })
}

/** Whether a file has a test or group with this name. */
function has({ file, name }: Named): boolean {
  const path = join(ROOT, file)
  if (!existsSync(path)) return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(test|describe)\\b[^]*?['"\`]${escaped}['"\`],`).test(readFileSync(path, 'utf8'))
}

test('every security requirement names existing tests', () => {
  expect(rows.length).toBeGreaterThan(40)
  const missing = rows.flatMap(namedBy).filter((named) => !has(named))
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('every attack in docs/developers/attacks.md names existing tests', () => {
  const attacks = rowsOf('docs/developers/attacks.md')
  expect(attacks.length).toBeGreaterThan(12)
  const missing = attacks.flatMap(namedBy).filter((named) => !has(named))
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
