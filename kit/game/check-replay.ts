import type { Family, GameDefinition, Sim, Status } from './contract.ts'
import type { Replay } from './run.ts'

/** What a replay came to, when every input of it was one of the game. */
export type Checked =
  | { readonly isSound: true; readonly status: Exclude<Status, 'playing'>; readonly score: number }
  | { readonly isSound: false; readonly why: 'no such level' | 'no such input' | 'goes on' | 'breaks' }

const HIGHEST_MODE = 99

/**
 * Plays a replay that came from outside. Nothing in it is believed: the level, each input and the end must be the
 * game's own. Whoever calls it sets the time it may take.
 */
export function checkReplay<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { seed, level, inputs }: Replay,
): Checked {
  // Modes of a game without a pack of levels are levels too.
  if (level > Math.max(definition.levels, HIGHEST_MODE)) return { isSound: false, why: 'no such level' }
  const fits = fitting(family)
  try {
    const sim = family.create(definition, seed, level)
    for (const input of inputs) {
      if (sim.status !== 'playing' || !fits(sim, input)) return { isSound: false, why: 'no such input' }
      sim.apply(input as Input)
    }
    const { status, score } = sim
    if (status === 'playing') return { isSound: false, why: 'goes on' }
    return Number.isSafeInteger(score) ? { isSound: true, status, score } : { isSound: false, why: 'breaks' }
  } catch {
    return { isSound: false, why: 'breaks' }
  }
}

/** The inputs of a game in real time are one alphabet, looked at once; of a game of turns they change with every move. */
function fitting<Definition extends GameDefinition, Input>(family: Family<Definition, Input>) {
  const named = (sim: Sim<Input>) => new Set(sim.legal().map((input) => JSON.stringify(input)))
  let alphabet: ReadonlySet<string> | undefined
  return (sim: Sim<Input>, input: unknown): boolean => {
    if (family.allows) return family.allows(sim, input)
    const names = family.realtime ? (alphabet ??= named(sim)) : named(sim)
    return names.has(JSON.stringify(input))
  }
}
