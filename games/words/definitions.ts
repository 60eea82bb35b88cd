import type { GameDefinition } from '#kit/game/contract.ts'
import type { ModeName } from './modes.ts'
import { registered } from './registered.ts'

export interface WordsDefinition extends GameDefinition {
  readonly mode: ModeName
}

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
  ['snakes', 'names-fill-the-board', ['drag', 'tap', 'keys'], ['#3f9a52', '#123a2f']],
  ['stacks', 'toppling-name-stacks', ['drag', 'tap', 'keys'], ['#d0623c', '#47152c']],
  ['lock', 'turning-letter-lock', ['drag', 'tap', 'keys'], ['#7a6fc9', '#2a1c52']],
  ['rain', 'letter-rain-basket', ['tap', 'keys'], ['#4f8fd6', '#152a5c']],
  ['maze', 'spelling-maze', ['drag', 'tap', 'keys'], ['#4aa38c', '#0d3b40']],
  ['latin', 'golden-row-letters', ['tap', 'keys'], ['#caa03c', '#4a3414']],
  ['cipher', 'shell-number-code', ['tap', 'keys'], ['#c25a6e', '#431534']],
  ['halves', 'broken-name-pieces', ['tap', 'keys'], ['#4d9fbf', '#113348']],
  ['sieve', 'letter-in-the-name', ['tap', 'keys'], ['#8fa63d', '#2c3a12']],
  ['slips', 'careless-scribe', ['tap', 'keys'], ['#b0703f', '#3d1f18']],
  ['braid', 'braided-names', ['tap', 'keys'], ['#a65cb5', '#371750']],
  ['shells', 'picture-under-shells', ['tap', 'keys'], ['#2fa39b', '#0d3347']],
]

export const definitions: readonly WordsDefinition[] = lines.map(([mode, slug, input, ground]) => ({
  id: mode,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: mode === 'pairs' ? ['puzzle', 'cards'] : ['puzzle'],
  players: 1,
  orientation: 'any',
  input,
  session: [60, 600],
  levels: 0,
  // The words are in the game's code, so a ranking would be meaningless.
  score: { best: 'highest', unit: 'points', ranked: false },
  ground,
  mode,
}))
