import type { GameDefinition } from '#kit/game/contract.ts'

export interface SowingDefinition extends GameDefinition {
  /** Pits of each player, and seeds in each at the start. */
  readonly pits: 6 | 7 | 9
  readonly seeds: number
  /** Whether a store gets a seed when the sower passes it. */
  readonly store: 'sown' | 'passed-by'
  /**
   * What the last seed does. `opposite`: in an own empty pit it takes the pit across. `back`: it takes twos and threes
   * backwards. `even`: it takes a rival pit it makes even. `relay`: it picks a full pit up and goes on. `next`: the pit
   * after it is picked up; after an empty one the following is taken. `fours`: every pit that becomes four is taken.
   */
  readonly last: 'opposite' | 'back' | 'even' | 'relay' | 'next' | 'fours'
  /** The first seed goes back into the pit it came from. */
  readonly leaves: 'one' | 'none'
  readonly palette: string
}

const BASE = {
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['board', 'two-players', 'numbers'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [120, 600],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
  pits: 6,
  seeds: 4,
  store: 'passed-by',
  leaves: 'none',
} as const

type Facts = Pick<SowingDefinition, 'last' | 'palette' | 'ground'> & Partial<SowingDefinition>

const game = (gameId: number, id: string, facts: Facts): SowingDefinition => ({
  ...BASE,
  id,
  slug: id,
  gameId,
  tune: gameId * 7919,
  ...facts,
})

export const definitions: readonly SowingDefinition[] = [
  game(920, 'kalah', {
    store: 'sown',
    last: 'opposite',
    palette: '#b9763c',
    ground: ['#3f8f9c', '#06262f'],
  }),
  game(921, 'oware', { last: 'back', palette: '#8f4f2c', ground: ['#b58a3f', '#2f1a06'] }),
  game(922, 'congkak', {
    pits: 7,
    seeds: 7,
    store: 'sown',
    last: 'relay',
    palette: '#a8452f',
    ground: ['#5a9c5f', '#0a2a14'],
  }),
  game(923, 'toguz-korgool', {
    pits: 9,
    seeds: 9,
    last: 'even',
    leaves: 'one',
    palette: '#3f6f9c',
    ground: ['#7a8fb5', '#101d38'],
  }),
  game(924, 'pallanguli', {
    pits: 7,
    seeds: 6,
    last: 'next',
    palette: '#7d5a9c',
    ground: ['#9c6f9f', '#271033'],
  }),
  game(925, 'nam-nam', { last: 'fours', palette: '#c79a3f', ground: ['#b5603f', '#330f08'] }),
]
