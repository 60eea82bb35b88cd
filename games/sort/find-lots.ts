import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dealLot, lotSize } from './lot-deal.ts'
import { lotLine, leaving } from './lot-search.ts'

// node games/sort/find-lots.ts: writes lot-levels.ts. Of the lots that can be emptied the one that asks for most
// shunting becomes the level.
const LEVELS = 60
const WANTED = 50
const levels: string[] = []
for (let level = 1; level <= LEVELS; level++) {
  let best: { seed: number; moves: number; worth: number } | undefined
  let solved = 0
  for (let seed = 1; seed < 1500 && solved < (level < 4 ? 3 : WANTED); seed++) {
    const state = dealLot(level, seed)
    const { cars } = state.lot
    if (cars.length < lotSize(level).cars - 3) continue
    const line = lotLine(state)
    if (!line) continue
    solved++
    // Shunting counts, and a lot in which the first step is not given away.
    const worth = (line.length - cars.length) * 3 + (leaving(state) ? 0 : 4)
    if (!best || worth > best.worth) best = { seed, moves: line.length, worth }
  }
  if (!best) throw new Error(`no lot for level ${level}`)
  levels.push(`${best.seed.toString(36)}.${best.moves.toString(36)}`)
}
process.stdout.write(levels.join(' '))
writeFileSync(
  join(import.meta.dirname, 'lot-levels.ts'),
  `/** Written by find-lots.ts: seed and moves of a good driver of each level, in base 36. */
export const lotLevels =\n  '${levels.join(' ')}'\n`,
)
