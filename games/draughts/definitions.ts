import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export interface DraughtsDefinition extends GameDefinition {
  readonly side: 6 | 8 | 10 | 12
  /** Rows each player fills, and the empty rows behind them. */
  readonly rows: number
  readonly behind: number
  /** In `eight` ways men step aslant and take aslant, ahead and sideways, kings everywhere. */
  readonly ways: 'diagonal' | 'straight' | 'eight'
  /** Aslant steppers also take along rows and columns, over the square between. */
  readonly grips: boolean
  /** Straight steppers also step aslant, but do not take so. */
  readonly aslant: boolean
  readonly king: 'short' | 'flying'
  /** Whether men also capture backwards. */
  readonly menCapture: 'forward' | 'both'
  /**
   * Which captures may be chosen: any, the longest, the longest by the Italian order of rank, the one that is worth
   * most with kings at one and a half men, or a king's before a man's.
   */
  readonly choice: 'any' | 'most' | 'ranked' | 'worth' | 'king-first'
  /** A man that reaches the last row while capturing: stops, continues as a man, or continues as a king. */
  readonly crown: 'stop' | 'later' | 'at-once'
  /** Captured pieces leave at once, not after the whole move. */
  readonly lifts: 'at-once' | 'after'
  /** With `last-two`, a single remaining piece loses. */
  readonly goal: 'win' | 'give-away' | 'first-king' | 'last-two'
  readonly palette: readonly [light: string, dark: string]
}

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'drag', 'keys'],
  session: [240, 1500],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
  side: 8,
  rows: 3,
  behind: 0,
  ways: 'diagonal',
  grips: false,
  aslant: false,
  king: 'flying',
  menCapture: 'both',
  choice: 'any',
  crown: 'later',
  lifts: 'after',
  goal: 'win',
} as const

type Facts = Pick<DraughtsDefinition, 'palette' | 'ground'> & Partial<DraughtsDefinition>

const game = (id: string, facts: Facts): DraughtsDefinition => ({
  ...BASE,
  id,
  ...registered(id),
  ...facts,
})

export const definitions: readonly DraughtsDefinition[] = [
  game('english-draughts', {
    king: 'short',
    menCapture: 'forward',
    crown: 'stop',
    palette: ['#f1dcb0', '#3f7d5a'],
    ground: ['#4f8f70', '#08281c'],
  }),
  game('international-draughts', {
    side: 10,
    rows: 4,
    choice: 'most',
    palette: ['#f0d9ac', '#9a5a34'],
    ground: ['#a8683f', '#2c1408'],
  }),
  game('russian-draughts', {
    crown: 'at-once',
    palette: ['#e9e2d2', '#3d6d96'],
    ground: ['#4a7fa8', '#0a2036'],
  }),
  game('brazilian-draughts', {
    choice: 'most',
    palette: ['#f6e6a8', '#2f8f8a'],
    ground: ['#3f9c96', '#062c2c'],
    distinct: 'board',
  }),
  game('turkish-draughts', {
    rows: 2,
    behind: 1,
    ways: 'straight',
    menCapture: 'forward',
    choice: 'most',
    lifts: 'at-once',
    palette: ['#e6c98f', '#dcb978'],
    ground: ['#b5533f', '#330d0a'],
  }),
  game('italian-draughts', {
    king: 'short',
    menCapture: 'forward',
    choice: 'ranked',
    crown: 'stop',
    palette: ['#f4e4c4', '#a24a56'],
    ground: ['#a65864', '#300c16'],
  }),
  game('pool-checkers', {
    palette: ['#e4dcf0', '#6a5aa8'],
    ground: ['#7568b5', '#191238'],
  }),
  game('give-away-draughts', {
    crown: 'at-once',
    goal: 'give-away',
    palette: ['#f3dfc0', '#c27a2c'],
    ground: ['#c48a48', '#351b06'],
  }),
  game('spanish-draughts', {
    menCapture: 'forward',
    choice: 'most',
    crown: 'stop',
    palette: ['#f6dfc8', '#b5483a'],
    ground: ['#c45a48', '#360d0a'],
  }),
  game('thai-draughts', {
    rows: 2,
    menCapture: 'forward',
    crown: 'stop',
    palette: ['#f0e6c0', '#7a8a3c'],
    ground: ['#90a04c', '#20280a'],
  }),
  game('straight-give-away', {
    rows: 2,
    behind: 1,
    ways: 'straight',
    menCapture: 'forward',
    choice: 'most',
    lifts: 'at-once',
    goal: 'give-away',
    palette: ['#d8d0e8', '#c4b8dc'],
    ground: ['#7a68a8', '#1c1036'],
  }),
  game('first-king-draughts', {
    king: 'short',
    menCapture: 'forward',
    crown: 'stop',
    goal: 'first-king',
    session: [120, 700],
    palette: ['#fbe8b4', '#c99a2c'],
    ground: ['#dcae3c', '#3a2804'],
  }),
  game('pocket-draughts', {
    side: 6,
    rows: 2,
    crown: 'at-once',
    distinct: 'board',
    session: [60, 400],
    palette: ['#dcecf0', '#4c8fa8'],
    ground: ['#5ea4bc', '#082a38'],
  }),
  game('grand-give-away', {
    side: 10,
    rows: 4,
    choice: 'most',
    goal: 'give-away',
    palette: ['#f0dce4', '#a0527a'],
    ground: ['#b46690', '#320c22'],
  }),
  game('canadian-draughts', {
    side: 12,
    rows: 5,
    choice: 'most',
    distinct: 'board',
    palette: ['#f4e2cc', '#b0553c'],
    ground: ['#c46a4e', '#360f08'],
  }),
  game('frisian-draughts', {
    side: 10,
    rows: 4,
    grips: true,
    choice: 'worth',
    palette: ['#e0eaf4', '#4a70a8'],
    ground: ['#5e86c0', '#0c1e40'],
  }),
  game('damii', {
    side: 10,
    rows: 4,
    crown: 'stop',
    goal: 'last-two',
    palette: ['#f6e4b0', '#4a8a54'],
    ground: ['#5ca068', '#0c2c14'],
  }),
  game('czech-draughts', {
    menCapture: 'forward',
    choice: 'king-first',
    crown: 'stop',
    palette: ['#ece6dc', '#7c6a58'],
    ground: ['#94806c', '#261c12'],
  }),
  game('armenian-tama', {
    rows: 2,
    behind: 1,
    ways: 'straight',
    aslant: true,
    menCapture: 'forward',
    choice: 'most',
    lifts: 'at-once',
    palette: ['#f2cfa4', '#e4b888'],
    ground: ['#c8743c', '#3a1806'],
  }),
  game('gothic-draughts', {
    rows: 2,
    ways: 'eight',
    menCapture: 'forward',
    choice: 'most',
    palette: ['#dcd8e6', '#6c6488'],
    ground: ['#8078a0', '#18122e'],
  }),
]
