import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `verbs/` and its drawing in `scenes/`. */
export const VERBS = [
  'galaxy-divers',
  'hut-watch',
  'reef-centipede',
  'whirl-tube',
  'coco-bomber',
  'pier-rail',
  'sun-and-shade',
  'tiny-planet',
  'heli-rescue',
  'chain-pop',
  'two-tides',
  'paint-lanes',
  'split-bubbles',
  'crash-whirl',
  'echo-squad',
] as const
export type Verb = (typeof VERBS)[number]

export interface InvaderDefinition extends GameDefinition {
  readonly verb: Verb
}

interface Own {
  readonly slug: string
  readonly input: GameDefinition['input']
  readonly ground: GameDefinition['ground']
}

const DRAG = ['drag', 'hold', 'keys'] as const
const TAP = ['tap', 'keys'] as const
const OWN: Readonly<Record<Verb, Own>> = {
  'galaxy-divers': { slug: 'galaxy-divers', input: DRAG, ground: ['#3a3f98', '#0a0c34'] },
  'hut-watch': { slug: 'six-huts', input: TAP, ground: ['#8a4a6a', '#1f1030'] },
  'reef-centipede': { slug: 'reef-centipede', input: DRAG, ground: ['#1f6f80', '#06263a'] },
  'whirl-tube': { slug: 'whirl-tube', input: DRAG, ground: ['#2a5fb0', '#050f2c'] },
  'coco-bomber': { slug: 'coco-bomber', input: TAP, ground: ['#e0905a', '#4a2040'] },
  'pier-rail': { slug: 'six-shots', input: TAP, ground: ['#c06a5a', '#2c1440'] },
  'sun-and-shade': { slug: 'sun-and-shade', input: DRAG, ground: ['#6a4a9a', '#140c30'] },
  'tiny-planet': { slug: 'tiny-planet', input: DRAG, ground: ['#2f4a80', '#080c28'] },
  'heli-rescue': { slug: 'heli-rescue', input: DRAG, ground: ['#5fa8d0', '#124068'] },
  'chain-pop': { slug: 'lantern-chain', input: TAP, ground: ['#7a3f70', '#180c30'] },
  'two-tides': { slug: 'between-two-fleets', input: DRAG, ground: ['#1f8a8a', '#063038'] },
  'paint-lanes': { slug: 'paint-the-crabs', input: TAP, ground: ['#4fb0c0', '#0f4a60'] },
  'split-bubbles': { slug: 'split-bubbles', input: DRAG, ground: ['#3f8fb8', '#0a3050'] },
  'crash-whirl': { slug: 'crash-whirl', input: DRAG, ground: ['#d88a5a', '#2a1648'] },
  'echo-squad': { slug: 'echo-squad', input: DRAG, ground: ['#5a3fa8', '#0c2440'] },
}

export const definitions: readonly InvaderDefinition[] = VERBS.map((verb) => ({
  id: verb,
  verb,
  ...OWN[verb],
  distinct: 'rules',
  genre: 'shooter',
  tags: ['arcade', 'skill'],
  players: 1,
  orientation: 'any',
  session: [30, 480],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  ...registered(OWN[verb].slug),
}))
