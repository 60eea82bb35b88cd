import type { GameDefinition } from '#kit/game/contract.ts'
import { listings } from './all-listings.ts'
import { registered } from './registered.ts'

/** Each is a game with its rules in `plays/` and its drawing in `scenes/`. */
export type Play = keyof typeof listings
export const PLAYS = Object.keys(listings) as readonly Play[]

export interface BallSportsDefinition extends GameDefinition {
  readonly play: Play
}

export const definitions: readonly BallSportsDefinition[] = PLAYS.map((play) => {
  const { slug, input, ground } = listings[play]
  return {
    id: slug,
    ...registered(slug),
    play,
    distinct: 'rules',
    genre: 'sports',
    tags: ['sports', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input,
    session: [30, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
