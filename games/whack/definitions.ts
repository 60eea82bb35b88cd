import type { GameDefinition } from '#kit/game/contract.ts'

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
] as const
export type Verb = (typeof VERBS)[number]

export interface WhackDefinition extends GameDefinition {
  readonly verb: Verb
}

const FIRST_ID = 1380
const GROUNDS: Readonly<Record<Verb, GameDefinition['ground']>> = {
  'crab-thump': ['#d08a4a', '#4a2030'],
  'basket-run': ['#2f8a5f', '#0a2f3a'],
  'shell-sorter': ['#3f6fc0', '#14245a'],
  'colour-tap': ['#5a4fb0', '#1a1548'],
  'bubble-rush': ['#1f9ab0', '#07384f'],
  'odd-shell': ['#b0508f', '#3a1540'],
  'echo-conches': ['#2a5f8a', '#0b1f40'],
  'tide-drums': ['#a8503f', '#35123a'],
}

export const definitions: readonly WhackDefinition[] = VERBS.map((verb, index) => {
  const gameId = FIRST_ID + index
  return {
    id: verb,
    gameId,
    slug: verb,
    verb,
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['puzzle', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: verb === 'basket-run' ? ['drag', 'keys'] : ['tap', 'keys'],
    session: [20, 240],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground: GROUNDS[verb],
  }
})
