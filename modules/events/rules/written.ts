import type { Instant } from '#kit/time/time.ts'
import type { EventPlan, WrittenEvent } from '../model.ts'

/** Parses the file of an event; undefined when a moment does not exist. */
export function planOf({ texts, ...written }: WrittenEvent): EventPlan | undefined {
  const [startsAt, endsAt] = [Date.parse(written.startsAt), Date.parse(written.endsAt)]
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return undefined
  const { slug, kind, art, games = [], hub, ranked = [], rankRule = 'sum', cards = [], oddsVersion } = written
  return {
    slug,
    kind,
    startsAt: startsAt as Instant,
    endsAt: endsAt as Instant,
    art,
    games,
    hub,
    ranked,
    rankRule,
    cards,
    oddsVersion,
    words: texts,
  }
}

/** With seconds, as in files. */
const written = (moment: Instant) => new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z')

/** The file of an event. */
export function writtenOf(plan: EventPlan): WrittenEvent {
  const { slug, kind, startsAt, endsAt, art, games, hub, ranked, rankRule, cards, oddsVersion, words } = plan
  return {
    slug,
    kind,
    startsAt: written(startsAt),
    endsAt: written(endsAt),
    art,
    games,
    ...(hub === undefined ? {} : { hub }),
    ranked,
    rankRule,
    cards,
    ...(oddsVersion === undefined ? {} : { oddsVersion }),
    texts: words,
  }
}
