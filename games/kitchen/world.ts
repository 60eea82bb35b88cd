/** The pizza is a disc of this radius; coordinates are whole units from its middle. */
export const RADIUS = 100
/** Sauce, cheese and toppings belong inside the crust. */
export const INSIDE = 86
export const CELLS = 14
export const CELL = (2 * RADIUS) / CELLS
/** Rolled dough is this far. */
export const ROLLED = 1000
export const TICKS = 60
/** Patience lost per tick; integers keep every machine identical. */
export const CALM = 4

/** The whole pizza, a half or a quarter. */
export type Region = 'all' | 'left' | 'right' | 'topLeft' | 'topRight' | 'lowLeft' | 'lowRight'

export interface Wish {
  /** Index in the menu. */
  readonly topping: number
  readonly count: number
  readonly region: Region
}

export interface Order {
  readonly sauce: number
  readonly wishes: readonly Wish[]
  /** 0 light, 1 golden, 2 dark. */
  readonly bake: 0 | 1 | 2
  readonly slices: number
}

export interface Guest {
  readonly id: number
  /** Index in the definition's guests. */
  readonly regular: number
  /** The hat of today. */
  readonly dress: number
  readonly order: Order
  readonly full: number
  patience: number
  ordered: boolean
}

export interface Piece {
  readonly topping: number
  readonly x: number
  readonly y: number
}

/** A straight cut: the direction across the pizza and how far it misses the middle. */
export interface Cut {
  readonly angle: number
  readonly off: number
}

export interface Pizza {
  readonly guest: number
  /** From the bench over the queue to an oven, from the rack to the board. */
  place: 'bench' | 'queue' | 'oven' | 'rack' | 'board'
  oven: number
  roll: number
  sauce: number
  /** A row of bits for each row of cells. */
  readonly spread: number[]
  readonly cheese: number[]
  readonly pieces: Piece[]
  baked: number
  readonly cuts: Cut[]
}

/** What a guest says about a pizza, each part from 0 to 100. */
export interface Grade {
  readonly waiting: number
  readonly topping: number
  readonly baking: number
  readonly cutting: number
  readonly total: number
}

export interface Meal {
  readonly guest: Guest
  readonly pizza: Pizza
  readonly grade: Grade
  readonly coins: number
}

export interface Arrival {
  readonly at: number
  readonly guest: Guest
}

/** The state of one day. */
export interface Kitchen {
  readonly day: number
  tick: number
  upgrades: number
  coins: number
  served: number
  /** Great pizzas in a row. */
  streak: number
  /** Guests who went without a pizza. */
  missed: number
  /** How many guests have been invited so far. */
  invited: number
  readonly arrivals: Arrival[]
  readonly guests: Guest[]
  readonly pizzas: Pizza[]
  /** Coins for one, two and three stars. */
  readonly marks: readonly [number, number, number]
  meal: Meal | null
  closed: boolean
}

export function isInRegion(region: Region, x: number, y: number): boolean {
  switch (region) {
    case 'all':
      return true
    case 'left':
      return x <= 0
    case 'right':
      return x >= 0
    case 'topLeft':
      return x <= 0 && y <= 0
    case 'topRight':
      return x >= 0 && y <= 0
    case 'lowLeft':
      return x <= 0 && y >= 0
    case 'lowRight':
      return x >= 0 && y >= 0
  }
}

/** The share of the disc that a region is. */
export const shareOf = (region: Region) =>
  region === 'all' ? 1 : region === 'left' || region === 'right' ? 0.5 : 0.25

/** Middle of a cell, in units of the pizza. */
export const cellMiddle = (index: number) => (index + 0.5) * CELL - RADIUS

export const pizzaAt = ({ pizzas }: Kitchen, place: Pizza['place']) =>
  pizzas.find((pizza) => pizza.place === place)
export const guestOf = ({ guests }: Kitchen, { guest }: Pizza) => guests.find(({ id }) => id === guest)
