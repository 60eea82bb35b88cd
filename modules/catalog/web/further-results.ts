import type { ReactNode } from 'react'
import { createStore } from '#kit/ui/store.ts'

/** Results besides games, supplied by other modules once the page is interactive. */
export interface FurtherResults {
  /** Whether the text names a player: then it is no missed search for a game. */
  readonly namesPlayer: (keyword: string) => boolean
  readonly show: (keyword: string) => ReactNode
}

export const furtherResults = createStore<FurtherResults | undefined>(undefined)
