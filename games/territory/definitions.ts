import type { GameDefinition } from '#kit/game/contract.ts'

export interface TerritoryDefinition extends GameDefinition {
  /** `connect`: join two shores. `spread`: double or jump. `capture`: first stone taken wins. `boxes`: close boxes. */
  readonly kind: 'connect' | 'spread' | 'capture' | 'boxes'
  /** Cells, points or boxes along an edge. */
  readonly side: number
  readonly palette: string
}

const BASE = {
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [120, 600],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
} as const

type Facts = Pick<TerritoryDefinition, 'kind' | 'side' | 'palette' | 'ground'>

const game = (gameId: number, id: string, facts: Facts): TerritoryDefinition => ({
  ...BASE,
  id,
  slug: id,
  gameId,
  tune: gameId * 7919,
  ...facts,
})

export const definitions: readonly TerritoryDefinition[] = [
  game(930, 'two-shores', { kind: 'connect', side: 8, palette: '#d9b878', ground: ['#3f93b5', '#06263f'] }),
  game(931, 'drop-spread', { kind: 'spread', side: 7, palette: '#2f6f8f', ground: ['#4f8fae', '#0a2136'] }),
  game(932, 'first-capture', {
    kind: 'capture',
    side: 9,
    palette: '#d8a860',
    ground: ['#b08048', '#2f1808'],
  }),
  game(933, 'dots-and-boxes', { kind: 'boxes', side: 5, palette: '#5a4a8f', ground: ['#7a66b0', '#1a1236'] }),
]
