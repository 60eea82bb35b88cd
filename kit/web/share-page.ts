import { createContext } from 'react'

export interface PageToShare {
  readonly title: string
  readonly path: string
}

/** Offers a page to be sent to others; the app knows how. */
export const SharePageContext = createContext<(page: PageToShare) => void>(() => undefined)
