/** What a trial run of a game has shown. */
export interface ProbeFigures {
  readonly version: string
  /** It ran, drew something and took input without ending. */
  readonly isGood: boolean
  readonly trouble: string
  /** Hundredths of a core of everything in the box. */
  readonly cpu: number
  /** Part of the picture that changed from before the first key to after the last. */
  readonly changed: number
  readonly hasSound: boolean
  /** Files below the home that were there afterwards. */
  readonly wrote: readonly string[]
  readonly at: string
}
