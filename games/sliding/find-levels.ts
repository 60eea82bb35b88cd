import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash32, pickIndex, pickOne, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { BLOCK_COLUMNS, BLOCK_ROWS, BLOCKS, boardOf, isRolled } from './boards.ts'
import { definitions, LEVELS, type SlidingRules } from './definitions.ts'
import { levels } from './levels.ts'
import { covered, EXIT, isSolved, legalMoves, moved, solvedTiles, type Position } from './moves.ts'
import { shortestSlide, shortestWalk } from './search.ts'

interface Found {
  readonly text: string
  readonly length: number
}

const POSITIONS = 30_000
const NODES = 400_000
const SECONDS = { blocks: 40, roll: 4, tints: 4 } as const
const USUAL_SECONDS = 6
const TRIES = 6000

function solved({ kind }: SlidingRules, size: number): Position {
  const count = boardOf(kind, size).spots.length
  const blank: Position = { kind, size, tiles: Array.from({ length: count }, () => 0), blocks: '' }
  return { ...blank, tiles: solvedTiles(blank) }
}

function wandered(start: Position, steps: number, random: Random): Position {
  let position = start
  for (let step = 0; step < steps; step++) position = moved(position, pickOne(legalMoves(position), random))
  return position
}

/** A board with two free cells, now and then some more, and the turtle away from the exit. */
function stacked(random: Random): Position {
  const free = random() < 0.35 ? 3 + pickIndex(5, random) : 2
  const tiles = [pickIndex(3, random) + BLOCK_COLUMNS * pickIndex(free > 2 ? 3 : 2, random)]
  let blocks = 't'
  const cells = BLOCK_COLUMNS * BLOCK_ROWS
  for (const cell of shuffled([...Array(cells).keys()], random)) {
    const taken = covered(tiles, blocks)
    const fits = (letter: string) => {
      const [width, height] = BLOCKS[letter]!
      if ((cell % BLOCK_COLUMNS) + width > BLOCK_COLUMNS || cell + (height - 1) * BLOCK_COLUMNS >= cells)
        return false
      return ![...covered([cell], letter).keys()].some((other) => taken.has(other))
    }
    if (cells - taken.size <= free || taken.has(cell)) continue
    const letter = shuffled(['h', 'v', 'v', 's'], random).find(
      (one) => fits(one) && cells - taken.size - BLOCKS[one]![0] * BLOCKS[one]![1] >= free,
    )
    if (!letter) continue
    tiles.push(cell)
    blocks += letter
  }
  return { kind: 'blocks', size: BLOCK_COLUMNS, tiles, blocks }
}

function found(
  rules: SlidingRules,
  level: number,
  random: Random,
): readonly [Position, readonly number[]] | undefined {
  const { kind, sizes, par } = rules
  if (kind === 'blocks') {
    const position = stacked(random)
    const line = position.tiles[0] === EXIT ? undefined : shortestWalk(position, POSITIONS)
    return line && [position, line]
  }
  const size = sizes[Math.min(sizes.length - 1, Math.floor((level * sizes.length * 1.2) / LEVELS))]!
  const wanted = wantedLength(par, level)
  if (isRolled(kind)) return rolled(solved(rules, size), wanted, random)
  const steps = Math.round(wanted * (kind === 'hex' ? 1.7 : 2) + random() * wanted * 2)
  const position = wandered(solved(rules, size), steps, random)
  const line = shortestSlide(position, NODES)
  return line && [position, line]
}

/** Rolls lines that cross each other in turn, so that no roll takes part of another back. */
function rolled(home: Position, count: number, random: Random): readonly [Position, readonly number[]] {
  let position = home
  const line: number[] = []
  for (let turn = 0; turn < count; turn++) {
    // Rolling a row of one tint changes nothing, so the columns come first.
    const across = (turn % 2 === 0) !== (home.kind === 'tints')
    const input = pickOne(
      legalMoves(home).filter((move) => move < home.size * 2 === across && !line.includes(move)),
      random,
    )
    position = moved(position, input)
    line.unshift(input ^ 1)
  }
  return [position, line]
}

/** Whether a solution wins before its last move: tints may match by chance. */
function endsEarly(start: Position, line: readonly number[]): boolean {
  let position = start
  return line.some((input) => {
    const isDone = isSolved(position)
    position = moved(position, input)
    return isDone
  })
}

const wantedLength = ([shortest, longest]: readonly [number, number], level: number) =>
  Math.round(shortest + ((longest - shortest) * level) / (LEVELS - 1))

const write = ({ size, tiles, blocks }: Position, line: readonly number[]): Found => ({
  length: line.length,
  text: `${size}:${tiles.map((tile) => tile.toString(36)).join('')}:${line.map((move) => move.toString(36).padStart(2, '0')).join('')}${blocks && `:${blocks}`}`,
})

function packOf(rules: SlidingRules, random: Random): string[] {
  const begin = performance.now()
  const all = new Map<string, Found>()
  const sizeOf = ({ text }: Found) => Number(text.split(':')[0])
  for (
    let tries = 0;
    tries < TRIES &&
    performance.now() - begin < (SECONDS[rules.kind as keyof typeof SECONDS] ?? USUAL_SECONDS) * 1000;
    tries++
  ) {
    const outcome = found(rules, tries % LEVELS, random)
    if (!outcome || outcome[1].length < 1 || endsEarly(...outcome)) continue
    const entry = write(...outcome)
    all.set(entry.text.split(':')[1]!, entry)
  }
  const rest = [...all.values()].sort(
    (one, other) => sizeOf(one) - sizeOf(other) || one.length - other.length,
  )
  const top = Math.min(
    rules.par[1],
    rest.reduce((most, { length }) => Math.max(most, length), 0),
  )
  return Array.from({ length: LEVELS }, (_, level) => {
    const { kind, sizes, par } = rules
    const wanted = wantedLength([par[0], top], level)
    const size = sizes[Math.min(sizes.length - 1, Math.floor((level * sizes.length * 1.2) / LEVELS))]!
    const cost = (entry: Found) =>
      Math.abs(entry.length - wanted) + (kind !== 'blocks' && sizeOf(entry) !== size ? 50 : 0)
    const index = rest.reduce((best, entry, at) => (cost(entry) < cost(rest[best]!) ? at : best), 0)
    const [{ text, length }] = rest.splice(index, 1) as [Found]
    process.stderr.write(`${length} `)
    // Every level of a picture game has a picture of its own.
    return rules.face === 'picture' ? `${text}:${level.toString(36)}` : text
  })
}

const wanted = process.argv.slice(2)
const packs = definitions.map(({ id, rules }) => {
  const kept = levels[id]
  if (kept && wanted.length > 0 && !wanted.includes(id)) return `  ${id}:\n    '${kept}',`
  const pack = packOf(rules, seededRandom(hash32(`sliding ${id}`)))
  process.stderr.write(` ${id}\n`)
  return `  ${id}:\n    '${pack.join('|')}',`
})

writeFileSync(
  join(import.meta.dirname, 'levels.ts'),
  `/** Written by find-levels.ts: levels parted by bars, each its size, tiles, solving moves and blocks (see rules.ts). */
export const levels: Readonly<Record<string, string>> = {\n${packs.join('\n')}\n}\n`,
)
