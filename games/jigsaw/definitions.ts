import type { GameDefinition } from '#kit/game/contract.ts'
import type { TileKind } from './tile-moves.ts'
import { registered } from './registered.ts'

export type JigsawKind = 'cuts' | 'swap' | 'rings' | TileKind

export type JigsawDefinition = GameDefinition & { readonly kind: JigsawKind }

const lines: readonly (readonly [
  kind: JigsawKind,
  slug: string,
  levels: number,
  input: JigsawDefinition['input'],
  ground: JigsawDefinition['ground'],
])[] = [
  ['cuts', 'island-jigsaw', 72, ['drag', 'keys'], ['#2f7f8c', '#07262f']],
  ['swap', 'postcard-swap', 40, ['tap', 'drag', 'keys'], ['#b5614f', '#331018']],
  ['rings', 'picture-rings', 40, ['drag', 'tap', 'keys'], ['#5a5fb8', '#141540']],
  ['spin', 'spun-crosses', 40, ['tap', 'keys'], ['#3f8f6a', '#0c2f2c']],
  ['whirl', 'whirled-corners', 40, ['tap', 'keys'], ['#b8862f', '#38200c']],
  ['loop', 'looping-lines', 40, ['drag', 'keys'], ['#a0487f', '#301036']],
  ['mirror', 'mirrored-lines', 40, ['drag', 'keys'], ['#3f7fc0', '#0c2050']],
  ['block', 'turned-blocks', 40, ['tap', 'keys'], ['#b0653a', '#33180c']],
  ['orbit', 'picture-orbit', 40, ['tap', 'keys'], ['#4a63b0', '#111b44']],
  ['corner', 'corner-flips', 40, ['tap', 'keys'], ['#2f8fa0', '#08303a']],
  ['blinds', 'picture-blinds', 40, ['tap', 'keys'], ['#8a9a3f', '#262c0a']],
  ['twist', 'twisted-ribbons', 40, ['drag', 'keys'], ['#b04a5a', '#361018']],
  ['gears', 'geared-lines', 40, ['drag', 'keys'], ['#6f7f96', '#1a2436']],
]

export const definitions: readonly JigsawDefinition[] = lines.map(([kind, slug, levels, input, ground]) => ({
  id: kind,
  ...registered(slug),
  kind,
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle'],
  players: 1,
  orientation: 'any',
  input,
  session: [60, 1200],
  levels,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground,
}))
