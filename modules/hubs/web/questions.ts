import type { HubPage } from '../calls.ts'

/** Asked of every kind of game; each has a question and an answer among the texts. */
export const QUESTIONS = ['begin', 'free', 'phone', 'offline'] as const

/** What the answers name. */
export const valuesOf = ({ best, total }: Pick<HubPage, 'best' | 'total'>) => ({
  game: best.title,
  count: total,
})
