/** Finds a line for every level, or for those of some games, and writes `lines/`; `node games/platformer/find-lines.ts [kind …]`. */
import { writeFileSync } from 'node:fs'
import { KINDS, LEVELS } from './definitions.ts'
import { movesOf } from './moves.ts'
import { writeLine } from './proof-text.ts'
import { findLine } from './search.ts'
import { openLevel } from './sim.ts'

const MOST_NODES = 60_000
const wanted = process.argv.slice(2)

for (const kind of KINDS.filter((kind) => wanted.length === 0 || wanted.includes(kind))) {
  const found: string[] = []
  for (let level = 1; level <= LEVELS; level++) {
    const line = findLine(openLevel(kind, level), movesOf[kind], MOST_NODES)
    found.push(line ? writeLine(line) : '')
    console.log(kind, level, line ? `${line.length} ticks` : 'NOTHING')
    const rows = found.map((text) => `  '${text}',\n`).join('')
    writeFileSync(
      new URL(`lines/${kind}.ts`, import.meta.url),
      `/** A line through each level that takes every shell without a fall (\`find-lines.ts\`). */\nexport const ${kind}: readonly string[] = [\n${rows}]\n`,
    )
  }
}
