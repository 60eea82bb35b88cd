import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { StackRules } from './stack-rules.ts'
import type { YardGame } from './yard-state.ts'
import { registered } from './registered.ts'

/** What the board is made of: stacks of colour, a car park, a shoal of eels, a harbour of rafts, or single pieces. */
export type Kind =
  | { readonly kind: 'stacks'; readonly piece: 'water' | 'nut' | 'shell'; readonly rules: StackRules }
  | { readonly kind: 'lot' }
  | { readonly kind: 'eels'; readonly hearts: number }
  | { readonly kind: 'rafts' }
  | { readonly kind: 'yard'; readonly yard: YardGame }

export type SortDefinition = GameDefinition & Kind

interface Line {
  readonly id: string
  readonly slug: string
  readonly game: Kind
}

const LEVELS = 60
/** Games whose pieces can be dragged. */
const DRAGGED: readonly YardGame[] = ['market', 'train', 'strings', 'crane', 'towers']

/** A game of single pieces bears the name of its rules. */
const yard = (id: YardGame, slug: string): Line => ({
  id,
  slug,
  game: { kind: 'yard', yard: id },
})

const lines: readonly Line[] = [
  {
    id: 'pour',
    slug: 'lagoon-pour',
    game: { kind: 'stacks', piece: 'water', rules: { carry: 'run', onto: 'match', covered: false } },
  },
  {
    id: 'nuts',
    slug: 'nut-and-bolt-sort',
    game: { kind: 'stacks', piece: 'nut', rules: { carry: 'run', onto: 'match', covered: true } },
  },
  {
    id: 'shells',
    slug: 'shell-stick-sort',
    game: { kind: 'stacks', piece: 'shell', rules: { carry: 'one', onto: 'any', covered: false } },
  },
  { id: 'lot', slug: 'beach-parking-jam', game: { kind: 'lot' } },
  { id: 'eels', slug: 'eels-out', game: { kind: 'eels', hearts: 3 } },
  { id: 'rafts', slug: 'free-the-sailboat', game: { kind: 'rafts' } },
  yard('market', 'market-shelves'),
  yard('ferry', 'birds-aboard'),
  yard('train', 'harbour-shunting'),
  yard('strings', 'two-ended-strings'),
  yard('crane', 'crates-by-number'),
  yard('towers', 'coloured-towers'),
  yard('pusher', 'one-jar-over'),
  yard('wheel', 'turning-neighbours'),
]

export const definitions: readonly SortDefinition[] = lines.map(({ id, slug, game }) => ({
  id,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: game.kind === 'stacks' ? ['matching', 'puzzle'] : ['puzzle'],
  players: 1,
  orientation: 'any',
  input:
    game.kind === 'rafts'
      ? ['drag', 'keys']
      : game.kind === 'lot'
        ? ['tap', 'swipe', 'keys']
        : game.kind === 'yard' && DRAGGED.includes(game.yard)
          ? ['tap', 'drag', 'keys']
          : ['tap', 'keys'],
  session: [30, 900],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground: groundOf(id),
  ...game,
}))
