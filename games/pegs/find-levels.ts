import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash32, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { boardOf, type Board } from './boards.ts'
import { definitions, LEVELS, type PegsDefinition } from './definitions.ts'
import { effortOf } from './effort.ts'
import { levels } from './levels.ts'
import { likeness, turnsOf } from './likeness.ts'
import { countOf, readLevel } from './rules.ts'

/** A position with the jumps that solve it, and how many moves these are. */
interface Found {
  readonly name: number
  readonly filled: readonly boolean[]
  readonly line: readonly number[]
  readonly moves: number
  readonly worth: number
}

const BEAM = 1500

/** Numbers of the jumps that may have come last. */
function pulls({ jumps }: Board, filled: readonly boolean[]): readonly number[] {
  const found: number[] = []
  for (let index = 0; index < jumps.length; index++) {
    const [from, over, to] = jumps[index]!
    if (filled[to] && !filled[from] && !filled[over]) found.push(index)
  }
  return found
}

/** All positions one jump earlier, the liveliest kept. */
function earlier(board: Board, layer: readonly Found[], random: Random): Found[] {
  const found = new Map<number, Found>()
  for (const { name, filled, line, moves } of layer)
    for (const index of pulls(board, filled)) {
      const [from, over, to] = board.jumps[index]!
      const nextName = name + 2 ** from + 2 ** over - 2 ** to
      const isChain = line.length > 0 && board.jumps[line[0]!]![0] === to
      const count = moves + (isChain ? 0 : 1)
      const known = found.get(nextName)
      if (known && known.moves <= count) continue
      const next = [...filled]
      next[from] = next[over] = true
      next[to] = false
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

/** The first levels and the last, which is the whole board, are never searched anew. */
const KEPT = 3
const FEWEST = 3
const LASTS = 3
const CANDIDATES = 8
const MOST_EFFORT = 1000

/** Holes for the last marble, none a turn of another: the middle first. */
function lastHoles(board: Board, turns: readonly (readonly number[])[], random: Random): readonly number[] {
  const distance = (hole: number) =>
    Math.hypot(board.holes[hole]!.x - board.width / 2, board.holes[hole]!.y - board.height / 2)
  const least = (hole: number) => Math.min(...turns.map((turn) => turn[hole]!))
  const different = [...board.holes.keys()].filter((hole) => least(hole) === hole)
  const [first, ...rest] = different.toSorted((one, other) => distance(one) - distance(other))
  return [first!, ...shuffled(rest, random)].slice(0, LASTS)
}

const signsOf = ({ filled }: Found) => filled.map((isFilled) => (isFilled ? '1' : '0')).join('')

const textOf = ({ name, line }: Found) =>
  `${name.toString(36)}:${line.map((jump) => jump.toString(36).padStart(2, '0')).join('')}`

/** Positions of this many marbles that are no turn or mirror image of a level; fewer marbles where there is none. */
function freshOf(layers: readonly (readonly Found[])[], count: number, isTaken: (found: Found) => boolean) {
  for (let marbles = count; ; marbles--) {
    const fresh = (layers[marbles] ?? []).filter((found) => !isTaken(found))
    if (fresh.length > 0) return fresh
  }
}

/** Of some positions the easiest that is not easier than the level before, or the hardest. */
function next(board: Board, fresh: readonly Found[], before: number, random: Random) {
  const measured = shuffled(fresh, random)
    .slice(0, CANDIDATES)
    .map((found) => ({ found, effort: effortOf(board, signsOf(found), MOST_EFFORT) }))
    .toSorted((one, other) => one.effort - other.effort)
  return measured.find(({ effort }) => effort >= before) ?? measured.at(-1)!
}

/** The kept levels of a pack with new ones between them, by marbles and then by effort. */
function packOf(id: PegsDefinition['id'], old: readonly string[]): readonly string[] {
  const board = boardOf(id)
  const random = seededRandom(hash32(`pegs ${id} ${LEVELS}`))
  const turns = turnsOf(board)
  const pools = lastHoles(board, turns, random).map((last) => layersFrom(board, last, random))
  const fullest = pools.toSorted((one, other) => other.length - one.length)[0]!.at(-1)![0]!
  const whole = old.at(-1) ?? textOf(fullest)
  const first = old.slice(0, KEPT)
  const kept = [...first.keys(), ...(old.length > 0 ? [old.length - 1] : [])].map(
    (level) => readLevel(id, level + 1).pegs,
  )
  const most = old.length > 0 ? countOf(kept.at(-1)!) : countOf(signsOf(fullest))
  const from = first.length > 0 ? countOf(kept[first.length - 1]!) : FEWEST
  const layers = Array.from({ length: most + 1 }, (_, count) => pools.flatMap((pool) => pool[count] ?? []))
  const taken = new Set([...kept, signsOf(fullest)].map((pegs) => likeness(turns, pegs)))
  const isTaken = (found: Found) => taken.has(likeness(turns, signsOf(found)))
  let before = first.length > 0 ? effortOf(board, kept[first.length - 1]!, MOST_EFFORT) : 0
  const found = Array.from({ length: LEVELS - first.length - 1 }, (_, index) => {
    const count = from + Math.floor(((index + 1) / (LEVELS - first.length)) ** 1.1 * (most - from))
    const { found, effort } = next(board, freshOf(layers, count, isTaken), before, random)
    taken.add(likeness(turns, signsOf(found)))
    before = effort
    return { ...found, effort, marbles: countOf(signsOf(found)) }
  }).toSorted((one, other) => one.marbles - other.marbles || one.effort - other.effort)
  const shown = found.map(({ marbles, effort, moves }) => `${marbles}/${effort}/${moves}`)
  process.stderr.write(`${id}: marbles/effort/moves ${shown.join(' ')}\n`)
  return [...first, ...found.map(textOf), whole]
}

/** Only boards named on the command line are searched anew; without a name all are. */
const wanted = process.argv.slice(2)

const packs = definitions.map(({ id }) => {
  const old = levels[id]?.split('|') ?? []
  const pack = wanted.length > 0 && !wanted.includes(id) ? old : packOf(id, old)
  return `  ${id}:\n    '${pack.join('|')}',`
})

writeFileSync(
  join(import.meta.dirname, 'levels.ts'),
  `/** Written by find-levels.ts: levels parted by bars, each its marbles and the jumps that solve it (see rules.ts). */
export const levels: Readonly<Record<string, string>> = {\n${packs.join('\n')}\n}\n`,
)
