import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each kind's idea is described at the head of its file; `leap` is the knights' trail. */
export type Kind =
  | 'connect'
  | 'spread'
  | 'capture'
  | 'boxes'
  | 'chain'
  | 'nogo'
  | 'apart'
  | 'slime'
  | 'chomp'
  | 'trail'
  | 'leap'
  | 'rows'
  | 'flood'
  | 'plots'

export interface TerritoryDefinition extends GameDefinition {
  readonly kind: Kind
  /** Cells, points or boxes along an edge. */
  readonly side: number
  /** Stones to take, in games of capture. */
  readonly goal?: number
  /** Boxes hold one to three gems. */
  readonly hasGems?: boolean
  readonly palette: string
}

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [120, 600],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
} as const

type Facts = Pick<TerritoryDefinition, 'kind' | 'side' | 'palette' | 'ground' | 'goal' | 'hasGems'>

const game = (id: string, facts: Facts): TerritoryDefinition => ({
  ...BASE,
  id,
  ...registered(id),
  ...facts,
})

export const definitions: readonly TerritoryDefinition[] = [
  game('two-shores', { kind: 'connect', side: 8, palette: '#d9b878', ground: ['#3f93b5', '#06263f'] }),
  game('drop-spread', { kind: 'spread', side: 7, palette: '#2f6f8f', ground: ['#4f8fae', '#0a2136'] }),
  game('first-capture', {
    kind: 'capture',
    side: 9,
    palette: '#d8a860',
    ground: ['#b08048', '#2f1808'],
  }),
  game('dots-and-boxes', { kind: 'boxes', side: 5, palette: '#5a4a8f', ground: ['#7a66b0', '#1a1236'] }),
  game('drop-burst', { kind: 'chain', side: 6, palette: '#3a6f8a', ground: ['#4a9ab0', '#08283c'] }),
  game('peace-stones', { kind: 'nogo', side: 7, palette: '#c9b98a', ground: ['#a89868', '#2c2410'] }),
  game('cats-and-dogs', { kind: 'apart', side: 7, palette: '#6a9a5a', ground: ['#7aa860', '#16300f'] }),
  game('snail-home', { kind: 'slime', side: 7, palette: '#7a8f4a', ground: ['#8fa858', '#1f2a0c'] }),
  game('sour-corner', { kind: 'chomp', side: 8, palette: '#8a5a3c', ground: ['#b07a4c', '#2c140a'] }),
  game('fence-in', { kind: 'trail', side: 8, palette: '#3f4f7a', ground: ['#5a6fa0', '#0e1430'] }),
  game('hoof-prints', { kind: 'leap', side: 7, palette: '#a8784a', ground: ['#c09058', '#33200c'] }),
  game('row-and-column', { kind: 'rows', side: 6, palette: '#4a7f78', ground: ['#5fa098', '#0c2c2a'] }),
  game('colour-flood', { kind: 'flood', side: 9, palette: '#4a3a5f', ground: ['#8a6aa8', '#1a1030'] }),
  game('nine-plots', { kind: 'plots', side: 7, palette: '#6f8a4a', ground: ['#8fb060', '#1c2c10'] }),
  game('gem-boxes', {
    kind: 'boxes',
    side: 5,
    hasGems: true,
    palette: '#7a4a5f',
    ground: ['#b06a88', '#300f20'],
  }),
  game('five-captives', {
    kind: 'capture',
    side: 9,
    goal: 5,
    palette: '#c8956a',
    ground: ['#b0784c', '#2c1408'],
  }),
]
