import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FIRST_ODDS } from '#modules/cards/rules/odds.ts'
import { economyPicture } from './economy/picture.ts'
import { simulateEconomy } from './economy/simulate.ts'

// npm run economy -- [--players N] [--days N] [--seed N] [--dry]: plays the shipped rules and draws docs/economy.svg.
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '10000' },
    days: { type: 'string', default: '60' },
    seed: { type: 'string', default: '7' },
    dry: { type: 'boolean', default: false },
  },
})
const wish = { players: Number(values.players), days: Number(values.days), seed: Number(values.seed) }
const history = simulateEconomy(wish)
const shown = [1, 7, 14, 30, 45, 60].filter((day) => day <= wish.days)
console.log('day   players   boxes  stolen    lost   swaps  hours/day  min p50  min p99  S set %  SS set %')
for (const day of shown) {
  const one = history[day - 1]!
  const cells = [
    day,
    one.players,
    one.boxes,
    one.stolen,
    one.lost,
    one.swaps,
    Math.round(one.grantedHours),
    one.minutesMiddle.toFixed(0),
    one.minutesHigh.toFixed(0),
    (one.sSets * 100).toFixed(1),
    (one.ssSets * 100).toFixed(1),
  ]
  console.log(
    cells.map((cell, index) => String(cell).padStart([3, 9, 7, 7, 7, 7, 10, 8, 8, 8, 9][index]!)).join(' '),
  )
}
const { cards } = history.at(-1)!
const all = Object.values(cards).reduce((sum, count) => sum + count, 0)
console.log(
  Object.entries(cards)
    .map(([level, count]) => `${level} ${((100 * count) / all).toFixed(3)} %`)
    .join('   '),
)
if (!values.dry) {
  const note = `${wish.players} players, ${wish.days} days, odds version ${FIRST_ODDS.version}; npm run economy`
  writeFileSync(join(import.meta.dirname, '../docs/economy.svg'), economyPicture(history, note))
}
