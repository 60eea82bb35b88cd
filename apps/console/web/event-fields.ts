import type { WrittenEvent } from '#modules/events/model.ts'
import { slugsIn, type Fields } from './draft-text.ts'

/** Values of the fields of an event besides its texts; defaults for a new one. */
export function eventFields(content: unknown): Fields {
  const event = (content ?? {}) as Partial<WrittenEvent>
  const { slug = '', kind = 'season', art = 'stars', startsAt = '', endsAt = '', hub = '' } = event
  const { games = [], ranked = [], rankRule = 'sum', cards = [], oddsVersion = '' } = event
  return {
    slug,
    kind,
    art,
    // Seconds are shown only when they are not zero.
    startsAt: startsAt.replace(/(:00)?Z$/, ''),
    endsAt: endsAt.replace(/(:00)?Z$/, ''),
    games: games.join('\n'),
    hub,
    ranked: ranked.join('\n'),
    rankRule,
    cards: cards.join(' '),
    oddsVersion: String(oddsVersion),
  }
}

const moment = (typed = '') => `${typed.length === 16 ? `${typed}:00` : typed}Z`
const textOf = (fields: Fields, name: string) => (fields[name] ?? '').trim()

/** The file that `portal events add` takes, without its texts. */
export function eventContent(fields: Fields): object {
  const [hub, oddsVersion] = [textOf(fields, 'hub'), textOf(fields, 'oddsVersion')]
  return {
    slug: textOf(fields, 'slug'),
    kind: fields['kind'],
    art: fields['art'],
    startsAt: moment(fields['startsAt']),
    endsAt: moment(fields['endsAt']),
    games: slugsIn(fields['games']),
    ...(hub ? { hub } : {}),
    ranked: slugsIn(fields['ranked']),
    rankRule: fields['rankRule'],
    cards: slugsIn(fields['cards']).map(Number),
    ...(oddsVersion ? { oddsVersion: Number(oddsVersion) } : {}),
  }
}
