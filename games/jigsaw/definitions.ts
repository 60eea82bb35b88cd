import type { GameDefinition } from '#kit/game/contract.ts'
import type { TileKind } from './tile-moves.ts'

export type JigsawKind = 'cuts' | 'swap' | 'rings' | TileKind

export type JigsawDefinition = GameDefinition & { readonly kind: JigsawKind }

const FIRST_ID = 1330
/** The tile games have numbers of their own. */
const FIRST_TILE_ID = 1729
const FIRST_TILE_INDEX = 3
const FURTHER_IDS = [1027, 1028, 1029, 1046, 1047, 1048] as const
const FIRST_FURTHER_INDEX = 7

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

function gameIdOf(index: number): number {
  if (index >= FIRST_FURTHER_INDEX) return FURTHER_IDS[index - FIRST_FURTHER_INDEX]!
  return index < FIRST_TILE_INDEX ? FIRST_ID + index : FIRST_TILE_ID + index - FIRST_TILE_INDEX
}

export const definitions: readonly JigsawDefinition[] = lines.map(
  ([kind, slug, levels, input, ground], index) => ({
    id: kind,
    gameId: gameIdOf(index),
    slug,
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
    tune: gameIdOf(index) * 7919,
    ground,
  }),
)
