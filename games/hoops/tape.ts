import type { Frame } from './frame.ts'

/** The last moments of a match, for replays. */
export interface Tape {
  frames: Frame[]
  /** Position of the running replay. */
  at: number | undefined
  /** Ticks until the replay may start; -1 for never. */
  due: number
}

const LONGEST = 150
/** Ticks after a basket that belong to the replay: the net still swings. */
const AFTER = 34
const SLOW = 0.55

export const emptyTape = (): Tape => ({ frames: [], at: undefined, due: -1 })

export function record(tape: Tape, frame: Frame) {
  tape.frames.push(frame)
  if (tape.frames.length > LONGEST) tape.frames.shift()
  if (tape.due < 0) return
  tape.due--
  if (tape.due === 0) rewind(tape)
}

/** Replays the last basket as soon as its net is at rest. */
export const showSoon = (tape: Tape) => {
  tape.due = AFTER
}

export function rewind(tape: Tape) {
  tape.due = -1
  tape.at = 0
}

/** One tick of the replay; `undefined` when it is over. */
export function replayed(tape: Tape): Frame | undefined {
  if (tape.at === undefined) return undefined
  tape.at += SLOW
  const frame = tape.frames[Math.floor(tape.at)]
  if (!frame) stop(tape)
  return frame
}

export function stop(tape: Tape) {
  tape.at = undefined
  tape.frames = []
}
