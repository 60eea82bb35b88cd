import type { ReactNode } from 'react'
import { createStore } from '#kit/ui/store.ts'
import type { GamePage } from '../calls.ts'

export interface OpenGame {
  readonly gameId: number
}

/** What its page tells of it. */
type OpenedPage = Pick<GamePage, 'gameId' | 'slug' | 'family' | 'title' | 'scoreUnit' | 'ground'>

/** The game whose page is open, for those who follow play. */
export const openGame = createStore<OpenedPage | undefined>(undefined)

/** Whether the open page's run is held by no save: a daily challenge, a race, an end on display. */
export const isRunHeld = createStore(false)

/** How often the open game had to restart, because its save changed elsewhere. */
export const reopened = createStore(0)

/** Renders the like button on the game's page; set after the page has loaded. */
export const likeButton = createStore<((game: OpenGame) => ReactNode) | undefined>(undefined)

/** Renders a line below the end of a run; set after the page has loaded. `sent` changes once the score is proved. */
export const endLine = createStore<((game: OpenGame, sent: unknown) => ReactNode) | undefined>(undefined)
