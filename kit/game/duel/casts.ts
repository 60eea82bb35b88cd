import { pickIndex, type Random } from '#kit/random/random.ts'
import type { MoveName } from './rules.ts'

/** The throw, and the state of the random numbers. */
export interface Cast {
  readonly thrown: readonly number[]
  readonly luck: number
}
/** A throw from the state of the random numbers. */
export type Throw = (luck: number) => Cast
/** The next throw of a game; undefined if somebody else has yet to make it. */
export type NextCast = (luck: number) => Cast | undefined

/** State of a game whose throws are made elsewhere: it only counts them, downwards. */
export const FAR_LUCK = -1
const MARK = '@'
const LUCKS = 2 ** 31
const MOST_CASTS = 1000

/** The move as its player made it, without the throws appended to it. */
export const madeOf = <Move extends MoveName>(move: Move): Move =>
  (typeof move === 'string' && move.includes(MARK) ? move.slice(0, move.indexOf(MARK)) : move) as Move

/** A move with the throws that followed it; a move within a turn has none, which its mark shows. */
const withCasts = (move: string, casts: readonly (readonly number[])[]): string =>
  `${move}${MARK}${casts.map((thrown) => thrown.join('.')).join('_')}`

const castsIn = (move: string): number[][] => {
  const told = move.slice(madeOf(move).length + MARK.length)
  return told === '' ? [] : told.split('_').map((thrown) => thrown.split('.').map(Number))
}

/** A move after which the same side continues. */
export const withinTurn = (move: MoveName): string => `${move}${MARK}`

/** Whether a move ends the turn: with dice a turn has several moves, and the throw after the last one ends it. */
export const endsTurn = (move: MoveName): boolean => madeOf(move) === move || castsIn(String(move)).length > 0

/** The throws after a move: appended ones, else from the game's own random numbers. */
export function castsOf(move: string, byLuck: Throw): NextCast {
  const told = castsIn(move)
  return (luck) => {
    const thrown = told.shift()
    if (thrown) return { thrown, luck: Math.min(luck, 0) - 1 }
    return luck < 0 ? undefined : byLuck(luck)
  }
}

/** The move with the throws that `play` asks for, drawn at random. */
export function tellCasts(
  move: string,
  { byLuck, random }: { readonly byLuck: Throw; readonly random: Random },
  play: (next: NextCast) => void,
): string {
  const casts: (readonly number[])[] = []
  play((luck) => {
    const { thrown } = byLuck(pickIndex(LUCKS, random))
    // Rules that never end a turn would block the whole process.
    if (casts.length === MOST_CASTS) throw new Error('No throw lets anybody move')
    casts.push(thrown)
    return { thrown, luck: Math.min(luck, 0) - 1 }
  })
  return withCasts(move, casts)
}
