import { WHITE, type Side } from './position.ts'

/** Time of both sides in hundredths of a second. Part of the run, so that a replay proves who lost on time. */
export interface Clock {
  /** Time at the start, and increment per move. */
  readonly base: number
  readonly step: number
  readonly left: readonly [white: number, black: number]
}

/** Minutes and increment in seconds, as players name them. */
export const TEMPI = ['1+0', '3+2', '5+3', '10+5', '15+10'] as const
export type Tempo = (typeof TEMPI)[number]

const SECOND = 100
const MINUTE = 60 * SECOND
/** The first move of each side is free: the clock starts once the opponent has shown up. */
const FREE_MOVES = 2

export const isTempo = (value: string | undefined): value is Tempo => TEMPI.some((tempo) => tempo === value)

export function clockOf(tempo: Tempo): Clock {
  const [minutes = 0, seconds = 0] = tempo.split('+').map(Number)
  const base = minutes * MINUTE
  return { base, step: seconds * SECOND, left: [base, base] }
}

export const tempoOf = ({ base, step }: Clock) => `${base / MINUTE}+${step / SECOND}`

const seat = (side: Side) => (side === WHITE ? 0 : 1)

export const leftOf = (clock: Clock, side: Side): number => clock.left[seat(side)]

/** Whether the clock of the side to move runs after so many moves. */
export const isRunning = (moves: number) => moves >= FREE_MOVES

/** The clock after a move of this length; negative when the flag has fallen. */
export function charged(clock: Clock, side: Side, spent: number, moves: number): Clock {
  const cost = isRunning(moves) ? spent : 0
  const rest = leftOf(clock, side) - cost
  return withLeft(clock, side, rest > 0 && isRunning(moves) ? rest + clock.step : rest)
}

export function withLeft(clock: Clock, side: Side, left: number): Clock {
  return { ...clock, left: side === WHITE ? [left, clock.left[1]] : [clock.left[0], left] }
}

/** Minutes and seconds, with tenths when time is short. */
export function face(hundredths: number): string {
  const shown = Math.max(0, hundredths)
  const minutes = Math.floor(shown / MINUTE)
  const seconds = (shown % MINUTE) / SECOND
  const whole = String(Math.floor(seconds)).padStart(2, '0')
  const tenth = minutes === 0 && seconds < 10 ? `.${Math.floor((shown % SECOND) / 10)}` : ''
  return `${minutes}:${whole}${tenth}`
}
