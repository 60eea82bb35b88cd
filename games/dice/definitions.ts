import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { SlotKind } from './slot-games.ts'
import { registered } from './registered.ts'

export type DiceKind = 'tally' | 'riptide' | 'shutters' | 'bluff' | SlotKind

export interface DiceDefinition extends GameDefinition {
  readonly kind: DiceKind
  /** The level of a run names the opponent: the names of its choices in order, from level 1. */
  readonly modes: readonly Mode[]
}

/** Solo plays against a target; the others against a computer of that strength. */
export type Mode = 'solo' | 'easy' | 'medium' | 'hard'

const RIVALS: readonly Mode[] = ['easy', 'medium', 'hard']

const lines: readonly (readonly [id: DiceKind, slug: string, modes: readonly Mode[]])[] = [
  ['tally', 'island-tally', ['solo', ...RIVALS]],
  ['riptide', 'riptide-dice', RIVALS],
  ['shutters', 'storm-shutters', ['solo', ...RIVALS]],
  ['bluff', 'coconut-bluff', RIVALS],
  ['columns', 'clam-columns', RIVALS],
  ['grid', 'five-by-five-dice', ['solo']],
  ['ladder', 'ten-rungs', ['solo']],
  ['hundred', 'nearly-a-hundred', ['solo']],
  ['sums', 'sixteen-dice', ['solo']],
  ['islands', 'just-so-many', ['solo']],
  ['steps', 'one-step-apart', ['solo']],
  ['towers', 'dice-towers', ['solo']],
]

export const definitions: readonly DiceDefinition[] = lines.map(([kind, slug, modes]) => ({
  id: kind,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['board', 'numbers'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [120, 900],
  levels: 0,
  // Undo repeats the same dice, so a ranking would reward looking ahead.
  score: { best: 'highest', unit: 'points', ranked: false },
  ground: groundOf(kind),
  kind,
  modes,
}))

/** The opponent of a level; the first one for an unknown level. */
export const modeOf = ({ modes }: DiceDefinition, level: number): Mode => modes[level - 1] ?? modes[0]!

/** How well a rival plays, as bots count it. */
export const STRENGTH = { solo: 2, easy: 0, medium: 1, hard: 2 } as const satisfies Record<Mode, 0 | 1 | 2>
