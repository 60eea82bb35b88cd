import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { definitions } from './definitions.ts'
import { dealStacks } from './stack-deal.ts'
import { stackLevels } from './stack-levels.ts'
import { isDone, type StackState } from './stack-rules.ts'
import { sortingLine } from './stack-search.ts'

// node games/sort/find-stacks.ts [id…]: writes stack-levels.ts, or the named packs in it. A level is its seed and the moves of a good player;
// of the seeds tried the one with the longest way wins, so that the pack grows harder.
const TRIES = { match: 8, any: 2 }

const wanted = process.argv.slice(2)
const packs = definitions.flatMap((definition) => {
  if (definition.kind !== 'stacks') return []
  const known = stackLevels[definition.id]
  if (known && !wanted.includes(definition.id)) return [`  ${definition.id}:\n    '${known}',`]
  const levels: string[] = []
  for (let level = 1; level <= definition.levels; level++) {
    let best: { seed: number; moves: number } | undefined
    let solved = 0
    for (let seed = 1; solved < (level < 6 ? 2 : TRIES[definition.rules.onto]) && seed < 400; seed++) {
      const state: StackState = { ...dealStacks(definition.rules, level, seed), game: definition.id, par: 0 }
      if (state.stacks.some((_, index) => isDone(state, index))) continue
      const line = sortingLine(definition.rules, state)
      if (!line) continue
      solved++
      if (!best || line.length > best.moves) best = { seed, moves: line.length }
    }
    if (!best) throw new Error(`no seed for level ${level} of ${definition.id}`)
    levels.push(`${best.seed.toString(36)}.${best.moves.toString(36)}`)
  }
  process.stderr.write(`${definition.id}: ${levels.join(' ')}\n`)
  return [`  ${definition.id}:\n    '${levels.join(' ')}',`]
})

writeFileSync(
  join(import.meta.dirname, 'stack-levels.ts'),
  `/** Written by find-stacks.ts: seed and moves of a good player of each level, in base 36. */
export const stackLevels: Readonly<Record<string, string>> = {\n${packs.join('\n')}\n}\n`,
)
