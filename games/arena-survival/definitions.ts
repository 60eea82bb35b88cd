import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `verbs/` and its drawing in `scenes/`. */
export const VERBS = [
  'comet-dash',
  'boomerang-bay',
  'orbit-keepers',
  'chain-storm',
  'one-pearl',
  'mirror-twins',
  'turtle-escort',
  'graze-garden',
  'lasso-lagoon',
  'shell-shield',
  'mine-trail',
  'night-torch',
  'recoil-raft',
  'crumble-court',
  'swinging-anchor',
  'pike-rodeo',
  'bubble-jail',
] as const
export type Verb = (typeof VERBS)[number]

export interface ArenaDefinition extends GameDefinition {
  readonly verb: Verb
}

const GROUNDS: Readonly<Record<Verb, GameDefinition['ground']>> = {
  'comet-dash': ['#3a55b0', '#0c1440'],
  'boomerang-bay': ['#2f9ab8', '#0a3450'],
  'orbit-keepers': ['#5a48a8', '#170f40'],
  'chain-storm': ['#2f6f98', '#081f38'],
  'one-pearl': ['#a8683a', '#3a1a14'],
  'mirror-twins': ['#2f8f78', '#08302e'],
  'turtle-escort': ['#38a8c8', '#0a3a58'],
  'graze-garden': ['#8a3f80', '#22103a'],
  'lasso-lagoon': ['#1f9a9a', '#063840'],
  'shell-shield': ['#b05048', '#3a141e'],
  'mine-trail': ['#5a8050', '#142a20'],
  'night-torch': ['#2c3a68', '#060a1c'],
  'recoil-raft': ['#3f86d0', '#0c2450'],
  'crumble-court': ['#b88a5a', '#3a2420'],
  'swinging-anchor': ['#5a6a88', '#141c30'],
  'pike-rodeo': ['#e0a05a', '#4a1c28'],
  'bubble-jail': ['#c86fa8', '#2a1450'],
}

export const definitions: readonly ArenaDefinition[] = VERBS.map((verb) => {
  return {
    id: verb,
    ...registered(verb),
    verb,
    distinct: 'rules',
    genre: 'shooter',
    tags: ['arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['drag', 'hold', 'keys'],
    session: [30, 480],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground: GROUNDS[verb],
  }
})
