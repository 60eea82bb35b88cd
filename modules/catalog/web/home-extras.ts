import type { ComponentType } from 'react'
import { createStore } from '#kit/ui/store.ts'

/** Parts of other modules on home: early ones above the rails, the others below. */
export const homeExtras = createStore<readonly ComponentType[]>([])

/** Adds a part to home; it renders nothing while it has nothing to show. */
export const addToHome = (part: ComponentType) => homeExtras.change((parts) => [...parts, part])
