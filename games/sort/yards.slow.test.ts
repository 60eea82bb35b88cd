import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { family } from './family.ts'

test.for(family.definitions.filter(({ kind }) => kind === 'yard'))(
  'the proved line wins every level of $slug',
  (definition) => {
    for (let level = 1; level <= definition.levels; level++) {
      const inputs = family.prove!(definition, 1, level)
      expect(inputs, `level ${level}`).toBeDefined()
      expect(playAgain(family, definition, { seed: 1, level, inputs: inputs! }).status).toBe('won')
    }
  },
)
