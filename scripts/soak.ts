import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { invariantReport } from '#apps/cli/invariant-report.ts'
import { runSoak } from './soak/run-soak.ts'

// npm run soak -- SECONDS: many clients compete for the same cards, with a crash in the middle; then checks every invariant.
const seconds = Number(process.argv[2] ?? 60)
if (!(seconds >= 4)) {
  console.error('islet: npm run soak -- SECONDS, four or more')
  process.exit(2)
}
const { folder, remove } = makeDataFolder('soak')
try {
  const swaps = 1000
  const { findings, ...report } = await runSoak({
    folder,
    length: { seconds },
    swaps,
    say: (text) => console.log(`islet: ${text}`),
  })
  console.log(invariantReport(findings))
  const { callsPerSecond, swapsPerSecond, rawSwapsPerSecond } = report
  const ratio = Math.round((swapsPerSecond / rawSwapsPerSecond) * 100)
  console.log(
    `${callsPerSecond} calls/s of the mix (${report.done} done, ${report.refused} refused, ${report.lost} answers lost)`,
  )
  console.log(`${swapsPerSecond} swaps/s through the API, ${rawSwapsPerSecond}/s as bare SQL: ${ratio} %`)
  process.exitCode = findings.some(({ broken }) => broken > 0) ? 1 : 0
} finally {
  remove()
}
