import type { GameDefinition } from '#kit/game/contract.ts'

export type JigsawKind = 'cuts' | 'swap' | 'rings'

export type JigsawDefinition = GameDefinition & { readonly kind: JigsawKind }

const FIRST_ID = 1330

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
]

export const definitions: readonly JigsawDefinition[] = lines.map(
  ([kind, slug, levels, input, ground], index) => ({
    id: kind,
    gameId: FIRST_ID + index,
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
    tune: (FIRST_ID + index) * 7919,
    ground,
  }),
)
