import { createStore } from '#kit/ui/store.ts'

export interface Inviter {
  readonly userId: number
  /** Empty until the player chooses one. */
  readonly nickname: string
  readonly avatar: number
}

/** The player whose invitation the visitor followed; undefined once the welcome card is closed. */
export const inviterHere = createStore<Inviter | undefined>(undefined)
