import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { EventPlace, eventsCalls } from '../calls.ts'
import type { Standing } from '../rules/standings.ts'
import { findEvent, runningEvents, type StoredEvent } from './event-store.ts'
import { firstPlaces, placeOf } from './place-store.ts'
import type { EventServices } from './services.ts'
import { openStandings } from './standings.ts'

const TABLE_LENGTH = 50

type Shown = Omit<Standing, 'games'> & { readonly games?: number }

export function eventsHandlers(services: EventServices): HandlersOf<typeof eventsCalls> {
  const { cardOf, facesOnPages } = services
  const standingsNow = openStandings(services)

  async function shown(db: Db, places: readonly Shown[]): Promise<EventPlace[]> {
    const faces = await facesOnPages(
      db,
      places.map(({ accountId }) => accountId),
    )
    return places.map(({ accountId, place, points, games }) => {
      const { nickname, avatar } = faces.get(accountId) ?? { nickname: '', avatar: 0 }
      const counted = games === undefined ? {} : { gameCount: games }
      return { place, userId: accountId, nickname, avatar, points, ...counted }
    })
  }

  /** The first places of an event, and the caller's own. */
  async function tableOf(db: Db, event: StoredEvent, callerId: number | undefined) {
    const first = await firstPlaces(db, event.slug, TABLE_LENGTH)
    return { first, own: callerId === undefined ? undefined : await placeOf(db, event.slug, callerId) }
  }

  return {
    async listEvents(_params, { db, device, now }) {
      return ok({
        events: (await runningEvents(db, now)).map((event) => cardOfEvent(event, device.language)),
      })
    },

    async readEvent({ slug }, { db, device: { language }, now }) {
      const event = await findEvent(db, slug, now)
      if (!event) return refuse('NotFound')
      const cards = (slugs: readonly string[]) => slugs.flatMap((name) => cardOf(name, language) ?? [])
      const { hub, oddsVersion } = event
      return ok({
        ...cardOfEvent(event, language),
        about: [...wordsOf(event, language).about],
        games: cards(event.games),
        ranked: cards(event.ranked),
        rankRule: event.rankRule,
        ...(hub === undefined ? {} : { hub }),
        cards: [...event.cards],
        ...(oddsVersion === undefined ? {} : { oddsVersion }),
      })
    },

    async listStandings({ slug }, { caller, db, now }) {
      const event = await findEvent(db, slug, now)
      if (!event) return refuse('NotFound')
      const isFinal = event.settledAt !== null
      if (isFinal) {
        const { first, own } = await tableOf(db, event, caller?.accountId)
        return ok({
          places: await shown(db, first),
          mine: own ? (await shown(db, [own]))[0]! : null,
          isFinal,
        })
      }
      const standings = await standingsNow(db, event, now)
      const own = standings.find(({ accountId }) => accountId === caller?.accountId)
      return ok({
        places: await shown(db, standings.slice(0, TABLE_LENGTH)),
        mine: own ? (await shown(db, [own]))[0]! : null,
        isFinal,
      })
    },
  }
}

const wordsOf = ({ words }: StoredEvent, language: Language) => words[language] ?? words['en']!

function cardOfEvent(event: StoredEvent, language: Language) {
  const { slug, kind, art, startsAt, endsAt } = event
  const { title, lead } = wordsOf(event, language)
  return { slug, kind, art, title, lead, startsAt, endsAt }
}
