import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSoak } from './run-soak.ts'

const SECONDS = 60
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'islet-soak-'))
  chmodSync(folder, 0o711)
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

test('sixteen clients on the same cards, lost answers and a crash of server and database break no invariant', async () => {
  const { findings, ...report } = await runSoak({ folder, seconds: SECONDS, swaps: 200 })
  console.log(JSON.stringify(report))
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  expect(report.lost).toBeGreaterThan(0)
  expect(report.done).toBeGreaterThan(SECONDS)
}, 300_000)
