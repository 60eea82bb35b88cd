import type { GameDefinition } from '#kit/game/contract.ts'
import { listings } from './all-listings.ts'
import { registered } from './registered.ts'

/** Each is a game with its rules in `verbs/` and its drawing in `scenes/`. */
export type Verb = keyof typeof listings
export const VERBS = Object.keys(listings) as readonly Verb[]

export interface YardDefinition extends GameDefinition {
  readonly verb: Verb
}

export const definitions: readonly YardDefinition[] = VERBS.map((verb) => {
  return {
    id: verb,
    ...registered(verb),
    verb,
    ...listings[verb],
    distinct: 'rules',
    genre: 'shooter',
    tags: ['arcade', 'skill'],
    players: 1,
    orientation: 'any',
    session: [30, 480],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
  }
})
