import { after, type Clock, type Duration, type Instant } from '#kit/time/time.ts'

const MOST_KEPT = 1000

/** What was found, or how many seconds the network that asked is to wait. */
type Found<Answer> = { readonly answer: Answer } | { readonly retrySec: number }

interface Asking<Answer> {
  /** Seconds until whoever asks may have it looked up; it is called only where nothing is kept. */
  gate(): Promise<number>
  ask(): Promise<Answer>
}

/**
 * Answers that hold for a while, by key; however many ask meanwhile, it is looked up once. Anybody can make keys up: one that
 * was not asked for just now costs the network that asks.
 */
export function keptAnswers<Answer>(clock: Clock, keptFor: Duration) {
  const known = new Map<string, { readonly at: Instant; readonly found: Promise<Found<Answer>> }>()
  return async (key: string, asking: Asking<Answer>): Promise<Answer | { readonly retrySec: number }> => {
    const kept = known.get(key)
    const before = kept && clock() < after(kept.at, keptFor) ? await kept.found : undefined
    // That another network has to wait is no answer for this one.
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
