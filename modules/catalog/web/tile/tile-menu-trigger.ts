import { createStore } from '#kit/ui/store.ts'

/** A tile whose menu was requested. */
export interface AskedTile {
  readonly slug: string
  /** Where its link leads. */
  readonly href: string
  readonly title: string
}

export interface TileMenuTrigger {
  readonly isOpen: boolean
  /** The last one is kept while the menu animates out. */
  readonly tile: AskedTile | undefined
}

export const tileMenuTrigger = createStore<TileMenuTrigger>({ isOpen: false, tile: undefined })

export const openTileMenu = (tile: AskedTile) => tileMenuTrigger.change(() => ({ isOpen: true, tile }))
export const closeTileMenu = () => tileMenuTrigger.change((now) => ({ ...now, isOpen: false }))
