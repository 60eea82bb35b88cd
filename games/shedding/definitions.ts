import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { ShedKind } from './state.ts'
import { registered } from './registered.ts'

/** Strength of the rivals, encoded in the run's level. */
export interface ShedDefinition extends GameDefinition {
  readonly kind: ShedKind
}

/** The kind, which is the slug, and the minutes of a sitting. */
const lines: readonly (readonly [kind: ShedKind, shortest: number, longest: number])[] = [
  ['crazy-eights', 2, 8],
  ['mau-mau', 2, 8],
  ['sevens', 2, 8],
  ['president', 3, 10],
  ['durak', 3, 10],
  ['scopa', 3, 10],
  ['escoba', 3, 10],
  ['ninety-nine', 2, 8],
  ['thirty-one', 2, 6],
  ['gin-rummy', 3, 12],
  ['switch-cards', 3, 10],
  ['pesten', 3, 10],
  ['up-or-down', 2, 8],
  ['dig-for-eights', 2, 8],
  ['oklahoma-gin', 3, 12],
  ['knock-rummy', 2, 8],
  ['corner-gin', 3, 12],
  ['straight-gin', 3, 12],
  ['cassino', 3, 10],
  ['pishti', 3, 10],
]

export const definitions: readonly ShedDefinition[] = lines.map(([kind, shortest, longest]) => ({
  id: kind,
  ...registered(kind),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['cards'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [shortest * 60, longest * 60],
  levels: 0,
  // Points of a won match say little about skill, so they are not ranked.
  score: { best: 'highest', unit: 'points', ranked: false },
  ground: groundOf(kind),
  kind,
}))
