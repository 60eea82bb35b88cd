import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export type Kind =
  | 'halma'
  | 'star-halma'
  | 'loops'
  | 'leapers'
  | 'arrows'
  | 'floes'
  | 'gather'
  | 'clobber'
  | 'planks'
  | 'sweep'
  | 'breakthrough'
  | 'hasami'
  | 'ming-mang'
  | 'shove'
  | 'neutron'
  | 'quartet'
  | 'kono'
  | 'alquerque'

export interface AbstractDefinition extends GameDefinition {
  /** The game's idea: one file of rules each. */
  readonly kind: Kind
  /** The board's face and its lines or dark squares, and the pieces of both seats. */
  readonly palette: readonly [face: string, line: string, first: string, second: string]
}

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'drag', 'keys'],
  session: [120, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
} as const

type Facts = Pick<AbstractDefinition, 'kind' | 'palette' | 'ground'>

const game = (id: string, facts: Facts): AbstractDefinition => ({
  ...BASE,
  id,
  ...registered(id),
  ...facts,
})

export const definitions: readonly AbstractDefinition[] = [
  game('corner-halma', {
    kind: 'halma',
    palette: ['#c98f52', '#7a4a20', '#f2613f', '#2fa7c9'],
    ground: ['#b98148', '#2f1a0b'],
  }),
  game('star-halma', {
    kind: 'star-halma',
    palette: ['#8a5a8f', '#4a2950', '#ffc24a', '#4fd6b8'],
    ground: ['#8f6aa0', '#1f1030'],
  }),
  game('surakarta', {
    kind: 'loops',
    palette: ['#efe0bd', '#8a5a34', '#1f6f8b', '#d9573a'],
    ground: ['#c9a878', '#3a2614'],
  }),
  game('konane', {
    kind: 'leapers',
    palette: ['#5f5a58', '#33302f', '#23282c', '#f3efe4'],
    ground: ['#7f6a5e', '#1a1210'],
  }),
  game('amazons', {
    kind: 'arrows',
    palette: ['#e4d3a4', '#b99a5e', '#2c6e7a', '#c9473c'],
    ground: ['#c9a45c', '#3b240e'],
  }),
  game('sinking-floes', {
    kind: 'floes',
    palette: ['#e9f6fa', '#9fd0e0', '#ff7f5c', '#35507a'],
    ground: ['#4fa3c4', '#08263c'],
  }),
  game('lines-of-action', {
    kind: 'gather',
    palette: ['#3f6b6b', '#2f5454', '#ffd27a', '#f4f1e8'],
    ground: ['#3f7f7a', '#0a2425'],
  }),
  game('clobber', {
    kind: 'clobber',
    palette: ['#e2a48a', '#bd7560', '#7a2f4f', '#fff1da'],
    ground: ['#cf7f6a', '#3c1218'],
  }),
  game('domineering', {
    kind: 'planks',
    palette: ['#dcc492', '#b7975c', '#9a5b2c', '#4f7f8f'],
    ground: ['#cfae74', '#3a2a12'],
  }),
  game('fanorona', {
    kind: 'sweep',
    palette: ['#a9b4a0', '#4c5a48', '#2b3138', '#faf4e4'],
    ground: ['#7f9478', '#18221a'],
  }),
  game('breakthrough', {
    kind: 'breakthrough',
    palette: ['#d9b98a', '#a8794c', '#e8563f', '#2f5f8f'],
    ground: ['#c08a58', '#2f1a10'],
  }),
  game('hasami-shogi', {
    kind: 'hasami',
    palette: ['#e8cf98', '#b8935a', '#2c2a30', '#d9463c'],
    ground: ['#c9a868', '#33240f'],
  }),
  game('ming-mang', {
    kind: 'ming-mang',
    palette: ['#8fa0b0', '#5f7284', '#fff2d8', '#8a2f4a'],
    ground: ['#8a9fb4', '#182430'],
  }),
  game('four-overboard', {
    kind: 'shove',
    palette: ['#7a9a8a', '#55786a', '#ffb84a', '#3a4a8a'],
    ground: ['#6fa090', '#0f2a26'],
  }),
  game('pearl-between', {
    kind: 'neutron',
    palette: ['#6a7fb0', '#47598a', '#ff8a5c', '#7fe0c0'],
    ground: ['#6a84c0', '#101c40'],
  }),
  game('sliding-quartet', {
    kind: 'quartet',
    palette: ['#b07a6a', '#8a5648', '#ffe08a', '#4ac0d0'],
    ground: ['#c08878', '#341510'],
  }),
  game('five-field-kono', {
    kind: 'kono',
    palette: ['#c8d0a8', '#7f8a58', '#c03a4a', '#2a5a9a'],
    ground: ['#a8b880', '#232c12'],
  }),
  game('alquerque', {
    kind: 'alquerque',
    palette: ['#d8a878', '#7a3f22', '#2f8f7a', '#f4ead4'],
    ground: ['#c88a58', '#381608'],
  }),
]
