import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash32, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { boardOf, type Board } from './boards.ts'
import { definitions, LEVELS } from './definitions.ts'
import { levels } from './levels.ts'

/** A position with the jumps that solve it, and how many moves these are. */
interface Found {
  readonly name: number
  readonly filled: readonly boolean[]
  readonly line: readonly number[]
  readonly moves: number
  readonly worth: number
}

const BEAM = 1500
const FEWEST = 3

const pulls = ({ jumps }: Board, filled: readonly boolean[]) =>
  [...jumps.entries()].filter(([, [from, over, to]]) => filled[to] && !filled[from] && !filled[over])

/** All positions one jump earlier, the liveliest kept. */
function earlier(board: Board, layer: readonly Found[], random: Random): Found[] {
  const found = new Map<number, Found>()
  for (const { name, filled, line, moves } of layer)
    for (const [index, [from, over, to]] of pulls(board, filled)) {
      const next = [...filled]
      next[from] = next[over] = true
      next[to] = false
      const nextName = name + 2 ** from + 2 ** over - 2 ** to
      const isChain = line.length > 0 && board.jumps[line[0]!]![0] === to
      const count = moves + (isChain ? 0 : 1)
      const known = found.get(nextName)
      if (known && known.moves <= count) continue
      const worth = pulls(board, next).length + random() * 6
      found.set(nextName, { name: nextName, filled: next, line: [index, ...line], moves: count, worth })
    }
  return [...found.values()].sort((one, other) => other.worth - one.worth).slice(0, BEAM)
}

function layersFrom(board: Board, last: number, random: Random): Found[][] {
  const filled = board.holes.map((_, hole) => hole === last)
  const layers: Found[][] = [[], [{ name: 2 ** last, filled, line: [], moves: 0, worth: 0 }]]
  for (;;) {
    const next = earlier(board, layers.at(-1)!, random)
    if (next.length === 0) return layers
    layers.push(next)
  }
}

/** Only boards named on the command line are searched anew; without a name all are. */
const wanted = process.argv.slice(2)

const packs = definitions.map(({ id }) => {
  if (wanted.length > 0 && !wanted.includes(id)) return `  ${id}:\n    '${levels[id]}',`
  const board = boardOf(id)
  const random = seededRandom(hash32(`pegs ${id}`))
  const middle = board.holes.findIndex(
    ({ x, y }) => Math.abs(x - board.width / 2) < 0.3 && Math.abs(y - board.height / 2) < 0.3,
  )
  let layers: Found[][] = []
  const begin = performance.now()
  for (const last of [middle, ...board.holes.keys()]) {
    if (last < 0 || layers.length === board.holes.length || performance.now() - begin > 25_000) continue
    const found = layersFrom(board, last, random)
    if (found.length > layers.length) layers = found
  }
  const most = layers.length - 1
  const taken = new Set<number>()
  const texts = Array.from({ length: LEVELS }, (_, level) => {
    const count = FEWEST + Math.round((level / (LEVELS - 1)) ** 1.1 * (most - FEWEST))
    const fresh = layers[count]!.filter(({ name }) => !taken.has(name))
    const { name, line } = count === most ? layers[count]![0]! : pickOne(fresh, random)
    taken.add(name)
    return `${name.toString(36)}:${line.map((jump) => jump.toString(36).padStart(2, '0')).join('')}`
  })
  process.stderr.write(`${id}: ${board.holes.length} holes, ${most} marbles, ${taken.size} levels\n`)
  return `  ${id}:\n    '${texts.join('|')}',`
})

writeFileSync(
  join(import.meta.dirname, 'levels.ts'),
  `/** Written by find-levels.ts: levels parted by bars, each its marbles and the jumps that solve it (see rules.ts). */
export const levels: Readonly<Record<string, string>> = {\n${packs.join('\n')}\n}\n`,
)
