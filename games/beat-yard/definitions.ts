import type { GameDefinition } from '#kit/game/contract.ts'
import { listings } from './all-listings.ts'
import { registered } from './registered.ts'

/** Each is a game with its rules in `plays/` and its drawing in `scenes/`. */
export type Play = keyof typeof listings
export const PLAYS = Object.keys(listings) as readonly Play[]

export interface BeatYardDefinition extends GameDefinition {
  readonly play: Play
}

export const definitions: readonly BeatYardDefinition[] = PLAYS.map((play) => {
  const { genre, input, ground } = listings[play]
  return {
    id: play,
    ...registered(play),
    play,
    distinct: 'rules',
    genre,
    tags: [genre, 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input,
    session: [30, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
