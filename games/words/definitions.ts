import type { GameDefinition } from '#kit/game/contract.ts'
import type { ModeName } from './modes.ts'

export interface WordsDefinition extends GameDefinition {
  readonly mode: ModeName
}

const FIRST_ID = 1260

const lines: readonly (readonly [
  mode: ModeName,
  slug: string,
  input: GameDefinition['input'],
  ground: GameDefinition['ground'],
])[] = [
  ['tide', 'tide-castle-letters', ['tap', 'keys'], ['#3aa6b9', '#0b3b57']],
  ['hunt', 'picture-word-hunt', ['drag', 'tap', 'keys'], ['#2f8f5f', '#0b3a33']],
  ['swap', 'mixed-up-letters', ['drag', 'tap', 'keys'], ['#c9713f', '#4a1c2b']],
  ['cross', 'picture-crossword', ['tap', 'keys'], ['#3c6fc4', '#12235a']],
  ['pairs', 'word-picture-pairs', ['tap', 'keys'], ['#b8527c', '#3f1744']],
  ['guess', 'secret-word-colours', ['tap', 'keys'], ['#6a55b8', '#20184f']],
  ['wheel', 'letter-wheel-words', ['drag', 'tap', 'keys'], ['#c79a3a', '#4d2f16']],
  ['cliff', 'letter-cliff', ['tap', 'keys'], ['#2b8a94', '#0d2f45']],
]

export const definitions: readonly WordsDefinition[] = lines.map(([mode, slug, input, ground], index) => ({
  id: mode,
  gameId: FIRST_ID + index,
  slug,
  distinct: 'rules',
  genre: 'puzzle',
  tags: mode === 'pairs' ? ['puzzle', 'cards'] : ['puzzle'],
  players: 1,
  orientation: 'any',
  input,
  session: [60, 600],
  levels: 0,
  // The words come with the game: whoever reads its code knows them.
  score: { best: 'highest', unit: 'points', ranked: false },
  tune: (FIRST_ID + index) * 7919,
  ground,
  mode,
}))
