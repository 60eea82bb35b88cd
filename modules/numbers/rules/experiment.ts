import { hash32, pickIndex, seededRandom } from '#kit/random/random.ts'
import { after, type Instant } from '#kit/time/time.ts'
import { EXPERIMENT_LASTS } from '../model.ts'

/**
 * What may be tested, and its arms, the control first. Nothing here may touch prices, the odds of a box or a card's value; declared
 * minors are in no experiment (docs/decisions/0041).
 */
export const SURFACES = {
  'home-rails': { arms: ['popular', 'learned'], says: 'the order of the rails of home' },
} as const

export type Surface = keyof typeof SURFACES
export type ArmOf<Where extends Surface> = (typeof SURFACES)[Where]['arms'][number]

export const isSurface = (text: string): text is Surface => Object.hasOwn(SURFACES, text)

export interface Experiment {
  readonly key: string
  readonly surface: Surface
  /** Per experiment, so that experiments split people independently. */
  readonly salt: string
  readonly addedAt: Instant
  readonly stoppedAt: Instant | null
}

export const endOf = ({ addedAt }: Pick<Experiment, 'addedAt'>): Instant => after(addedAt, EXPERIMENT_LASTS)

export const isRunning = (experiment: Experiment, now: Instant): boolean =>
  experiment.stoppedAt === null && now < endOf(experiment)

/** The arm of an account: always the same, on every machine. */
export function armOf<Where extends Surface>(
  { key, salt, surface }: Pick<Experiment, 'key' | 'salt'> & { readonly surface: Where },
  accountId: number,
): ArmOf<Where> {
  const { arms } = SURFACES[surface]
  return arms[pickIndex(arms.length, seededRandom(hash32(`${salt} ${key} ${accountId}`)))]!
}
