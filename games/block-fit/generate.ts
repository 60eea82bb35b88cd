/** Writes `levels.ts`: mirror-like shapes cut into pieces, with few ways to fill them. Run with node. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { boardOfPlaces, coverage, type Board } from './board.ts'
import { middleOf, stepsFrom, type Lattice, type Place } from './lattice.ts'
import { readLevel } from './tray-rules.ts'

const LEVELS = 60
const NODES = 60_000
const LETTERS = 'abcdefghijklmnop'
const SIGNS: Readonly<Record<Lattice, string>> = { square: 'S', hex: 'H', triangle: 'T' }

const keyOf = ({ x, y }: Place) => `${x},${y}`
const mirrored = (lattice: Lattice, { x, y }: Place): Place =>
  lattice === 'hex' ? { x: -x - y, y } : { x: -x, y }

/** A shape that is alike on the left and the right, grown from the middle. */
function grow(lattice: Lattice, wanted: number, random: Random): readonly Place[] {
  const shape = new Map<string, Place>([['0,0', { x: 0, y: 0 }]])
  for (let turn = 0; shape.size < wanted && turn < 4000; turn++) {
    const from = pickOne([...shape.values()], random)
    const step = pickOne(stepsFrom(lattice, from), random)
    const next = { x: from.x + step.x, y: from.y + step.y }
    const middle = middleOf(lattice, next)
    if (Math.abs(middle.x) > 3.2 || Math.abs(middle.y) > 3.4) continue
    const touching = stepsFrom(lattice, next).filter((way) =>
      shape.has(keyOf({ x: next.x + way.x, y: next.y + way.y })),
    )
    // Compact shapes look like things; thin arms are trivial.
    if (touching.length < 2 && random() < 0.8) continue
    shape.set(keyOf(next), next)
    const twin = mirrored(lattice, next)
    shape.set(keyOf(twin), twin)
  }
  return [...shape.values()]
}

/** Cuts a shape into connected pieces of three to six cells; `undefined` when a scrap is left. */
function cut(board: Board, pieces: number, random: Random): readonly number[] | undefined {
  const owner = board.cells.map(() => -1)
  const size = board.cells.length / pieces
  for (let piece = 0; piece < pieces; piece++) {
    const free = board.cells.flatMap((_, cell) => (owner[cell] === -1 ? [cell] : []))
    if (free.length === 0) return undefined
    const tight = (cell: number) => board.neighbours[cell]!.filter((next) => owner[next] === -1).length
    const start = free.reduce((best, cell) => (tight(cell) < tight(best) ? cell : best))
    const wanted = piece === pieces - 1 ? free.length : Math.round(size - 1 + random() * 2)
    const part = [start]
    owner[start] = piece
    while (part.length < wanted) {
      const rim = part.flatMap((cell) => board.neighbours[cell]!).filter((cell) => owner[cell] === -1)
      if (rim.length === 0) break
      const next = pickOne(rim, random)
      owner[next] = piece
      part.push(next)
    }
    if (part.length < 3 || part.length > 7) return undefined
  }
  return owner.includes(-1) ? undefined : owner
}

/** Ways to fill the shape, counted up to a bound; -1 when the search grew too long. */
function waysOf(text: string, most: number): number {
  const { board, pieces } = readLevel(text)
  let nodes = 0
  let ways = 0
  const taken = board.cells.map(() => 0)
  const used = pieces.map(() => false)
  const search = () => {
    if (ways >= most || nodes++ > NODES) return
    const hole = taken.indexOf(0)
    if (hole < 0) {
      ways++
      return
    }
    for (const [slot, piece] of pieces.entries()) {
      if (used[slot]) continue
      for (let anchor = 0; anchor < taken.length; anchor++) {
        const put = taken[anchor] === 0 ? coverage(board, taken, piece, anchor) : undefined
        if (!put?.includes(hole)) continue
        for (const cell of put) taken[cell] = 1
        used[slot] = true
        search()
        used[slot] = false
        for (const cell of put) taken[cell] = 0
      }
    }
  }
  search()
  return nodes > NODES ? -1 : ways
}

function written(lattice: Lattice, board: Board, owner: readonly number[], random: Random): string {
  const left = Math.min(...board.cells.map(({ x }) => x))
  const top = Math.min(...board.cells.map(({ y }) => y))
  // Triangles keep their orientation: the corner moves by an even number of steps.
  const shift = lattice === 'triangle' ? (left + top) & 1 : 0
  const rows: string[][] = []
  const names = LETTERS.slice(0, Math.max(...owner) + 1).split('')
  for (let last = names.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[names[last], names[other]] = [names[other]!, names[last]!]
  }
  for (const [cell, { x, y }] of board.cells.entries()) {
    const row = (rows[y - top] ??= [])
    row[x - left + shift] = names[owner[cell]!]!
  }
  return `${SIGNS[lattice]} ${rows.map((row) => Array.from(row, (sign) => sign ?? '.').join('')).join('/')}`
}

const latticeOf = (index: number): Lattice =>
  index >= 14 && index % 4 === 3 ? 'triangle' : index >= 5 && index % 4 === 1 ? 'hex' : 'square'

function find(index: number): string {
  const random = seededRandom(9000 + index)
  const lattice = latticeOf(index)
  const pieces = Math.min(9, 3 + Math.floor((index + 2) / 8))
  const most = index < 6 ? 40 : index < 20 ? 12 : 4
  for (let turn = 0; ; turn++) {
    const shape = grow(lattice, Math.round(pieces * (lattice === 'triangle' ? 4.6 : 4.4)), random)
    const board = boardOfPlaces(lattice, shape)
    const owner = cut(board, pieces, random)
    if (!owner) continue
    const text = written(lattice, board, owner, random)
    const ways = waysOf(text, most + 1)
    if (ways >= 1 && ways <= most + Math.floor(turn / 400)) return text
  }
}

const found = Array.from({ length: LEVELS }, (_, index) => find(index))
writeFileSync(
  join(import.meta.dirname, 'levels.ts'),
  `/** Shapes cut into pieces, easiest first; written by generate.ts. */\nexport const levels: readonly string[] = [\n${found.map((text) => `  '${text}',`).join('\n')}\n]\n`,
)
