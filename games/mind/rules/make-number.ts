import { levels } from '../levels/make-number.ts'
import { levelOf, type MindRules, type MindState } from './mind-rules.ts'

export interface MakeState extends MindState {
  /** The tray: a number or nothing in each place. */
  readonly tray: readonly (number | null)[]
  readonly start: readonly number[]
  readonly target: number
}

export const OPERATORS = ['+', '−', '×', '÷'] as const
/** Lays all numbers out again; counts as a move. */
export const AGAIN = 1000
const LARGEST = 9999

/** A join is written `first place, second place, operator` in three digits. */
export const joinOf = (first: number, second: number, operator: number) =>
  first * 100 + second * 10 + operator
export const readJoin = (input: number) =>
  ({
    first: Math.floor(input / 100),
    second: Math.floor(input / 10) % 10,
    operator: input % 10,
  }) as const

/** The value of a join; `undefined` where the island allows none: negative, not an integer, or too large. */
export function valueOf(one: number, other: number, operator: number): number | undefined {
  if (operator === 0) return one + other
  if (operator === 1) return one >= other ? one - other : undefined
  if (operator === 2) return one * other <= LARGEST ? one * other : undefined
  return other > 0 && one % other === 0 ? one / other : undefined
}

const filled = ({ tray }: Pick<MakeState, 'tray'>) =>
  tray.flatMap((value, place) => (value === null ? [] : [place]))

function joins(tray: MakeState['tray']): number[] {
  const places = filled({ tray })
  return places.flatMap((first) =>
    places.flatMap((second) =>
      first === second
        ? []
        : OPERATORS.flatMap((_, operator) =>
            valueOf(tray[first]!, tray[second]!, operator) === undefined
              ? []
              : [joinOf(first, second, operator)],
          ),
    ),
  )
}

function joined(tray: MakeState['tray'], input: number): (number | null)[] {
  const { first, second, operator } = readJoin(input)
  const value = valueOf(tray[first]!, tray[second]!, operator)!
  return tray.map((own, place) => (place === first ? null : place === second ? value : own))
}

/** Joins that lead to the target with every number used. */
export function wayTo(tray: MakeState['tray'], target: number): readonly number[] | undefined {
  const places = filled({ tray })
  if (places.length === 1) return tray[places[0]!] === target ? [] : undefined
  for (const input of joins(tray)) {
    const rest = wayTo(joined(tray, input), target)
    if (rest) return [input, ...rest]
  }
  return undefined
}

const isWon = (state: MakeState) => {
  const places = filled(state)
  return places.length === 1 && state.tray[places[0]!] === state.target
}

/** Join numbers two by two until the one that is left is the target. */
export const rules: MindRules<MakeState> = {
  first(level) {
    const [numbers = '', target = ''] = levelOf(levels, level).split(':')
    const start = numbers.split(',').map(Number)
    return { tray: start, start, target: Number(target), moves: 0 }
  },
  step(state, input) {
    const moves = state.moves + 1
    if (input === AGAIN) return { state: { ...state, tray: state.start, moves }, events: [{ kind: 'again' }] }
    const next = { ...state, tray: joined(state.tray, input), moves }
    const { second, operator } = readJoin(input)
    const events = [{ kind: `join${operator}`, x: second, amount: next.tray[second]! }]
    if (isWon(next)) return { state: next, events: [...events, { kind: 'won' }] }
    return { state: next, events: filled(next).length === 1 ? [...events, { kind: 'missed' }] : events }
  },
  legal(state) {
    if (isWon(state)) return []
    const isTouched = filled(state).length < state.start.length
    return isTouched ? [...joins(state.tray), AGAIN] : joins(state.tray)
  },
  status: (state) => (isWon(state) ? 'won' : 'playing'),
  progress: (state) => (isWon(state) ? 1 : 1 - filled(state).length / (state.start.length + 1)),
  best: (state) => wayTo(state.tray, state.target)?.[0] ?? AGAIN,
}
