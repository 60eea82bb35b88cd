import type { GameDefinition } from '#kit/game/contract.ts'
import type { Grade } from './generate.ts'
import type { LoopKind } from './puzzle.ts'
import { registered } from './registered.ts'

/** A line puzzle: the meaning of its clues, and three grades. */
export interface LoopsDefinition extends GameDefinition {
  readonly kind: LoopKind
  /** Grade by run level: easy, medium, hard. */
  readonly grades: readonly [Grade, Grade, Grade]
}

type Sizes = readonly [easy: number, medium: number, hard: number]

const GENEROUS = [0.3, 0.12, 0] as const
const GUESSES = [0, 2, 5] as const

function loop(id: string, kind: LoopKind, sizes: Sizes, ground: readonly [string, string]) {
  const grade = (level: 0 | 1 | 2): Grade => ({
    columns: sizes[level],
    rows: sizes[level],
    generous: GENEROUS[level],
    guesses: GUESSES[level],
  })
  return {
    id,
    ...registered(id),
    distinct: 'rules',
    genre: 'puzzle',
    tags: [],
    players: 1,
    orientation: 'any',
    input: ['drag', 'tap', 'keys'],
    session: [60, 900],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
    kind,
    grades: [grade(0), grade(1), grade(2)],
  } satisfies LoopsDefinition
}

export const definitions: readonly LoopsDefinition[] = [
  loop('garden-fence', 'fence', [5, 6, 8], ['#5c8a3c', '#1b3312']),
  loop('honeycomb-fence', 'honeycomb', [3, 3, 4], ['#c08a24', '#432a06']),
  loop('pearl-string', 'pearls', [6, 7, 8], ['#2a86a0', '#082b3d']),
  loop('grand-tour', 'tour', [6, 7, 8], ['#b4632e', '#3f1c0a']),
  loop('arrow-loop', 'arrows', [6, 7, 8], ['#7a5ab8', '#261547']),
  loop('country-lanes', 'country', [6, 7, 8], ['#7d8a2c', '#2a300b']),
  loop('castle-round', 'castle', [6, 7, 8], ['#7c6f8e', '#241f33']),
  loop('railway-line', 'tracks', [6, 7, 8], ['#a8553f', '#3b160e']),
  loop('sun-and-moon', 'skies', [6, 7, 8], ['#3d5fc0', '#101c4c']),
  loop('milestones', 'lengths', [5, 6, 7], ['#2f8f74', '#0b3329']),
  loop('halfway-marks', 'middles', [5, 6, 7], ['#b8486f', '#431024']),
  loop('island-bridges', 'bridges', [7, 8, 9], ['#1f9cb8', '#063347']),
  loop('pearl-tour', 'pearl-tour', [5, 6, 8], ['#a84a7a', '#3a1028']),
  loop('milestone-tour', 'stone-tour', [5, 6, 7], ['#3a7fa8', '#0c2b40']),
  loop('halfway-tour', 'half-tour', [5, 6, 7], ['#7a5ac0', '#22124a']),
  loop('knots-and-rails', 'knots', [5, 6, 8], ['#b8823a', '#3a240a']),
  loop('counted-loop', 'counted', [5, 6, 7], ['#4a8a5a', '#123019']),
  loop('counted-pearls', 'counted-pearls', [6, 7, 8], ['#4a63b0', '#121c46']),
  loop('parish-pearls', 'area-pearls', [6, 7, 8], ['#b05a4a', '#3c140e']),
  loop('sheep-and-wolves', 'sheep', [5, 6, 8], ['#6a9a4a', '#1c3310']),
  loop('lookout-loop', 'lookout', [5, 6, 7], ['#a8683a', '#381c0c']),
  loop('crossing-counts', 'crossings', [5, 6, 7], ['#3a8fa0', '#0c2f3a']),
  loop('knot-tour', 'knot-tour', [5, 6, 7], ['#b89a3a', '#3a2c0a']),
  loop('parish-milestones', 'area-stones', [5, 6, 7], ['#9a4f8a', '#32102c']),
]
