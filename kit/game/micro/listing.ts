import type { GameDefinition } from '#kit/game/contract.ts'

/** How one game is listed and touched, and the light behind it; what all games of its family share is left out. */
export type Listing = Pick<GameDefinition, 'ground'> &
  Partial<Pick<GameDefinition, 'slug' | 'genre' | 'tags' | 'input'>>
