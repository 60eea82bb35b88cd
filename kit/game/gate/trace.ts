import type { Family, GameDefinition } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import type { Trace } from './distinct.ts'
import type { Stopwatch } from './finding.ts'
import { randomPolicy, walk } from './walk.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const INPUTS = 400

/** Plays the canonical random policy and records the result of every input. */
export function traceOf<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { budget, now }: { readonly budget: number; readonly now: Stopwatch },
): Trace {
  const begin = now()
  const steps: number[][] = []
  const looks: number[][] = []
  for (const [index, seed] of SEEDS.entries()) {
    const until = begin + (budget * (index + 1)) / SEEDS.length
    const plain: number[] = []
    const visible: number[] = []
    const sim = family.create(definition, seed, 1)
    walk(sim, randomPolicy(family.realtime, seededRandom(seed)), {
      steps: INPUTS,
      // A minimum length is always compared, however slow the game is.
      tired: () => plain.length >= 32 && now() > until,
      seen(current, events) {
        const kinds = events.map(({ kind }) => kind).join()
        const seen = hash32(`${current.legal().length}|${kinds}|${current.status}|${current.score}`)
        plain.push(seen)
        visible.push(hash32(`${seen}|${current.hash()}`))
      },
    })
    steps.push(plain)
    looks.push(visible)
  }
  return { slug: definition.slug, steps, looks }
}
