import { flat, type Lines } from './lines.ts'

/** Solitaires about placing each card where it blocks least. */
export const planningGames: Lines = {
  calculation: {
    slug: 'calculation-solitaire',
    minutes: [3, 9],
    home: { kind: 'counts' },
    columns: { deal: flat(4, 0), build: 'loose', carry: 'one', empty: 'any' },
    stock: { to: 'waste' },
  },
  'aces-up': {
    slug: 'aces-up',
    minutes: [2, 5],
    home: { kind: 'aces' },
    columns: { deal: flat(4, 1), build: 'none', carry: 'one', empty: 'any' },
    stock: { to: 'columns' },
  },
}
