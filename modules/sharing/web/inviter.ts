import { createStore } from '#kit/ui/store.ts'

export interface Inviter {
  readonly userId: number
  /** Empty until the player chooses one. */
  readonly nickname: string
  readonly avatar: number
}

/** By whose invitation the visitor came; nobody once the card about it was put away. */
export const inviterHere = createStore<Inviter | undefined>(undefined)
