import { Value } from 'typebox/value'
import type { Static } from 'typebox'
import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { EventPlan } from '../model.ts'
import lanterns from '../seasons/lanterns-2026.json' with { type: 'json' }
import tides from '../seasons/tides-2027.json' with { type: 'json' }
import { EventFile } from '../shapes.ts'
import { insertEvent } from './event-store.ts'

/** An event from its file; what is wrong with the file is said in one line. */
export function planOf(file: unknown): { readonly plan: EventPlan } | { readonly fault: string } {
  if (!Value.Check(EventFile, file)) {
    const [fault] = Value.Errors(EventFile, file)
    const wrong = fault?.keyword === 'boolean' ? 'is not known' : (fault?.message ?? 'is wrong')
    return { fault: `${fault?.instancePath || 'the whole'} ${wrong}` }
  }
  const moments = [file.startsAt, file.endsAt].map((text) => Date.parse(text))
  if (moments.some((moment) => Number.isNaN(moment))) return { fault: 'there is no such moment' }
  const [startsAt, endsAt] = moments as [Instant, Instant]
  return { plan: { ...listsOf(file), startsAt, endsAt } }
}

const listsOf = (file: Static<typeof EventFile>) => ({
  slug: file.slug,
  kind: file.kind,
  art: file.art,
  games: file.games ?? [],
  hub: file.hub,
  ranked: file.ranked ?? [],
  rankRule: file.rankRule ?? ('sum' as const),
  cards: file.cards ?? [],
  oddsVersion: file.oddsVersion,
  words: file.texts,
})

function shipped(file: unknown): EventPlan {
  const read = planOf(file)
  if ('fault' in read) throw new Error(`A shipped season cannot be read: ${read.fault}`)
  return read.plan
}

/** The seasons that come with the portal. */
export const SHIPPED_SEASONS: readonly EventPlan[] = [lanterns, tides].map(shipped)

/** Stores the shipped seasons that are not over: once each, and not again when an operator has removed one. */
export async function plantSeasons(db: Db, now: Instant): Promise<void> {
  for (const plan of SHIPPED_SEASONS) if (plan.endsAt > now) await insertEvent(db, plan)
}
