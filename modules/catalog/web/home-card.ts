import type { ReactNode } from 'react'
import { createStore } from '#kit/ui/store.ts'

/** Draws what stands above the rails of home for some players; the portal fetches it once the rails are on screen. */
export const homeCard = createStore<(() => ReactNode) | undefined>(undefined)
export const isHomeCardWanted = createStore(false)
