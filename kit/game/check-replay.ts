import type { Family, GameDefinition, Sim, Status } from './contract.ts'
import type { Replay } from './run.ts'

/** What a replay came to, when every input of it was one of the game. */
export type Checked =
  | {
      readonly isSound: true
      readonly status: Exclude<Status, 'playing'>
      readonly score: number
      /** Something that coins buy went along: it stands in no table. */
      readonly isHelped?: true
    }
  | {
      readonly isSound: false
      readonly why: 'no such level' | 'no such input' | 'goes on' | 'breaks' | 'nothing happens'
    }

const HIGHEST_MODE = 99
/** In a game of turns the client records no input that changes nothing; a state that only looks the same may be one. */
const MOST_STILL_IN_A_ROW = 64

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
    const isStill = family.realtime ? () => false : stillness(sim)
    for (const input of inputs) {
      if (sim.status !== 'playing' || !fits(sim, input)) return { isSound: false, why: 'no such input' }
      sim.apply(input as Input)
      if (isStill()) return { isSound: false, why: 'nothing happens' }
    }
    const { status, score } = sim
    if (status === 'playing') return { isSound: false, why: 'goes on' }
    if (!Number.isSafeInteger(score)) return { isSound: false, why: 'breaks' }
    return { isSound: true, status, score, ...(sim.isHelped ? { isHelped: true } : {}) }
  } catch {
    return { isSound: false, why: 'breaks' }
  }
}

/** Whether the board has looked the same for too many moves. */
function stillness(sim: Pick<Sim<unknown>, 'hash'>) {
  let last = sim.hash()
  let still = 0
  return () => {
    const now = sim.hash()
    still = now === last ? still + 1 : 0
    last = now
    return still > MOST_STILL_IN_A_ROW
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
