import type { Family, GameDefinition, Run, Sim } from './contract.ts'

/** Seed and inputs of a run: enough to play it again anywhere. */
export interface Replay {
  readonly seed: number
  readonly level: number
  readonly inputs: readonly unknown[]
}

export interface RecordedRun<Input> extends Run<Input> {
  /** Nothing when the run was reopened without the inputs that led there. */
  replay(): Replay | undefined
  restart(seed: number, level: number): void
}

interface Wiring {
  readonly seed: number
  readonly level: number
  readonly saved?: string | undefined
  /** The inputs that led to the save. */
  readonly inputs?: readonly unknown[] | undefined
  /** Called after every input and every undo. */
  changed(): void
}

const DEEPEST_UNDO = 300

/** Whether moves of this game can be taken back at all. */
export const canTakeBack = <Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
) => !family.realtime && (family.mayUndo?.(definition) ?? true)

/** Opens a run that records its inputs and can take back the moves of a turn-based game. */
export function openRun<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { seed, level, saved, inputs: before, changed }: Wiring,
): RecordedRun<Input> {
  let sim: Sim<Input> = family.create(definition, seed, level, saved)
  let isWhole = saved === undefined || before !== undefined
  let inputs: Input[] = [...((before ?? []) as readonly Input[])]
  let earlier: string[] = []
  let now = { seed, level }
  const mayUndo = canTakeBack(family, definition)

  return {
    get sim() {
      return sim
    },
    get seed() {
      return now.seed
    },
    get level() {
      return now.level
    },
    get canUndo() {
      return earlier.length > 0
    },
    apply(input) {
      if (family.realtime) {
        inputs.push(input)
        const ticked = sim.apply(input)
        changed()
        return ticked
      }
      const before = sim.save()
      const events = sim.apply(input)
      // A move that changes nothing is none: a proof that is full of them is turned away.
      if (sim.save() !== before) {
        inputs.push(input)
        if (mayUndo) earlier.push(before)
        if (earlier.length > DEEPEST_UNDO) earlier.shift()
      }
      changed()
      return events
    },
    undo() {
      const save = earlier.pop()
      if (save === undefined) return false
      sim = family.create(definition, now.seed, now.level, save)
      inputs.pop()
      changed()
      return true
    },
    replay: () => (isWhole ? { ...now, inputs: [...inputs] } : undefined),
    restart(newSeed, newLevel) {
      now = { seed: newSeed, level: newLevel }
      sim = family.create(definition, newSeed, newLevel)
      inputs = []
      isWhole = true
      earlier = []
      changed()
    },
  }
}

/** Plays a replay again and gives the sim as it ends. */
export function playAgain<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { seed, level, inputs }: Replay,
): Sim<Input> {
  const sim = family.create(definition, seed, level)
  for (const input of inputs) sim.apply(input as Input)
  return sim
}
