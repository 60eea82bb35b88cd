import { GAP, type Move, type State } from './state.ts'

/** Index of the stock among touchable places. */
export const STOCK = -2

/** Places a move touches. */
export const placesOf = (move: Move): readonly number[] => {
  switch (move.kind) {
    case 'take':
      return move.cells
    case 'go':
      return [move.from, move.to]
    case 'lay':
      return [move.to]
    case 'deal':
      return [STOCK]
  }
}

const holds = (all: readonly number[], some: readonly number[]) => some.every((place) => all.includes(place))

export type Touch =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'select'; readonly places: readonly number[] }
  | { readonly kind: 'nothing' }

/** Meaning of a touch after earlier choices: a move, another choice, a new one, or nothing. */
export function touched(
  legal: readonly Move[],
  { cells }: State,
  chosen: readonly number[],
  place: number,
): Touch {
  if (chosen.includes(place)) return { kind: 'select', places: chosen.filter((other) => other !== place) }
  const wish = [...chosen, place]
  const whole = legal.filter((move) => placesOf(move).length === wish.length && holds(placesOf(move), wish))
  if (whole.length > 0) return { kind: 'move', move: whole[0]! }
  if (legal.some((move) => holds(placesOf(move), wish))) {
    const ways = legal.filter((move) => holds(placesOf(move), wish))
    // A gap, or a card with a single target, needs no second touch.
    const isPlain = chosen.length === 0 && ways.length === 1 && ways[0]!.kind === 'go'
    const isGap = place >= 0 && cells[place] === GAP
    if (isPlain && (isGap || hasGapAt(cells, ways[0]!))) return { kind: 'move', move: ways[0]! }
    return { kind: 'select', places: wish }
  }
  if (chosen.length > 0) return touched(legal, { cells } as State, [], place)
  return { kind: 'nothing' }
}

const hasGapAt = (cells: readonly number[], move: Move) => move.kind === 'go' && cells[move.to] === GAP
