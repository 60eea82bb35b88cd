import type { SimEvent } from '#kit/game/contract.ts'
import type { Beat, Body } from '#kit/game/beats/beats.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { BubbleDefinition } from './definitions.ts'
import type { Goal } from './goals.ts'

/** An aim, or `SWAP`. Fan: half degrees from straight up; round: degrees clockwise from up; column: its number. */
export type Aim = number
/** Swaps the loaded and the waiting bubble at no cost. */
export const SWAP: Aim = 1000

/** Kinds 0 to 5 are colours; the others have powers of their own. */
export const BOMB = 6
export const RAINBOW = 7
export const STONE = 8
/** Paints its neighbours in the colour of the shot; on a path it pulls the chain back. */
export const TIDE = 9
export const HUB = 10
/** A guest in a bubble: free once it falls. */
export const GUEST = 11
/** Hides its colour until something beside it moves. */
export const VEIL = 12
/** A fuse with three, two or one tick left: 13, 14, 15. */
export const FUSE = 13
export const LAST_TICK = 15

/** The whole state of any board of the family, plain enough for JSON. */
export interface State {
  /** 0 is empty, else id × 16 + kind. */
  readonly cells: readonly number[]
  /** Kinds to shoot: loaded first. With two launchers: left, right, and those after them. */
  readonly queue: readonly number[]
  readonly shots: number
  /** Shots left; -1 means no limit. */
  readonly left: number
  readonly score: number
  /** Shots in a row that burst something. */
  readonly streak: number
  /** Ceiling: 1 when the first row is the short one. Wheel: degrees. Chain: thousandths along the path. Flip: 1 when bubbles rise. */
  readonly lean: number
  readonly lastId: number
  readonly status: 'playing' | 'won' | 'lost' | 'over'
  /** Bubbles of the goal's colour that are gone, where a level asks for them. */
  readonly gathered?: number
  /** Boosters used in this run. */
  readonly boosts?: readonly string[]
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** Where a shot would go. */
export interface Preview {
  readonly points: readonly Place[]
  readonly lands: Place | undefined
  readonly kind: number
}

/** One level of one game: its rules and what the view needs to know of it. */
export interface Board {
  readonly definition: BubbleDefinition
  readonly rules: TurnRules<State, Aim>
  readonly width: number
  readonly height: number
  readonly aim: 'fan' | 'round' | 'column'
  readonly aims: readonly Aim[]
  launchers(state: State): readonly Place[]
  bodies(state: State): readonly Body[]
  preview(state: State, aim: Aim): readonly Preview[]
  /** The bot's valuation: higher is better. */
  worth(state: State): number
  /** Rest of the shots as a share, for the stars. */
  readonly shotsAtStart: number
  /** The way of the marbles; other boards have none. */
  readonly path?: readonly Place[]
  /** Height of the line that must not be passed. */
  readonly line?: number
  /** The queue is the hand: nothing waits and nothing is swapped. */
  readonly hand?: boolean
  /** What a level of the pack asks for. */
  readonly goal?: Goal
  /** Sideways push on the next shot, negative to the left. */
  wind?(state: State): number
}

export const kindOf = (cell: number) => cell & 15
export const idOf = (cell: number) => cell >> 4
export const cellOf = (id: number, kind: number) => id * 16 + kind
export const isColor = (cell: number) => cell !== 0 && kindOf(cell) < BOMB
export const ROW = 0.8660254037844386

/** Colours that are still on the board. */
export function colorsOn(cells: readonly number[]): readonly number[] {
  const seen = new Set<number>()
  for (const cell of cells) if (isColor(cell)) seen.add(kindOf(cell))
  return [...seen].toSorted((one, other) => one - other)
}

/** A colour that the board still needs. */
export const drawColor = (cells: readonly number[], colors: number, random: Random): number => {
  const wanted = colorsOn(cells)
  return wanted.length > 0 ? pickOne(wanted, random) : Math.floor(random() * colors)
}

export const swapped = (state: State): State => {
  const [loaded = 0, waiting = 0, ...others] = state.queue
  return { ...state, queue: [waiting, loaded, ...others] }
}

export const legalAims = (state: State, aims: readonly Aim[]): readonly Aim[] => {
  if (state.status !== 'playing') return []
  return state.queue[0] === state.queue[1] ? aims : [...aims, SWAP]
}

/** Points for one shot: later ones of a streak count more, loose bubbles twice. */
export const pointsFor = (popped: number, fell: number, streak: number) =>
  (popped * 10 + fell * 20) * Math.min(5, 1 + streak)

/** Event names for the gate, sounds and records. */
export function eventsOf(beats: readonly Beat[], before: State, after: State): SimEvent[] {
  const events: SimEvent[] = [{ kind: 'shot' }]
  for (const { popped = [], fell = [], chain = 1 } of beats) {
    if (popped.length > 0) events.push({ kind: chain > 1 ? 'chain' : 'pop', amount: popped.length })
    if (fell.length > 0) events.push({ kind: 'fall', amount: fell.length })
  }
  if (after.streak > before.streak && after.streak > 1) events.push({ kind: 'streak', amount: after.streak })
  if (events.length === 1) events.push({ kind: 'miss' })
  if (after.status !== 'playing') events.push({ kind: after.status })
  return events
}

/** A share of cleared bubbles, from 0 to 1. */
export const clearedShare = (cells: readonly number[], whole: number) => {
  const rest = cells.reduce((sum, cell) => sum + (isColor(cell) ? 1 : 0), 0)
  return Math.max(0, Math.min(1, 1 - rest / Math.max(1, whole)))
}
