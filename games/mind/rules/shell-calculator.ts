import { levels } from '../levels/shell-calculator.ts'
import { levelOf, type MindRules, type MindState } from './mind-rules.ts'

export interface CalculatorState extends MindState {
  readonly start: number
  readonly target: number
  /** Presses of one try, and how many are left. */
  readonly presses: number
  readonly left: number
  readonly value: number
  /** `+4`, `-3`, `*2`, `:2`; `r` reads backwards, `x` drops the last digit, `a7` writes a 7 behind, `d` adds the digits. */
  readonly keys: readonly string[]
}

/** Restores all presses. */
export const CLEAR = 99
const LARGEST = 9999

/** The number after a key; `undefined` where it cannot be pressed. */
export function pressed(value: number, key: string): number | undefined {
  const amount = Number(key.slice(1))
  const next = {
    '+': value + amount,
    '-': value - amount,
    '*': value * amount,
    ':': value / amount,
    r: Number([...String(value)].toReversed().join('')),
    x: Math.floor(value / 10),
    a: value * 10 + amount,
    d: [...String(value)].reduce((sum, digit) => sum + Number(digit), 0),
  }[key[0]!]!
  const isFine = Number.isInteger(next) && next >= 0 && next <= LARGEST && next !== value
  return isFine ? next : undefined
}

type Sum = Pick<CalculatorState, 'value' | 'target' | 'left' | 'keys'>

/** The keys of a shortest way to the target, or nothing. */
export function keysTo({ value, target, left, keys }: Sum): readonly number[] | undefined {
  let ways = new Map<number, readonly number[]>([[value, []]])
  const seen = new Set([value])
  for (let press = 0; press < left; press++) {
    const next = new Map<number, readonly number[]>()
    for (const [from, way] of ways)
      for (const [index, key] of keys.entries()) {
        const to = pressed(from, key)
        if (to === undefined || seen.has(to)) continue
        if (to === target) return [...way, index]
        seen.add(to)
        next.set(to, [...way, index])
      }
    ways = next
  }
  return undefined
}

const isWon = ({ value, target }: CalculatorState) => value === target

/** Press keys, each as often as you like, and show the target before the presses are used up. */
export const rules: MindRules<CalculatorState> = {
  first(level) {
    const [start = '', target = '', presses = '', keys = ''] = levelOf(levels, level).split(' ')
    const value = Number(start)
    const left = Number(presses)
    return {
      start: value,
      target: Number(target),
      presses: left,
      left,
      value,
      keys: keys.split(','),
      moves: 0,
    }
  },
  step(state, input) {
    const moves = state.moves + 1
    if (input === CLEAR) {
      const again = { ...state, value: state.start, left: state.presses, moves }
      return { state: again, events: [{ kind: 'clear' }] }
    }
    const value = pressed(state.value, state.keys[input]!)!
    const next = { ...state, value, left: state.left - 1, moves }
    const events = [{ kind: 'press', x: input, amount: value }]
    if (isWon(next)) return { state: next, events: [...events, { kind: 'won' }] }
    return { state: next, events: next.left === 0 ? [...events, { kind: 'empty' }] : events }
  },
  legal(state) {
    if (isWon(state)) return []
    const keys = [...state.keys.keys()].filter(
      (key) => state.left > 0 && pressed(state.value, state.keys[key]!) !== undefined,
    )
    return state.left < state.presses ? [...keys, CLEAR] : keys
  },
  status: (state) => (isWon(state) ? 'won' : 'playing'),
  progress: (state) => (isWon(state) ? 1 : 0.5 * (1 - state.left / state.presses)),
  best: (state) => (isWon(state) ? undefined : (keysTo(state)?.[0] ?? CLEAR)),
}
