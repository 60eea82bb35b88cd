import { after, minutes, type Duration, type Instant } from '#kit/time/time.ts'

/** What a run receives. */
export interface JobRun {
  /** When this run started. */
  readonly now: Instant
  /** Aborted when the process is about to exit: long work should stop where it can. */
  readonly signal: AbortSignal
}

/** Recurring background work, run by one of all processes at a time. */
export interface Job {
  /** Name in logs, metrics and operator commands: kebab-case. */
  readonly name: string
  /** What it does, for operators: one clause. */
  readonly says: string
  /** From the start of one run to the start of the next. */
  readonly every: Duration
  /** Throws if it failed; must tolerate concurrent runs and being interrupted. */
  run(run: JobRun): Promise<void>
}

/** Delay before the first retry; it doubles with each failure. */
const FIRST_RETRY = minutes(1)

/** When the next run starts: a failed job is retried before its period is over. */
export function nextRun(
  began: Instant,
  ended: Instant,
  {
    every,
    failures,
  }: { readonly every: Duration; /** Consecutive, including this one. */ readonly failures: number },
): Instant {
  if (failures === 0) return after(began, every)
  return after(ended, Math.min(every, FIRST_RETRY * 2 ** (failures - 1)) as Duration)
}
