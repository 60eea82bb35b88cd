import type { SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import type { Mode, SlicerDefinition } from './definitions.ts'
import type { SlicerSim } from './family.ts'
import type { Orchard } from './orchard.ts'
import { isBlade, startOrchard, stepOrchard, type SlicerInput } from './rules.ts'

/** Two fields with the same seed: equal fruit, a blade each. */
export interface DuelSim extends SlicerSim {
  readonly orchards: readonly [Orchard, Orchard]
  /** Events of the last tick by side. */
  readonly last: readonly [readonly SimEvent[], readonly SimEvent[]]
}

export const isDuel = (sim: SlicerSim): sim is DuelSim => 'orchards' in sim

/** Factor that combines both blades in one input. */
const BASE = 1_000_001
export const pairInput = (one: SlicerInput, other: SlicerInput): SlicerInput => (one + 1) * BASE + (other + 1)
const partsOf = (input: SlicerInput): readonly [SlicerInput, SlicerInput] => [
  Math.floor(input / BASE) - 1,
  (input % BASE) - 1,
]
export const isPair = (input: unknown, definition: SlicerDefinition): boolean =>
  typeof input === 'number' &&
  Number.isSafeInteger(input) &&
  input >= 0 &&
  partsOf(input).every((part) => isBlade(part, definition))

interface Kept {
  readonly orchards: readonly [Orchard, Orchard]
  readonly lucks: readonly [number, number]
}

export function createDuel(
  definition: SlicerDefinition,
  mode: Mode,
  seed: number,
  { saved, inputs }: { readonly saved: string | undefined; readonly inputs: readonly SlicerInput[] },
): DuelSim {
  const kept = saved ? (JSON.parse(saved) as Kept) : undefined
  const luck = hash32(`slicer:${mode.name}:${seed}`)
  const random = [0, 1].map((side) => seededRandom(kept?.lucks[side] ?? luck))
  const orchards = [0, 1].map((side) => ({ ...startOrchard(mode), ...kept?.orchards[side] })) as [
    Orchard,
    Orchard,
  ]
  let last: readonly [readonly SimEvent[], readonly SimEvent[]] = [[], []]
  const save = () => JSON.stringify({ orchards, lucks: random.map((one) => one.state()) })
  const isOver = () => orchards[0].over && orchards[1].over
  return {
    definition,
    mode,
    orchard: orchards[0],
    orchards,
    // Two players on a device: nobody's score.
    isHelped: true,
    get last() {
      return last
    },
    get status() {
      return isOver() ? 'over' : 'playing'
    },
    get score() {
      return Math.max(orchards[0].score, orchards[1].score)
    },
    get progress() {
      return Math.min(1, orchards[0].clock / mode.ticks)
    },
    legal: () => (isOver() ? [] : inputs.map((input) => pairInput(input, input))),
    apply(input) {
      const parts = partsOf(input)
      const step = (side: 0 | 1) =>
        orchards[side].over
          ? []
          : stepOrchard({ definition, mode, orchard: orchards[side], random: random[side]! }, parts[side])
      last = [step(0), step(1)]
      return last.flat()
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}
