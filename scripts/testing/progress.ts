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
