import type { TrickDefinition } from './definitions.ts'
import type { TrickKind } from './games.ts'

const lines: Readonly<Record<TrickKind, readonly string[]>> = {
  hearts: ['follow', 'hearts', 'hearts.pass', 'hearts.moon'],
  spades: ['follow', 'spades', 'spades.bid', 'spades.bags'],
  whist: ['follow', 'turned', 'whist'],
  'oh-hell': ['follow', 'turned', 'oh-hell'],
  euchre: ['follow', 'euchre', 'euchre.jacks', 'euchre.goal'],
  briscola: ['free', 'draw', 'briscola'],
  tressette: ['follow', 'tressette', 'tressette.goal'],
  sueca: ['follow', 'turned', 'sueca', 'sueca.goal'],
  belote: ['belote', 'strict', 'belote.trump', 'belote.goal'],
  'sixty-six': ['draw', 'sixty-six', 'sixty-six.pair', 'sixty-six.goal'],
  'german-whist': ['follow', 'german-whist', 'german-whist.goal'],
  'knockout-whist': ['follow', 'knockout', 'knockout.trump'],
}

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ kind }: TrickDefinition): readonly string[] => lines[kind].map((line) => `how.${line}`)
