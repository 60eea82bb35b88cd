import type { GameDefinition } from '#kit/game/contract.ts'
import type { PackName } from './packs.ts'
import { registered } from './registered.ts'

/** How a puzzle is asked and played. */
export type Play =
  /** Block lengths beside every line. */
  | 'blocks'
  /** Every paint is its own colour. */
  | 'colours'
  /** Some lengths are hidden behind question marks. */
  | 'query'
  /** The picture is the same behind its mirror, and lines keep silent. */
  | 'mirror'
  /** Only how many cells and how many groups. */
  | 'totals'
  /** Board after board, each stroke burns oil. */
  | 'run'

export interface NonogramRules {
  readonly play: Play
  /** Where the pictures come from; without it they are made from the seed. */
  readonly pack?: PackName
  /** Sides of made pictures by grade. */
  readonly sizes?: readonly number[]
}

export type NonogramDefinition = GameDefinition & { readonly rules: NonogramRules }

interface Line {
  readonly id: string
  readonly slug: string
  readonly levels: number
  readonly rules: NonogramRules
  readonly ground: readonly [string, string]
}

const lines: readonly Line[] = [
  {
    id: 'starters',
    slug: 'tiny-nonograms',
    levels: 30,
    rules: { play: 'blocks', pack: 'starters' },
    ground: ['#e08a4a', '#4a1d12'],
  },
  {
    id: 'sea',
    slug: 'sea-nonograms',
    levels: 26,
    rules: { play: 'blocks', pack: 'sea' },
    ground: ['#2f9fc4', '#072b45'],
  },
  {
    id: 'kitchen',
    slug: 'kitchen-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'kitchen' },
    ground: ['#c9604f', '#3d1016'],
  },
  {
    id: 'wheels',
    slug: 'wide-wheels-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'wheels' },
    ground: ['#6f7fa6', '#1a2138'],
  },
  {
    id: 'scenes',
    slug: 'island-scene-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'scenes' },
    ground: ['#d0a04a', '#3a250c'],
  },
  {
    id: 'large',
    slug: 'grand-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'large' },
    ground: ['#4f9f6a', '#0c2f20'],
  },
  {
    id: 'colours',
    slug: 'colour-nonograms',
    levels: 25,
    rules: { play: 'colours', pack: 'colours' },
    ground: ['#c0569a', '#36102f'],
  },
  {
    id: 'query',
    slug: 'question-mark-nonograms',
    levels: 25,
    rules: { play: 'query', pack: 'garden' },
    ground: ['#8a9a3f', '#262c0a'],
  },
  {
    id: 'mirror',
    slug: 'mirror-nonograms',
    levels: 25,
    rules: { play: 'mirror', pack: 'mirrors' },
    ground: ['#7f68c9', '#1e1444'],
  },
  {
    id: 'endless',
    slug: 'endless-nonograms',
    levels: 0,
    rules: { play: 'blocks', sizes: [5, 8, 10, 15] },
    ground: ['#3f8f9c', '#0a2a33'],
  },
  {
    id: 'totals',
    slug: 'cross-totals',
    levels: 0,
    rules: { play: 'totals', sizes: [5, 6, 8] },
    ground: ['#a8743a', '#321a08'],
  },
  {
    id: 'run',
    slug: 'lamp-oil-nonograms',
    levels: 0,
    rules: { play: 'run' },
    ground: ['#b88a2c', '#1d1533'],
  },
  {
    id: 'zoo',
    slug: 'animal-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'zoo' },
    ground: ['#b0823a', '#33210a'],
  },
  {
    id: 'music',
    slug: 'music-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'music' },
    ground: ['#b04a7a', '#36102a'],
  },
  {
    id: 'space',
    slug: 'sky-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'space' },
    ground: ['#3a5fb8', '#0c1440'],
  },
  {
    id: 'sports',
    slug: 'sports-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'sports' },
    ground: ['#4a9a4f', '#0f2f14'],
  },
  {
    id: 'home',
    slug: 'house-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'home' },
    ground: ['#8a6a4a', '#2a1c10'],
  },
  {
    id: 'clothes',
    slug: 'clothes-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'clothes' },
    ground: ['#a85a9a', '#30122c'],
  },
  {
    id: 'fairy',
    slug: 'fairy-tale-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'fairy' },
    ground: ['#6a5ac0', '#1a1444'],
  },
  {
    id: 'bugs',
    slug: 'insect-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'bugs' },
    ground: ['#6a9a3a', '#1c300c'],
  },
  {
    id: 'feast',
    slug: 'feast-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'feast' },
    ground: ['#c0483a', '#38100c'],
  },
  {
    id: 'town',
    slug: 'town-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'town' },
    ground: ['#5a7a9a', '#14222e'],
  },
  {
    id: 'toys',
    slug: 'toy-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'toys' },
    ground: ['#d08a2a', '#3a220a'],
  },
  {
    id: 'birds',
    slug: 'bird-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'birds' },
    ground: ['#3a9aa8', '#0c2c36'],
  },
  {
    id: 'tools',
    slug: 'tool-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'tools' },
    ground: ['#7a6a5a', '#241c14'],
  },
  {
    id: 'plants',
    slug: 'plant-nonograms',
    levels: 25,
    rules: { play: 'blocks', pack: 'plants' },
    ground: ['#4a9a5a', '#0f3018'],
  },
]

export const definitions: readonly NonogramDefinition[] = lines.map(
  ({ id, slug, levels, rules, ground }) => ({
    id,
    ...registered(slug),
    distinct: rules.pack && rules.play === 'blocks' ? 'levels' : 'rules',
    genre: 'puzzle',
    tags: rules.play === 'totals' ? ['puzzle', 'numbers'] : ['puzzle'],
    players: 1,
    orientation: 'any',
    input: ['drag', 'tap', 'keys'],
    session: rules.pack === 'large' ? [240, 1200] : [30, 600],
    levels,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
    rules,
  }),
)
