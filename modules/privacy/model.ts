import type { AgeStanding } from '#modules/account/model.ts'

/** From which age on a player speaks for themselves. Laws differ; our bands of age can tell these two. */
export const CONSENT_AGES = [13, 16] as const
export type ConsentAge = (typeof CONSENT_AGES)[number]

/** Whether a player may be profiled for advertisements, once they agree: never one who has declared to be a minor. */
export const mayBeProfiled = (age: AgeStanding | undefined) => age === undefined || age === 'adult'
