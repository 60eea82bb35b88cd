/**
 * Finds deals that can be won and prints their line for proven-deals.ts:
 * node games/solitaire/find-deals.ts <id> <deals to try> <positions to look at> [wins that are enough] [seconds]
 */
import { packDeals } from './deal-numbers.ts'
import { definitions } from './definitions.ts'
import { winningLine } from './prove.ts'

const [id, deals = '600', positions = '4000', enough = '124', seconds = '170'] = process.argv.slice(2)
const definition = definitions.find((one) => one.id === id)
if (!definition) throw new Error(`no solitaire is called ${id}`)
const isWon: boolean[] = []
let won = 0
const until = performance.now() + Number(seconds) * 1000
for (let deal = 0; deal < Number(deals) && won < Number(enough) && performance.now() < until; deal++) {
  isWon.push(winningLine(definition, deal, Number(positions)) !== undefined)
  if (isWon[deal]) won++
}
console.error(`${definition.id}: ${won} of ${isWon.length}`)
console.log(`  '${definition.id}': '${packDeals(isWon)}',`)
