import { createContext } from 'react'

export interface PageToShare {
  readonly title: string
  readonly path: string
}

/** Opens the share dialog for a page; supplied by the app. */
export const SharePageContext = createContext<(page: PageToShare) => void>(() => undefined)
