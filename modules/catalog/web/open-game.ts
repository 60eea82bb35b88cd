import type { ReactNode } from 'react'
import { createStore } from '#kit/ui/store.ts'

export interface OpenGame {
  readonly gameId: number
}

/** The game whose page is open, for those who follow what is played. */
export const openGame = createStore<OpenGame | undefined>(undefined)

/** Draws a button on the game's page; it comes later than the page, from whoever counts likes. */
export const likeButton = createStore<((game: OpenGame) => ReactNode) | undefined>(undefined)

/** Draws a line under the end of a run; it comes later as well. `sent` is another once the score is proved. */
export const endLine = createStore<((game: OpenGame, sent: unknown) => ReactNode) | undefined>(undefined)
