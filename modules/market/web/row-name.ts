import { createContext } from 'react'

/** Id of the card's name in a row, for `aria-describedby` of its button. */
export const RowNameContext = createContext<string | undefined>(undefined)
