import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { ShapeName } from './shapes.ts'
import { registered } from './registered.ts'

export type TwistyDefinition = GameDefinition & { readonly shape: ShapeName }

export const LEVELS = 30

const lines: readonly (readonly [id: ShapeName, slug: string])[] = [
  ['pebble', 'pebble-cube'],
  ['tide', 'tide-cube'],
  ['raft', 'floppy-raft'],
  ['tower', 'turning-tower'],
  ['decks', 'two-deck-block'],
  ['pyramid', 'reef-pyramid'],
  ['slanted', 'slanted-cube'],
  ['edges', 'twelve-edges'],
  ['diamond', 'coral-diamond'],
  ['jewel', 'harbour-jewel'],
  ['rings', 'crossed-rings'],
  ['pearls', 'six-pearl-rings'],
  ['flowers', 'turning-flowers'],
  ['plates', 'four-turntables'],
  ['crystal', 'eight-face-crystal'],
  ['hinges', 'hinged-cube'],
  ['brick', 'half-turn-brick'],
  ['kites', 'kite-wheel'],
  ['prism', 'three-sided-column'],
  ['chain', 'ring-chain'],
]

export const definitions: readonly TwistyDefinition[] = lines.map(([shape, slug], index) => ({
  id: shape,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle', 'skill'],
  players: 1,
  orientation: 'any',
  input: ['swipe', 'drag', 'keys'],
  session: [20, 900],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground: groundOf(index),
  shape,
}))

/** Index within the family; light and cover follow from it. */
export const placeOf = ({ shape }: TwistyDefinition) => lines.findIndex(([one]) => one === shape)
