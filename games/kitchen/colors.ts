import type { SauceName, ToppingName } from './definitions.ts'

/** Warm kitchen, lantern light from the upper left. */
export const ink = '#3b1a14'
export const paper = '#fff4dc'
export const lantern = '#ffb63d'
export const lanternSide = '#b9700f'
export const lagoon = '#3fe0cf'
export const palm = '#5fd07a'
export const coral = '#ff6a55'
export const wood = '#c98a4e'
export const woodDark = '#9a6233'

export const sauceColor: Readonly<Record<SauceName, string>> = {
  tomato: '#e2402b',
  pesto: '#5f9f35',
  cream: '#fffaf0',
}

export const toppingColor: Readonly<Record<ToppingName, string>> = {
  salami: '#d8432f',
  mushroom: '#e9d3b0',
  olive: '#4c5a2a',
  pepper: '#4fb548',
  pineapple: '#ffd23f',
  shrimp: '#ff9a7a',
  basil: '#2f9a4c',
  onion: '#c66fb0',
}

type Stop = readonly [at: number, red: number, green: number, blue: number]

function mixed(stops: readonly Stop[], at: number): string {
  const next = stops.findIndex(([from]) => from >= at)
  const after = stops[next < 0 ? stops.length - 1 : next]!
  const before = stops[Math.max(0, (next < 0 ? stops.length : next) - 1)]!
  const span = after[0] - before[0]
  const k = span === 0 ? 0 : Math.max(0, Math.min(1, (at - before[0]) / span))
  const part = (index: 1 | 2 | 3) => Math.round(before[index] + (after[index] - before[index]) * k)
  return `rgb(${part(1)} ${part(2)} ${part(3)})`
}

const CRUST: readonly Stop[] = [
  [0, 245, 220, 168],
  [300, 242, 206, 140],
  [540, 238, 186, 100],
  [720, 222, 146, 62],
  [900, 188, 106, 42],
  [1200, 106, 56, 28],
  [1500, 46, 28, 22],
]
const CHEESE: readonly Stop[] = [
  [0, 255, 240, 176],
  [400, 255, 224, 120],
  [720, 255, 204, 84],
  [900, 236, 160, 60],
  [1200, 134, 78, 34],
  [1500, 58, 36, 26],
]
/** Colours of dough and cheese after so many ticks in the oven. */
export const crustColor = (baked: number) => mixed(CRUST, baked)
export const cheeseColor = (baked: number) => mixed(CHEESE, baked)
