import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MOST_BY_REWARDS } from '#modules/cards/rules/balance.ts'
import { FIRST_ODDS } from '#modules/cards/rules/odds.ts'
import { economyPicture } from './economy/picture.ts'
import { withRewards } from './economy/rewards.ts'
import { FIRST_DAY, growthBy, simulateEconomy, type EconomyDay } from './economy/simulate.ts'

// npm run economy -- [--players N] [--days N] [--seed N] [--dry]: simulates the shipped rules and draws docs/economy.svg.
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '10000' },
    days: { type: 'string', default: '60' },
    seed: { type: 'string', default: '7' },
    dry: { type: 'boolean', default: false },
  },
})
const wish = { players: Number(values.players), days: Number(values.days), seed: Number(values.seed) }
const before = simulateEconomy(wish)
const history = simulateEconomy({ ...wish, rewards: withRewards(FIRST_DAY) })
const shown = [1, 7, 14, 30, 45, 60].filter((day) => day <= wish.days)

function tell(title: string, days: readonly EconomyDay[]) {
  console.log(title)
  console.log('day   players   boxes  stolen    lost   swaps  hours/day  min p50  min p99  S set %  SS set %')
  for (const day of shown) {
    const one = days[day - 1]!
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
  const { cards } = days.at(-1)!
  const all = Object.values(cards).reduce((sum, count) => sum + count, 0)
  console.log(
    Object.entries(cards)
      .map(([level, count]) => `${level} ${((100 * count) / all).toFixed(3)} %`)
      .join('   '),
  )
}
tell('Without quests, dailies, badges and events', before)
tell('With them, and a season as generous as one may be', history)
const growth = growthBy(history, before)
const isWithin = growth.boxes <= MOST_BY_REWARDS.boxes && growth.hours <= MOST_BY_REWARDS.hours
console.log(
  `${growth.boxes.toFixed(3)} times the boxes (at most ${MOST_BY_REWARDS.boxes}), ${growth.hours.toFixed(3)} times the hours (at most ${MOST_BY_REWARDS.hours}): ${isWithin ? 'held' : 'too much'}`,
)
if (!isWithin) process.exitCode = 1
if (!values.dry) {
  const note = `${wish.players} players, ${wish.days} days, odds version ${FIRST_ODDS.version}; dashed: without quests, dailies, badges and a season; npm run economy`
  writeFileSync(join(import.meta.dirname, '../docs/economy.svg'), economyPicture(history, note, before))
}
