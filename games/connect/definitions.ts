import type { GameDefinition } from '#kit/game/contract.ts'

/** What takes tiles away: a line between two, a line with sliding, a tray of seven, or a sum. */
export type ConnectKind = 'paths' | 'tides' | 'tray' | 'sums'

export type ConnectDefinition = GameDefinition & { readonly kind: ConnectKind }

export const FIRST_ID = 1170
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
]

export const definitions: readonly ConnectDefinition[] = lines.map(([kind, slug, tags, ground], index) => ({
  id: kind,
  gameId: FIRST_ID + index,
  slug,
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
  tune: (FIRST_ID + index) * 7919,
  ground,
}))
