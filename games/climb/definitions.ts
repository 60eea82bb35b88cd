import type { GameDefinition } from '#kit/game/contract.ts'
import { listings } from './all-listings.ts'
import { registered } from './registered.ts'

/** Ways up (and down): each is a game of its own, with its rules in `rules/` and its drawing in `scenes/`. */
export type Way = keyof typeof listings
export const WAYS = Object.keys(listings) as readonly Way[]

export interface ClimbDefinition extends GameDefinition {
  readonly way: Way
}

export const definitions: readonly ClimbDefinition[] = WAYS.map((way) => {
  const { genre, input, ground } = listings[way]
  return {
    id: way,
    ...registered(way),
    way,
    distinct: 'rules',
    genre,
    tags: [genre, 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input,
    session: [20, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
