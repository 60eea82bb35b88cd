/** The result of one test file; `titles` are the full names of its green tests, `failed` those of its red ones. */
export interface FileResult {
  readonly file: string
  readonly milliseconds: number
  readonly tests: number
  readonly titles: readonly string[]
  readonly failed: readonly string[]
}

/** Environment variable by which `npm test` passes on a part's title, its last duration in seconds, and its results file. */
export const PART = 'TEST_PART'
export interface PartTold {
  readonly title: string
  readonly expected: number
  readonly results: string
}

/** Formats seconds: 75 becomes 1:15. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Estimates a part's remaining seconds: from its last run at first, and more and more from its own pace. */
export function secondsLeft(done: number, of: number, elapsed: number, expected: number): number {
  const share = of === 0 ? 1 : done / of
  const byPace = share > 0 ? elapsed / share : expected
  return Math.max(0, expected * (1 - share) + byPace * share - elapsed)
}

/** The file name for an error that belongs to no file. */
export const NO_FILE = '(no file)'
export const NOT_RUN = '(it did not run)'
const OUTSIDE = '(an error outside its tests)'

/** An error outside of tests. */
export interface LooseError {
  readonly message?: unknown
  /** The file that was running. */
  readonly file?: string
}

/**
 * Adds to `files` what no test reported: those of `wanted` that no worker began, and errors outside of tests. Both fail a
 * run.
 */
export function withLooseEnds(
  files: readonly FileResult[],
  wanted: readonly string[],
  errors: readonly LooseError[],
): readonly FileResult[] {
  const told = new Set(files.map(({ file }) => file))
  const empty = { milliseconds: 0, tests: 0, titles: [] }
  const notRun = wanted.filter((file) => !told.has(file))
  const all = new Map([
    ...files.map((one) => [one.file, one] as const),
    ...notRun.map((file) => [file, { ...empty, file, failed: [NOT_RUN] }] as const),
  ])
  for (const { message, file: during } of errors) {
    // A worker that does not start names its files.
    const file = during ?? wanted.find((one) => String(message).includes(one)) ?? NO_FILE
    const known = all.get(file) ?? { ...empty, file, failed: [] }
    if (known.failed.length === 0) all.set(file, { ...known, failed: [OUTSIDE] })
  }
  return [...all.values()]
}
