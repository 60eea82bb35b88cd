import { afterAll, expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { runSoak } from './run-soak.ts'

/** About half a minute on an idle machine, and two with `npm run test:all`. */
const CALLS = process.env['PROOFS'] === 'all' ? 40_000 : 10_000
const { folder, remove } = makeDataFolder('soak')
afterAll(remove)

// Without a time limit: other work on the machine decides how long this many calls take.
test(
  'sixteen clients on the same cards, lost answers and a crash of server and database break no invariant',
  { timeout: 0 },
  async () => {
    const { findings, ...report } = await runSoak({ folder, length: { calls: CALLS }, swaps: 200 })
    console.log(JSON.stringify(report))
    expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
    expect(report.lost).toBeGreaterThan(0)
    expect(report.done + report.refused).toBeGreaterThanOrEqual(CALLS)
    expect(report.done).toBeGreaterThan(CALLS / 2)
  },
)
