import type { GameDefinition } from '#kit/game/contract.ts'
import { rulesOf, type TrickKind } from './games.ts'
import { groundOf } from './palette.ts'
import { registered } from './registered.ts'

/** Strength of the rivals, encoded in the run's level. */
export interface TrickDefinition extends GameDefinition {
  readonly kind: TrickKind
}

/** Kind, slug, and minutes of a sitting. */
const lines: readonly (readonly [kind: TrickKind, slug: string, shortest: number, longest: number])[] = [
  ['hearts', 'hearts', 4, 15],
  ['spades', 'spades', 4, 15],
  ['whist', 'whist', 3, 12],
  ['oh-hell', 'oh-hell', 3, 10],
  ['euchre', 'euchre', 3, 10],
  ['briscola', 'briscola', 2, 8],
  ['tressette', 'tressette', 3, 12],
  ['sueca', 'sueca', 2, 10],
  ['belote', 'belote', 4, 15],
  ['sixty-six', 'sixty-six', 3, 10],
  ['german-whist', 'german-whist', 3, 10],
  ['knockout-whist', 'knockout-whist', 2, 6],
  ['black-maria', 'black-maria', 4, 15],
  ['polignac', 'polignac', 2, 8],
  ['nullo', 'nullo-whist', 2, 8],
  ['manille', 'manille', 3, 12],
  ['bisca', 'bisca', 3, 10],
  ['tressette-two', 'tressette-for-two', 3, 10],
  ['call-break', 'call-break', 4, 12],
  ['hokm', 'hokm', 4, 12],
  ['schieber', 'schieber-jass', 4, 15],
  ['catch-the-ten', 'catch-the-ten', 3, 10],
]

export const definitions: readonly TrickDefinition[] = lines.map(([kind, slug, shortest, longest]) => ({
  id: kind,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['cards'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [shortest * 60, longest * 60],
  levels: 0,
  // Points of a won match say little about skill, so they are not ranked.
  score: { best: rulesOf(kind).avoids ? 'lowest' : 'highest', unit: 'points', ranked: false },
  ground: groundOf(kind),
  kind,
}))
