import type { GameDefinition } from '#kit/game/contract.ts'
import type { BoardName } from './boards.ts'
import type { FigureName } from './figures.ts'

interface OldBase extends GameDefinition {
  readonly board: BoardName
  /** The board's face, its carved lines, and the discs of both seats. */
  readonly palette: readonly [face: string, line: string, first: string, second: string]
  /** What stands on the discs: first seat, second seat, king. */
  readonly sprites: readonly FigureName[]
}

export interface MillDefinition extends OldBase {
  readonly kind: 'mill'
  readonly men: number
  /** The last three pieces go anywhere. */
  readonly flies: boolean
  /** Pieces may move before all are placed. */
  readonly early: boolean
  /** A row of three takes a piece, or wins. */
  readonly goal: 'take' | 'row'
}

export interface HuntDefinition extends OldBase {
  readonly kind: 'hunt'
  readonly hunters: readonly number[]
  readonly prey: readonly number[]
  /** Hunters that still have to be placed. */
  readonly hand: number
  /** Hunters never step back. */
  readonly forward: boolean
  /** Hunters the prey must catch to win; 0 when it cannot catch. */
  readonly catches: number
  readonly chain: boolean
  /** Besides shutting in and catching: slip past the hunters, or fill the fort. */
  readonly goal: 'trap' | 'past' | 'fort'
  readonly fort: readonly number[]
  /** Hunters' moves without a step forward after which the prey has won; 0 for none. */
  readonly stall: number
  /** Who has won when nothing is caught for long: 0 is the hunters, 2 nobody. */
  readonly calledOff: 0 | 2
}

export interface TaflDefinition extends OldBase {
  readonly kind: 'tafl'
  /** Rows of the board: `a`ttackers, `d`efenders, `K`ing. */
  readonly setup: readonly string[]
  readonly escape: 'corner' | 'edge'
  /** Attackers needed around a king who stands free. */
  readonly hold: 'two' | 'four'
}

export type OldDefinition = MillDefinition | HuntDefinition | TaflDefinition

const BASE = {
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'drag', 'keys'],
  session: [120, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
} as const

const named = (gameId: number, id: string) => ({ ...BASE, gameId, id, slug: id, tune: gameId * 7919 })
type Own<Kind> = Omit<Kind, keyof typeof BASE | 'kind' | 'gameId' | 'id' | 'slug' | 'tune'>

const mill = (gameId: number, id: string, facts: Own<MillDefinition>): MillDefinition => ({
  ...named(gameId, id),
  kind: 'mill',
  ...facts,
})
const hunt = (
  gameId: number,
  id: string,
  facts: Pick<HuntDefinition, 'board' | 'palette' | 'sprites' | 'ground' | 'hunters' | 'prey'> &
    Partial<Own<HuntDefinition>>,
): HuntDefinition => ({
  ...named(gameId, id),
  kind: 'hunt',
  hand: 0,
  forward: false,
  catches: 0,
  chain: false,
  goal: 'trap',
  fort: [],
  stall: 0,
  calledOff: 2,
  ...facts,
})
const tafl = (gameId: number, id: string, facts: Own<TaflDefinition>): TaflDefinition => ({
  ...named(gameId, id),
  kind: 'tafl',
  ...facts,
})

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
const DRIFTWOOD = ['#d9b27a', '#6b4020', '#f0614a', '#2fb5a8'] as const
const SLATE = ['#4c6472', '#c9dde2', '#ffb04a', '#f4efe2'] as const
const SAND = ['#ecd6a4', '#8a6230', '#2d5f8a', '#e2573f'] as const
const PALM = ['#5f9a66', '#f2efcd', '#f5ecd8', '#e88a35'] as const

export const definitions: readonly OldDefinition[] = [
  mill(204, 'three-mens-morris', {
    board: 'three',
    men: 3,
    flies: false,
    early: false,
    goal: 'row',
    palette: SAND,
    sprites: ['star', 'shell'],
    ground: ['#c99a5a', '#3a2410'],
  }),
  mill(205, 'six-mens-morris', {
    board: 'six',
    men: 6,
    flies: false,
    early: false,
    goal: 'take',
    palette: ['#7fb3a4', '#16433c', '#fff3dc', '#20505f'],
    sprites: ['shell', 'star'],
    ground: ['#4f9a8a', '#0b2b2a'],
  }),
  mill(206, 'nine-mens-morris', {
    board: 'nine',
    men: 9,
    flies: true,
    early: false,
    goal: 'take',
    palette: DRIFTWOOD,
    sprites: ['star', 'shell'],
    ground: ['#b07a48', '#2e180a'],
  }),
  mill(207, 'twelve-mens-morris', {
    board: 'twelve',
    men: 12,
    flies: true,
    early: false,
    goal: 'take',
    palette: ['#b2684c', '#ffe2b8', '#fbe6bd', '#2b2f45'],
    sprites: ['shell', 'star'],
    ground: ['#a5563c', '#2c0f0a'],
  }),
  mill(208, 'lasker-morris', {
    board: 'nine',
    men: 10,
    flies: true,
    early: true,
    goal: 'take',
    palette: SLATE,
    sprites: ['star', 'shell'],
    ground: ['#5f8597', '#0b1d28'],
  }),
  hunt(209, 'fox-and-geese', {
    board: 'cross',
    hunters: from(20, 13),
    prey: [16],
    forward: true,
    catches: 6,
    chain: true,
    palette: ['#a9c888', '#45642f', '#3f79b5', '#fbe3bf'],
    sprites: ['goose', 'fox'],
    ground: ['#86b070', '#1d3319'],
  }),
  hunt(210, 'wolf-and-sheep', {
    board: 'dark-squares',
    hunters: from(28, 4),
    prey: [1],
    forward: true,
    goal: 'past',
    palette: ['#e6dcc0', '#5b7f4e', '#8fc4e8', '#f0a860'],
    sprites: ['sheep', 'wolf'],
    ground: ['#7fa86b', '#1b2f1c'],
  }),
  hunt(211, 'hare-and-hounds', {
    board: 'hare',
    hunters: [7, 9, 10],
    prey: [0],
    forward: true,
    goal: 'past',
    stall: 10,
    palette: ['#e8c58a', '#7c4a22', '#cfe6d8', '#f2f0e6'],
    sprites: ['hound', 'hare'],
    ground: ['#d19a55', '#43240d'],
  }),
  hunt(212, 'tigers-and-goats', {
    board: 'alquerque',
    hunters: [],
    prey: [0, 4, 20, 24],
    hand: 20,
    catches: 5,
    palette: ['#c9584a', '#ffe3a8', '#8fd0c0', '#fff0cf'],
    sprites: ['goat', 'tiger'],
    ground: ['#b8483c', '#36100c'],
  }),
  hunt(213, 'three-tigers', {
    board: 'tigers',
    hunters: [],
    prey: [0, 3, 4],
    hand: 15,
    catches: 6,
    palette: PALM,
    sprites: ['goat', 'tiger'],
    ground: ['#4a8a5a', '#0d2a1c'],
  }),
  hunt(214, 'jaguar-and-dogs', {
    board: 'jaguar',
    hunters: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14],
    prey: [12],
    catches: 5,
    calledOff: 0,
    chain: true,
    palette: ['#d9a566', '#4e2a12', '#e9f2e0', '#3a6b58'],
    sprites: ['hound', 'jaguar'],
    ground: ['#3f7a5c', '#0f2419'],
  }),
  hunt(215, 'storm-the-fort', {
    board: 'fort',
    hunters: [6, 7, 11, 12, ...from(13, 20)],
    prey: [0, 2],
    forward: true,
    catches: 16,
    chain: true,
    goal: 'fort',
    fort: [0, 1, 2, 3, 4, 5, 8, 9, 10],
    palette: ['#cfc3ae', '#5a4b3c', '#b8433a', '#f4e6bd'],
    sprites: ['soldier', 'officer'],
    ground: ['#8c8fa0', '#23242f'],
  }),
  tafl(216, 'brandubh', {
    board: 'grid-7',
    setup: ['...a...', '...a...', '...d...', 'aadKdaa', '...d...', '...a...', '...a...'],
    escape: 'corner',
    hold: 'two',
    palette: ['#6f8f63', '#2d4023', '#3b3f55', '#f3e7c8'],
    sprites: ['axe', 'shield', 'crown'],
    ground: ['#6d9465', '#142316'],
  }),
  tafl(217, 'tablut', {
    board: 'grid-9',
    setup: [
      '...aaa...',
      '....a....',
      '....d....',
      'a...d...a',
      'aaddKddaa',
      'a...d...a',
      '....d....',
      '....a....',
      '...aaa...',
    ],
    escape: 'edge',
    hold: 'two',
    palette: ['#9fb9c9', '#33495a', '#a63d3d', '#fdf6e4'],
    sprites: ['axe', 'shield', 'crown'],
    ground: ['#86a8bd', '#16222e'],
  }),
  tafl(218, 'hnefatafl', {
    board: 'grid-11',
    setup: [
      '...aaaaa...',
      '.....a.....',
      '...........',
      'a....d....a',
      'a...ddd...a',
      'aa.ddKdd.aa',
      'a...ddd...a',
      'a....d....a',
      '...........',
      '.....a.....',
      '...aaaaa...',
    ],
    escape: 'corner',
    hold: 'four',
    palette: ['#8a6a4c', '#2b1a0e', '#22303c', '#f0d9a8'],
    sprites: ['axe', 'shield', 'crown'],
    ground: ['#7c5a3c', '#1d1008'],
  }),
]
