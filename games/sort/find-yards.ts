import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dealYard, PROOF_POSITIONS, yards } from './yard-board.ts'
import { yardLevels } from './yard-levels.ts'
import { movedIn } from './yard-rules.ts'
import { yardLine } from './yard-search.ts'
import { YARDS, type YardGame } from './yard-state.ts'

// node games/sort/find-yards.ts [game…]: writes yard-levels.ts, or the named packs in it. A level is its seed and the moves of the way
// that proves it; of the seeds tried the one with the longest way wins, so that the pack grows harder.
const LEVELS = 60
const SOLVED = 6
const TRIES = 60
/** Search budget of a level: more would keep a hint waiting. */
const QUICK_POSITIONS = 500
/** Shorter levels are trivial. */
const fewestMoves = (level: number) => (level < 8 ? 2 : 3)

const wanted = process.argv.slice(2)

function levelOf(game: YardGame, level: number): string {
  const best = longest(game, level, QUICK_POSITIONS) ?? longest(game, level, PROOF_POSITIONS)
  if (!best) throw new Error(`no seed for level ${level} of ${game}`)
  return `${best.seed.toString(36)}.${best.moves.toString(36)}`
}

interface Found {
  readonly seed: number
  readonly moves: number
}

function longest(game: YardGame, level: number, positions: number): Found | undefined {
  const yard = yards[game]
  let best: Found | undefined
  for (let seed = 1, solved = 0; seed <= TRIES && solved < SOLVED; seed++) {
    const first = dealYard(game, level, seed, 0)
    const line = first && !yard.isWon(first) ? yardLine(yard, first, positions) : undefined
    if (!first || !line || line.length < fewestMoves(level)) continue
    solved++
    const { moves } = line.reduce((state, move) => movedIn(yard, state, move), first)
    if (!best || moves > best.moves) best = { seed, moves }
  }
  return best
}

const packs = YARDS.map((game) => {
  const known = yardLevels[game]
  const pack =
    known && !wanted.includes(game)
      ? known
      : Array.from({ length: LEVELS }, (_, index) => levelOf(game, index + 1)).join(' ')
  if (pack !== known) process.stderr.write(`${game}: ${pack}\n`)
  return `  ${game}:\n    '${pack}',`
})

writeFileSync(
  join(import.meta.dirname, 'yard-levels.ts'),
  `/** Written by find-yards.ts: seed and moves of a good player of each level, in base 36. */
export const yardLevels: Readonly<Record<string, string>> = {\n${packs.join('\n')}\n}\n`,
)
