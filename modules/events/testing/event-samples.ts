import { LANGUAGES } from '#kit/i18n/languages.ts'
import { after, days, type Instant } from '#kit/time/time.ts'
import type { EventPlan } from '../model.ts'

/** For tests: a season of a week whose ranked game is 2048. */
export const planFrom = (startsAt: Instant, more: Partial<EventPlan> = {}): EventPlan => ({
  slug: 'reefs',
  kind: 'season',
  startsAt,
  endsAt: after(startsAt, days(7)),
  art: 'stars',
  games: ['2048'],
  hub: undefined,
  ranked: ['2048'],
  rankRule: 'sum',
  cards: [1, 2],
  oddsVersion: undefined,
  words: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { title: `Reefs ${language}`, lead: `Lead ${language}`, about: [`About ${language}`] },
    ]),
  ),
  ...more,
})
