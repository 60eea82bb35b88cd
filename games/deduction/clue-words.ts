import type { Rings } from './code-rules.ts'

/** The words that tell an answer of each kind. */
export const CLUES: Readonly<Record<Rings, string>> = {
  elsewhere: 'say.clue',
  warm: 'say.warm',
  above: 'say.above',
  beside: 'say.beside',
  parity: 'say.parity',
  facing: 'say.facing',
  nothing: 'say.silent',
  steps: 'say.steps',
}
