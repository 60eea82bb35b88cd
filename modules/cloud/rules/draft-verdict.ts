import type { Answers } from './draft-controls.ts'

/** What a probe of a package observed. */
export interface DraftSeen {
  /** Its exit status; undefined while it ran. */
  readonly exit: string | undefined
  /** A window appeared. */
  readonly isShown: boolean
  readonly colours: number
  /** The largest share of the picture in one colour, 0 to 1. */
  readonly plainPart: number
  /** The largest share of the picture that changed after an input. */
  readonly changed: number
  readonly answers: Answers
  readonly hasSound: boolean
  /** Distinct frames per second without input. */
  readonly frames: number
  /** Hundredths of a core during play and without input. */
  readonly cpu: number
  readonly idleCpu: number
  readonly memoryBytes: number
  /** It exited when its window was closed. */
  readonly leaves: boolean
  readonly wrote: readonly string[]
}

const LEAST_COLOURS = 3
const MOST_PLAIN = 0.995
/** A play may use what a profile can declare, less picture and sound. */
const MOST_CPU = 150
/** A whole core for a still picture is a busy loop. */
const MOST_IDLE_CPU = 85
const STANDS_STILL = 2
const MOST_MEMORY = 700 * 1024 * 1024

/** Why a package is rejected; empty when an operator may see it as good. */
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

/** The least change of an idle picture that can hide the response to an input. */
const AT_LEAST = 0.0008
const TIMES_IDLE = 1.6

/** Whether an input changed the picture beyond its idle change. */
export const isAnswer = (changed: number, idle: number) => changed > Math.max(AT_LEAST, idle * TIMES_IDLE)

/** Which input a trial step tests; undefined for keys that only a manual names. */
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
