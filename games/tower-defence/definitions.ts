import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game; `rulebook.ts` has their rules. */
export const KINDS = [
  'path',
  'maze',
  'merge',
  'lanes',
  'ring',
  'fork',
  'belt',
  'grown',
  'hero',
  'traps',
  'night',
  'rail',
  'elements',
  'caller',
] as const
export type Kind = (typeof KINDS)[number]

export interface DefenceDefinition extends GameDefinition {
  readonly kind: Kind
}

type Own = Pick<DefenceDefinition, 'slug' | 'ground' | 'levels'>

const OWN: Readonly<Record<Kind, Own>> = {
  path: { slug: 'causeway-watch', ground: ['#4f9f5a', '#123f3a'], levels: 8 },
  maze: { slug: 'mangrove-maze', ground: ['#2f8f8a', '#0c2f40'], levels: 0 },
  merge: { slug: 'twin-turrets', ground: ['#b8743f', '#40202a'], levels: 0 },
  lanes: { slug: 'five-piers', ground: ['#3f86c0', '#10264a'], levels: 0 },
  ring: { slug: 'turning-lighthouse', ground: ['#6a5ac0', '#1a1448'], levels: 0 },
  fork: { slug: 'loop-locks', ground: ['#5f9fb0', '#173a4f'], levels: 0 },
  belt: { slug: 'tower-belt', ground: ['#a8876a', '#33261f'], levels: 0 },
  grown: { slug: 'grown-garrison', ground: ['#c98a9a', '#43203f'], levels: 0 },
  hero: { slug: 'barefoot-captain', ground: ['#e0b060', '#5a3420'], levels: 0 },
  traps: { slug: 'temple-of-traps', ground: ['#8a9a6a', '#26301f'], levels: 0 },
  night: { slug: 'lamp-keepers-night', ground: ['#3f4f96', '#0c1030'], levels: 0 },
  rail: { slug: 'guns-on-rails', ground: ['#8f7f5a', '#2a2418'], levels: 0 },
  elements: { slug: 'four-forces', ground: ['#7a4f5f', '#24121f'], levels: 0 },
  caller: { slug: 'call-the-storm', ground: ['#4f7f8f', '#101f2f'], levels: 0 },
}

export const definitions: readonly DefenceDefinition[] = KINDS.map((kind) => {
  return {
    id: kind,
    ...registered(OWN[kind].slug),
    kind,
    ...OWN[kind],
    distinct: 'rules',
    genre: kind === 'grown' ? 'idle' : 'shooter',
    tags: ['puzzle', 'arcade'],
    players: 1,
    orientation: 'any',
    input: kind === 'merge' || kind === 'hero' ? ['tap', 'drag', 'keys'] : ['tap', 'keys'],
    session: [90, 600],
    score: { best: 'highest', unit: 'points', ranked: true },
  }
})
