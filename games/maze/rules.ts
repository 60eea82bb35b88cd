import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { mazeOf, nameOf, type MazeRules } from './maze.ts'

export interface State {
  readonly rules: MazeRules
  readonly level: number
  readonly at: number
  /** Colours of the keys in hand. */
  readonly held: readonly number[]
  /** The line drawn so far, without the arms that were walked back. */
  readonly trail: readonly number[]
  readonly moves: number
}

export function first(rules: MazeRules, level: number): State {
  const { start } = mazeOf(rules, level)
  return { rules, level, at: start, held: [], trail: [start], moves: 0 }
}

export const mazeIn = ({ rules, level }: State) => mazeOf(rules, level)

/** Cells one can go to from a cell with these keys. */
function openFrom(state: State, at: number, held: readonly number[]): readonly number[] {
  const { links, locks } = mazeIn(state)
  return links[at]!.filter((cell) => {
    const lock = locks.get(nameOf(at, cell))
    return lock === undefined || held.includes(lock)
  })
}

export const isHome = (state: State) => state.at === mazeIn(state).goal

function withKey(state: State, cell: number, held: readonly number[]): readonly number[] {
  const color = mazeIn(state).keys.indexOf(cell)
  return color < 0 || held.includes(color) ? held : [...held, color].toSorted((one, other) => one - other)
}

export function stepped(state: State, cell: number): State {
  const { trail } = state
  const isBack = trail.at(-2) === cell
  return {
    ...state,
    at: cell,
    held: withKey(state, cell, state.held),
    trail: isBack ? trail.slice(0, -1) : [...trail, cell],
    moves: state.moves + 1,
  }
}

export const turnRules = (start: State): TurnRules<State, number> => {
  const far = wayFrom(start)?.length ?? 1
  return {
    start: () => start,
    step(state, cell) {
      const next = stepped(state, cell)
      const events: SimEvent[] = [{ kind: next.trail.length < state.trail.length ? 'back' : 'step' }]
      if (next.held.length > state.held.length) events.push({ kind: 'key' })
      if (isHome(next)) events.push({ kind: 'won' })
      return { state: next, events }
    },
    legal: (state) => (isHome(state) ? [] : openFrom(state, state.at, state.held)),
    status: (state) => (isHome(state) ? 'won' : 'playing'),
    score: ({ moves }) => moves,
    progress: (state) => (isHome(state) ? 1 : Math.min(0.99, state.trail.length / (far + 1))),
  }
}

interface Step {
  readonly at: number
  readonly held: readonly number[]
  readonly parent: Step | undefined
}

/** The shortest way from here to the goal, or to another cell. */
export function wayFrom(state: State, goal = mazeIn(state).goal): readonly number[] | undefined {
  const queue: Step[] = [{ at: state.at, held: state.held, parent: undefined }]
  const seen = new Set([`${state.at} ${state.held.join()}`])
  for (const step of queue) {
    if (step.at === goal) return lineTo(step)
    for (const at of openFrom(state, step.at, step.held)) {
      const held = withKey(state, at, step.held)
      const name = `${at} ${held.join()}`
      if (seen.has(name)) continue
      seen.add(name)
      queue.push({ at, held, parent: step })
    }
  }
  return undefined
}

function lineTo(last: Step): readonly number[] {
  const line: number[] = []
  for (let step: Step | undefined = last; step?.parent; step = step.parent) line.unshift(step.at)
  return line
}

export const best = (state: State): number | undefined => wayFrom(state)?.[0]
