import type { ReactNode } from 'react'
import { createStore } from '#kit/ui/store.ts'

/** What a search finds besides games: other modules offer it, once the page is in use. */
export interface FurtherResults {
  /** Whether a player is typed: then nobody misses a game. */
  readonly namesPlayer: (keyword: string) => boolean
  readonly show: (keyword: string) => ReactNode
}

export const furtherResults = createStore<FurtherResults | undefined>(undefined)
