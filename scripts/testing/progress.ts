/** What one test file cost; `titles` are the full names of its green tests, `failed` those of its red ones. */
export interface FileResult {
  readonly file: string
  readonly milliseconds: number
  readonly tests: number
  readonly titles: readonly string[]
  readonly failed: readonly string[]
}

/** `npm test` passes a part's title, the seconds that it took the last time and where the results go. */
export const PART = 'TEST_PART'
export interface PartTold {
  readonly title: string
  readonly expected: number
  readonly results: string
}

/** 75 becomes 1:15. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Seconds that a part still needs: by its last run at first, more and more by its own pace. */
export function secondsLeft(done: number, of: number, elapsed: number, expected: number): number {
  const share = of === 0 ? 1 : done / of
  const byPace = share > 0 ? elapsed / share : expected
  return Math.max(0, expected * (1 - share) + byPace * share - elapsed)
}

/** Stands for the file of an error that came from nowhere. */
export const NO_FILE = '(no file)'
const NOT_RUN = '(it did not run)'
const OUTSIDE = '(an error outside its tests)'

/** What a run says beside its tests. */
export interface LooseError {
  readonly message?: unknown
  /** The file that ran when it came. */
  readonly file?: string
}

/**
 * The results of `files` with what no test told: of `wanted`, those that no worker began, and errors outside of all tests,
 * which fail a run too.
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
    // A worker that does not start names the files that it was for.
    const file = during ?? wanted.find((one) => String(message).includes(one)) ?? NO_FILE
    const known = all.get(file) ?? { ...empty, file, failed: [] }
    if (known.failed.length === 0) all.set(file, { ...known, failed: [OUTSIDE] })
  }
  return [...all.values()]
}
