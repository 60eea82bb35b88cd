import { createContext } from 'react'

/** Id of the name of the card that a row is about; its button is described by it. */
export const RowNameContext = createContext<string | undefined>(undefined)
