import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game: its moves are in `moves.ts`, its levels in `packs/`. */
export const KINDS = [
  'run',
  'wall',
  'flip',
  'dash',
  'swing',
  'sand',
  'keys',
  'tower',
  'bounce',
  'swap',
  'puff',
  'glide',
  'ice',
  'swim',
  'dig',
  'blink',
  'slam',
  'cling',
] as const
export type Kind = (typeof KINDS)[number]

export interface PlatformerDefinition extends GameDefinition {
  readonly kind: Kind
}

type Own = Pick<PlatformerDefinition, 'slug' | 'ground'>

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
  bounce: { slug: 'frog-bounce', ground: ['#7fb84a', '#1f4a2a'] },
  swap: { slug: 'chameleon-switch', ground: ['#4a9aa0', '#2a1f4a'] },
  puff: { slug: 'puffer-float', ground: ['#e58ab0', '#5a2a5e'] },
  glide: { slug: 'umbrella-mouse', ground: ['#7f93ae', '#26304a'] },
  ice: { slug: 'penguin-slide', ground: ['#9fd4ee', '#2a5a8a'] },
  swim: { slug: 'turtle-dive', ground: ['#2fc0b8', '#0a4a6a'] },
  dig: { slug: 'mole-tunnels', ground: ['#a8743f', '#3a2014'] },
  blink: { slug: 'ghost-blink', ground: ['#e0853a', '#1a1a2a'] },
  slam: { slug: 'armadillo-slam', ground: ['#e0c04a', '#6a4a14'] },
  cling: { slug: 'octopus-climb', ground: ['#3f6fd0', '#141a50'] },
}

export const definitions: readonly PlatformerDefinition[] = KINDS.map((kind) => {
  return {
    id: kind,
    ...registered(OWN[kind].slug),
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
  }
})
