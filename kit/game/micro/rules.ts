import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom, type Random } from '#kit/random/random.ts'

/** Width and height of the field; rules and drawings use its units. */
export const FIELD = 400

/** Common state of small games; a game adds plain numbers, texts, lists and objects. */
export interface Base {
  tick: number
  score: number
  over: boolean
  /** The input of the previous tick. */
  last: number
  /** Successful actions in a row. */
  combo: number
}

/** One tick from the view of a rule. */
export interface Turn {
  readonly input: number
  /** The button was pressed, is held, was released. */
  readonly press: boolean
  readonly held: boolean
  readonly release: boolean
  readonly random: Random
  /** Reports an event and its position in the world. */
  tell(kind: string, x: number, y: number, amount?: number): void
}

/** How the game is played: a bot tries similar sequences. */
export type Hand = 'tap' | 'hold' | 'aim'

/** The pure rules of one game. */
export interface MicroRules<State extends Base = Base> {
  /** Every input there is; a one-button game has 0 and 1. */
  readonly inputs: readonly number[]
  readonly hand: Hand
  /** Ticks that a bot must look ahead to see the effect of a press. */
  readonly sight?: number
  start(random: Random): State
  step(state: State, turn: Turn): void
  /** Inputs that make sense now: for bots only. */
  hints?(state: State): readonly number[]
  /** For bots: value of a state besides its score. */
  worth?(state: State): number
}

export const BUTTON: readonly number[] = [0, 1]

export const freshBase = (): Base => ({ tick: 0, score: 0, over: false, last: 0, combo: 0 })

/** The multiplier: grows every four successful actions, up to five. */
export const timesOf = ({ combo }: Base) => Math.min(5, 1 + Math.floor(combo / 4))

/** Points for a successful action; continues the combo. */
export function gain(
  state: Base,
  turn: Turn,
  points: number,
  at: { readonly x: number; readonly y: number },
) {
  const won = points * timesOf(state)
  state.score += won
  state.combo++
  turn.tell('score', at.x, at.y, won)
}

/** A bonus that leaves the combo unchanged: a close call, a coin. */
export function bonus(
  state: Base,
  turn: Turn,
  points: number,
  at: { readonly x: number; readonly y: number },
) {
  const won = points * timesOf(state)
  state.score += won
  turn.tell('bonus', at.x, at.y, won)
}

/** Ends the run at a position. */
export function end(state: Base, turn: Turn, at: { readonly x: number; readonly y: number }) {
  if (state.over) return
  state.over = true
  turn.tell('over', at.x, at.y)
}

/** From 0 towards 1; 0.5 at `halfway`. */
export const hardness = (value: number, halfway: number) => value / (value + halfway)
export const between = (low: number, high: number, random: Random) => low + (high - low) * random()
export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

export function distance(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by))
}

/** A run that exposes its state to view and bot. */
export interface MicroSim extends Sim<number> {
  readonly rules: MicroRules
  readonly state: Base
  /** State of its random numbers: a copy with the same state continues identically. */
  luck(): number
}

/** A score this high fills the progress bar. */
const LONG_RUN = 200

/** Makes a `Sim` of a game's rules. */
export function openMicro(rules: MicroRules, seed: number, saved?: string): MicroSim {
  const kept = saved ? (JSON.parse(saved) as { state: Base; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`micro:${seed}`))
  const state = kept ? kept.state : rules.start(random)
  const save = () => JSON.stringify({ state, luck: random.state() })
  return {
    rules,
    state,
    luck: random.state,
    get status() {
      return state.over ? 'over' : 'playing'
    },
    get score() {
      return state.score
    },
    get progress() {
      return Math.min(1, state.score / LONG_RUN)
    },
    legal: () => (state.over ? [] : rules.inputs),
    apply(input) {
      const events: SimEvent[] = []
      stepMicro(rules, state, {
        input,
        random,
        tell: (kind, x, y, amount) => events.push(eventOf(kind, x, y, amount)),
      })
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}

const eventOf = (kind: string, x: number, y: number, amount?: number): SimEvent =>
  amount === undefined ? { kind, x, y } : { kind, x, y, amount }

/** One tick of a run, for the sim and for look-ahead. */
export function stepMicro(
  rules: MicroRules,
  state: Base,
  { input, random, tell }: Pick<Turn, 'input' | 'random' | 'tell'>,
) {
  if (state.over) return
  state.tick++
  const before = state.last > 0
  const held = input > 0
  rules.step(state, { input, press: held && !before, held, release: before && !held, random, tell })
  state.last = input
}
