import type { Answers } from './draft-controls.ts'

/** What a probe of a package saw. */
export interface DraftSeen {
  /** How it ended by itself; nothing while it ran. */
  readonly exit: string | undefined
  /** A window came. */
  readonly isShown: boolean
  readonly colours: number
  /** The largest part of the picture that has one colour, 0 to 1. */
  readonly plainPart: number
  /** The largest part of the picture that was another after an input. */
  readonly changed: number
  readonly answers: Answers
  readonly hasSound: boolean
  /** Pictures a second that differ, while nothing is pressed. */
  readonly frames: number
  /** Hundredths of a core in play and while nothing is pressed. */
  readonly cpu: number
  readonly idleCpu: number
  readonly memoryBytes: number
  /** It went when its window was asked to close. */
  readonly leaves: boolean
  readonly wrote: readonly string[]
}

const LEAST_COLOURS = 3
const MOST_PLAIN = 0.995
/** A play may take as much as a profile can say, less picture and sound. */
const MOST_CPU = 150
/** A whole core for a picture that stands still is a loop without a pause. */
const MOST_IDLE_CPU = 85
const STANDS_STILL = 2
const MOST_MEMORY = 700 * 1024 * 1024

/** Why a package is refused; empty when it may be shown to an operator as good. */
export function faultOf(seen: DraftSeen): string {
  const { answers } = seen
  if (!seen.isShown)
    return seen.exit === undefined ? 'it shows no window' : `it ${seen.exit} without a window`
  if (seen.exit !== undefined) return `it ${seen.exit} while it was tried`
  if (seen.colours < LEAST_COLOURS || seen.plainPart > MOST_PLAIN) return 'its screen is blank'
  if (!answers.mouse && !answers.arrows && !answers.space && !answers.enter) return 'it answers no input'
  if (seen.memoryBytes > MOST_MEMORY) return 'it takes too much memory'
  if (seen.idleCpu >= MOST_IDLE_CPU && seen.frames < STANDS_STILL)
    return 'it takes a whole core while nothing moves'
  return seen.cpu > MOST_CPU ? 'it takes too much of the processor' : ''
}

/** How often a picture must have changed by itself to hide what an input did. */
const AT_LEAST = 0.0008
const TIMES_IDLE = 1.6

/** Whether an input changed the picture beyond what it does by itself. */
export const isAnswer = (changed: number, idle: number) => changed > Math.max(AT_LEAST, idle * TIMES_IDLE)

/** What a step of a trial asks an answer of; nothing for keys that only a manual names. */
export const kindOf = (line: string): keyof Answers | undefined =>
  /Arrow/.test(line)
    ? 'arrows'
    : /^(click|drag)/.test(line)
      ? 'mouse'
      : /Enter/.test(line)
        ? 'enter'
        : /Space/.test(line)
          ? 'space'
          : undefined
