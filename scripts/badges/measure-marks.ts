import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Family, GameDefinition } from '#kit/game/contract.ts'
import { botPolicy, walk } from '#kit/game/gate/walk.ts'
import { seededRandom } from '#kit/random/random.ts'
import { familyFolders, loadRules, ROOT } from '../games-gate/load-families.ts'

/** Games per family that get a mark, the oldest first: enough choice, and few enough to measure. */
const MOST_GAMES = 6
const DEALS = 5
/** Levels measured of a pack; a game without levels has only the first. */
const LEVELS = [1, 2, 3]
/** Ticks of the gate's longest run. */
const MOST_TICKS = 5400
const MOST_TURNS = 800
/** Time limit in milliseconds for one game at one level and strength; a slower bot sets no mark. */
const LONGEST = 4000
const STRENGTHS = [1, 2] as const

/** Median score of the bot over a few deals; undefined if it is too slow, wins too seldom or scores nothing. */
function markOf(family: Family, definition: GameDefinition, level: number, strength: 1 | 2) {
  const until = performance.now() + LONGEST
  const scores: number[] = []
  for (let deal = 1; deal <= DEALS; deal++) {
    const policy = botPolicy(family, seededRandom(deal), strength)
    const steps = family.realtime ? MOST_TICKS : MOST_TURNS
    const tired = () => performance.now() > until
    const { sim, cut } = walk(family.create(definition, deal * 7919, level), policy, { steps, tired })
    if (cut) return undefined
    const counts = definition.score.best === 'highest' || sim.status === 'won'
    if (counts) scores.push(sim.score)
  }
  if (scores.length * 2 <= DEALS) return undefined
  const median = scores.toSorted((one, other) => one - other)[Math.floor(scores.length / 2)]!
  return median > 0 ? median : undefined
}

/** Writes the bots' scores by game and level: `[strength 1, strength 2]`. */
async function measureMarks(): Promise<void> {
  const marks: Record<string, readonly [number, number]> = {}
  for (const folder of familyFolders()) {
    const family = await loadRules(folder)
    const ranked = family.definitions.filter(({ score }) => score.ranked)
    const oldest = ranked.toSorted((one, other) => one.gameId - other.gameId).slice(0, MOST_GAMES)
    for (const definition of oldest)
      for (const level of definition.levels > 1 ? LEVELS : LEVELS.slice(0, 1)) {
        const [middling, strong] = STRENGTHS.map((strength) => markOf(family, definition, level, strength))
        if (middling === undefined || strong === undefined) continue
        const pair = [middling, strong].toSorted((one, other) => one - other)
        if (definition.score.best === 'lowest') pair.reverse()
        marks[`${definition.gameId}.${level}`] = [pair[0]!, pair[1]!]
      }
    console.log(folder, Object.keys(marks).length)
  }
  const lines = Object.entries(marks).map(([key, pair]) => `  ${JSON.stringify(key)}: [${pair.join(', ')}]`)
  writeFileSync(join(ROOT, 'modules/badges/rules/marks.json'), `{\n${lines.join(',\n')}\n}\n`)
}

await measureMarks()
