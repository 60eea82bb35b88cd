import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Kinds of search; their rules are in `hunts.ts`, `piles.ts` and `rounds.ts`. */
export const HUNTS = [
  'spot',
  'seek',
  'lone',
  'shadow',
  'torch',
  'count',
  'heap',
  'patch',
  'loupe',
  'parade',
  'strings',
  'copy',
] as const
export type Hunt = (typeof HUNTS)[number]

export interface HiddenDefinition extends GameDefinition {
  readonly hunt: Hunt
}

export const LEVELS = 30

const FACES: Readonly<Record<Hunt, readonly [slug: string, ground: GameDefinition['ground']]>> = {
  spot: ['two-postcards', ['#f2b06a', '#5a2a3a']],
  seek: ['beachcombers-list', ['#5fc8d8', '#123f5f']],
  lone: ['lonely-things', ['#8fc86a', '#1f4030']],
  shadow: ['tangled-shadows', ['#c8a0f0', '#3a2468']],
  torch: ['torchlit-cave', ['#6f78c8', '#141a3f']],
  count: ['how-many-crabs', ['#f58a7a', '#5a1f3a']],
  heap: ['treasure-heap', ['#e8c05a', '#5a3a1a']],
  patch: ['torn-corner', ['#5fd0a0', '#0f4a4a']],
  loupe: ['under-the-loupe', ['#7fd0f0', '#1a3f78']],
  parade: ['smallest-first', ['#f0c088', '#63302a']],
  strings: ['whose-kite', ['#8fb8f8', '#22306f']],
  copy: ['true-copy', ['#f098b8', '#55204a']],
}

export const definitions: readonly HiddenDefinition[] = HUNTS.map((hunt) => {
  const [slug, ground] = FACES[hunt]
  return {
    id: slug,
    ...registered(slug),
    hunt,
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['puzzle', 'matching'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [20, 240],
    levels: LEVELS,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
