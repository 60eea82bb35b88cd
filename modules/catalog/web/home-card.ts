import type { ComponentType } from 'react'
import { createStore } from '#kit/ui/store.ts'

/** What stands above the rails of home for some players; the portal fetches it once the rails are on screen. */
export const homeCard = createStore<ComponentType | undefined>(undefined)
export const isHomeCardWanted = createStore(false)
