import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { invariantReport } from '#apps/cli/invariant-report.ts'
import { faultTable } from './fleet/report.ts'
import { runFleet } from './fleet/run-fleet.ts'
import { say } from './setup.mjs'

// npm run test:fleet -- SECONDS: parts of a portal of many processes fail one after the other while 200 players play.
const seconds = Number(process.argv[2] ?? 300)
if (!(seconds >= 60)) {
  console.error('islet: npm run test:fleet -- SECONDS, sixty or more')
  process.exit(2)
}
const { folder, remove } = makeDataFolder('fleet')
let isWell = false
try {
  const { rows, counts, findings, messages, heard, rooms, failures } = await runFleet({
    folder,
    seconds,
    say,
  })
  console.log(faultTable(rows))
  console.log(invariantReport(findings))
  console.log(
    `${counts.done} calls done, ${counts.refused} refused, ${counts.repeated} asked again, ${counts.lost} answers thrown away; ` +
      `${messages} messages said and ${heard} times something was heard`,
  )
  console.log(
    `${rooms.playing} play in the arena, ${rooms.together} of them in one room; ${rooms.sent} times somebody was sent to another gateway, ` +
      `${rooms.returns} times somebody came back after a cut`,
  )
  for (const failure of failures) console.error(`islet: ${failure}`)
  isWell = failures.length === 0
} finally {
  if (isWell) remove()
  else console.error(`islet: what the processes said is in ${folder}`)
}
process.exit(isWell ? 0 : 1)
