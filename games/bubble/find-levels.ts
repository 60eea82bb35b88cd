import { turnSim } from '#kit/game/turn-sim.ts'
import { makeBoard } from './boards.ts'
import { definitions, type BubbleDefinition } from './definitions.ts'
import { botLine, withBoard } from './family.ts'
import { SWAP } from './state.ts'

// node games/bubble/find-levels.ts [id]: prints the packs of `levels.ts`, each level won by the bot.
const SEEDS = 20
const ATTEMPTS = 3
const MANY = 90
const MOST = 60
const wanted = process.argv[2]

for (const definition of definitions) {
  if (definition.levels === 0 || (wanted && wanted !== definition.id)) continue
  const pairs: string[] = []
  for (let level = 1; level <= definition.levels; level++) pairs.push(findLevel(definition, level))
  console.log(`  ${definition.id}:\n    '${pairs.join(' ')}',`)
}

/** The first board that the bot wins within a bearable number of shots; early levels grant more than it needs. */
function findLevel(definition: BubbleDefinition, level: number): string {
  const isFree = definition.kind === 'marbles'
  for (let seed = level * 100; seed < level * 100 + SEEDS; seed++) {
    let fewest = Infinity
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const board = makeBoard(definition, level, { seed, shots: isFree ? -1 : MANY })
      const sim = withBoard(turnSim(board.rules, level), board)
      const line = botLine(sim, attempt)
      const shots = line.filter((aim) => aim !== SWAP).length
      if (sim.status === 'won') fewest = Math.min(fewest, shots)
      if (isFree && sim.status === 'won') fewest = 1
      if (isFree && fewest === 1) break
    }
    const shortest = isFree ? 1 : 5 + level / 9
    if (fewest < shortest || fewest > MOST) continue
    const ease = 1.55 - 0.3 * (level / definition.levels)
    return isFree ? String(seed) : `${seed}:${Math.ceil(fewest * ease) + 2}`
  }
  throw new Error(`${definition.id}: no board for level ${level}`)
}
