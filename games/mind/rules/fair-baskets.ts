import { levels } from '../levels/fair-baskets.ts'
import { levelOf, type MindRules, type MindState } from './mind-rules.ts'

export interface BasketState extends MindState {
  readonly weights: readonly number[]
  /** Stones that each basket holds when it is full. */
  readonly room: readonly number[]
  /** The basket of each stone, or PILE. */
  readonly put: readonly number[]
  readonly goal: readonly number[]
  /** What each basket weighs in the end. */
  readonly target: number
}

export const PILE = 7
const BASKETS = 8
export const putOf = (stone: number, basket: number) => stone * BASKETS + basket
export const stoneIn = (input: number) => Math.floor(input / BASKETS)
export const basketIn = (input: number) => input % BASKETS

export const stonesIn = ({ put }: Pick<BasketState, 'put'>, basket: number): readonly number[] =>
  put.flatMap((own, stone) => (own === basket ? [stone] : []))
export const weightOf = (state: Pick<BasketState, 'put' | 'weights'>, basket: number) =>
  stonesIn(state, basket).reduce((sum, stone) => sum + state.weights[stone]!, 0)

const isFair = (state: BasketState, basket: number) =>
  stonesIn(state, basket).length === state.room[basket] && weightOf(state, basket) === state.target
const fits = (state: BasketState) => state.room.filter((_, basket) => isFair(state, basket)).length
const isWon = (state: BasketState) => fits(state) === state.room.length

/** All permutations. */
const ordersOf = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first) => ordersOf(items.filter((one) => one !== first)).map((rest) => [first, ...rest]))

/**
 * The known solution with its baskets renamed so that most stones are already right: equal baskets are
 * interchangeable.
 */
function nearestGoal({ put, goal, room }: BasketState): readonly number[] {
  let [best, most] = [goal, -1]
  for (const order of ordersOf([...room.keys()])) {
    if (order.some((basket, index) => room[basket] !== room[index])) continue
    const named = goal.map((basket) => order[basket]!)
    const right = put.filter((basket, stone) => basket === named[stone]).length
    if (right > most) [best, most] = [named, right]
  }
  return best
}

/** Share the stones out until all baskets are full and weigh the same. */
export const rules: MindRules<BasketState> = {
  first(level) {
    const [stones = '', shares = ''] = levelOf(levels, level).split(':')
    const weights = stones.split(',').map(Number)
    const goal = [...shares].map(Number)
    const room = Array.from(
      { length: Math.max(...goal) + 1 },
      (_, basket) => goal.filter((own) => own === basket).length,
    )
    const target = weights.reduce((sum, weight) => sum + weight, 0) / room.length
    return { weights, room, goal, target, put: weights.map(() => PILE), moves: 0 }
  },
  step(state, input) {
    const [stone, basket] = [stoneIn(input), basketIn(input)]
    const next = { ...state, put: state.put.with(stone, basket), moves: state.moves + 1 }
    const gained = fits(next) - fits(state)
    const kind = gained > 0 ? 'fits' : basket === PILE ? 'back' : 'put'
    const events = [{ kind, x: stone, amount: basket }]
    return { state: next, events: isWon(next) ? [...events, { kind: 'won' }] : events }
  },
  legal(state) {
    if (isWon(state)) return []
    const open = state.room.flatMap((room, basket) => (stonesIn(state, basket).length < room ? [basket] : []))
    return state.put.flatMap((own, stone) =>
      own === PILE ? open.map((basket) => putOf(stone, basket)) : [putOf(stone, PILE)],
    )
  },
  status: (state) => (isWon(state) ? 'won' : 'playing'),
  progress: (state) => fits(state) / state.room.length,
  best(state) {
    if (isWon(state)) return undefined
    const goal = nearestGoal(state)
    const wrong = state.put.findIndex((own, stone) => own !== PILE && own !== goal[stone])
    if (wrong >= 0) return putOf(wrong, PILE)
    const stone = state.put.indexOf(PILE)
    return putOf(stone, goal[stone]!)
  },
}
