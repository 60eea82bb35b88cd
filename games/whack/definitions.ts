import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `verbs/` and its drawing in `scenes/`. */
export const VERBS = [
  'crab-thump',
  'basket-run',
  'shell-sorter',
  'colour-tap',
  'bubble-rush',
  'odd-shell',
  'echo-conches',
  'tide-drums',
  'firefly-jars',
  'fish-feed',
  'leaky-boat',
  'pirate-windows',
  'flak-night',
  'card-snap',
  'juggle-trio',
  'more-gulls',
  'true-bite',
  'pancake-deck',
  'shell-shuffle',
  'quick-draw',
  'fuse-snuff',
  'plate-spin',
  'nest-guard',
  'rule-crabs',
  'stain-wipe',
  'chain-burst',
] as const
export type Verb = (typeof VERBS)[number]

export interface WhackDefinition extends GameDefinition {
  readonly verb: Verb
}

/** Games where one aims and shoots. */
const AIMED: readonly Verb[] = ['pirate-windows', 'flak-night', 'quick-draw']
const GROUNDS: Readonly<Record<Verb, GameDefinition['ground']>> = {
  'crab-thump': ['#d08a4a', '#4a2030'],
  'basket-run': ['#2f8a5f', '#0a2f3a'],
  'shell-sorter': ['#3f6fc0', '#14245a'],
  'colour-tap': ['#5a4fb0', '#1a1548'],
  'bubble-rush': ['#1f9ab0', '#07384f'],
  'odd-shell': ['#b0508f', '#3a1540'],
  'echo-conches': ['#2a5f8a', '#0b1f40'],
  'tide-drums': ['#a8503f', '#35123a'],
  'firefly-jars': ['#2f7a5a', '#0a2440'],
  'fish-feed': ['#2a8fc0', '#0a2f5a'],
  'leaky-boat': ['#c8844a', '#3f2030'],
  'pirate-windows': ['#e09a5a', '#4a2040'],
  'flak-night': ['#6a3f9a', '#180a30'],
  'card-snap': ['#2f9a70', '#0a3030'],
  'juggle-trio': ['#f0a060', '#5a2a50'],
  'more-gulls': ['#6aa8d8', '#1a3a68'],
  'true-bite': ['#2f9ab8', '#0a3858'],
  'pancake-deck': ['#4a6f90', '#142438'],
  'shell-shuffle': ['#a84060', '#381028'],
  'quick-draw': ['#e8904a', '#5a2818'],
  'fuse-snuff': ['#a86a3a', '#2a1410'],
  'plate-spin': ['#e07a7a', '#5a1f3f'],
  'nest-guard': ['#8fd0e8', '#2f6a9a'],
  'rule-crabs': ['#f0c890', '#7a4a3a'],
  'stain-wipe': ['#6fc0d8', '#1f3f6a'],
  'chain-burst': ['#1f6aa8', '#081a44'],
}

export const definitions: readonly WhackDefinition[] = VERBS.map((verb) => {
  const genre = AIMED.includes(verb) ? 'shooter' : 'puzzle'
  return {
    id: verb,
    ...registered(verb),
    verb,
    distinct: 'rules',
    genre,
    tags: [genre, 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: verb === 'basket-run' ? ['drag', 'keys'] : ['tap', 'keys'],
    session: [20, 240],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground: GROUNDS[verb],
  }
})
