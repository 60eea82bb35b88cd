import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

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

type Own = Pick<MergeDefinition, 'id' | 'slug' | 'columns' | 'rows' | 'ground' | 'input'>

const game = (kind: MergeKind, own: Own): MergeDefinition => ({
  distinct: 'rules',
  genre: 'puzzle',
  tags: kind === 'pearls' || kind === 'islands' ? ['matching'] : ['numbers'],
  players: 1,
  orientation: 'any',
  session: [60, 1200],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  kind,
  ...registered(own.slug),
  ...own,
})

export const definitions: readonly MergeDefinition[] = [
  game('drop', {
    id: 'drop',
    slug: 'drop-and-double',
    columns: 5,
    rows: 7,
    input: ['tap', 'drag', 'keys'],
    ground: ['#2d5bb0', '#0b1a42'],
  }),
  game('chain', {
    id: 'chain',
    slug: 'number-necklace',
    columns: 6,
    rows: 6,
    input: ['drag', 'keys'],
    ground: ['#a0468c', '#310d34'],
  }),
  game('hex', {
    id: 'hex',
    slug: 'hex-merge',
    columns: 4,
    rows: 4,
    input: ['tap', 'keys'],
    ground: ['#b07a22', '#352008'],
  }),
  game('pearls', {
    id: 'pearls',
    slug: 'pearl-drop-merge',
    columns: 40,
    rows: 1,
    input: ['drag', 'tap', 'keys'],
    ground: ['#1f94a8', '#07303f'],
  }),
  game('pairs', {
    id: 'pairs',
    slug: 'one-plus-two',
    columns: 4,
    rows: 4,
    input: ['swipe', 'keys'],
    ground: ['#2f8a66', '#0a2c22'],
  }),
  game('shoot', {
    id: 'shoot',
    slug: 'number-cannon',
    columns: 5,
    rows: 8,
    input: ['tap', 'drag', 'keys'],
    ground: ['#b0503a', '#36120c'],
  }),
  game('tens', {
    id: 'tens',
    slug: 'lines-of-ten',
    columns: 6,
    rows: 7,
    input: ['drag', 'keys'],
    ground: ['#6a54c4', '#1a1146'],
  }),
  game('islands', {
    id: 'islands',
    slug: 'growing-islands',
    columns: 6,
    rows: 6,
    input: ['tap', 'keys'],
    ground: ['#1c86b8', '#062b48'],
  }),
  game('fib', {
    id: 'fib',
    slug: 'rabbit-numbers',
    columns: 4,
    rows: 4,
    input: ['swipe', 'keys'],
    ground: ['#a8742a', '#33200a'],
  }),
  game('triple', {
    id: 'triple',
    slug: 'three-become-one',
    columns: 5,
    rows: 5,
    input: ['swipe', 'keys'],
    ground: ['#3f8f4a', '#0d2c16'],
  }),
  game('reef', {
    id: 'reef',
    slug: 'coral-2048',
    columns: 5,
    rows: 5,
    input: ['swipe', 'keys'],
    ground: ['#1a8f9c', '#062f3c'],
  }),
  game('hexslide', {
    id: 'hexslide',
    slug: 'honeycomb-2048',
    columns: 3,
    rows: 3,
    input: ['swipe', 'keys'],
    ground: ['#b88a1e', '#38260a'],
  }),
  game('seven', {
    id: 'seven',
    slug: 'disc-of-seven',
    columns: 7,
    rows: 7,
    input: ['tap', 'drag', 'keys'],
    ground: ['#5a5fc0', '#161846'],
  }),
  game('spin', {
    id: 'spin',
    slug: 'quarter-turn-drop',
    columns: 5,
    rows: 5,
    input: ['tap', 'drag', 'keys'],
    ground: ['#b04a6a', '#380f20'],
  }),
  game('divide', {
    id: 'divide',
    slug: 'fair-shares',
    columns: 4,
    rows: 4,
    input: ['tap', 'keys'],
    ground: ['#2f7fa8', '#0a2638'],
  }),
  game('twins', {
    id: 'twins',
    slug: 'twin-tiles',
    columns: 5,
    rows: 5,
    input: ['drag', 'tap', 'keys'],
    ground: ['#8a58b8', '#291440'],
  }),
  game('gather', {
    id: 'gather',
    slug: 'climb-to-ten',
    columns: 5,
    rows: 5,
    input: ['tap', 'keys'],
    ground: ['#b0663a', '#361a0c'],
  }),
  game('zero', {
    id: 'zero',
    slug: 'down-to-zero',
    columns: 6,
    rows: 6,
    input: ['drag', 'keys'],
    ground: ['#4a6f9c', '#101f36'],
  }),
]
