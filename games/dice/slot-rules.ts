import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { STRENGTH, type Mode } from './definitions.ts'
import { SLOT_GAMES, type SlotKind } from './slot-games.ts'
import { bestPlace } from './slot-mind.ts'

export interface SlotState {
  readonly kind: SlotKind
  readonly mode: Mode
  /** Values by place, 0 where it is empty. */
  readonly own: readonly number[]
  readonly rival: readonly number[]
  readonly goals: readonly number[]
  /** The throw to be placed, and the die after it where it is shown. */
  readonly dice: readonly number[]
  readonly ahead: number
  /** Throws that found no place. */
  readonly misses: number
  readonly round: number
  /** Points of the rounds before. */
  readonly won: number
  /** What the rival placed after the last move. */
  readonly reply: { readonly value: number; readonly place: number } | undefined
}

/** The second number of two dice adds this to the place it goes to. */
export const OTHER = 32
/** A throw that fits nowhere is let go. */
export const PASS = 99
export const MISSES = 3

const die = (random: Random) => 1 + pickIndex(6, random)

/** Numbers the dice make: one die itself, two dice in both orders. */
export function valuesOf(dice: readonly number[]): readonly number[] {
  const [one = 0, other] = dice
  if (other === undefined) return [one]
  return one === other ? [one * 11] : [one * 10 + other, other * 10 + one]
}

export const pointsOf = ({ kind, own, goals, won }: SlotState): number =>
  won + SLOT_GAMES[kind].points(own, goals)
export const rivalPoints = ({ kind, rival, goals }: SlotState): number =>
  SLOT_GAMES[kind].points(rival, goals)
export const goalOf = (state: SlotState): number =>
  state.mode === 'solo' ? SLOT_GAMES[state.kind].target : rivalPoints(state)

const isFull = (board: readonly number[]) => board.every((value) => value > 0)
const isRoundOver = ({ kind, own }: SlotState) =>
  kind === 'hundred' ? own.filter((value) => value > 0).length === 7 : isFull(own)

export function isOver(state: SlotState): boolean {
  if (state.misses >= MISSES) return true
  if (state.mode !== 'solo' && isFull(state.rival)) return true
  return isRoundOver(state) && state.round >= SLOT_GAMES[state.kind].rounds
}

/** A die on a board; in columns it sweeps its equals from the same column of the other board. */
export function placed(
  kind: SlotKind,
  { own, other }: { readonly own: readonly number[]; readonly other: readonly number[] },
  { place, value }: { readonly place: number; readonly value: number },
): { readonly own: readonly number[]; readonly other: readonly number[]; readonly swept: number } {
  const next = own.with(place, value)
  if (kind !== 'columns') return { own: next, other, swept: 0 }
  const left = other.map((one, index) => (index % 3 === place % 3 && one === value ? 0 : one))
  return { own: next, other: left, swept: other.filter((one, index) => one !== left[index]).length }
}

function thrown(state: SlotState, random: Random): SlotState {
  const { dice, isAhead } = SLOT_GAMES[state.kind]
  if (isAhead) return { ...state, dice: [state.ahead], ahead: die(random) }
  return { ...state, dice: Array.from({ length: dice }, () => die(random)) }
}

/** Every place for the throw, as inputs. */
export function placesFor({ kind, own, dice }: Pick<SlotState, 'kind' | 'own' | 'dice'>): readonly number[] {
  const { fits } = SLOT_GAMES[kind]
  return valuesOf(dice).flatMap((value, index) =>
    own.flatMap((_, place) => (fits(own, value, place) ? [place + index * OTHER] : [])),
  )
}

const SLIPS = { 0: 0.5, 1: 0.2, 2: 0 } as const

/** The rival throws and places a die. */
function answered(state: SlotState, random: Random): SlotState {
  const value = die(random)
  const view = { ...state, own: state.rival, rival: state.own, dice: [value] }
  const strength = STRENGTH[state.mode]
  const places = placesFor(view)
  const place = random() < SLIPS[strength] ? pickOne(places, random) : bestPlace(view, places)
  const { own: rival, other: own } = placed(
    state.kind,
    { own: state.rival, other: state.own },
    { place, value },
  )
  return { ...state, own, rival, reply: { value, place } }
}

export const slotRules = (kind: SlotKind, mode: Mode): TurnRules<SlotState, number> => {
  const game = SLOT_GAMES[kind]
  const blank = Array.from({ length: game.columns * game.rows }, () => 0)

  function next(state: SlotState, events: readonly SimEvent[], random: Random) {
    if (isOver(state)) return { state, events }
    if (isRoundOver(state)) {
      const points = game.points(state.own, state.goals)
      const fresh = { ...state, won: state.won + points, own: blank, round: state.round + 1 }
      return { state: thrown(fresh, random), events: [...events, { kind: 'round', amount: points }] }
    }
    const after = mode === 'solo' ? state : answered(state, random)
    return { state: isOver(after) ? after : thrown(after, random), events }
  }

  return {
    start(random) {
      const first: SlotState = {
        kind,
        mode,
        own: blank,
        rival: mode === 'solo' ? [] : blank,
        goals: game.goals(random),
        dice: [],
        ahead: game.isAhead ? die(random) : 0,
        misses: 0,
        round: 1,
        won: 0,
        reply: undefined,
      }
      return thrown(first, random)
    },
    step(state, input, random) {
      if (input === PASS) return next({ ...state, misses: state.misses + 1 }, [{ kind: 'miss' }], random)
      const value = valuesOf(state.dice)[Math.floor(input / OTHER)]!
      const { own, other, swept } = placed(
        kind,
        { own: state.own, other: state.rival },
        { place: input % OTHER, value },
      )
      const after = { ...state, own, rival: other, reply: undefined }
      const gained = game.points(own, state.goals) - game.points(state.own, state.goals)
      const events: SimEvent[] = [{ kind: 'place', x: input % OTHER, amount: value }]
      if (swept > 0) events.push({ kind: 'sweep', amount: swept })
      if (gained !== 0) events.push({ kind: gained > 0 ? 'line' : 'loss', amount: Math.abs(gained) })
      if (isRoundOver(after)) events.push({ kind: 'full', amount: game.points(own, state.goals) })
      return next(after, events, random)
    },
    legal(state) {
      if (isOver(state)) return []
      const places = placesFor(state)
      return places.length > 0 ? places : [PASS]
    },
    status: (state) => {
      if (!isOver(state)) return 'playing'
      const goal = goalOf(state)
      return (mode === 'solo' ? pointsOf(state) >= goal : pointsOf(state) > goal) ? 'won' : 'lost'
    },
    score: (state) => pointsOf(state),
    progress: (state) => {
      if (isOver(state)) return 1
      const count = kind === 'hundred' ? 7 : state.own.length
      const share = state.own.filter((value) => value > 0).length / count
      return Math.min(0.99, (state.round - 1 + share) / game.rounds)
    },
  }
}
