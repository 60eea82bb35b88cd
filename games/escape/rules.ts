import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Room } from './definitions.ts'
import { BOX, DOOR, HIDES, houseOf, isPaper, PAPERS } from './house.ts'

export interface RoomState {
  readonly level: number
  readonly moves: number
  /** Places that stand open, in their order. */
  readonly opened: readonly number[]
  /** Things in the pocket, in their order. */
  readonly held: readonly number[]
  /** The face each dial shows. */
  readonly dials: readonly number[]
}

/** Inputs: a place is searched, a place with a thing is opened; from here on dials turn up or down. */
const WITH = 32
export const TURN = 1024
export const useInput = (spot: number, item: number) => spot + WITH * (item + 1)
export const dialInput = (dial: number, isUp: boolean) => TURN + dial * 2 + (isUp ? 1 : 0)
export const spotOf = (input: number) => (input >= TURN ? BOX : input % WITH)
export const dialOf = (input: number) => Math.floor((input - TURN) / 2)
const itemOf = (input: number) => Math.floor(input / WITH) - 1

export const isOpen = ({ opened }: RoomState, spot: number) => opened.includes(spot)

/** Every move burns the candle down by one. */
export const candleOf = (room: Room, level: number) => Math.round(parOf(room, level) * 1.7) + 14

export function statusOf(room: Room, state: RoomState): 'playing' | 'won' | 'lost' {
  if (isOpen(state, DOOR)) return 'won'
  return state.moves >= candleOf(room, state.level) ? 'lost' : 'playing'
}

const lockedOf = (room: Room, state: RoomState) =>
  houseOf(room, state.level).spots.filter((spot) => spot !== BOX && spot < HIDES[0] && !isOpen(state, spot))

export function legalOf(room: Room, state: RoomState): readonly number[] {
  if (statusOf(room, state) !== 'playing') return []
  const { riddle } = houseOf(room, state.level)
  const tools = state.held.filter((item) => !isPaper(item))
  return [
    ...HIDES.filter((spot) => !isOpen(state, spot)),
    ...lockedOf(room, state).flatMap((spot) => tools.map((item) => useInput(spot, item))),
    ...(isOpen(state, BOX)
      ? []
      : riddle.solution.flatMap((_, dial) => [dialInput(dial, true), dialInput(dial, false)])),
  ]
}

interface Step {
  readonly state: RoomState
  readonly events: readonly SimEvent[]
}

/** Opens a place and takes what lies in it. */
function opening(room: Room, state: RoomState, spot: number, kind: string): Step {
  const item = houseOf(room, state.level).holds[spot]
  const opened = [...state.opened, spot]
  if (item === undefined)
    return { state: { ...state, opened }, events: [{ kind: spot === DOOR ? kind : 'empty', x: spot }] }
  return {
    state: { ...state, opened, held: [...state.held, item] },
    events: [
      { kind, x: spot },
      { kind: isPaper(item) ? 'paper' : 'thing', x: spot, amount: item },
    ],
  }
}

function act(room: Room, state: RoomState, input: number): Step {
  const { needs, riddle } = houseOf(room, state.level)
  if (input >= TURN) {
    const dial = dialOf(input)
    const { faces } = riddle
    const dials = state.dials.map((face, index) =>
      index === dial ? (face + (input % 2 === 1 ? 1 : faces - 1)) % faces : face,
    )
    const next = { ...state, dials }
    const isRight = dials.every((face, index) => face === riddle.solution[index])
    return isRight
      ? opening(room, next, BOX, 'unlocked')
      : { state: next, events: [{ kind: 'turned', x: dial }] }
  }
  const spot = spotOf(input)
  const item = itemOf(input)
  if (item < 0) return opening(room, state, spot, 'moved')
  if (needs[spot] !== item) return { state, events: [{ kind: 'wrong', x: spot }] }
  return opening(room, { ...state, held: state.held.filter((one) => one !== item) }, spot, 'opened')
}

const start = (room: Room, level: number): RoomState => ({
  level,
  moves: 0,
  opened: [],
  held: [],
  dials: houseOf(room, level).riddle.solution.map(() => 0),
})

/** The next move of a perfect player. */
export function bestOf(room: Room, state: RoomState): number | undefined {
  if (isOpen(state, DOOR)) return undefined
  const { needs, holds, riddle } = houseOf(room, state.level)
  for (const spot of lockedOf(room, state)) {
    const item = needs[spot]!
    if (state.held.includes(item)) return useInput(spot, item)
  }
  const papers = PAPERS.slice(0, riddle.papers)
  if (!isOpen(state, BOX) && papers.every((paper) => state.held.includes(paper))) {
    const dial = state.dials.findIndex((face, index) => face !== riddle.solution[index])
    // If all dials already show the code, turning one there and back opens the box.
    if (dial < 0) return dialInput(0, true)
    const ahead = (riddle.solution[dial]! - state.dials[dial]! + riddle.faces) % riddle.faces
    return dialInput(dial, ahead * 2 <= riddle.faces)
  }
  return HIDES.find((spot) => !isOpen(state, spot) && holds[spot] !== undefined)
}

const ways = new Map<string, readonly number[]>()

/** The solution that the hints follow. */
export function wayOf(room: Room, level: number): readonly number[] {
  const name = `${room}:${level}`
  const known = ways.get(name)
  if (known) return known
  const way: number[] = []
  let state = start(room, level)
  for (let input = bestOf(room, state); input !== undefined; input = bestOf(room, state)) {
    way.push(input)
    state = act(room, state, input).state
  }
  ways.set(name, way)
  return way
}

export const parOf = (room: Room, level: number) => wayOf(room, level).length

const POINTS = 10
const FREEDOM = 100

export const scoreOf = (room: Room, state: RoomState) =>
  state.opened.filter((spot) => houseOf(room, state.level).holds[spot] !== undefined).length * POINTS +
  (statusOf(room, state) === 'won' ? FREEDOM + 2 * (candleOf(room, state.level) - state.moves) : 0)

export function starsOf(room: Room, { level, moves }: RoomState): 1 | 2 | 3 {
  const extra = moves - parOf(room, level)
  return extra <= 4 ? 3 : extra <= 10 ? 2 : 1
}

export const progressOf = (room: Room, state: RoomState) => {
  const { holds } = houseOf(room, state.level)
  const all = Object.keys(holds).length + 1
  const done = state.opened.filter((spot) => spot === DOOR || holds[spot] !== undefined).length
  return Math.min(1, done / all)
}

export const turnRules = (room: Room, level: number): TurnRules<RoomState, number> => ({
  start: () => start(room, level),
  step(state, input) {
    const next = act(room, { ...state, moves: state.moves + 1 }, input)
    const status = statusOf(room, next.state)
    return status === 'playing' ? next : { ...next, events: [...next.events, { kind: status }] }
  },
  legal: (state) => legalOf(room, state),
  status: (state) => statusOf(room, state),
  score: (state) => scoreOf(room, state),
  progress: (state) => progressOf(room, state),
})
