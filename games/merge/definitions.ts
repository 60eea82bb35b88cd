import type { GameDefinition } from '#kit/game/contract.ts'

/** How numbers come to the board and what makes them one. */
export type MergeKind =
  | 'drop'
  | 'chain'
  | 'hex'
  | 'pearls'
  | 'pairs'
  | 'shoot'
  | 'tens'
  | 'islands'
  | 'fib'
  | 'triple'
  | 'reef'
  | 'hexslide'
  | 'seven'
  | 'spin'
  | 'divide'
  | 'twins'
  | 'gather'
  | 'zero'

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
  game('fib', {
    id: 'fib',
    gameId: 442,
    slug: 'rabbit-numbers',
    columns: 4,
    rows: 4,
    input: ['swipe', 'keys'],
    ground: ['#a8742a', '#33200a'],
  }),
  game('triple', {
    id: 'triple',
    gameId: 443,
    slug: 'three-become-one',
    columns: 5,
    rows: 5,
    input: ['swipe', 'keys'],
    ground: ['#3f8f4a', '#0d2c16'],
  }),
  game('reef', {
    id: 'reef',
    gameId: 444,
    slug: 'coral-2048',
    columns: 5,
    rows: 5,
    input: ['swipe', 'keys'],
    ground: ['#1a8f9c', '#062f3c'],
  }),
  game('hexslide', {
    id: 'hexslide',
    gameId: 445,
    slug: 'honeycomb-2048',
    columns: 3,
    rows: 3,
    input: ['swipe', 'keys'],
    ground: ['#b88a1e', '#38260a'],
  }),
  game('seven', {
    id: 'seven',
    gameId: 446,
    slug: 'disc-of-seven',
    columns: 7,
    rows: 7,
    input: ['tap', 'drag', 'keys'],
    ground: ['#5a5fc0', '#161846'],
  }),
  game('spin', {
    id: 'spin',
    gameId: 447,
    slug: 'quarter-turn-drop',
    columns: 5,
    rows: 5,
    input: ['tap', 'drag', 'keys'],
    ground: ['#b04a6a', '#380f20'],
  }),
  game('divide', {
    id: 'divide',
    gameId: 448,
    slug: 'fair-shares',
    columns: 4,
    rows: 4,
    input: ['tap', 'keys'],
    ground: ['#2f7fa8', '#0a2638'],
  }),
  game('twins', {
    id: 'twins',
    gameId: 449,
    slug: 'twin-tiles',
    columns: 5,
    rows: 5,
    input: ['drag', 'tap', 'keys'],
    ground: ['#8a58b8', '#291440'],
  }),
  game('gather', {
    id: 'gather',
    gameId: 450,
    slug: 'climb-to-ten',
    columns: 5,
    rows: 5,
    input: ['tap', 'keys'],
    ground: ['#b0663a', '#361a0c'],
  }),
  game('zero', {
    id: 'zero',
    gameId: 451,
    slug: 'down-to-zero',
    columns: 6,
    rows: 6,
    input: ['drag', 'keys'],
    ground: ['#4a6f9c', '#101f36'],
  }),
]
