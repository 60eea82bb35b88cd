import type { GameDefinition } from '#kit/game/contract.ts'
import type { Road } from './position.ts'
import { registered } from './registered.ts'

export interface RaceDefinition extends GameDefinition {
  /** A lone rival is sent to the bar, pinned below a piece, or blocks its point. */
  readonly meeting: 'hit' | 'pin' | 'block'
  readonly road: Road
  /** Both throw one die for the first turn, which is played with these two and so is no double; or whoever begins throws both. */
  readonly opening: 'one-each' | 'both'
  /** How often a double is played. */
  readonly doubles: 2 | 4
  /** Pieces of a seat that wait on the bar at first. */
  readonly waiting: number
  /** Lone rivals are sent back only by a seat that has a piece in its last six points. */
  readonly isSlowToHit: boolean
  /** From a full first point only a runner may leave until it has passed the rivals' one, or one piece per throw. */
  readonly head: 'free' | 'runner' | 'one'
  /** Pieces of a seat, by their steps to the tray. */
  readonly setup: readonly (readonly [steps: number, count: number])[]
  /** Board, dark and light points, and the pieces of both seats. */
  readonly palette: readonly [board: string, dark: string, light: string, first: string, second: string]
}

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'drag', 'keys'],
  session: [180, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
} as const

type Facts = Pick<RaceDefinition, 'meeting' | 'setup' | 'palette' | 'ground'> &
  Partial<Pick<RaceDefinition, 'road' | 'opening' | 'doubles' | 'waiting' | 'isSlowToHit' | 'head'>>

const PLAIN = {
  road: 'apart',
  opening: 'one-each',
  doubles: 4,
  waiting: 0,
  isSlowToHit: false,
  head: 'free',
} as const

const BACKGAMMON = [
  [24, 2],
  [13, 5],
  [8, 3],
  [6, 5],
] as const

const game = (id: string, facts: Facts): RaceDefinition => ({
  ...BASE,
  ...PLAIN,
  id,
  ...registered(id),
  ...facts,
})

export const definitions: readonly RaceDefinition[] = [
  game('backgammon', {
    meeting: 'hit',
    setup: BACKGAMMON,
    palette: ['#8a5a34', '#5f2f1c', '#e2b878', '#f4ecd8', '#2f3f4a'],
    ground: ['#a8703f', '#2c160a'],
  }),
  game('nackgammon', {
    meeting: 'hit',
    setup: [
      [24, 2],
      [23, 2],
      [13, 4],
      [8, 3],
      [6, 4],
    ],
    palette: ['#3f6f6a', '#23484a', '#a8d0bc', '#ffb450', '#f6f2e6'],
    ground: ['#4f8f88', '#0c2626'],
  }),
  game('hypergammon', {
    meeting: 'hit',
    setup: [
      [24, 1],
      [23, 1],
      [22, 1],
    ],
    palette: ['#5a4f86', '#383060', '#b4a8dc', '#ff7a5c', '#ffe08a'],
    ground: ['#7064a4', '#1a1438'],
  }),
  game('plakoto', {
    meeting: 'pin',
    opening: 'both',
    setup: [[24, 15]],
    palette: ['#d8c29a', '#3f7fa0', '#f7f1e0', '#c8503c', '#26384a'],
    ground: ['#5fa0bc', '#0c2c40'],
  }),
  game('long-gammon', {
    meeting: 'hit',
    setup: [[24, 15]],
    palette: ['#7a4a5a', '#4a2434', '#e0a8a0', '#fff2dc', '#3a5a6a'],
    ground: ['#9a5a6c', '#2a0e1a'],
  }),
  game('irish-backgammon', {
    meeting: 'hit',
    setup: BACKGAMMON,
    doubles: 2,
    palette: ['#4a6a3a', '#284220', '#c8d89a', '#f6ecd0', '#7a3a2a'],
    ground: ['#5c8a4a', '#12280e'],
  }),
  game('dutch-backgammon', {
    meeting: 'hit',
    setup: [],
    waiting: 15,
    isSlowToHit: true,
    palette: ['#c07a3a', '#2f5a8a', '#f4e2c0', '#f07a3c', '#f8f6ee'],
    ground: ['#d08a4a', '#3a1c08'],
  }),
  game('fevga', {
    meeting: 'block',
    opening: 'both',
    road: 'along',
    head: 'runner',
    setup: [[24, 15]],
    palette: ['#e8dcc0', '#2f6fb0', '#a8d0f0', '#fffaf0', '#1f3a6a'],
    ground: ['#4a90d0', '#0a2450'],
  }),
  game('narde', {
    meeting: 'block',
    opening: 'both',
    road: 'along',
    head: 'one',
    setup: [[24, 15]],
    palette: ['#a04a2a', '#5a1c14', '#e8b05a', '#f8e8c0', '#1f4a4a'],
    ground: ['#b8603a', '#34100a'],
  }),
]
