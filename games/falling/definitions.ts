import type { GameDefinition } from '#kit/game/contract.ts'

export type FallingKind = 'sand' | 'pearls' | 'rings'

export type FallingDefinition = GameDefinition & { readonly kind: FallingKind }

const FIRST_ID = 1220

const lines: readonly (readonly [
  kind: FallingKind,
  slug: string,
  tags: FallingDefinition['tags'],
  ground: FallingDefinition['ground'],
])[] = [
  ['sand', 'sand-bridge', ['arcade', 'puzzle'], ['#b5663c', '#2c1018']],
  ['pearls', 'pearl-well', ['arcade', 'matching'], ['#2a8796', '#071d3a']],
  ['rings', 'turning-well', ['arcade', 'puzzle'], ['#6a4bb0', '#170b3a']],
]

export const definitions: readonly FallingDefinition[] = lines.map(([kind, slug, tags, ground], index) => ({
  id: kind,
  gameId: FIRST_ID + index,
  slug,
  kind,
  distinct: 'rules',
  genre: 'puzzle',
  tags,
  players: 1,
  orientation: 'any',
  input: ['tap', 'drag', 'swipe', 'keys'],
  session: [60, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: (FIRST_ID + index) * 7919,
  ground,
}))
