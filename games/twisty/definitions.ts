import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { ShapeName } from './shapes.ts'

export type TwistyDefinition = GameDefinition & { readonly shape: ShapeName }

export const LEVELS = 30

const lines: readonly (readonly [id: ShapeName, slug: string, gameId: number])[] = [
  ['pebble', 'pebble-cube', 739],
  ['tide', 'tide-cube', 740],
  ['raft', 'floppy-raft', 741],
  ['tower', 'turning-tower', 742],
  ['decks', 'two-deck-block', 743],
  ['pyramid', 'reef-pyramid', 745],
  ['slanted', 'slanted-cube', 746],
  ['edges', 'twelve-edges', 747],
  ['diamond', 'coral-diamond', 748],
  ['jewel', 'harbour-jewel', 749],
  ['rings', 'crossed-rings', 751],
  ['pearls', 'six-pearl-rings', 754],
  ['flowers', 'turning-flowers', 757],
  ['plates', 'four-turntables', 760],
  ['crystal', 'eight-face-crystal', 917],
  ['hinges', 'hinged-cube', 918],
  ['brick', 'half-turn-brick', 919],
  ['kites', 'kite-wheel', 926],
  ['prism', 'three-sided-column', 1025],
  ['chain', 'ring-chain', 1026],
]

export const definitions: readonly TwistyDefinition[] = lines.map(([shape, slug, gameId], index) => ({
  id: shape,
  gameId,
  slug,
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle', 'skill'],
  players: 1,
  orientation: 'any',
  input: ['swipe', 'drag', 'keys'],
  session: [20, 900],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  tune: gameId * 7919,
  ground: groundOf(index),
  shape,
}))

/** Which of the family's games it is: its light and its cover follow from that. */
export const placeOf = ({ shape }: TwistyDefinition) => lines.findIndex(([one]) => one === shape)
