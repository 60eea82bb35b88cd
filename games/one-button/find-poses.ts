import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { microBot } from '#kit/game/micro/bot.ts'
import { openMicro } from '#kit/game/micro/rules.ts'
import { seededRandom } from '#kit/random/random.ts'
import { rulesOf } from './all-rules.ts'
import { VERBS, type Verb } from './definitions.ts'
import { frames, type Frame } from './frames.ts'

// Plays each game by its bot up to the tick of its cover and writes the run down: node games/one-button/find-poses.ts
const lines = VERBS.map((verb) => `  '${verb}': '${runsOf(verb, frames[verb]).join(' ')}',`)
const text = `import type { Verb } from './definitions.ts'

/** Ticks without and with the button in turn, up to the moment on the cover. Written by \`find-poses.ts\`. */
export const poses: Readonly<Record<Verb, string>> = {
${lines.join('\n')}
}
`
writeFileSync(join(import.meta.dirname, 'poses.ts'), text)

function runsOf(verb: Verb, { seed, ticks }: Frame): number[] {
  const sim = openMicro(rulesOf[verb], seed)
  const random = seededRandom(seed)
  const runs = [0]
  for (let tick = 0; tick < ticks; tick++) {
    const input = microBot(sim, random, 2)
    if (input === undefined) break
    sim.apply(input)
    if (sim.status !== 'playing') {
      process.stderr.write(`${verb} ends at tick ${tick}\n`)
      break
    }
    if ((runs.length - 1) % 2 !== input) runs.push(0)
    runs[runs.length - 1]!++
  }
  return runs
}
