import type { Family, GameDefinition, Run, Sim } from './contract.ts'

/** Seed and inputs of a run: enough to replay it anywhere. */
export interface Replay {
  readonly seed: number
  readonly level: number
  readonly inputs: readonly unknown[]
  /** Help that the player used; absent if none. */
  readonly aids?: Aids
}

/** How often moves were undone, hints were asked for, and the same deal was started before. */
export interface Aids {
  readonly undos: number
  readonly hints: number
  readonly retries: number
}
export type Aid = keyof Aids

export const NO_AIDS: Aids = { undos: 0, hints: 0, retries: 0 }

/** A run with help is not ranked. */
export const isAssisted = ({ undos, hints, retries }: Aids = NO_AIDS): boolean => undos + hints + retries > 0

export interface RecordedRun<Input> extends Run<Input> {
  /** Undefined if the run was restored without its earlier inputs. */
  replay(): Replay | undefined
  /** Number of inputs so far; infinite if they are not all known. */
  readonly length: number
  readonly aids: Aids
  aid(aid: Aid): void
  restart(seed: number, level: number): void
}

interface Wiring {
  readonly seed: number
  readonly level: number
  readonly saved?: string | undefined
  /** The inputs up to the save. */
  readonly inputs?: readonly unknown[] | undefined
  readonly aids?: Aids | undefined
  /** Called after every input and every undo. */
  changed(): void
}

const DEEPEST_UNDO = 300

/** Whether this game supports undo at all. */
export const canTakeBack = <Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
) => !family.realtime && (family.mayUndo?.(definition) ?? true)

/** Opens a run that records its inputs and can undo the moves of a turn-based game. */
export function openRun<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { seed, level, saved, inputs: before, aids: had = NO_AIDS, changed }: Wiring,
): RecordedRun<Input> {
  let sim: Sim<Input> = family.create(definition, seed, level, saved)
  let isWhole = saved === undefined || before !== undefined
  let inputs: Input[] = [...((before ?? []) as readonly Input[])]
  let earlier: string[] = []
  let now = { seed, level }
  let aids = had
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
    get length() {
      return isWhole ? inputs.length : Infinity
    },
    get aids() {
      return aids
    },
    aid(aid) {
      aids = { ...aids, [aid]: aids[aid] + 1 }
      changed()
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
      // Does not record a move without effect: a proof full of them is rejected.
      if (sim.save() !== before) {
        inputs.push(input)
        if (mayUndo) earlier.push(before)
        if (earlier.length > DEEPEST_UNDO) earlier.shift()
      }
      changed()
      return events
    },
    undo() {
      const before = earlier.pop()
      if (before === undefined) return false
      const save = family.takenBack?.(sim.save(), before) ?? before
      sim = family.create(definition, now.seed, now.level, save)
      inputs.pop()
      aids = { ...aids, undos: aids.undos + 1 }
      changed()
      return true
    },
    replay: () =>
      isWhole ? { ...now, inputs: [...inputs], ...(isAssisted(aids) ? { aids } : {}) } : undefined,
    restart(newSeed, newLevel) {
      now = { seed: newSeed, level: newLevel }
      sim = family.create(definition, newSeed, newLevel)
      inputs = []
      isWhole = true
      earlier = []
      aids = NO_AIDS
      changed()
    },
  }
}

/** Replays a run and returns the sim in its final state. */
export function playAgain<Definition extends GameDefinition, Input>(
  family: Family<Definition, Input>,
  definition: Definition,
  { seed, level, inputs }: Replay,
): Sim<Input> {
  const sim = family.create(definition, seed, level)
  for (const input of inputs) sim.apply(input as Input)
  return sim
}
