import type { TurnRules } from '#kit/game/turn-sim.ts'
import { hash32, pickIndex, seededRandom } from '#kit/random/random.ts'
import type { Body, Turn } from './geometry.ts'
import { nearWay } from './search.ts'
import { bodyOf, type ShapeName } from './shapes.ts'

export interface TwistyState {
  readonly shape: ShapeName
  /** The colour at each place of the body, as digits. */
  readonly colors: string
  /** Turns that lead from the solved body to this state. */
  readonly way: readonly number[]
  readonly moves: number
  /** Turns that a good player needs. */
  readonly par: number
}

const GROWTH = 0.55
const SALTS = 40
/** A scrambled body nearer to solved than this is too easy, where more turns were asked for. */
const NEAREST = 3

export const solvedColors = (body: Body) => body.stickers.map(({ face }) => String(face)).join('')

export function turnColors(colors: string, { held, to }: Turn): string {
  const next = [...colors]
  for (const index of held) next[to[index]!] = colors[index]!
  return next.join('')
}

/** Stickers of each face that have its most frequent colour. */
function agreement({ stickers, faces }: Body, colors: string) {
  const counts = Array.from({ length: faces }, () => new Map<string, number>())
  for (const [index, { face }] of stickers.entries()) {
    const count = counts[face]!
    count.set(colors[index]!, (count.get(colors[index]!) ?? 0) + 1)
  }
  return counts.map((count) => ({ most: Math.max(...count.values()), pure: count.size === 1 }))
}

export const isSolved = (body: Body, colors: string) => {
  const seen: string[] = []
  return body.stickers.every(({ face }, index) => (seen[face] ??= colors[index]!) === colors[index])
}

const pureFaces = (body: Body, colors: string) => agreement(body, colors).filter(({ pure }) => pure).length

/** Appends a turn; one that undoes the last or completes a circle shortens the list. */
export function longer({ turns }: Body, way: readonly number[], turn: number): readonly number[] {
  const { back, order } = turns[turn]!
  if (way.at(-1) === back) return way.slice(0, -1)
  // Three quarters equal one quarter back, two thirds one third back; beads go round step by step.
  const repeats = order === 3 ? 1 : order === 4 ? 2 : 0
  if (repeats > 0 && way.length >= repeats && way.slice(-repeats).every((one) => one === turn))
    return [...way.slice(0, -repeats), back]
  return [...way, turn]
}

const lengthOf = (level: number) => (level < 3 ? level : 2 + Math.round((level - 2) * GROWTH))

const firsts = new Map<string, TwistyState>()

/** Scrambles the solved body by turns that depend on the level alone. */
export function firstState(shape: ShapeName, level: number): TwistyState {
  const name = `${shape} ${level}`
  const known = firsts.get(name)
  if (known) return known
  const body = bodyOf(shape)
  const wanted = lengthOf(level)
  let best: TwistyState | undefined
  for (let salt = 1; salt <= SALTS; salt++) {
    const mixed = mix(body, shape, wanted, hash32(`${shape} ${level} ${salt}`))
    if (isSolved(body, mixed.colors)) continue
    const near = nearWay(body, mixed.colors)
    const state = { ...mixed, par: near?.length ?? wanted }
    if (!best || state.par > best.par) best = state
    if (state.par >= Math.min(wanted, near ? NEAREST : wanted)) break
  }
  if (!best) throw new RangeError(`level ${level} of ${shape} cannot be mixed`)
  firsts.set(name, best)
  return best
}

function mix(body: Body, shape: ShapeName, wanted: number, seed: number): TwistyState {
  const random = seededRandom(seed)
  let colors = solvedColors(body)
  let way: readonly number[] = []
  for (let tries = 0; way.length < wanted && tries < wanted * 20; tries++) {
    const turn = pickIndex(body.turns.length, random)
    const next = longer(body, way, turn)
    if (next.length <= way.length) continue
    const changed = turnColors(colors, body.turns[turn]!)
    // A turn of equal beads changes nothing visible and would waste a move.
    if (changed === colors) continue
    colors = changed
    way = next
  }
  return { shape, colors, way, moves: 0, par: wanted }
}

export function afterTurn(state: TwistyState, turn: number): TwistyState {
  const body = bodyOf(state.shape)
  const colors = turnColors(state.colors, body.turns[turn]!)
  return { ...state, colors, way: longer(body, state.way, turn), moves: state.moves + 1 }
}

/** The next turn of a short solution where one is known, else of the way back. */
export function bestTurn(state: TwistyState): number | undefined {
  const body = bodyOf(state.shape)
  if (isSolved(body, state.colors)) return undefined
  const near = nearWay(body, state.colors)
  if (near) return near[0]
  const last = state.way.at(-1)
  return last === undefined ? undefined : body.turns[last]!.back
}

/** A full solution of a level's start. */
export function wayHome(shape: ShapeName, level: number): readonly number[] {
  const line: number[] = []
  let state = firstState(shape, level)
  for (let turn = bestTurn(state); turn !== undefined; turn = bestTurn(state)) {
    line.push(turn)
    state = afterTurn(state, turn)
  }
  return line
}

export function twistyRules(first: TwistyState): TurnRules<TwistyState, number> {
  const body = bodyOf(first.shape)
  const all = [...body.turns.keys()]
  return {
    start: () => first,
    step(state, turn) {
      if (!body.turns[turn]) return { state, events: [{ kind: 'none' }] }
      const next = afterTurn(state, turn)
      if (isSolved(body, next.colors)) return { state: next, events: [{ kind: 'solved', x: turn }] }
      const gained = pureFaces(body, next.colors) - pureFaces(body, state.colors)
      const kind = gained > 0 ? 'face' : gained < 0 ? 'broken' : 'turn'
      return { state: next, events: [{ kind, x: turn, amount: Math.abs(gained) }] }
    },
    legal: () => all,
    status: ({ colors }) => (isSolved(body, colors) ? 'won' : 'playing'),
    score: ({ moves }) => moves,
    progress: ({ colors }) =>
      agreement(body, colors).reduce((sum, { most }) => sum + most, 0) / body.stickers.length,
  }
}
