import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { dealCards } from './deal.ts'
import type { Grid, TurnKind } from './definitions.ts'
import { nextCard } from './recall.ts'
import { choices, THERE, wantedOf, type TurnState } from './turn-state.ts'

/** An input is the place of a card, or this wish to be reminded. */
export const HINT = -1

/** Cards that the parrot keeps in mind, by level. */
const PARROT_SPAN: readonly number[] = [4, 7, 12]
const POINTS_OF_A_PAIR = 10
export const gridOf = ({ grids }: TurnKind, level: number): Grid => grids[level - 1] ?? grids[0]

export const takenBy = ({ taker, kind }: TurnState, seat: number) =>
  taker.filter((one) => one === seat).length / kind.set

const isDone = ({ taker }: TurnState) => !taker.includes(THERE)

/** Turns a good memory needs. */
export const parOf = ({ kind, cards }: TurnState) => Math.round((cards.length / kind.set) * kind.par)

/** A miss carries the row of the last card one place on; the card at the end comes in at the front. */
export function slid(state: TurnState, place: number): TurnState {
  const { columns } = state
  const start = Math.floor(place / columns) * columns
  const moved = (list: readonly number[]) =>
    list.map((item, at) =>
      at < start || at >= start + columns ? item : list[start + ((at - start + columns - 1) % columns)]!,
    )
  return { ...state, cards: moved(state.cards), taker: moved(state.taker), seen: moved(state.seen) }
}

/** The card of each place comes from another one. */
function rearranged(state: TurnState, from: (place: number) => number): TurnState {
  const brought = (list: readonly number[]) => list.map((_, place) => list[from(place)]!)
  return { ...state, cards: brought(state.cards), taker: brought(state.taker), seen: brought(state.seen) }
}

/** Where the card of each place comes from after a miss of these places. */
export function origins({ kind, cards }: Pick<TurnState, 'kind' | 'cards'>, missed: readonly number[]) {
  if (kind.twist === 'spin') return (place: number) => cards.length - 1 - place
  return (place: number) => {
    const at = missed.indexOf(place)
    return at < 0 ? place : missed[(at + 1) % missed.length]!
  }
}

export const carried = (state: TurnState, missed: readonly number[]): TurnState =>
  rearranged(state, origins(state, missed))

interface Told {
  readonly state: TurnState
  readonly events: readonly SimEvent[]
}

/** One card of one seat. `x` of an event is a place, `y` the seat. */
function turn(state: TurnState, place: number, seat: number): Told {
  const { kind, cards } = state
  const open = [...state.open, place]
  const turned = state.turned + 1
  const seen = state.seen.map((when, at) => (at === place ? turned : when))
  const events: SimEvent[] = [{ kind: 'turned', x: place, y: seat }]
  const up = { ...state, open, turned, seen }
  const wanted = wantedOf(state)
  const isAlike =
    open.length === 1 ||
    (open.every((other) => cards[other] === cards[place]) &&
      (wanted === undefined || cards[place] === wanted))
  if (isAlike && open.length < kind.set) return { state: up, events }
  const closed = { ...up, open: [], turns: seat === 0 ? state.turns + 1 : state.turns }
  if (isAlike) {
    const taker = state.taker.map((one, at) => (open.includes(at) ? seat : one))
    const after = { ...closed, taker }
    const took: SimEvent = { kind: 'took', x: place, y: seat }
    return { state: after, events: [...events, took, ...(isDone(after) ? [{ kind: 'done' }] : [])] }
  }
  events.push({ kind: 'missed', x: place, y: seat })
  if (kind.twist === 'swap' || kind.twist === 'spin')
    return { state: carried(closed, open), events: [...events, { kind: 'moved', x: place, y: seat }] }
  if (kind.twist !== 'slide') return { state: closed, events }
  return { state: slid(closed, place), events: [...events, { kind: 'slid', x: place, y: seat }] }
}

/** The parrot turns cards until it misses or all are taken. */
function parrotsTurn(state: TurnState, random: Random): Told {
  const events: SimEvent[] = []
  const span = PARROT_SPAN[state.level - 1] ?? PARROT_SPAN[0]!
  let now = state
  for (;;) {
    const told = turn(now, nextCard(now, span, random), 1)
    now = told.state
    events.push(...told.events)
    if (isDone(now) || told.events.some(({ kind }) => kind === 'missed')) return { state: now, events }
  }
}

export const turnRules = (kind: TurnKind, level: number): TurnRules<TurnState, number> => ({
  start(random) {
    const [columns, rows] = gridOf(kind, level)
    const cards = dealCards(kind, [columns, rows], random)
    const [taker, seen] = [cards.map(() => THERE), cards.map(() => 0)]
    return {
      play: 'turn',
      kind,
      level,
      columns,
      rows,
      cards,
      taker,
      seen,
      open: [],
      turned: 0,
      turns: 0,
      hints: 0,
    }
  },
  step(state, place, random) {
    if (place === HINT) return { state: { ...state, hints: state.hints + 1 }, events: [{ kind: 'hinted' }] }
    if (!choices(state).includes(place)) return { state, events: [] }
    const mine = turn(state, place, 0)
    if (!kind.rival || !mine.events.some((event) => event.kind === 'missed')) return mine
    const parrots = parrotsTurn(mine.state, random)
    return { state: parrots.state, events: [...mine.events, ...parrots.events] }
  },
  legal: (state) => choices(state),
  status(state) {
    if (!isDone(state)) return 'playing'
    if (!kind.rival) return 'won'
    const lead = takenBy(state, 0) - takenBy(state, 1)
    return lead > 0 ? 'won' : lead < 0 ? 'lost' : 'over'
  },
  score: (state) =>
    kind.rival ? Math.max(0, takenBy(state, 0) * POINTS_OF_A_PAIR - state.hints) : state.turns + state.hints,
  progress: ({ taker }) => taker.filter((one) => one !== THERE).length / taker.length,
})
