import type { Sim } from './contract.ts'
import type { Ghost, OpenGhost } from './play-model.ts'
import type { Replay } from './run.ts'

/** The ghost of a recorded run. After its last input it stays where the run ended. */
export const ghostOf =
  ({ seed, level, inputs }: Replay): OpenGhost =>
  <Definition, Input>(
    family: { create(definition: Definition, seed: number, level: number): Sim<Input> },
    definition: Definition,
  ): Ghost<Input> => {
    let sim = family.create(definition, seed, level)
    let at = 0
    return {
      seed,
      level,
      get sim() {
        return sim
      },
      step() {
        if (at < inputs.length && sim.status === 'playing') sim.apply(inputs[at++] as Input)
      },
      rewind() {
        sim = family.create(definition, seed, level)
        at = 0
      },
    }
  }
