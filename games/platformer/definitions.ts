import type { GameDefinition } from '#kit/game/contract.ts'

/** Each is a game of its own: how its hero moves is in `moves.ts`, its levels are in `packs/`. */
export const KINDS = ['run', 'wall', 'flip', 'dash', 'swing', 'sand', 'keys', 'tower'] as const
export type Kind = (typeof KINDS)[number]

export interface PlatformerDefinition extends GameDefinition {
  readonly kind: Kind
}

type Own = Pick<PlatformerDefinition, 'slug' | 'ground'>

const FIRST_ID = 30
export const LEVELS = 15

const OWN: Readonly<Record<Kind, Own>> = {
  run: { slug: 'coconut-trot', ground: ['#2f9fb5', '#0b3a55'] },
  wall: { slug: 'gecko-gorge', ground: ['#c9744a', '#4a1f2e'] },
  flip: { slug: 'firefly-flip', ground: ['#5a4fae', '#171240'] },
  dash: { slug: 'parrot-dash', ground: ['#e0876a', '#5a1f4a'] },
  swing: { slug: 'liana-rings', ground: ['#3f9a66', '#0c3a35'] },
  sand: { slug: 'sand-steps', ground: ['#d9a45a', '#5a3420'] },
  keys: { slug: 'lighthouse-keys', ground: ['#3f6fae', '#101c40'] },
  tower: { slug: 'crab-climb', ground: ['#b8506a', '#321238'] },
}

export const definitions: readonly PlatformerDefinition[] = KINDS.map((kind, index) => {
  const gameId = FIRST_ID + index
  return {
    id: kind,
    gameId,
    kind,
    ...OWN[kind],
    distinct: 'rules',
    genre: 'sports',
    tags: ['arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['hold', 'tap', 'keys'],
    session: [15, 120],
    levels: LEVELS,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
  }
})
