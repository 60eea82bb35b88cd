import type { Family, GameDefinition, Sim, Status } from './contract.ts'
import type { Replay } from './run.ts'

/** The result of a replay whose inputs were all valid. */
export type Checked =
  | {
      readonly isSound: true
      readonly status: Exclude<Status, 'playing'>
      readonly score: number
      /** Something bought with coins was used: the run is not ranked. */
      readonly isHelped?: true
    }
  | {
      readonly isSound: false
      readonly why: 'no such level' | 'no such input' | 'goes on' | 'breaks' | 'nothing happens'
    }

const HIGHEST_MODE = 99
/** In a turn-based game the client records no input without effect, but two different states may look the same. */
const MOST_STILL_IN_A_ROW = 64

/**
 * Replays an untrusted run: the level, each input and the end are verified against the game's rules. The caller limits
 * the time.
 */
export function checkReplay<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { seed, level, inputs }: Replay,
): Checked {
  // A game without a pack uses levels as modes.
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

/** Whether the board has not changed for too many moves. */
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

/** The inputs of a real-time game are constant and collected once; those of a turn-based game change with every move. */
function fitting<Definition extends GameDefinition, Input>(family: Family<Definition, Input>) {
  const named = (sim: Sim<Input>) => new Set(sim.legal().map((input) => JSON.stringify(input)))
  let alphabet: ReadonlySet<string> | undefined
  return (sim: Sim<Input>, input: unknown): boolean => {
    if (family.allows) return family.allows(sim, input)
    const names = family.realtime ? (alphabet ??= named(sim)) : named(sim)
    return names.has(JSON.stringify(input))
  }
}
