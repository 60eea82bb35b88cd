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
  'black-maria': ['follow', 'maria', 'hearts.pass'],
  polignac: ['follow', 'polignac'],
  nullo: ['follow', 'nullo'],
  manille: ['strict', 'turned', 'manille', 'manille.goal'],
  bisca: ['draw', 'bisca', 'bisca.late', 'bisca.goal'],
  'tressette-two': ['tressette', 'tressette-two', 'tressette-two.goal'],
  'call-break': ['strict.solo', 'call-break', 'call-break.goal'],
  hokm: ['follow', 'hokm', 'hokm.goal'],
  schieber: ['schieber', 'follow', 'schieber.trump', 'schieber.goal'],
  'catch-the-ten': ['follow', 'turned', 'catch', 'catch.goal'],
  'knockout-whist': ['follow', 'knockout', 'knockout.trump'],
}

/** How to play, as text keys in reading order. */
export const how = ({ kind }: TrickDefinition): readonly string[] => lines[kind].map((line) => `how.${line}`)
