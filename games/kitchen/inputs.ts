/** A brush drawn to a point, from another one or only set down. */
export interface Stroke {
  readonly x: number
  readonly y: number
  readonly from?: readonly [x: number, y: number]
}

/** Input of a tick; 0 is none. Points are integer units of the current pizza. */
export type KitchenInput =
  | 0
  | { readonly do: 'outfit'; readonly upgrades: number }
  | { readonly do: 'take'; readonly guest: number }
  | { readonly do: 'start'; readonly guest: number }
  | { readonly do: 'roll'; readonly by: number }
  | ({ readonly do: 'sauce'; readonly sauce: number } & Stroke)
  | ({ readonly do: 'cheese' } & Stroke)
  | { readonly do: 'put'; readonly topping: number; readonly x: number; readonly y: number }
  | { readonly do: 'remove'; readonly piece: number }
  | { readonly do: 'bake' }
  | { readonly do: 'out'; readonly oven: number }
  | { readonly do: 'cut'; readonly from: readonly [number, number]; readonly to: readonly [number, number] }

export type Act = Exclude<KitchenInput, 0>
