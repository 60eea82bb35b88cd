import type { ReactNode } from 'react'
import { createStore } from '#kit/ui/store.ts'
import type { GamePage } from '../calls.ts'

export interface OpenGame {
  readonly gameId: number
}

/** What its page tells of it. */
type OpenedPage = Pick<GamePage, 'gameId' | 'slug' | 'family' | 'title' | 'scoreUnit' | 'ground'>

/** The game whose page is open, for those who follow what is played. */
export const openGame = createStore<OpenedPage | undefined>(undefined)

/** Whether the run on the open page is one that no save holds: a challenge of the day, a race, an end that is shown. */
export const isRunHeld = createStore(false)

/** How often the open game has to begin anew, because what it keeps has changed elsewhere. */
export const reopened = createStore(0)

/** Draws a button on the game's page; it comes later than the page, from whoever counts likes. */
export const likeButton = createStore<((game: OpenGame) => ReactNode) | undefined>(undefined)

/** Draws a line under the end of a run; it comes later as well. `sent` is another once the score is proved. */
export const endLine = createStore<((game: OpenGame, sent: unknown) => ReactNode) | undefined>(undefined)
