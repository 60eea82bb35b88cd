import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/**
 * How tiles are removed: a line between two, a line with sliding, a tray, a sum, a line of sight, two that
 * make ten, a diagonal line, or knight's jumps. Trays join equal neighbours, runs or tens, hide covered
 * tiles, or take orders.
 */
export type ConnectKind =
  | 'paths'
  | 'tides'
  | 'tray'
  | 'sums'
  | 'sight'
  | 'tens'
  | 'aslant'
  | 'knights'
  | 'belt'
  | 'runs'
  | 'blind'
  | 'orders'
  | 'tentray'

export type ConnectDefinition = GameDefinition & { readonly kind: ConnectKind }

export const LEVELS = 40

const lines: readonly (readonly [
  kind: ConnectKind,
  slug: string,
  tags: ConnectDefinition['tags'],
  ground: ConnectDefinition['ground'],
])[] = [
  ['paths', 'shell-paths', ['matching', 'puzzle'], ['#1d8a86', '#052c33']],
  ['tides', 'tide-pairs', ['matching', 'puzzle'], ['#3a6cc0', '#0a1a44']],
  ['tray', 'three-in-the-tray', ['matching', 'puzzle'], ['#b9662f', '#371608']],
  ['sums', 'pebble-sums', ['numbers', 'puzzle'], ['#7b4aa6', '#1e0f3d']],
  ['sight', 'in-plain-sight', ['matching', 'puzzle'], ['#b0483c', '#38100c']],
  ['tens', 'ten-by-line', ['numbers', 'matching'], ['#2f8550', '#0a2c18']],
  ['aslant', 'slanting-threads', ['matching', 'puzzle'], ['#a08420', '#332808']],
  ['knights', 'knights-pairs', ['matching', 'puzzle'], ['#44557c', '#101828']],
  ['belt', 'side-by-side-tray', ['matching', 'puzzle'], ['#2c8c7c', '#0a2e2a']],
  ['runs', 'runs-in-the-tray', ['numbers', 'puzzle'], ['#a86a1e', '#341c06']],
  ['blind', 'face-down-pile', ['matching', 'puzzle'], ['#4c52a0', '#13153c']],
  ['orders', 'tray-of-orders', ['matching', 'puzzle'], ['#a84432', '#360f0a']],
  ['tentray', 'ten-in-the-tray', ['numbers', 'puzzle'], ['#6a8a2e', '#1e2c0a']],
]

export const definitions: readonly ConnectDefinition[] = lines.map(([kind, slug, tags, ground]) => ({
  id: kind,
  ...registered(slug),
  kind,
  distinct: 'rules',
  genre: 'puzzle',
  tags,
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [40, 600],
  levels: LEVELS,
  score: { best: 'highest', unit: 'points', ranked: true },
  ground,
}))
