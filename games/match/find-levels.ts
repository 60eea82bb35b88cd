import { turnSim } from '#kit/game/turn-sim.ts'
import { definitions, type MatchDefinition } from './definitions.ts'
import { botLine, withBoard } from './family.ts'
import { makeBoard } from './match-board.ts'

// node games/match/find-levels.ts [id]: prints the packs of `levels.ts`, each level won by the bot.
const SEEDS = 30
const ATTEMPTS = 3
const MANY = 120
const wanted = process.argv[2]

for (const definition of definitions) {
  if (definition.levels === 0 || (wanted && wanted !== definition.id)) continue
  const pairs: string[] = []
  for (let level = 1; level <= definition.levels; level++) pairs.push(findLevel(definition, level))
  console.log(`  ${definition.id}:\n    '${pairs.join(' ')}',`)
}

/** The first board that the bot wins; early levels grant more than it needs. */
function findLevel(definition: MatchDefinition, level: number): string {
  const isPile = definition.kind === 'collapse'
  const isDuel = definition.kind === 'duel'
  const k = level / definition.levels
  for (let seed = level * 100; seed < level * 100 + SEEDS; seed++) {
    const used: number[] = []
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const board = makeBoard(definition, level, { seed, moves: isPile ? 99 : isDuel ? -1 : MANY })
      const sim = withBoard(turnSim(board.rules, level), board)
      const line = botLine(sim, attempt)
      if (sim.status !== 'won') continue
      used.push(isPile ? sim.state.cells.filter(Boolean).length : line.length)
    }
    if (used.length === 0) continue
    const fewest = Math.min(...used)
    if (isDuel) return String(seed)
    if (isPile) return `${seed}:${fewest + Math.round(7 * (1 - k)) + 1}`
    if (fewest < 5 || fewest > 36) continue
    return `${seed}:${Math.ceil(fewest * (1.6 - 0.35 * k)) + 2}`
  }
  throw new Error(`${definition.id}: no board for level ${level}`)
}
