import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom, type Random } from '#kit/random/random.ts'
import { KINDS, LEVELS, type Kind } from './definitions.ts'
import { makeCrossing } from './make/crossings.ts'
import { makeBaskets } from './make/fair-baskets.ts'
import { makeMagic } from './make/magic-figures.ts'
import { makeMatches } from './make/matches.ts'
import { makeMobile } from './make/mobiles.ts'
import { makeNumbers } from './make/numbers.ts'
import { makeCalculator } from './make/shell-calculator.ts'
import { makeTurtle } from './make/turtles.ts'

// Searches all levels and writes them down: node games/mind/find-levels.ts
const makers: Readonly<Record<Kind, (level: number, random: Random) => string>> = {
  'make-number': makeNumbers,
  'match-sums': makeMatches,
  'cross-out': makeCrossing,
  'drift-mobile': makeMobile,
  'turtle-sums': makeTurtle,
  'magic-figures': makeMagic,
  'fair-baskets': makeBaskets,
  'shell-calculator': makeCalculator,
}

for (const [index, kind] of KINDS.entries()) {
  const random = seededRandom(7 + index)
  const found: string[] = []
  for (let level = 1; level <= LEVELS; level++) {
    let next = makers[kind](level, random)
    while (found.includes(next)) next = makers[kind](level, random)
    found.push(next)
  }
  const lines = found.map((level, at) => `  '${level}${at < LEVELS - 1 ? '|' : ''}'`)
  const text = `/** Written by \`find-levels.ts\`. */\nexport const levels =\n${lines.join(' +\n')}\n`
  writeFileSync(join(import.meta.dirname, 'levels', `${kind}.ts`), text)
}
