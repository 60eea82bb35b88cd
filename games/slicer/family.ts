import type { Family, Sim } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { slicerBot } from './bot.ts'
import { createDuel, isDuel, isPair, pairInput } from './duel.ts'
import { isPlain } from './gear.ts'
import { definitions, type Mode, type SlicerDefinition } from './definitions.ts'
import type { Orchard } from './orchard.ts'
import { LIFTED, bladeInput, isBlade, startOrchard, stepOrchard, type SlicerInput } from './rules.ts'

/** A run that exposes its state to view and bot. */
export interface SlicerSim extends Sim<SlicerInput> {
  readonly definition: SlicerDefinition
  readonly mode: Mode
  readonly orchard: Orchard
}

const GRID = [1, 3, 5, 7]
/** A classic run of this score fills the progress bar. */
const GOOD_SCORE = 400

/** A sample of blade positions. */
const gridInputs = (definition: SlicerDefinition): readonly SlicerInput[] => {
  const { width, height } = definition.field
  const points = GRID.flatMap((row) =>
    GRID.map((column) => bladeInput((column / 8) * width, (row / 8) * height, definition)),
  )
  return [LIFTED, ...points]
}

/** The mode of a level; the first one for other levels. */
export const modeOf = (definition: SlicerDefinition, level: number): Mode =>
  definition.modes[level - 1] ?? definition.modes[0]!

export function createOrchard(
  definition: SlicerDefinition,
  seed: number,
  level: number,
  saved?: string,
): SlicerSim {
  const mode = modeOf(definition, level)
  if (mode.name === 'duel')
    return createDuel(definition, mode, seed, { saved, inputs: gridInputs(definition) })
  const kept = saved ? (JSON.parse(saved) as { orchard: Orchard; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`slicer:${mode.name}:${seed}`))
  // Merged into a fresh start, so that a lifted blade, which JSON omits, has its field.
  const orchard: Orchard = { ...startOrchard(mode), ...kept?.orchard }
  const inputs = gridInputs(definition)
  const save = () => JSON.stringify({ orchard, luck: random.state() })
  return {
    definition,
    mode,
    orchard,
    get status() {
      return orchard.over ? 'over' : 'playing'
    },
    get score() {
      return orchard.score
    },
    get isHelped() {
      return !isPlain(orchard.gear)
    },
    get progress() {
      return Math.max(
        0,
        Math.min(1, mode.ticks > 0 ? orchard.clock / mode.ticks : orchard.score / GOOD_SCORE),
      )
    },
    legal: () => (orchard.over ? [] : inputs),
    apply: (input) => (orchard.over ? [] : stepOrchard({ definition, mode, orchard, random }, input)),
    hash: () => hash32(save()).toString(36),
    save,
  }
}

export const family: Family<SlicerDefinition, SlicerInput> = {
  name: 'slicer',
  realtime: true,
  definitions,
  create: createOrchard,
  allows(sim, input) {
    const slicer = sim as SlicerSim
    return isDuel(slicer) ? isPair(input, slicer.definition) : isBlade(input, slicer.definition)
  },
  bot(sim, random, strength) {
    const slicer = sim as SlicerSim
    const blade = slicerBot(slicer, random, strength)
    return isDuel(slicer) && blade !== undefined ? pairInput(blade, LIFTED) : blade
  },
}
