import type { ResultOf } from '#kit/contract/call.ts'
import type { centreCalls } from '../calls.ts'
import type { Opinion } from '../model.ts'

export type Opinions = ResultOf<typeof centreCalls.readOpinions>

/** The totals once the opinion has been stored: the caller's counts only with enough play. */
export function withOpinion(known: Opinions, opinion: Opinion): Opinions {
  if (!known.isCounted) return { ...known, opinion }
  const change = (which: Opinion) => Number(opinion === which) - Number(known.opinion === which)
  return {
    ...known,
    opinion,
    likes: known.likes + change('likes'),
    dislikes: known.dislikes + change('dislikes'),
  }
}
