import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import type { KitchenDefinition } from './definitions.ts'
import type { Kitchen } from './world.ts'

/** What the steps of one tick share. */
export interface Turn {
  readonly definition: KitchenDefinition
  readonly kitchen: Kitchen
  readonly random: Random
  readonly events: SimEvent[]
}

/** Takes a guest and the pizza made for them out of the house. */
export function leave(kitchen: Kitchen, id: number) {
  const guest = kitchen.guests.findIndex((one) => one.id === id)
  if (guest >= 0) kitchen.guests.splice(guest, 1)
  const pizza = kitchen.pizzas.findIndex((one) => one.guest === id)
  if (pizza >= 0) kitchen.pizzas.splice(pizza, 1)
}
