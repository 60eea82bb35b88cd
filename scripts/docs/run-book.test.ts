import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('every alert has a section in the run book, and the console names no others', () => {
  const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name!,
  )
  const sections = [...read('docs/run-book.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name!)
  expect(sections.toSorted()).toEqual(alerts.toSorted())
  const shown = [...read('apps/cli/state-commands.ts').matchAll(/'(Islet\w+)'/g)].map(([, name]) => name!)
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((name) => !alerts.includes(name))).toEqual([])
})
