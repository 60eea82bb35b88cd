import type { GameDefinition } from '#kit/game/contract.ts'
import type { GridKind } from './grid-kinds.ts'
import { registered } from './registered.ts'

export type FallingKind = 'sand' | 'pearls' | 'rings' | GridKind

export type FallingDefinition = GameDefinition & { readonly kind: FallingKind }

const lines: readonly (readonly [
  kind: FallingKind,
  slug: string,
  tags: FallingDefinition['tags'],
  ground: FallingDefinition['ground'],
])[] = [
  ['sand', 'sand-bridge', ['arcade', 'puzzle'], ['#b5663c', '#2c1018']],
  ['pearls', 'pearl-well', ['arcade', 'matching'], ['#2a8796', '#071d3a']],
  ['rings', 'turning-well', ['arcade', 'puzzle'], ['#6a4bb0', '#170b3a']],
  ['totem', 'totem-drop', ['arcade', 'matching'], ['#c07a34', '#3a1708']],
  ['barnacles', 'barnacle-well', ['arcade', 'matching'], ['#3f8fd0', '#0b2350']],
  ['tens', 'well-of-tens', ['arcade', 'numbers'], ['#3d9a78', '#0a2c28']],
  ['beam', 'lighthouse-squares', ['arcade', 'matching'], ['#e0a23c', '#2c1c4a']],
  ['feast', 'hungry-reef', ['arcade', 'matching'], ['#e0698a', '#431034']],
  ['pips', 'dice-well', ['arcade', 'numbers'], ['#7d6ad0', '#1c1446']],
]

export const definitions: readonly FallingDefinition[] = lines.map(([kind, slug, tags, ground]) => ({
  id: kind,
  ...registered(slug),
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
  ground,
}))
