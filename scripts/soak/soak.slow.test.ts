import { afterAll, expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { runSoak } from './run-soak.ts'

const SECONDS = 60
const { folder, remove } = makeDataFolder('soak')
afterAll(remove)

test('sixteen clients on the same cards, lost answers and a crash of server and database break no invariant', async () => {
  const { findings, ...report } = await runSoak({ folder, seconds: SECONDS, swaps: 200 })
  console.log(JSON.stringify(report))
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  expect(report.lost).toBeGreaterThan(0)
  expect(report.done).toBeGreaterThan(SECONDS)
}, 300_000)
