// node scripts/run.mjs scripts/chess-puzzles.ts FROM TO: plays games between the computer's levels with these seeds, and
// appends the puzzles found to games/chess/puzzles/found.jsonl (not in the repository). With `pack` it writes packed.ts.
import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Strength } from '#games/chess/engine.ts'
import { puzzlesOfGame, type Found } from '#games/chess/puzzles/find.ts'
import { packPuzzle, unpackPuzzle } from '#games/chess/puzzles/pack.ts'
import { ratingOf } from '#games/chess/puzzles/rate.ts'

const FOUND = 'games/chess/puzzles/found.jsonl'
const PACKED = 'games/chess/puzzles/packed.ts'
/** Weak levels blunder into mates, stronger ones into combinations. */
const PAIRS: readonly (readonly [Strength, Strength])[] = [
  [2, 3],
  [3, 3],
  [3, 2],
  [2, 2],
  [4, 3],
  [3, 4],
  [1, 3],
  [4, 4],
  [5, 3],
  [3, 5],
]
/** Limit for all puzzles together, in characters. */
const MOST_LETTERS = 60_000

function find(from: number, to: number) {
  for (let seed = from; seed < to; seed++)
    for (const found of puzzlesOfGame(seed, PAIRS[seed % PAIRS.length]!))
      appendFileSync(FOUND, `${JSON.stringify(found)}\n`)
}

const PER_ROW = 20
const rows = (packed: readonly string[]) =>
  Array.from({ length: Math.ceil(packed.length / PER_ROW) }, (_, row) =>
    packed.slice(row * PER_ROW, (row + 1) * PER_ROW).join(' '),
  )

function pack(files: readonly string[]) {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  const byPosition = new Map<string, string>()
  for (const line of lines) {
    const found = JSON.parse(line) as Found
    const packed = packPuzzle({ ...found, rating: ratingOf(found) })
    byPosition.set(found.fen.split(' ')[0]!, packed)
  }
  const packed = [...byPosition.values()].toSorted((a, b) => unpackPuzzle(a).rating - unpackPuzzle(b).rating)
  while (packed.join('\n').length > MOST_LETTERS) packed.splice(Math.floor(packed.length / 3), 1)
  writeFileSync(
    PACKED,
    `// Written by scripts/chess-puzzles.ts; do not edit. Easy ones first; pack.ts says what the letters mean.\n` +
      `export const PUZZLES: readonly string[] = \`\n${rows(packed).join('\n')}\n\`\n  .trim()\n  .split(/\\s+/)\n`,
  )
  process.stdout.write(`${packed.length} puzzles, ${packed.join('\n').length} letters\n`)
}

const [first = '', second = ''] = process.argv.slice(2)
if (first === 'pack') pack(second ? globSync(second) : [FOUND])
else find(Number(first), Number(second))
