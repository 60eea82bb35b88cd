import type { PlayState } from '#kit/game/play-model.ts'

/** Facts about a run that affect its music. */
export interface RunFacts {
  readonly phase: PlayState['phase']
  readonly playedSeconds: number
  readonly score: number
  readonly best: number | undefined
  /** Remaining lives and seconds, if the game's counters show them. */
  readonly lives: number | undefined
  readonly secondsLeft: number | undefined
}

/** Tension grows with the length of a run between these limits. */
const GROWS_FROM_SECONDS = 30
const GROWS_UNTIL_SECONDS = 180
const GROWN = 0.5
/** From this share of the best score on, tension grows. */
const NEAR_BEST = 0.75
const LAST_SECONDS = 15

const between = (low: number, high: number, value: number) =>
  Math.min(1, Math.max(0, (value - low) / (high - low)))

/** Tension of a run, 0 to 1: grows with its length, near the best score, and at the last life or seconds. */
export function tensionOf({ phase, playedSeconds, score, best, lives, secondsLeft }: RunFacts): number {
  if (phase !== 'playing') return 0
  const grown = GROWN * between(GROWS_FROM_SECONDS, GROWS_UNTIL_SECONDS, playedSeconds)
  const near = best !== undefined && best > 0 ? between(NEAR_BEST, 1, score / best) : 0
  // The first seconds are calm, even if a run has only one life.
  const isBegun = playedSeconds > 5
  const last = isBegun && (lives === 1 || (secondsLeft !== undefined && secondsLeft <= LAST_SECONDS)) ? 1 : 0
  return Math.max(last, Math.min(1, grown + near * 0.5))
}

const LIVES = ['lives', 'hearts']
const TIMES = ['time']

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Converts a digit of any script: each script has its ten digits in sequence. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value++
  return String(value)
}

/** The integer that a counter shows, as `12` or `0:12`. */
function shown(state: PlayState, ids: readonly string[]): number | undefined {
  const text = state.hud.find(({ id }) => ids.includes(id))?.value
  const [, minutes, seconds] = /^(?:(\d+):)?(\d+)$/.exec((text ?? '').replace(/\p{Nd}/gu, plainDigit)) ?? []
  return seconds === undefined ? undefined : Number(minutes ?? 0) * 60 + Number(seconds)
}

/** Follows a run and returns its tension at a time in seconds; a new run starts calm. */
export function tensionOfRun({ state }: { state(): PlayState }): (now: number) => number {
  let played = 0
  let last: { readonly at: number; readonly score: number } | undefined
  return (now) => {
    const run = state()
    if (run.phase === 'ended' || run.phase === 'loading' || run.score < (last?.score ?? 0)) played = 0
    if (run.phase === 'playing' && last) played += now - last.at
    last = { at: now, score: run.score }
    return tensionOf({
      phase: run.phase,
      playedSeconds: played,
      score: run.score,
      best: run.best,
      lives: shown(run, LIVES),
      secondsLeft: shown(run, TIMES),
    })
  }
}
