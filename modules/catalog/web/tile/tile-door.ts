import { createStore } from '#kit/ui/store.ts'

/** A tile that was asked for its menu. */
export interface AskedTile {
  readonly slug: string
  /** Where its link leads. */
  readonly href: string
  readonly title: string
}

export interface TileDoor {
  readonly isOpen: boolean
  /** The last one stays while the menu leaves. */
  readonly tile: AskedTile | undefined
}

export const tileDoor = createStore<TileDoor>({ isOpen: false, tile: undefined })

export const openTileMenu = (tile: AskedTile) => tileDoor.change(() => ({ isOpen: true, tile }))
export const closeTileMenu = () => tileDoor.change((now) => ({ ...now, isOpen: false }))
