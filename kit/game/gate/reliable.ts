import type { Family, GameDefinition, Sim } from '#kit/game/contract.ts'
import { playAgain } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { failure, type Finding, type Stopwatch } from './finding.ts'
import { randomPolicy, walk } from './walk.ts'

const LONGEST_SAVE = 64 * 1024
const TURNS = 300
const TICKS = 1800

interface Budget {
  readonly budget: number
  readonly now: Stopwatch
}

const stateOf = (sim: Sim<unknown>) => `${sim.status} ${sim.score} ${sim.hash()}`

/** L3: the same seed and inputs give the same end, also if the run was saved and restored in between. */
export function checkDeterminism<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { budget, now }: Budget,
): Finding[] {
  const { slug } = definition
  const begin = now()
  const seed = 11
  const first = family.create(definition, seed, 1)
  const played = walk(first, randomPolicy(family.realtime, seededRandom(seed)), {
    steps: family.realtime ? TICKS : TURNS,
    tired: () => now() - begin > budget / 3,
  })
  const end = stateOf(first)
  // A replay is serialised as JSON before it is replayed.
  const inputs = JSON.parse(JSON.stringify(played.inputs)) as readonly unknown[]
  const findings: Finding[] = []
  if (stateOf(playAgain(family, definition, { seed, level: 1, inputs })) !== end)
    findings.push(failure(slug, 'L3', 'the same seed and inputs end differently'))
  const stops = [0.25, 0.5, 0.75].map((share) => Math.floor(inputs.length * share))
  let sim: Sim<Input> = family.create(definition, seed, 1)
  for (const [index, input] of inputs.entries()) {
    if (stops.includes(index)) {
      const [before, save] = [stateOf(sim), sim.save()]
      if (save.length > LONGEST_SAVE) findings.push(failure(slug, 'L3', `keeps ${save.length} characters`))
      sim = family.create(definition, seed, 1, save)
      if (stateOf(sim) !== before)
        findings.push(failure(slug, 'L3', `reopens differently after ${index} inputs`))
    }
    sim.apply(input as Input)
  }
  if (stateOf(sim) !== end) findings.push(failure(slug, 'L3', 'goes on differently after it was reopened'))
  return findings
}

/** L4: even a clumsy player always has a legal input until the run ends. */
export function checkNoDeadEnd<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { budget, now }: Budget,
): Finding[] {
  const seeds = [21, 22, 23, 24, 25, 26]
  const begin = now()
  for (const [index, seed] of seeds.entries()) {
    const sim = family.create(definition, seed, 1)
    const { stuck, inputs } = walk(sim, randomPolicy(family.realtime, seededRandom(seed)), {
      steps: family.realtime ? TICKS : TURNS,
      tired: () => now() - begin > (budget * (index + 1)) / seeds.length,
    })
    if (stuck)
      return [
        failure(definition.slug, 'L4', `seed ${seed} has nothing left to do after ${inputs.length} inputs`),
      ]
    if (!Number.isFinite(sim.score) || !(sim.progress >= 0 && sim.progress <= 1))
      return [failure(definition.slug, 'L4', `seed ${seed}: score ${sim.score}, progress ${sim.progress}`)]
  }
  return []
}
