import type { GameDefinition } from '#kit/game/contract.ts'

/** Catalogue data, input and background of a game; without what its whole family shares. */
export type Listing = Pick<GameDefinition, 'ground'> &
  Partial<Pick<GameDefinition, 'slug' | 'genre' | 'tags' | 'input'>>
