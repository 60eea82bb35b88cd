import { levels } from '../levels/magic-figures.ts'
import { shapeOf, type MagicShape, type ShapeName } from './magic-shapes.ts'
import { levelOf, type MindRules, type MindState } from './mind-rules.ts'

export interface MagicState extends MindState {
  readonly shape: ShapeName
  /** What every line adds up to. */
  readonly target: number
  /** The number on each place. */
  readonly numbers: readonly number[]
  /** Numbers of a way to win. */
  readonly goal: readonly number[]
  /** 1 where a number stays. */
  readonly fixed: readonly number[]
}

const PLACES = 16
/** Two places change their numbers. */
export const swapOf = (one: number, other: number) => Math.min(one, other) * PLACES + Math.max(one, other)
export const placesIn = (input: number) => [Math.floor(input / PLACES), input % PLACES] as const

export const sumsOn = ({ lines }: MagicShape, numbers: readonly number[]) =>
  lines.map((line) => line.reduce((sum, place) => sum + numbers[place]!, 0))

const fits = ({ shape, numbers, target }: MagicState) =>
  sumsOn(shapeOf[shape], numbers).filter((sum) => sum === target).length
const isWon = (state: MagicState) => fits(state) === shapeOf[state.shape].lines.length

const readRow = (text: string) => [...text].map((digit) => parseInt(digit, 36))

/** Change numbers two by two until every line of the figure adds up to the same. */
export const rules: MindRules<MagicState> = {
  first(level) {
    const [shape = '', start = '', goal = '', bits = ''] = levelOf(levels, level).split(':')
    const name = shape as ShapeName
    const solved = readRow(goal)
    const target = sumsOn(shapeOf[name], solved)[0]!
    return { shape: name, target, numbers: readRow(start), goal: solved, fixed: readRow(bits), moves: 0 }
  },
  step(state, input) {
    const [one, other] = placesIn(input)
    const { numbers } = state
    const swapped = numbers.with(one, numbers[other]!).with(other, numbers[one]!)
    const next = { ...state, numbers: swapped, moves: state.moves + 1 }
    const gained = fits(next) - fits(state)
    const events = [{ kind: gained > 0 ? 'fits' : gained < 0 ? 'breaks' : 'swap', x: one, amount: gained }]
    return { state: next, events: isWon(next) ? [...events, { kind: 'won' }] : events }
  },
  legal(state) {
    if (isWon(state)) return []
    const loose = [...state.numbers.keys()].filter((place) => state.fixed[place] === 0)
    return loose.flatMap((one, index) => loose.slice(index + 1).map((other) => swapOf(one, other)))
  },
  status: (state) => (isWon(state) ? 'won' : 'playing'),
  progress: (state) => fits(state) / shapeOf[state.shape].lines.length,
  best({ numbers, goal }) {
    const place = numbers.findIndex((number, at) => number !== goal[at])
    return place < 0 ? undefined : swapOf(place, numbers.indexOf(goal[place]!))
  },
}
