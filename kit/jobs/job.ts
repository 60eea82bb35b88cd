import { after, minutes, type Duration, type Instant } from '#kit/time/time.ts'

/** What a job works with. */
export interface JobRun {
  /** When this run began. */
  readonly now: Instant
  /** Aborted when the process is about to end: work that takes long stops where it may. */
  readonly signal: AbortSignal
}

/** Recurring background work, run by one process of all. */
export interface Job {
  /** Names it in the log, in the figures and for the operator: kebab case. */
  readonly name: string
  /** What it does, for the operator: one clause. */
  readonly says: string
  /** From the beginning of one run to the beginning of the next. */
  readonly every: Duration
  /** Throws when it failed; it must bear being run twice at once and being cut off. */
  run(run: JobRun): Promise<void>
}

/** After a failure a job is tried again so soon at first, then twice as late each time. */
const FIRST_RETRY = minutes(1)

/** When a run that began then ended is followed by the next: a failed one is tried again before its period is over. */
export function nextRun(
  began: Instant,
  ended: Instant,
  { every, failures }: { readonly every: Duration; /** In a row, this one too. */ readonly failures: number },
): Instant {
  if (failures === 0) return after(began, every)
  return after(ended, Math.min(every, FIRST_RETRY * 2 ** (failures - 1)) as Duration)
}
