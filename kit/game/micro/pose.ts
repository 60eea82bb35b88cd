import type { Frame } from './frame.ts'
import { microBot } from './bot.ts'
import { openMicro, type MicroRules, type MicroSim } from './rules.ts'
import { seededRandom } from '#kit/random/random.ts'

/** Inputs that lead to a moment, as a sequence of `input*ticks`: `0*40 1*3`. */
export type Pose = string

/** Lets the bot play up to the moment of a frame and records its inputs. */
export function findPose(rules: MicroRules, { seed, ticks }: Frame): Pose {
  const sim = openMicro(rules, seed)
  const random = seededRandom(seed)
  const runs: [input: number, length: number][] = []
  for (let tick = 0; tick < ticks && sim.status === 'playing'; tick++) {
    const input = microBot(sim, random, 2) ?? 0
    sim.apply(input)
    const last = runs.at(-1)
    if (last?.[0] === input) last[1]++
    else runs.push([input, 1])
  }
  return runs.map(([input, length]) => `${input}*${length}`).join(' ')
}

/** The run at the moment of a pose. */
export function strike(rules: MicroRules, { seed }: Frame, pose: Pose): MicroSim {
  const sim = openMicro(rules, seed)
  for (const run of pose.split(' ')) {
    const [input = 0, length = 0] = run.split('*').map(Number)
    for (let tick = 0; tick < length; tick++) sim.apply(input)
  }
  return sim
}
