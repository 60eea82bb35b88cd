import type { GameDefinition } from '#kit/game/contract.ts'
import type { TrickKind } from './games.ts'
import { groundOf } from './palette.ts'

/** How well the rivals play; the level of a run names it. */
export type Mode = 'normal' | 'hard' | 'easy'
export const MODES: readonly Mode[] = ['normal', 'hard', 'easy']

export interface TrickDefinition extends GameDefinition {
  readonly kind: TrickKind
}

const FIRST_ID = 100

/** Kind, slug, and minutes of one sitting. */
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
]

export const definitions: readonly TrickDefinition[] = lines.map(
  ([kind, slug, shortest, longest], index) => ({
    id: kind,
    gameId: FIRST_ID + index,
    slug,
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['cards'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [shortest * 60, longest * 60],
    levels: 0,
    // A match is won or lost; its points say little about how well it was played.
    score: { best: kind === 'hearts' ? 'lowest' : 'highest', unit: 'points', ranked: false },
    tune: (FIRST_ID + index) * 7919,
    ground: groundOf(kind),
    kind,
  }),
)

export const modeOf = (level: number): Mode => MODES[level - 1] ?? 'normal'
