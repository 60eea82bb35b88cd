import type { GameDefinition } from '#kit/game/contract.ts'

export interface RaceDefinition extends GameDefinition {
  /** A lone rival is sent back to the bar, or held under one's own piece. */
  readonly meeting: 'hit' | 'pin'
  /** Pieces of a seat, by their steps to the tray. */
  readonly setup: readonly (readonly [steps: number, count: number])[]
  /** Board, dark and light points, and the pieces of both seats. */
  readonly palette: readonly [board: string, dark: string, light: string, first: string, second: string]
}

const BASE = {
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'drag', 'keys'],
  session: [180, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
} as const

type Facts = Pick<RaceDefinition, 'meeting' | 'setup' | 'palette' | 'ground'>

const game = (gameId: number, id: string, facts: Facts): RaceDefinition => ({
  ...BASE,
  id,
  slug: id,
  gameId,
  tune: gameId * 7919,
  ...facts,
})

export const definitions: readonly RaceDefinition[] = [
  game(160, 'backgammon', {
    meeting: 'hit',
    setup: [
      [24, 2],
      [13, 5],
      [8, 3],
      [6, 5],
    ],
    palette: ['#8a5a34', '#5f2f1c', '#e2b878', '#f4ecd8', '#2f3f4a'],
    ground: ['#a8703f', '#2c160a'],
  }),
  game(161, 'nackgammon', {
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
  game(162, 'hypergammon', {
    meeting: 'hit',
    setup: [
      [24, 1],
      [23, 1],
      [22, 1],
    ],
    palette: ['#5a4f86', '#383060', '#b4a8dc', '#ff7a5c', '#ffe08a'],
    ground: ['#7064a4', '#1a1438'],
  }),
  game(163, 'plakoto', {
    meeting: 'pin',
    setup: [[24, 15]],
    palette: ['#d8c29a', '#3f7fa0', '#f7f1e0', '#c8503c', '#26384a'],
    ground: ['#5fa0bc', '#0c2c40'],
  }),
]
