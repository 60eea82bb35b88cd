import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { STRENGTH, type Mode } from './definitions.ts'
import { ALL_OPEN, bestDice, mayThrowOne, shutChoice, sumOf, waysToShut } from './shutters-mind.ts'

export const NIGHTS = 3
/** What may stay open in all nights together when nobody else plays. */
export const TARGET = 36
/** Added to the bits of the shutters that are closed; 1 and 2 throw that many dice. */
export const SHUT = 16

export interface NightStep {
  readonly dice: readonly number[]
  /** Shutters that were closed; 0 when none fitted. */
  readonly mask: number
}

export interface ShuttersState {
  readonly mode: Mode
  readonly night: number
  /** One bit a shutter that is open, from 1. */
  readonly open: number
  /** Empty while the dice wait to be thrown. */
  readonly dice: readonly number[]
  /** What stayed open, by night. */
  readonly leaks: readonly number[]
  readonly rivalLeaks: readonly number[]
  /** The throw that ended the night, and how the night of the rival went. */
  readonly lost: readonly number[]
  readonly reply: readonly NightStep[]
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
export const leakOf = ({ leaks }: ShuttersState) => total(leaks)
export const goalOf = ({ mode, rivalLeaks }: ShuttersState) => (mode === 'solo' ? TARGET : total(rivalLeaks))
const isOver = ({ leaks }: ShuttersState) => leaks.length === NIGHTS
const thrown = (count: number, random: Random) =>
  Array.from({ length: count }, () => 1 + pickIndex(6, random))

function rivalNight(mode: Mode, random: Random): NightStep[] {
  const film: NightStep[] = []
  let open = ALL_OPEN
  while (open > 0) {
    const dice = thrown(bestDice(open), random)
    const isStuck = waysToShut(open, total(dice)).length === 0
    const mask = isStuck ? 0 : shutChoice(open, total(dice), STRENGTH[mode], random)
    film.push({ dice, mask })
    if (isStuck) break
    open &= ~mask
  }
  return film
}

/** What the film of a night leaves open. */
export const openAfter = (film: readonly NightStep[]) =>
  film.reduce((open, { mask }) => open & ~mask, ALL_OPEN)

function nightOver(state: ShuttersState, events: readonly SimEvent[], random: Random) {
  const leak = sumOf(state.open)
  const reply = state.mode === 'solo' ? [] : rivalNight(state.mode, random)
  const rivalLeaks = state.mode === 'solo' ? state.rivalLeaks : [...state.rivalLeaks, sumOf(openAfter(reply))]
  const leaks = [...state.leaks, leak]
  const isLast = leaks.length === NIGHTS
  return {
    state: {
      ...state,
      leaks,
      rivalLeaks,
      reply,
      dice: [],
      open: isLast ? state.open : ALL_OPEN,
      night: isLast ? state.night : state.night + 1,
    },
    events: [...events, { kind: leak === 0 ? 'tight' : 'leak', amount: leak }],
  }
}

export const shuttersRules = (mode: Mode): TurnRules<ShuttersState, number> => ({
  start: () => ({
    mode,
    night: 1,
    open: ALL_OPEN,
    dice: [],
    leaks: [],
    rivalLeaks: [],
    lost: [],
    reply: [],
  }),
  step(state, input, random) {
    if (input < SHUT) {
      const dice = thrown(input, random)
      if (waysToShut(state.open, total(dice)).length > 0)
        return { state: { ...state, dice, lost: [], reply: [] }, events: [{ kind: 'throw' }] }
      return nightOver({ ...state, lost: dice }, [{ kind: 'stuck' }], random)
    }
    const mask = input - SHUT
    const open = state.open & ~mask
    const next = { ...state, open, dice: [], lost: [] }
    const events = [{ kind: 'shut', amount: sumOf(mask) }]
    return open === 0 ? nightOver(next, events, random) : { state: next, events }
  },
  legal(state) {
    if (isOver(state)) return []
    if (state.dice.length === 0) return mayThrowOne(state.open) ? [1, 2] : [2]
    return waysToShut(state.open, total(state.dice)).map((mask) => SHUT + mask)
  },
  status: (state) => (isOver(state) ? (leakOf(state) <= goalOf(state) ? 'won' : 'lost') : 'playing'),
  score: (state) => state.leaks.length * sumOf(ALL_OPEN) - leakOf(state) + heldNow(state),
  progress: ({ leaks }) => leaks.length / NIGHTS,
})

const heldNow = (state: ShuttersState) => (isOver(state) ? 0 : sumOf(ALL_OPEN & ~state.open))
