import type { ReactNode } from 'react'
import { createStore } from '#kit/ui/store.ts'

/** Draws a card between the wall and the rails of home, from whoever has something to offer there. */
export const homeCard = createStore<(() => ReactNode) | undefined>(undefined)
