import type { ToppingName } from './definitions.ts'

export type HolidayName = 'lanterns' | 'harvest' | 'regatta' | 'snow' | 'jubilee'

/** A day on which the island celebrates: more guests, hats for all, one topping everybody wants, and higher tips. */
export interface Holiday {
  readonly name: HolidayName
  readonly day: number
  readonly topping: ToppingName
  /** The hat that guests wear. */
  readonly dress: number
}

export const holidays: readonly Holiday[] = [
  { name: 'lanterns', day: 5, topping: 'olive', dress: 5 },
  { name: 'harvest', day: 10, topping: 'mushroom', dress: 6 },
  { name: 'regatta', day: 15, topping: 'shrimp', dress: 7 },
  { name: 'snow', day: 20, topping: 'onion', dress: 8 },
  { name: 'jubilee', day: 24, topping: 'pineapple', dress: 9 },
]

export const MORE_GUESTS = 1
/** Percent of the usual tip. */
export const HOLIDAY_TIP = 120
/** How many of the orders have the topping of the day. */
export const SHARE_OF_ORDERS = 0.5

export const holidayOn = (day: number): Holiday | undefined => holidays.find((one) => one.day === day)
