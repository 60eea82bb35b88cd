import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

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
   * `run`: like `relay`, but nothing is taken. `pairs`: a last pit of two, four or six is taken, and so on backwards.
   * `low`: twos, threes and fours of the rival are taken backwards. `twins`: an own pit that holds as many as the one
   * across is taken with it. `harvest`: an own pit made even is taken with the one across.
   */
  readonly last:
    | 'opposite'
    | 'back'
    | 'even'
    | 'relay'
    | 'next'
    | 'fours'
    | 'run'
    | 'pairs'
    | 'low'
    | 'twins'
    | 'harvest'
  /** An odd handful goes the other way round. */
  readonly turnsBack: boolean
  readonly goal: 'most' | 'fewest'
  /** The first seed goes back into the pit it came from. */
  readonly leaves: 'one' | 'none'
  readonly palette: string
}

const BASE = {
  distinct: 'rules',
  genre: 'board',
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
  turnsBack: false,
  goal: 'most',
} as const

type Facts = Pick<SowingDefinition, 'last' | 'palette' | 'ground'> & Partial<SowingDefinition>

const game = (id: string, facts: Facts): SowingDefinition => ({
  ...BASE,
  id,
  ...registered(id),
  ...facts,
})

export const definitions: readonly SowingDefinition[] = [
  game('kalah', {
    store: 'sown',
    last: 'opposite',
    palette: '#b9763c',
    ground: ['#3f8f9c', '#06262f'],
  }),
  game('oware', { last: 'back', palette: '#8f4f2c', ground: ['#b58a3f', '#2f1a06'] }),
  game('congkak', {
    pits: 7,
    seeds: 7,
    store: 'sown',
    last: 'relay',
    palette: '#a8452f',
    ground: ['#5a9c5f', '#0a2a14'],
  }),
  game('toguz-korgool', {
    pits: 9,
    seeds: 9,
    last: 'even',
    leaves: 'one',
    palette: '#3f6f9c',
    ground: ['#7a8fb5', '#101d38'],
  }),
  game('pallanguli', {
    pits: 7,
    seeds: 6,
    last: 'next',
    palette: '#7d5a9c',
    ground: ['#9c6f9f', '#271033'],
  }),
  game('nam-nam', { last: 'fours', palette: '#c79a3f', ground: ['#b5603f', '#330f08'] }),
  game('tidal-kalah', {
    store: 'sown',
    last: 'run',
    palette: '#3f8f7a',
    ground: ['#55ac94', '#08302a'],
  }),
  game('crosswind-mancala', {
    last: 'opposite',
    turnsBack: true,
    palette: '#5a7ab0',
    ground: ['#7090c8', '#0f1e40'],
  }),
  game('bohnenspiel', {
    seeds: 6,
    last: 'pairs',
    palette: '#9a7a3a',
    ground: ['#b08f4c', '#2c200a'],
  }),
  game('empty-stores', {
    store: 'sown',
    last: 'opposite',
    goal: 'fewest',
    palette: '#b0587a',
    ground: ['#c46e90', '#380e22'],
  }),
  game('ayoayo', { last: 'relay', palette: '#6a8f3c', ground: ['#8aa84a', '#1e2c08'] }),
  game('songo', {
    pits: 7,
    seeds: 5,
    last: 'low',
    palette: '#8a3f4f',
    ground: ['#c06a5a', '#360c10'],
  }),
  game('twin-pits', { last: 'twins', palette: '#4f6aa0', ground: ['#6f8ac0', '#101e3e'] }),
  game('home-harvest', {
    seeds: 3,
    last: 'harvest',
    palette: '#b88f2f',
    ground: ['#7fa04a', '#1c2e08'],
  }),
]
