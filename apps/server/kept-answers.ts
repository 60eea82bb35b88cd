import { after, type Clock, type Duration, type Instant } from '#kit/time/time.ts'

const MOST_KEPT = 1000

/** The answer, or how many seconds the requesting network must wait. */
type Found<Answer> = { readonly answer: Answer } | { readonly retrySec: number }

interface Asking<Answer> {
  /** Seconds until the requester may cause a look-up; called only on a cache miss. */
  gate(): Promise<number>
  ask(): Promise<Answer>
}

/**
 * Caches answers for a while, by key; concurrent requests share one look-up. Anybody can make up keys, so a key that was not
 * requested recently costs the requesting network a token.
 */
export function keptAnswers<Answer>(clock: Clock, keptFor: Duration) {
  const known = new Map<string, { readonly at: Instant; readonly found: Promise<Found<Answer>> }>()
  return async (key: string, asking: Asking<Answer>): Promise<Answer | { readonly retrySec: number }> => {
    const kept = known.get(key)
    const before = kept && clock() < after(kept.at, keptFor) ? await kept.found : undefined
    // The wait of another network does not apply to this one.
    if (before && 'answer' in before) return before.answer
    const found = foundBy(asking)
    known.delete(key)
    known.set(key, { at: clock(), found })
    if (known.size > MOST_KEPT) known.delete(known.keys().next().value!)
    try {
      const own = await found
      return 'answer' in own ? own.answer : own
    } catch (error) {
      known.delete(key)
      throw error
    }
  }
}

async function foundBy<Answer>({ gate, ask }: Asking<Answer>): Promise<Found<Answer>> {
  const retrySec = await gate()
  return retrySec > 0 ? { retrySec } : { answer: await ask() }
}
