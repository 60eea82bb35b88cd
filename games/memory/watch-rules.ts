import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { someFaces } from './deal.ts'
import type { Grid, WatchKind } from './definitions.ts'
import { HINT } from './turn-rules.ts'

/** The player has looked long enough. */
export const READY = -2

export type Change = 'new' | 'swap' | 'round'

export interface WatchState {
  readonly play: 'watch'
  readonly rounds: number
  readonly level: number
  readonly round: number
  readonly columns: number
  readonly rows: number
  readonly phase: 'look' | 'find'
  readonly change: Change
  /** Displayed faces; while looking those of `before`. */
  readonly cards: readonly number[]
  readonly before: readonly number[]
  /** Places that have changed; empty while looking. */
  readonly changed: readonly number[]
  readonly found: readonly number[]
  readonly wrong: readonly number[]
  readonly hearts: number
  readonly points: number
  readonly hints: number
}

export const HEARTS = 3
/** Boards from small to large; a round takes the next one, a higher level starts farther on. */
const GRIDS: readonly Grid[] = [
  [2, 2],
  [2, 3],
  [2, 3],
  [3, 3],
  [3, 3],
  [3, 4],
  [3, 4],
  [3, 5],
]
const CHANGES: readonly Change[] = ['new', 'swap', 'new', 'swap', 'round']
const CHANGED: Readonly<Record<Change, number>> = { new: 1, swap: 2, round: 3 }

const gridOfRound = (round: number, level: number): Grid =>
  GRIDS[Math.min(GRIDS.length - 1, round - 1 + (level - 1) * 2)]!

function opened(state: WatchState, round: number, random: Random): WatchState {
  const [columns, rows] = gridOfRound(round, state.level)
  const cards = someFaces(columns * rows, random)
  const change = CHANGES[(round - 1) % CHANGES.length]!
  return {
    ...state,
    round,
    columns,
    rows,
    phase: 'look',
    change,
    cards,
    before: cards,
    changed: [],
    found: [],
    wrong: [],
  }
}

/** Lets something happen to the cards while nobody looks. */
function changeCards(state: WatchState, random: Random): WatchState {
  const { before, change } = state
  const changed = shuffled([...before.keys()], random).slice(0, CHANGED[change])
  const strangers = someFaces(before.length + 1, random).filter((face) => !before.includes(face))
  const cards = before.map((face, place) => {
    const at = changed.indexOf(place)
    if (at < 0) return face
    return change === 'new' ? pickOne(strangers, random) : before[changed[(at + 1) % changed.length]!]!
  })
  return { ...state, phase: 'find', cards, changed: changed.toSorted((one, other) => one - other) }
}

function pointed(
  state: WatchState,
  place: number,
  random: Random,
): { state: WatchState; events: SimEvent[] } {
  const { found, changed, cards, rounds, round } = state
  if (!changed.includes(place)) {
    const hurt = { ...state, hearts: state.hearts - 1, wrong: [...state.wrong, place] }
    return { state: hurt, events: [{ kind: 'wrong', x: place }] }
  }
  return went({ ...state, found: [...found, place], points: state.points + cards.length }, place, {
    isLast: found.length + 1 === changed.length,
    isOver: round === rounds,
    random,
  })
}

function went(
  state: WatchState,
  place: number,
  { isLast, isOver, random }: { isLast: boolean; isOver: boolean; random: Random },
): { state: WatchState; events: SimEvent[] } {
  const events: SimEvent[] = [{ kind: 'right', x: place }]
  if (!isLast) return { state, events }
  if (isOver) return { state: { ...state, round: state.round + 1 }, events: [...events, { kind: 'done' }] }
  return { state: opened(state, state.round + 1, random), events: [...events, { kind: 'round' }] }
}

const choices = ({ phase, cards, found, wrong }: WatchState): readonly number[] =>
  phase === 'look'
    ? [READY]
    : [...cards.keys()].filter((place) => !found.includes(place) && !wrong.includes(place))

export const watchRules = ({ rounds }: WatchKind, level: number): TurnRules<WatchState, number> => ({
  start: (random) =>
    opened(
      {
        play: 'watch',
        rounds,
        level,
        round: 1,
        columns: 0,
        rows: 0,
        phase: 'look',
        change: 'new',
        cards: [],
        before: [],
        changed: [],
        found: [],
        wrong: [],
        hearts: HEARTS,
        points: 0,
        hints: 0,
      },
      1,
      random,
    ),
  step(state, input, random) {
    if (input === HINT && state.phase === 'find') {
      const place = state.changed.find((one) => !state.found.includes(one))!
      const shown = { ...state, hints: state.hints + 1, found: [...state.found, place] }
      return went(shown, place, {
        isLast: shown.found.length === state.changed.length,
        isOver: state.round === state.rounds,
        random,
      })
    }
    if (!choices(state).includes(input)) return { state, events: [] }
    if (input === READY) return { state: changeCards(state, random), events: [{ kind: 'changed' }] }
    return pointed(state, input, random)
  },
  legal: choices,
  status: ({ hearts, round, rounds: last }) => (hearts <= 0 ? 'lost' : round > last ? 'won' : 'playing'),
  score: ({ points }) => points,
  progress: ({ round, rounds: last }) => Math.min(1, (round - 1) / last),
})
