/** Results of a trial run of a game. */
export interface ProbeFigures {
  readonly version: string
  /** It ran, drew something and accepted input without exiting. */
  readonly isGood: boolean
  readonly trouble: string
  /** Hundredths of a core for everything in the sandbox. */
  readonly cpu: number
  /** Share of the picture that changed between before the first key and after the last. */
  readonly changed: number
  readonly hasSound: boolean
  /** Files under the home folder afterwards. */
  readonly wrote: readonly string[]
  readonly at: string
}
