import { parseArgs } from 'node:util'
import { asRows, tooSmall } from './games-gate/cells.ts'
import { familyFolders } from './games-gate/load-families.ts'
import { cellJobs, measureCells } from './games-gate/measure-cells.ts'

// npm run games:cells -- [--family NAME]… [--all]
// Measures the smallest tap target of games on the stages of two phones, as reported by the games' views.
const { values: wishes } = parseArgs({
  options: {
    family: { type: 'string', multiple: true },
    // Measures every game; without it the first and last of each family, which share its view.
    all: { type: 'boolean', default: false },
  },
})

const jobs = await cellJobs(wishes.family ?? familyFolders(), () => wishes.all)
const measured = await measureCells(jobs)
process.stdout.write(`${asRows(measured)}\n`)
const small = measured.filter(tooSmall)
process.stderr.write(`${small.length} of ${measured.length} games have something too small to tap\n`)
process.exitCode = small.length > 0 ? 1 : 0
