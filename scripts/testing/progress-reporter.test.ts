import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TestSpecification } from 'vitest/node'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import Progress from './progress-reporter.ts'
import { PART, type FileResult } from './progress.ts'

const NAMES = Array.from({ length: 20 }, (_, place) => `kit/${place}.test.ts`)

test('the files that a killed part has not run are red', () => {
  const { folder, remove } = makeDataFolder('progress')
  onTestFinished(remove)
  const results = join(folder, 'unit-files.json')
  vi.stubEnv(PART, JSON.stringify({ title: 'unit', expected: 10, results }))
  onTestFinished(() => void vi.unstubAllEnvs())
  new Progress().onTestRunStart(
    NAMES.map((name) => ({ moduleId: join(process.cwd(), name) }) as TestSpecification),
  )
  const files = JSON.parse(readFileSync(results, 'utf8')) as FileResult[]
  expect(files.map(({ file }) => file)).toEqual(NAMES)
  expect(files.every(({ failed }) => failed.length > 0)).toBe(true)
})
