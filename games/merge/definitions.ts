import type { GameDefinition } from '#kit/game/contract.ts'

/** How numbers come to the board and what makes them one. */
export type MergeKind = 'drop' | 'chain' | 'hex' | 'pearls' | 'pairs' | 'shoot' | 'tens' | 'islands'

export interface MergeDefinition extends GameDefinition {
  readonly kind: MergeKind
  readonly columns: number
  readonly rows: number
}

type Own = Pick<MergeDefinition, 'id' | 'gameId' | 'slug' | 'columns' | 'rows' | 'ground' | 'input'>

const game = (kind: MergeKind, own: Own): MergeDefinition => ({
  distinct: 'rules',
  genre: 'puzzle',
  tags: kind === 'pearls' || kind === 'islands' ? ['matching'] : ['numbers'],
  players: 1,
  orientation: 'any',
  session: [60, 1200],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: own.gameId * 7919,
  kind,
  ...own,
})

export const definitions: readonly MergeDefinition[] = [
  game('drop', {
    id: 'drop',
    gameId: 1190,
    slug: 'drop-and-double',
    columns: 5,
    rows: 7,
    input: ['tap', 'drag', 'keys'],
    ground: ['#2d5bb0', '#0b1a42'],
  }),
  game('chain', {
    id: 'chain',
    gameId: 1191,
    slug: 'number-necklace',
    columns: 6,
    rows: 6,
    input: ['drag', 'keys'],
    ground: ['#a0468c', '#310d34'],
  }),
  game('hex', {
    id: 'hex',
    gameId: 1192,
    slug: 'hex-merge',
    columns: 4,
    rows: 4,
    input: ['tap', 'keys'],
    ground: ['#b07a22', '#352008'],
  }),
  game('pearls', {
    id: 'pearls',
    gameId: 1193,
    slug: 'pearl-drop-merge',
    columns: 40,
    rows: 1,
    input: ['drag', 'tap', 'keys'],
    ground: ['#1f94a8', '#07303f'],
  }),
  game('pairs', {
    id: 'pairs',
    gameId: 1194,
    slug: 'one-plus-two',
    columns: 4,
    rows: 4,
    input: ['swipe', 'keys'],
    ground: ['#2f8a66', '#0a2c22'],
  }),
  game('shoot', {
    id: 'shoot',
    gameId: 1195,
    slug: 'number-cannon',
    columns: 5,
    rows: 8,
    input: ['tap', 'drag', 'keys'],
    ground: ['#b0503a', '#36120c'],
  }),
  game('tens', {
    id: 'tens',
    gameId: 1196,
    slug: 'lines-of-ten',
    columns: 6,
    rows: 7,
    input: ['drag', 'keys'],
    ground: ['#6a54c4', '#1a1146'],
  }),
  game('islands', {
    id: 'islands',
    gameId: 1197,
    slug: 'growing-islands',
    columns: 6,
    rows: 6,
    input: ['tap', 'keys'],
    ground: ['#1c86b8', '#062b48'],
  }),
]
