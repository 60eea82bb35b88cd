import type { AgeStanding } from '#modules/account/model.ts'

/** Ages of digital consent. Laws differ; our age bands can distinguish these two. */
export const CONSENT_AGES = [13, 16] as const
export type ConsentAge = (typeof CONSENT_AGES)[number]

/** Whether a player may be profiled for ads once they agree: never a declared minor. */
export const mayBeProfiled = (age: AgeStanding | undefined) => age === undefined || age === 'adult'
