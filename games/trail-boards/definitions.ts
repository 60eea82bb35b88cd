import type { GameDefinition } from '#kit/game/contract.ts'
import type { TrailKind } from './boards.ts'
import type { ThrowKind } from './throws.ts'
import { registered } from './registered.ts'

export interface TrailRules {
  readonly throws: ThrowKind
  /** Throws that give another one; `double` means two equal dice. */
  readonly again: readonly number[] | 'double'
  readonly men: number
  /** Start cells of each seat's pieces; if absent, they wait beside the board. */
  readonly setup?: readonly [readonly number[], readonly number[]]
  /** Numbers that let a waiting piece enter on the first cell of its road; if absent, any number walks in. */
  readonly enters?: readonly number[]
  /** Own pieces on one cell: only one, side by side, or carried along together. */
  readonly together: 'alone' | 'beside' | 'carried'
  /** A captured piece goes back beside the board, or to where the capturer came from. */
  readonly meeting: 'back' | 'swap'
  /**
   * Number of a seat's pieces on a cell, or on adjacent cells, that cannot be captured; and number that
   * cannot be passed.
   */
  readonly holds?: number
  readonly bars?: number
  /** Whether `holds` and `bars` count adjacent cells. */
  readonly isByNeighbours?: boolean
  /** Cells without captures. */
  readonly safe: readonly number[]
  /** Cells that give another throw. */
  readonly gifts: readonly number[]
  /** Whether a capture gives another throw. */
  readonly isHitAGift?: boolean
  /** More steps than are left: not allowed, allowed, or walked back. */
  readonly tooFar: 'no' | 'yes' | 'back'
  /** Only a seat that has captured may go beyond this step. */
  readonly toll?: number
  /** A cell that no piece passes without stopping. */
  readonly stop?: number
  /** Cells that can be left with one number only. */
  readonly needs?: Readonly<Record<number, number>>
  /** Cells that carry a piece elsewhere, and those that repeat its last steps. */
  readonly jumps?: Readonly<Record<number, number>>
  readonly flights?: readonly number[]
}

export interface TrailDefinition extends GameDefinition {
  readonly kind: TrailKind
  readonly rules: TrailRules
  /** Colours of board, cells, marks, and both seats' pieces. */
  readonly palette: readonly [board: string, cell: string, mark: string, first: string, second: string]
}

type Facts = Pick<TrailDefinition, 'kind' | 'rules' | 'palette' | 'ground'>

const game = (slug: string, facts: Facts): TrailDefinition => ({
  id: facts.kind,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'drag', 'keys'],
  session: [180, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
  ...facts,
})

export const definitions: readonly TrailDefinition[] = [
  game('royal-game-of-ur', {
    kind: 'ur',
    rules: {
      throws: 'pyramids',
      again: [],
      men: 7,
      together: 'alone',
      meeting: 'back',
      safe: [10],
      gifts: [0, 2, 10, 18, 20],
      tooFar: 'no',
    },
    palette: ['#2f5f8f', '#f2e2bd', '#c8503c', '#fff4dc', '#2a2c3a'],
    ground: ['#4a86bc', '#0a2038'],
  }),
  game('senet', {
    kind: 'senet',
    rules: {
      throws: 'sticks',
      again: [1, 4, 5],
      men: 5,
      setup: [
        [9, 7, 5, 3, 1],
        [8, 6, 4, 2, 0],
      ],
      together: 'alone',
      meeting: 'swap',
      holds: 2,
      bars: 3,
      isByNeighbours: true,
      safe: [],
      gifts: [],
      tooFar: 'yes',
      stop: 25,
      needs: { 27: 3, 28: 2 },
      jumps: { 26: 14 },
    },
    palette: ['#8a5a2c', '#e8cf94', '#2f7f86', '#fffaf0', '#1f4a5a'],
    ground: ['#c08a4a', '#301a08'],
  }),
  game('nyout', {
    kind: 'nyout',
    rules: {
      throws: 'sticks',
      again: [4, 5],
      men: 4,
      together: 'carried',
      meeting: 'back',
      safe: [],
      gifts: [],
      isHitAGift: true,
      tooFar: 'yes',
    },
    palette: ['#e6d8bc', '#fffaf0', '#b8463a', '#d8433a', '#2a5aa8'],
    ground: ['#c9a878', '#38200e'],
  }),
  game('crossway-parchis', {
    kind: 'cross',
    rules: {
      throws: 'dice',
      again: 'double',
      men: 4,
      enters: [5, 6],
      together: 'beside',
      meeting: 'back',
      holds: 2,
      bars: 2,
      safe: [0, 20],
      gifts: [],
      tooFar: 'no',
    },
    palette: ['#3f7a54', '#fff6e0', '#f0b84a', '#e8503f', '#2f6fc0'],
    ground: ['#5a9a70', '#0e2a1a'],
  }),
  game('goose-spiral', {
    kind: 'geese',
    rules: {
      throws: 'dice',
      again: [],
      men: 2,
      together: 'beside',
      meeting: 'swap',
      safe: [],
      gifts: [18, 30],
      tooFar: 'back',
      jumps: { 5: 11, 23: 32, 41: 29, 51: 43, 57: 0 },
      flights: [4, 8, 13, 17, 22, 26, 31, 35, 40, 44, 49, 53, 58],
    },
    palette: ['#4a6a9a', '#f7edd6', '#f0a040', '#fffdf4', '#e06a3a'],
    ground: ['#6f94c8', '#142440'],
  }),
  game('ashta-chamma', {
    kind: 'ashta',
    rules: {
      throws: 'cowries',
      again: [4, 8],
      men: 4,
      together: 'beside',
      meeting: 'back',
      safe: [2, 10, 14, 22],
      gifts: [],
      isHitAGift: true,
      tooFar: 'no',
      toll: 16,
    },
    palette: ['#9a4a6a', '#fbe8d4', '#d87a3a', '#ffc23a', '#3a8a8a'],
    ground: ['#b8607f', '#300c1e'],
  }),
  game('snakes-and-choices', {
    kind: 'snakes',
    rules: {
      throws: 'dice',
      again: 'double',
      men: 3,
      together: 'beside',
      meeting: 'back',
      safe: Array.from({ length: 64 }, (_, cell) => cell),
      gifts: [],
      tooFar: 'yes',
      jumps: { 3: 20, 9: 27, 17: 36, 30: 44, 39: 58, 61: 42, 53: 33, 47: 25, 34: 12, 23: 6 },
    },
    palette: ['#2f7a6a', '#f4ecd0', '#d85a3a', '#ffb83a', '#6a4aa0'],
    ground: ['#4aa08c', '#0a2a26'],
  }),
  game('zohn-ahl', {
    kind: 'zohn',
    rules: {
      throws: 'sticks',
      again: [4, 5],
      men: 4,
      together: 'beside',
      meeting: 'back',
      holds: 2,
      safe: [16],
      gifts: [8, 24],
      isHitAGift: true,
      tooFar: 'yes',
    },
    palette: ['#b5623a', '#f6e2c0', '#2a7f8a', '#fff6e4', '#3a2a4a'],
    ground: ['#d0865a', '#3a160a'],
  }),
]
