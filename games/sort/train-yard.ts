import { shuffled } from '#kit/random/random.ts'
import type { Move } from './move.ts'
import { changed, looksOf, type Yard, type YardState } from './yard-state.ts'

/** The engine's move: so many wagons from the mouth of a track. */
const WAGONS = 16
export const pullOf = (track: number, wagons: number) => track * WAGONS + wagons
export const trackOf = (pull: number) => Math.floor(pull / WAGONS)
export const wagonsOf = (pull: number) => pull % WAGONS

/** What the notes of a train game say. */
export const trackPlan = ({ notes, lanes }: Pick<YardState, 'notes' | 'lanes'>) => ({
  rooms: notes.slice(0, lanes.length),
  engine: lanes.length - 1,
  /** The train that is to stand on the first track, from its buffer to its mouth. */
  wanted: notes.slice(lanes.length),
})

interface Size {
  readonly wagons: number
  readonly rooms: readonly number[]
  readonly wanted: number
  readonly colors: number
}

function sizeOf(level: number): Size {
  if (level < 6) return { wagons: 5, rooms: [4, 3, 2], wanted: 3, colors: Math.min(4, 2 + level) }
  if (level < 16) return { wagons: 6, rooms: [4, 3, 3], wanted: 4, colors: 4 + (level % 3) }
  if (level < 30) return { wagons: 7, rooms: [5, 3, 3], wanted: 4 + (level % 2), colors: 4 + (level % 4) }
  if (level < 46) return { wagons: 8, rooms: [5, 3, 3], wanted: 5, colors: 4 + (level % 4) }
  return { wagons: 9, rooms: [6, 3, 3], wanted: 6, colors: 5 + (level % 4) }
}

/** Wagons the engine can have behind it. */
const STRENGTH = 3

/**
 * A shunting yard: three tracks and the engine, which is the last lane; all of them open at the same points. From track to
 * track wagons keep their order; what stays behind the engine comes off the other way round.
 */
export const trainYard: Yard = {
  deal(level, random) {
    const { wagons, rooms, wanted, colors } = sizeOf(level)
    const looks = Array.from({ length: wagons }, (_, wagon) => wagon % colors)
    const pieces = shuffled([...looks.keys()], random)
    const goal = shuffled([...looks.keys()], random).slice(0, wanted)
    const onFirst = Math.min(rooms[0]!, Math.ceil(wagons / 2))
    const second = Math.min(rooms[1]!, wagons - onFirst)
    const lanes = [
      pieces.slice(0, onFirst),
      pieces.slice(onFirst, onFirst + second),
      pieces.slice(onFirst + second),
      [],
    ]
    return { lanes, looks, notes: [...rooms, STRENGTH, ...goal.map((piece) => looks[piece]!)] }
  },
  legal(state) {
    const { rooms, engine } = trackPlan(state)
    const behind = STRENGTH - state.lanes[engine]!.length
    return state.lanes.flatMap((lane, track) =>
      state.lanes.flatMap((other, to) => {
        const most = Math.min(lane.length, rooms[to]! - other.length, track === engine ? STRENGTH : behind)
        return to === track
          ? []
          : Array.from({ length: Math.max(0, most) }, (_, index): Move => [pullOf(track, index + 1), to])
      }),
    )
  },
  stages(state, [pull, to]) {
    const { engine } = trackPlan(state)
    const from = trackOf(pull)
    const lane = state.lanes[from]!
    const stay = lane.length - wagonsOf(pull)
    const taken = lane.slice(stay)
    const isTurned = from === engine || to === engine
    const lanes = state.lanes
      .with(from, lane.slice(0, stay))
      .with(to, [...state.lanes[to]!, ...(isTurned ? taken.toReversed() : taken)])
    return [{ kind: to === engine ? 'pull' : 'shunt', state: changed(state, lanes, { cost: 1 }) }]
  },
  isWon(state) {
    const { wanted } = trackPlan(state)
    return wanted.join() === looksOf(state, state.lanes[0]!).join()
  },
  away(state) {
    const { wanted } = trackPlan(state)
    const train = looksOf(state, state.lanes[0]!)
    const right = train.findIndex((look, place) => look !== wanted[place])
    const good = right < 0 ? train.length : right
    return wanted.length - good + (train.length - good)
  },
  nameOf: (state) => state.lanes.map((lane) => looksOf(state, lane).join('.')).join('|'),
}
