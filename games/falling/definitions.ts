import type { GameDefinition } from '#kit/game/contract.ts'
import type { GridKind } from './grid-kinds.ts'

export type FallingKind = 'sand' | 'pearls' | 'rings' | GridKind

export type FallingDefinition = GameDefinition & { readonly kind: FallingKind }

const lines: readonly (readonly [
  kind: FallingKind,
  gameId: number,
  slug: string,
  tags: FallingDefinition['tags'],
  ground: FallingDefinition['ground'],
])[] = [
  ['sand', 1220, 'sand-bridge', ['arcade', 'puzzle'], ['#b5663c', '#2c1018']],
  ['pearls', 1221, 'pearl-well', ['arcade', 'matching'], ['#2a8796', '#071d3a']],
  ['rings', 1222, 'turning-well', ['arcade', 'puzzle'], ['#6a4bb0', '#170b3a']],
  ['totem', 80, 'totem-drop', ['arcade', 'matching'], ['#c07a34', '#3a1708']],
  ['barnacles', 81, 'barnacle-well', ['arcade', 'matching'], ['#3f8fd0', '#0b2350']],
  ['tens', 82, 'well-of-tens', ['arcade', 'numbers'], ['#3d9a78', '#0a2c28']],
  ['beam', 99, 'lighthouse-squares', ['arcade', 'matching'], ['#e0a23c', '#2c1c4a']],
  ['feast', 124, 'hungry-reef', ['arcade', 'matching'], ['#e0698a', '#431034']],
  ['pips', 125, 'dice-well', ['arcade', 'numbers'], ['#7d6ad0', '#1c1446']],
]

export const definitions: readonly FallingDefinition[] = lines.map(([kind, gameId, slug, tags, ground]) => ({
  id: kind,
  gameId,
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
  tune: gameId * 7919,
  ground,
}))
