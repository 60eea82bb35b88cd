/** How many of an arm were seen, and how many of them did what counts. */
export interface ArmDay {
  readonly exposed: number
  readonly returned: number
}

/** One day of an experiment: the arm that others are held against, and the one that is tried. */
export interface TrialDay {
  readonly control: ArmDay
  readonly treatment: ArmDay
}

export interface Verdict {
  /** `none`: it has run as long as it may and shows nothing. */
  readonly is: 'going' | 'better' | 'worse' | 'none'
  /** Holds however often somebody looks. */
  readonly p: number
  /** Treatment less control, as a share; null without anybody. */
  readonly difference: number | null
  /** The difference lies in here with 95 %, however often somebody looks; null before enough people were seen. */
  readonly interval: readonly [low: number, high: number] | null
}

export const ALPHA = 0.05
/** Differences of about this size are looked for: the spread of the mixture (Johari, Pekelis, Walsh 2015). */
const MIXTURE = 0.02 ** 2
/** With fewer in an arm the normal distribution is none. */
const LEAST_IN_ARM = 100
/** Each day of the week has its own players. */
const LEAST_DAYS = 7
const MOST_DAYS = 56

/**
 * Judges an experiment by the mixture sequential probability ratio test: whoever looks every day and stops at the first
 * verdict is wrong in one of twenty at most when the arms are alike. Days come in their order, each once, whole.
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
    // The first verdict stands: what comes after it is no longer asked.
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
