import { turnSim } from '#kit/game/turn-sim.ts'
import { makeBoard } from './boards.ts'
import { definitions, type BubbleDefinition } from './definitions.ts'
import { botLine, withBoard } from './family.ts'
import { SWAP } from './state.ts'

// node games/bubble/find-levels.ts [id [from to]]: prints the packs of `levels.ts`, each level won by the bot.
const SEEDS = 60
const ATTEMPTS = 3
const MANY = 90
const MOST = 60
/** Fewest shots of a level in the long pack; the second for outlines that one good shot nearly clears. */
const FEWEST_PACKED = [4, 2]
const [, , wanted, first = '1', last = 'Infinity'] = process.argv
/** Most shots of a level in the long pack, to keep it short on a phone. */
const MOST_PACKED = 38

for (const definition of definitions) {
  if (definition.levels === 0 || (wanted && wanted !== definition.id)) continue
  const pairs: string[] = []
  for (let level = Number(first); level <= Math.min(Number(last), definition.levels); level++)
    pairs.push(findLevel(definition, level))
  console.log(`  ${definition.id}:\n    '${pairs.join(' ')}',`)
}

/** The first board that the bot wins within a bearable number of shots; early levels grant more than it needs. */
function findLevel(definition: BubbleDefinition, level: number): string {
  for (const shortest of definition.kind === 'pack' ? FEWEST_PACKED : [5 + level / 9]) {
    const found = seek(definition, level, shortest)
    if (found) return found
  }
  throw new Error(`${definition.id}: no board for level ${level}`)
}

function seek(definition: BubbleDefinition, level: number, least: number): string | undefined {
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
    if (fewest < (isFree ? 1 : least)) continue
    if (fewest > (definition.kind === 'pack' ? MOST_PACKED : MOST)) continue
    const ease = 1.55 - 0.3 * (level / definition.levels)
    return isFree ? String(seed) : `${seed}:${Math.ceil(fewest * ease) + 2}`
  }
  return undefined
}
