import type { ComponentType } from 'react'
import { createStore } from '#kit/ui/store.ts'

/** Parts of other modules on home: those that are early above the rails, the others below. */
export const homeExtras = createStore<readonly ComponentType[]>([])

/** Puts a part on home; it shows nothing while it has nothing to show. */
export const addToHome = (part: ComponentType) => homeExtras.change((parts) => [...parts, part])
