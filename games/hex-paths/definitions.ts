import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export interface PathDefinition extends GameDefinition {
  /**
   * All have hexagonal cells but `octagons`, with squares between, and `bridges`, whose cells are crossings.
   * In `six-coasts` corners count for both sides.
   */
  readonly shape: 'rhombus' | 'triangle' | 'hexagon' | 'six-coasts' | 'octagons' | 'bridges'
  /** Cells along an edge, or dots along a shore of bridges. */
  readonly side: number
  /** What a chain must touch: the own two shores, three sides, two opposite sides, or see `how.figures`. */
  readonly goal: 'shores' | 'three-sides' | 'opposite' | 'figures'
  /** The player who completes a chain loses. */
  readonly avoid: boolean
  /** Stones per turn; the very first turn has one. */
  readonly stones: 1 | 2
  /** The second player may take over the first stone. */
  readonly swap: boolean
  /** Number of rock cells, placed anew for each game. */
  readonly rocks: number
  /** Colours of the tiles and of both seats. */
  readonly palette: readonly [tile: string, first: string, second: string]
}

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [120, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
  shape: 'rhombus',
  goal: 'shores',
  avoid: false,
  stones: 1,
  swap: false,
  rocks: 0,
} as const

type Facts = Pick<PathDefinition, 'side' | 'palette' | 'ground'> & Partial<PathDefinition>

const game = (id: string, facts: Facts): PathDefinition => ({
  ...BASE,
  id,
  ...registered(id),
  ...facts,
})

export const definitions: readonly PathDefinition[] = [
  game('great-hex', {
    side: 11,
    swap: true,
    palette: ['#e3c48c', '#e8543f', '#2a7fb8'],
    ground: ['#3f8fb0', '#08293f'],
  }),
  game('hex-undone', {
    side: 7,
    avoid: true,
    palette: ['#a88fb8', '#ffd166', '#3f2f5f'],
    ground: ['#8d74a8', '#1f1433'],
  }),
  game('two-stone-hex', {
    side: 9,
    stones: 2,
    palette: ['#9cc7a0', '#f7f3df', '#8a3b2a'],
    ground: ['#5f9a74', '#10281c'],
  }),
  game('rocky-hex', {
    side: 9,
    rocks: 9,
    palette: ['#8fd0d6', '#f08a3c', '#2d3f70'],
    ground: ['#2f8f9f', '#06272f'],
  }),
  game('three-coasts', {
    shape: 'triangle',
    side: 10,
    goal: 'three-sides',
    palette: ['#f0d9a0', '#d94f70', '#2f9f8a'],
    ground: ['#d9a860', '#3c2410'],
  }),
  game('ring-and-fork', {
    shape: 'hexagon',
    side: 5,
    goal: 'figures',
    palette: ['#c4d0dc', '#e0493a', '#26405c'],
    ground: ['#7f99b4', '#131f30'],
  }),
  game('bridge-builders', {
    shape: 'bridges',
    side: 6,
    palette: ['#2f7f9a', '#ffb04a', '#f4f1e4'],
    ground: ['#3f93ad', '#072433'],
  }),
  game('octagon-shores', {
    shape: 'octagons',
    side: 7,
    palette: ['#dcae90', '#3f6fd0', '#fff4d8'],
    ground: ['#c98468', '#38160f'],
  }),
  game('three-coasts-undone', {
    shape: 'triangle',
    side: 8,
    goal: 'three-sides',
    avoid: true,
    palette: ['#b8c8a0', '#e06a3c', '#3f5f9a'],
    ground: ['#8fa870', '#22300f'],
  }),
  game('facing-coasts', {
    shape: 'six-coasts',
    side: 6,
    goal: 'opposite',
    palette: ['#d8c4e0', '#e8a03c', '#4a2f6a'],
    ground: ['#a084b4', '#26143a'],
  }),
  game('two-bridges-a-turn', {
    shape: 'bridges',
    side: 7,
    stones: 2,
    palette: ['#3f7a6a', '#ff7f5a', '#f2ecd0'],
    ground: ['#54988a', '#08282a'],
  }),
]
