import type { GameDefinition } from '#kit/game/contract.ts'

/** Each is a game of its own, with its rules in `verbs/` and its drawing in `scenes/`. */
export const VERBS = [
  'true-sums',
  'glance-count',
  'number-hunt',
  'shells-ago',
  'mirror-rafts',
  'lit-stones',
  'ninth-picture',
] as const
export type Verb = (typeof VERBS)[number]

export interface QuickMindDefinition extends GameDefinition {
  readonly verb: Verb
}

const FIRST_ID = 1290
const NUMBERS: readonly Verb[] = ['true-sums', 'glance-count', 'number-hunt']
const GROUNDS: Readonly<Record<Verb, GameDefinition['ground']>> = {
  'true-sums': ['#2f8f78', '#08302f'],
  'glance-count': ['#2d86c4', '#0a2350'],
  'number-hunt': ['#c9803a', '#45201f'],
  'shells-ago': ['#7a55b8', '#1f1448'],
  'mirror-rafts': ['#2aa0a6', '#0a2f48'],
  'lit-stones': ['#3b4fa0', '#0b1236'],
  'ninth-picture': ['#b8567a', '#38133a'],
}

export const definitions: readonly QuickMindDefinition[] = VERBS.map((verb, index) => {
  const gameId = FIRST_ID + index
  return {
    id: verb,
    gameId,
    slug: verb,
    verb,
    distinct: 'rules',
    genre: 'puzzle',
    tags: NUMBERS.includes(verb) ? ['puzzle', 'numbers', 'skill'] : ['puzzle', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [30, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground: GROUNDS[verb],
  }
})
