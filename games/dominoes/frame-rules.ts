import type { TurnRules } from '#kit/game/turn-sim.ts'
import { levels } from './frame-levels.ts'

/** Touching halves of a ring of tiles, clockwise from the upper left corner: two numbers a tile. */
export interface FrameLevel {
  /** Halves along one side of the square, with both corners. */
  readonly side: number
  /** Sum of each side. */
  readonly target: number
  /** Halves of each tile, the smaller first. */
  readonly tiles: readonly (readonly [low: number, high: number])[]
  /** A solution: tile * 2 + turned, by place. */
  readonly answer: readonly number[]
  /** Places that are filled from the start. */
  readonly fixed: readonly boolean[]
}

export interface FrameState {
  readonly level: number
  readonly moves: number
  /** Tile * 2 + turned, or EMPTY, by place. */
  readonly places: readonly number[]
}

export const EMPTY = -1
const LIFT = 1000
const TURN = 2000
const PLACES = 16

export const putMove = (tile: number, place: number, turned: number) => (tile * PLACES + place) * 2 + turned
export const liftMove = (place: number) => LIFT + place
export const turnMove = (place: number) => TURN + place
export const isPut = (move: number) => move < LIFT
export const isTurn = (move: number) => move >= TURN
export const putIn = (move: number) => ({
  tile: Math.floor(move / (2 * PLACES)),
  place: Math.floor(move / 2) % PLACES,
  turned: move % 2,
})
export const placeIn = (move: number) => (isPut(move) ? putIn(move).place : move % LIFT)

/** Sides of a closed ring share their corners. */
export const sidesOf = (side: number): readonly (readonly number[])[] =>
  [0, 1, 2, 3].map((edge) =>
    Array.from({ length: side }, (_, index) => (edge * (side - 1) + index) % (4 * (side - 1))),
  )

/** Reads a level: side, halves of the ring, and which places are filled (`4:361122…:100010`). */
function readLevel(text: string): FrameLevel {
  const [side = '', ring = '', filled = ''] = text.split(':')
  const halves = [...ring].map(Number)
  const pairs = Array.from(
    { length: halves.length / 2 },
    (_, index) => [halves[2 * index]!, halves[2 * index + 1]!] as const,
  )
  const sorted = pairs
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
    .toSorted(([low, high], [otherLow, otherHigh]) => low - otherLow || high - otherHigh)
  const answer = pairs.map(([one, other]) => {
    const tile = sorted.findIndex(
      ([low, high]) => low === Math.min(one, other) && high === Math.max(one, other),
    )
    return tile * 2 + (one > other ? 1 : 0)
  })
  const target = sidesOf(Number(side))[0]!.reduce((sum, half) => sum + halves[half]!, 0)
  return { side: Number(side), target, tiles: sorted, answer, fixed: [...filled].map((bit) => bit === '1') }
}

const read = levels.split('|').map(readLevel)
/** Levels count from 1 and repeat after the last. */
export const frameLevel = (level: number): FrameLevel => read[(level - 1) % read.length]!

/** Numbers around the ring; `undefined` where it is empty. */
export function halvesOf({ tiles }: FrameLevel, places: readonly number[]): readonly (number | undefined)[] {
  return places.flatMap((put) => {
    if (put === EMPTY) return [undefined, undefined]
    const [low, high] = tiles[put >> 1]!
    return put % 2 === 1 ? [high, low] : [low, high]
  })
}

/** Whether the placed tiles are consistent: touching halves equal, no side above its sum nor, when full, below it. */
export function isSound(level: FrameLevel, places: readonly number[]): boolean {
  const halves = halvesOf(level, places)
  const meets = places.every((_, place) => {
    const [last, next] = [halves[2 * place + 1], halves[(2 * place + 2) % halves.length]]
    return last === undefined || next === undefined || last === next
  })
  return (
    meets &&
    sidesOf(level.side).every((side) => {
      const sum = side.reduce((total, half) => total + (halves[half] ?? 0), 0)
      return side.some((half) => halves[half] === undefined) ? sum <= level.target : sum === level.target
    })
  )
}

export const freeTiles = ({ tiles }: FrameLevel, { places }: FrameState): readonly number[] => {
  const used = new Set(places.map((put) => put >> 1))
  return tiles.flatMap((_, tile) => (used.has(tile) ? [] : [tile]))
}

const LONGEST_SEARCH = 6000

/** A completion found by a limited search; `undefined` otherwise. */
function filled(level: FrameLevel, from: readonly number[]): readonly number[] | undefined {
  let looked = 0
  const search = (places: readonly number[]): readonly number[] | undefined => {
    const place = places.indexOf(EMPTY)
    if (place < 0) return places
    const used = new Set(places.map((put) => put >> 1))
    for (const [tile, [low, high]] of level.tiles.entries()) {
      if (used.has(tile)) continue
      for (const turned of low === high ? [0] : [0, 1]) {
        if (looked++ > LONGEST_SEARCH) return undefined
        const next = places.with(place, tile * 2 + turned)
        const found = isSound(level, next) ? search(next) : undefined
        if (found) return found
      }
    }
    return undefined
  }
  return isSound(level, from) ? search(from) : undefined
}

/** The next move of a solution: a completion of the current state, else towards the known answer. */
export function bestFrame(state: FrameState): number | undefined {
  const level = frameLevel(state.level)
  const answer = filled(level, state.places) ?? level.answer
  const wrong = state.places.findIndex((put, place) => put !== EMPTY && put !== answer[place])
  if (wrong >= 0) return state.places[wrong]! >> 1 === answer[wrong]! >> 1 ? turnMove(wrong) : liftMove(wrong)
  const place = state.places.indexOf(EMPTY)
  return place < 0 ? undefined : putMove(answer[place]! >> 1, place, answer[place]! % 2)
}

const isDone = (state: FrameState) =>
  !state.places.includes(EMPTY) && isSound(frameLevel(state.level), state.places)

function legalMoves(state: FrameState): readonly number[] {
  if (isDone(state)) return []
  const level = frameLevel(state.level)
  const tiles = freeTiles(level, state)
  return state.places.flatMap((put, place) => {
    if (level.fixed[place]) return []
    const isDouble = (tile: number) => level.tiles[tile]![0] === level.tiles[tile]![1]
    if (put !== EMPTY) return isDouble(put >> 1) ? [liftMove(place)] : [turnMove(place), liftMove(place)]
    return tiles.flatMap((tile) =>
      (isDouble(tile) ? [0] : [0, 1]).map((turned) => putMove(tile, place, turned)),
    )
  })
}

function step(state: FrameState, move: number): ReturnType<TurnRules<FrameState, number>['step']> {
  const place = placeIn(move)
  const put = isPut(move)
    ? putIn(move).tile * 2 + putIn(move).turned
    : isTurn(move)
      ? state.places[place]! ^ 1
      : EMPTY
  const after = { ...state, moves: state.moves + 1, places: state.places.with(place, put) }
  const kind = isDone(after) ? 'solve' : isPut(move) ? 'put' : isTurn(move) ? 'turn' : 'lift'
  return { state: after, events: [{ kind, x: place }] }
}

export const frameRules = (number: number): TurnRules<FrameState, number> => {
  const level = frameLevel(number)
  const first: FrameState = {
    level: number,
    moves: 0,
    places: level.answer.map((put, place) => (level.fixed[place] ? put : EMPTY)),
  }
  return {
    start: () => first,
    step,
    legal: legalMoves,
    status: (state) => (isDone(state) ? 'won' : 'playing'),
    score: ({ moves }) => moves,
    progress: ({ places }) => places.filter((put) => put !== EMPTY).length / places.length,
  }
}

/** Fewest moves: one per empty place. */
export const parOf = (level: number) => frameLevel(level).fixed.filter((isFixed) => !isFixed).length

/** Moves that fill the frame. */
export const proofOf = (level: number): readonly number[] => {
  const { answer, fixed } = frameLevel(level)
  return answer.flatMap((put, place) => (fixed[place] ? [] : [putMove(put >> 1, place, put % 2)]))
}
