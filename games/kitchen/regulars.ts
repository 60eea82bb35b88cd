import type { AnimalName, SauceName, ToppingName } from './definitions.ts'

/** What a guest likes best: they ask for it more often than not, once it is on the menu. */
export interface Taste {
  readonly topping?: ToppingName
  readonly sauce?: SauceName
  readonly bake?: 0 | 1 | 2
}

/** Somebody who comes again: a figure with a hat of their own, from their first day on. */
export interface Regular {
  readonly name: string
  readonly animal: AnimalName
  readonly dress: number
  readonly day: number
  /** Percent of the usual patience and of the usual tip. */
  readonly patience: number
  readonly tip: number
  readonly taste: Taste
}

type Row = readonly [
  name: string,
  animal: AnimalName,
  dress: number,
  day: number,
  patience: number,
  tip: number,
  taste: Taste,
]

const ROWS: readonly Row[] = [
  ['tula', 'turtle', 0, 1, 130, 90, { topping: 'mushroom' }],
  ['kip', 'crab', 0, 1, 95, 105, { topping: 'salami' }],
  ['otti', 'otter', 0, 1, 105, 100, { sauce: 'tomato' }],
  ['mossa', 'turtle', 1, 2, 135, 85, { topping: 'olive' }],
  ['pela', 'pelican', 0, 3, 100, 110, { topping: 'shrimp' }],
  ['lune', 'otter', 1, 4, 110, 95, { topping: 'pepper' }],
  ['rosso', 'crab', 1, 5, 90, 110, { sauce: 'tomato', topping: 'pepper' }],
  ['okta', 'octopus', 0, 6, 90, 130, { topping: 'olive' }],
  ['gus', 'pelican', 2, 7, 105, 105, { topping: 'pineapple' }],
  ['orlo', 'turtle', 3, 8, 125, 95, { bake: 2 }],
  ['zeli', 'gecko', 0, 9, 80, 120, { topping: 'pepper', bake: 0 }],
  ['vio', 'octopus', 1, 10, 95, 125, { sauce: 'pesto' }],
  ['faro', 'otter', 2, 11, 100, 110, { sauce: 'cream', topping: 'mushroom' }],
  ['nella', 'crab', 3, 12, 90, 115, { topping: 'shrimp', bake: 0 }],
  ['tiko', 'gecko', 1, 13, 85, 120, { topping: 'basil' }],
  ['rico', 'parrot', 0, 14, 85, 140, { topping: 'pineapple', bake: 2 }],
  ['wim', 'pelican', 3, 15, 100, 115, { sauce: 'cream' }],
  ['inka', 'octopus', 3, 16, 90, 130, { topping: 'onion' }],
  ['pim', 'turtle', 4, 17, 120, 100, { sauce: 'pesto', topping: 'olive' }],
  ['sila', 'seal', 0, 18, 110, 120, { topping: 'shrimp', sauce: 'cream' }],
  ['fenn', 'gecko', 3, 19, 80, 130, { bake: 2, topping: 'salami' }],
  ['brix', 'crab', 4, 19, 85, 125, { topping: 'onion', sauce: 'tomato' }],
  ['kaya', 'parrot', 1, 20, 85, 140, { sauce: 'pesto', topping: 'basil' }],
  ['mika', 'otter', 4, 20, 100, 120, { topping: 'mushroom', bake: 0 }],
  ['sola', 'pelican', 1, 21, 95, 125, { topping: 'pepper', sauce: 'cream' }],
  ['lomo', 'octopus', 4, 21, 85, 140, { topping: 'salami', bake: 2 }],
  ['juno', 'gecko', 4, 22, 80, 135, { topping: 'pineapple', sauce: 'pesto' }],
  ['lori', 'parrot', 3, 22, 80, 150, { topping: 'onion', bake: 0 }],
  ['noru', 'seal', 2, 23, 105, 130, { topping: 'basil', sauce: 'tomato' }],
  ['bibo', 'parrot', 4, 23, 75, 160, { topping: 'shrimp', bake: 2 }],
]

export const regulars: readonly Regular[] = ROWS.map(([name, animal, dress, day, patience, tip, taste]) => ({
  name,
  animal,
  dress,
  day,
  patience,
  tip,
  taste,
}))
