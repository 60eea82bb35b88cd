import { levels } from '../levels/drift-mobile.ts'
import { levelOf, type MindRules, type MindState } from './mind-rules.ts'

/** A hook by its number from the left, or a beam with arms of these lengths. */
export type Branch =
  | { readonly hook: number }
  | { readonly arms: readonly [left: number, right: number]; readonly left: Branch; readonly right: Branch }

export interface MobileState extends MindState {
  /** The mobile as text: `.` a hook, `(21..)` a beam with arms 2 and 1 and what hangs there. */
  readonly shape: string
  readonly weights: readonly number[]
  /** The weight on each hook, by its number; -1 where the hook is free. */
  readonly hung: readonly number[]
}

/** The tray as a place to put a weight. */
export const TRAY = 9
/** A move is `weight × 10 + hook`. */
export const moveOf = (weight: number, hook: number) => weight * 10 + hook

export function readShape(shape: string): Branch {
  let at = 0
  let hooks = 0
  const read = (): Branch => {
    if (shape[at++] === '.') return { hook: hooks++ }
    const arms = [Number(shape[at++]), Number(shape[at++])] as const
    const [left, right] = [read(), read()]
    at++
    return { arms, left, right }
  }
  return read()
}

type Load = (hook: number) => number

export const loadOf =
  ({ weights, hung }: Pick<MobileState, 'weights' | 'hung'>): Load =>
  (hook) =>
    weights[hung[hook]!] ?? 0

export const massOf = (branch: Branch, load: Load): number =>
  'hook' in branch ? load(branch.hook) : massOf(branch.left, load) + massOf(branch.right, load)

/** How far a beam pulls to the right: 0 is level. */
export function pullOf(branch: Branch, load: Load): number {
  if ('hook' in branch) return 0
  return branch.arms[1] * massOf(branch.right, load) - branch.arms[0] * massOf(branch.left, load)
}

export function beamsOf(branch: Branch): Branch[] {
  return 'hook' in branch ? [] : [branch, ...beamsOf(branch.left), ...beamsOf(branch.right)]
}

const isLevel = (shape: Branch, load: Load) => beamsOf(shape).every((beam) => pullOf(beam, load) === 0)

/** Every way to hang the weights that leaves all beams level; each is a list of weights by hook. */
export function ways(shape: string, weights: readonly number[]): number[][] {
  const branch = readShape(shape)
  const found: number[][] = []
  const hung: number[] = []
  const hang = () => {
    if (hung.length === weights.length) {
      if (isLevel(branch, loadOf({ weights, hung }))) found.push([...hung])
      return
    }
    for (const weight of weights.keys()) {
      if (hung.includes(weight)) continue
      hung.push(weight)
      hang()
      hung.pop()
    }
  }
  hang()
  return found
}

const isWon = ({ shape, weights, hung }: MobileState) =>
  !hung.includes(-1) && isLevel(readShape(shape), loadOf({ weights, hung }))

/** Hang every weight so that all beams are level. */
export const rules: MindRules<MobileState> = {
  first(level) {
    const [shape = '', weights = ''] = levelOf(levels, level).split(':')
    const numbers = weights.split(',').map(Number)
    return { shape, weights: numbers, hung: numbers.map(() => -1), moves: 0 }
  },
  step(state, input) {
    const [weight, hook] = [Math.floor(input / 10), input % 10]
    const from = state.hung.indexOf(weight)
    const other = state.hung[hook] ?? -1
    const hung = state.hung.map((own, index) => (index === hook ? weight : index === from ? other : own))
    const next = { ...state, hung, moves: state.moves + 1 }
    const branch = readShape(state.shape)
    const level = beamsOf(branch).filter((beam) => {
      const load = loadOf(next)
      return massOf(beam, load) > 0 && pullOf(beam, load) === 0
    }).length
    const kind = hook === TRAY ? 'down' : level > 0 ? 'level' : 'hung'
    const events = [{ kind, x: weight, y: hook, amount: level }]
    return { state: next, events: isWon(next) ? [...events, { kind: 'won' }] : events }
  },
  legal(state) {
    if (isWon(state)) return []
    return state.weights.flatMap((_, weight) => {
      const own = state.hung.indexOf(weight)
      const hooks = [...state.hung.keys()].filter((hook) => hook !== own)
      return [...hooks, ...(own < 0 ? [] : [TRAY])].map((hook) => moveOf(weight, hook))
    })
  },
  status: (state) => (isWon(state) ? 'won' : 'playing'),
  progress: (state) =>
    isWon(state) ? 1 : state.hung.filter((weight) => weight >= 0).length / (state.hung.length + 1),
  best({ shape, weights, hung }) {
    const agreeing = (way: readonly number[]) => way.filter((weight, hook) => weight === hung[hook]).length
    const [goal] = ways(shape, weights).toSorted((one, other) => agreeing(other) - agreeing(one))
    const hook = goal?.findIndex((weight, at) => weight !== hung[at])
    return goal && hook !== undefined && hook >= 0 ? moveOf(goal[hook]!, hook) : undefined
  },
}
