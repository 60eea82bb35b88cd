import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { readLevel } from './level-text.ts'
import { levels } from './levels.ts'
import { isDrowned, isWon, waysOf, type PushRules, type PushState } from './push-rules.ts'
import { nameOf, shortest } from './push-search.ts'
import { move } from './push-step.ts'

/** A state knows its game and the shortest way, so that bot and hint need nothing else. */
export interface State extends PushState {
  readonly game: string
}

/** Positions looked at for a hint; the levels were made with fewer. */
const HINT_POSITIONS = 20_000
const MOST_PLANNED = 6000

export function first(id: string, level: number): State {
  const pack = (levels[id] ?? '').split('|')
  return { ...readLevel(pack[(level - 1) % pack.length]!), moves: 0, game: id }
}

export function turnRules(rules: PushRules, start: State): TurnRules<State, number> {
  const legal = (state: State) =>
    [...waysOf(rules).keys()].filter((way) => move(rules, state, way) !== undefined)
  const marked = ({ marks, crates, crabs }: State) =>
    marks.filter((mark, index) =>
      rules.goal === 'crabs'
        ? crabs.includes(mark)
        : rules.colors
          ? crates[index] === mark
          : crates.includes(mark),
    ).length
  return {
    start: () => start,
    step(state, way) {
      const outcome = move(rules, state, way)
      if (!outcome) return { state, events: [{ kind: 'blocked' }] }
      const next: State = { ...outcome.state, game: state.game }
      const events: SimEvent[] = [...new Set(outcome.deeds)].map((kind) => ({ kind }))
      const gained = marked(next) - marked(state)
      if (gained !== 0) events.push({ kind: gained > 0 ? 'home' : 'away', amount: gained })
      if (rules.goal === 'sink') events.push({ kind: 'sink' })
      if (isWon(rules, next)) events.push({ kind: 'won' })
      else if (isDrowned(rules, next) || legal(next).length === 0) events.push({ kind: 'drowned' })
      return { state: next, events }
    },
    legal,
    status: (state) =>
      isWon(rules, state) ? 'won' : isDrowned(rules, state) || legal(state).length === 0 ? 'lost' : 'playing',
    score: ({ moves }) => moves,
    progress: (state) => (state.marks.length === 0 ? sunk(state) : marked(state) / state.marks.length),
  }
}

function sunk({ floor }: State): number {
  const left = [...floor].filter((tile) => tile === ' ').length
  const gone = [...floor].filter((tile) => tile === '~').length
  return gone / Math.max(1, left + gone)
}

const plans = new Map<string, number>()
const pars = new Map<string, number>()

/** The next step of the shortest way from here, or nothing when there is none. */
export function best(rules: PushRules, state: State): number | undefined {
  const key = (place: PushState) =>
    `${state.game}|${state.marks.join()}|${place.floor}|${nameOf(rules, place)}`
  const known = plans.get(key(state))
  if (known !== undefined) return known
  if (plans.size > MOST_PLANNED) plans.clear()
  let place: PushState = state
  for (const way of shortest(rules, state, HINT_POSITIONS) ?? []) {
    plans.set(key(place), way)
    place = move(rules, place, way)!.state
  }
  return plans.get(key(state))
}

/** Moves of the shortest way from the start of a level. */
export function parOf(rules: PushRules, id: string, level: number): number {
  const name = `${id} ${level}`
  const known = pars.get(name)
  if (known !== undefined) return known
  const par = shortest(rules, first(id, level), HINT_POSITIONS)?.length ?? 0
  pars.set(name, par)
  return par
}
