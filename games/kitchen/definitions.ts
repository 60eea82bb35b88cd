import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'
import { regulars, type Regular } from './regulars.ts'

export type SauceName = 'tomato' | 'pesto' | 'cream'
export type ToppingName =
  | 'salami'
  | 'mushroom'
  | 'olive'
  | 'pepper'
  | 'pineapple'
  | 'shrimp'
  | 'basil'
  | 'onion'
export type AnimalName = 'turtle' | 'crab' | 'otter' | 'pelican' | 'octopus' | 'gecko' | 'parrot' | 'seal'

/** Something of the kitchen and the day it first appears. */
export interface Offer<Name> {
  readonly name: Name
  readonly day: number
}

/** A kitchen is its menu, its guests and the pace of its days: another kitchen is another entry. */
export interface KitchenDefinition extends GameDefinition {
  readonly menu: {
    readonly sauces: readonly Offer<SauceName>[]
    readonly toppings: readonly Offer<ToppingName>[]
    readonly slices: readonly Offer<number>[]
    /** Most kinds of toppings on one pizza. */
    readonly kinds: readonly Offer<number>[]
    readonly halvesFrom: number
    readonly quartersFrom: number
    /** Light and dark pizzas from this day. */
    readonly bakesFrom: number
  }
  readonly guests: readonly Regular[]
  /** From the first to the last day. */
  readonly pace: {
    readonly guests: readonly [first: number, last: number]
    readonly secondsBetween: readonly [first: number, last: number]
    readonly patience: readonly [first: number, last: number]
    readonly rushFrom: number
  }
  /** Seconds in the oven for a light, a golden and a dark pizza. */
  readonly bakes: readonly [number, number, number]
}

export const definitions: readonly KitchenDefinition[] = [
  {
    id: 'papas-pizzeria',
    ...registered('papas-pizzeria'),
    distinct: 'levels',
    genre: 'idle',
    tags: ['arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'drag', 'swipe', 'keys'],
    session: [90, 360],
    levels: 25,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground: ['#c9693c', '#43161f'],
    menu: {
      sauces: [
        { name: 'tomato', day: 1 },
        { name: 'pesto', day: 5 },
        { name: 'cream', day: 11 },
      ],
      toppings: [
        { name: 'salami', day: 1 },
        { name: 'mushroom', day: 1 },
        { name: 'olive', day: 2 },
        { name: 'pepper', day: 4 },
        { name: 'pineapple', day: 7 },
        { name: 'shrimp', day: 10 },
        { name: 'basil', day: 13 },
        { name: 'onion', day: 16 },
      ],
      slices: [
        { name: 4, day: 1 },
        { name: 6, day: 3 },
        { name: 8, day: 6 },
      ],
      kinds: [
        { name: 1, day: 1 },
        { name: 2, day: 2 },
        { name: 3, day: 9 },
      ],
      halvesFrom: 3,
      quartersFrom: 12,
      bakesFrom: 8,
    },
    guests: regulars,
    pace: { guests: [3, 12], secondsBetween: [24, 14], patience: [110, 80], rushFrom: 5 },
    bakes: [9, 12, 15],
  },
]
