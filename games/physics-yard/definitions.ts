import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own: rules in `kinds/`, levels in `packs/`. */
export const KINDS = [
  'rope-cut',
  'sling-huts',
  'plank-draw',
  'idol-keep',
  'stack-up',
  'barrel-bridge',
  'beam-balance',
  'pin-pull',
  'marble-gates',
  'magnet-hop',
  'bounce-boards',
  'domino-run',
  'peg-sort',
  'cannon-shot',
  'wreck-ball',
  'see-saw',
  'fan-drift',
  'cave-turn',
  'belt-parcel',
  'jelly-tower',
  'puff-blast',
  'ice-saw',
] as const
export type Kind = (typeof KINDS)[number]

export interface YardDefinition extends GameDefinition {
  readonly yard: Kind
}

export const LEVELS = 20

type Own = Pick<YardDefinition, 'slug' | 'input' | 'ground'> & Partial<Pick<YardDefinition, 'genre'>>
const tapped = ['tap', 'keys'] as const
const dragged = ['drag', 'keys'] as const

const OWN: Readonly<Record<Kind, Own>> = {
  'rope-cut': { slug: 'coconut-cut', input: tapped, ground: ['#2f8f7f', '#0a2f3f'] },
  'sling-huts': { slug: 'mango-sling', input: dragged, ground: ['#e09a5f', '#5a2a48'] },
  'plank-draw': { slug: 'draw-a-plank', input: dragged, ground: ['#3f7fb8', '#12264f'] },
  'idol-keep': { slug: 'keep-the-idol', input: tapped, ground: ['#b8683c', '#3a1a38'] },
  'stack-up': { slug: 'crane-stack', input: tapped, ground: ['#5f9ad0', '#1a3560'] },
  'barrel-bridge': { slug: 'barrel-bridge', input: dragged, ground: ['#c9824f', '#3f2440'] },
  'beam-balance': { slug: 'level-beam', input: dragged, ground: ['#3f9a8a', '#0c3440'] },
  'pin-pull': { slug: 'pull-the-pins', input: tapped, ground: ['#7a4fa0', '#22123f'] },
  'marble-gates': { slug: 'marble-gates', input: tapped, ground: ['#3b5fa8', '#101c44'] },
  'magnet-hop': { slug: 'magnet-hop', input: tapped, ground: ['#4a5f9a', '#141a3c'] },
  'bounce-boards': { slug: 'spring-boards', input: tapped, ground: ['#2a9ac0', '#0a2f58'] },
  'domino-run': { slug: 'domino-bell', input: tapped, ground: ['#a8563f', '#351a34'] },
  'peg-sort': { slug: 'berry-pegs', input: dragged, ground: ['#5f8a3f', '#16321f'] },
  'cannon-shot': {
    slug: 'coconut-cannon',
    input: dragged,
    ground: ['#e0885f', '#48264f'],
    genre: 'sports',
  },
  'wreck-ball': { slug: 'crate-wrecker', input: dragged, ground: ['#6f7fa8', '#1f2440'] },
  'see-saw': {
    slug: 'see-saw-crab',
    input: dragged,
    ground: ['#e8a860', '#5a3040'],
    genre: 'sports',
  },
  'fan-drift': { slug: 'fan-the-balloon', input: tapped, ground: ['#e07f9a', '#4a1f48'] },
  'cave-turn': { slug: 'turn-the-cave', input: tapped, ground: ['#8a7f5f', '#2a2238'] },
  'belt-parcel': { slug: 'parcel-belts', input: tapped, ground: ['#d8a04a', '#3a2a40'] },
  'jelly-tower': { slug: 'jelly-scaffold', input: dragged, ground: ['#9a5fc0', '#25164a'] },
  'puff-blast': { slug: 'puff-the-coconut', input: dragged, ground: ['#4fae9f', '#123a48'] },
  'ice-saw': { slug: 'ice-saw', input: dragged, ground: ['#8fc8e8', '#2a4878'] },
}

export const definitions: readonly YardDefinition[] = KINDS.map((kind) => {
  const { genre = 'puzzle', ...own } = OWN[kind]
  return {
    id: kind,
    yard: kind,
    distinct: 'rules',
    genre,
    tags: [genre, 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    session: [20, 600],
    levels: LEVELS,
    score: { best: 'highest', unit: 'points', ranked: true },
    ...registered(own.slug),
    ...own,
  }
})
