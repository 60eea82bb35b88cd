/** Exposures of an arm, and how many of them converted. */
export interface ArmDay {
  readonly exposed: number
  readonly returned: number
}

/** One day of an experiment: control and treatment. */
export interface TrialDay {
  readonly control: ArmDay
  readonly treatment: ArmDay
}

export interface Verdict {
  /** `none`: it has run its full length without a result. */
  readonly is: 'going' | 'better' | 'worse' | 'none'
  /** Valid however often somebody looks. */
  readonly p: number
  /** Treatment minus control, as a share; null without anybody. */
  readonly difference: number | null
  /** 95 % confidence interval of the difference, valid however often somebody looks; null before enough people were seen. */
  readonly interval: readonly [low: number, high: number] | null
}

export const ALPHA = 0.05
/** Variance of the mixture, tuned for differences of about this size (Johari, Pekelis, Walsh 2015). */
const MIXTURE = 0.02 ** 2
/** With fewer per arm the normal approximation does not hold. */
const LEAST_IN_ARM = 100
/** Every weekday has its own players. */
const LEAST_DAYS = 7
const MOST_DAYS = 56

/**
 * Judges an experiment with the mixture sequential probability ratio test: even checking daily and stopping at the first verdict is
 * wrong in at most 5 % of experiments with equal arms. Days are complete, in order, each once.
 */
export function judge(days: readonly TrialDay[]): Verdict {
  let [control, treatment]: [ArmDay, ArmDay] = [NOBODY, NOBODY]
  let p = 1
  let looks = 0
  let last: { difference: number; interval: readonly [number, number] } | undefined
  for (const day of days) {
    looks++
    control = plus(control, day.control)
    treatment = plus(treatment, day.treatment)
    if (Math.min(control.exposed, treatment.exposed) < LEAST_IN_ARM) continue
    const all = plus(control, treatment)
    const rate = all.returned / all.exposed
    const variance = rate * (1 - rate) * (1 / control.exposed + 1 / treatment.exposed)
    if (variance === 0) continue
    const difference = rateOf(treatment) - rateOf(control)
    const spread = variance + MIXTURE
    const ratio =
      Math.sqrt(variance / spread) * Math.exp((MIXTURE * difference ** 2) / (2 * variance * spread))
    if (looks >= LEAST_DAYS) p = Math.min(p, 1 / ratio)
    const half = Math.sqrt(((variance * spread) / MIXTURE) * Math.log(spread / (variance * ALPHA ** 2)))
    last = { difference, interval: [difference - half, difference + half] }
    // The first verdict stands: later days are ignored.
    if (p <= ALPHA) return { is: difference > 0 ? 'better' : 'worse', p, ...last }
  }
  const isSeen = control.exposed > 0 && treatment.exposed > 0
  return {
    is: looks >= MOST_DAYS ? 'none' : 'going',
    p,
    difference: isSeen ? rateOf(treatment) - rateOf(control) : null,
    interval: last?.interval ?? null,
  }
}

const NOBODY: ArmDay = { exposed: 0, returned: 0 }
const plus = (one: ArmDay, other: ArmDay): ArmDay => ({
  exposed: one.exposed + other.exposed,
  returned: one.returned + other.returned,
})
const rateOf = ({ exposed, returned }: ArmDay) => returned / exposed
