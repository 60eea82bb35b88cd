import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { EventPlace, eventsCalls } from '../calls.ts'
import type { Standing } from '../rules/standings.ts'
import { findEvent, runningEvents, type StoredEvent } from './event-store.ts'
import { firstPlaces, placesOf } from './place-store.ts'
import type { EventServices } from './services.ts'
import { openStandings } from './standings.ts'

const TABLE_LENGTH = 50

type Shown = Omit<Standing, 'games'> & { readonly games?: number }

interface Table {
  readonly first: readonly Shown[]
  readonly own: Shown | undefined
  /** Friends of the reader. */
  readonly friends: readonly Shown[]
}

interface Reader {
  readonly readerId: number | undefined
  readonly friendIds: readonly number[]
  readonly now: Instant
}

export function eventsHandlers(services: EventServices): HandlersOf<typeof eventsCalls> {
  const { cardOf, facesOnPages, friendIdsOf, hiddenFrom } = services
  const standingsNow = openStandings(services)

  /** Places as a reader sees them: hidden people are left out and leave a gap. */
  async function shown(
    db: Db,
    places: readonly Shown[],
    readerId: number | undefined,
  ): Promise<EventPlace[]> {
    const ids = places.map(({ accountId }) => accountId)
    const hidden = await hiddenFrom(db, readerId, ids)
    const faces = await facesOnPages(db, ids)
    const seen = places.filter(({ accountId }) => !hidden.has(accountId))
    return seen.map(({ accountId, place, points, games }) => {
      const { nickname, avatar } = faces.get(accountId) ?? { nickname: '', avatar: 0 }
      const counted = games === undefined ? {} : { gameCount: games }
      return { place, userId: accountId, nickname, avatar, points, ...counted }
    })
  }

  /** The top of a settled event, the caller's friends, and the caller. */
  async function finalTable(db: Db, { slug }: StoredEvent, { readerId, friendIds }: Reader): Promise<Table> {
    const first = await firstPlaces(db, slug, TABLE_LENGTH)
    if (readerId === undefined) return { first, own: undefined, friends: [] }
    return { first, ...parted(await placesOf(db, slug, [readerId, ...friendIds]), readerId) }
  }

  async function tableNow(db: Db, event: StoredEvent, { readerId, friendIds, now }: Reader): Promise<Table> {
    const standings = await standingsNow(db, event, now)
    const near = new Set(readerId === undefined ? [] : [readerId, ...friendIds])
    const known = standings.filter(({ accountId }) => near.has(accountId))
    return { first: standings.slice(0, TABLE_LENGTH), ...parted(known, readerId) }
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
      const readerId = caller?.accountId
      const isFinal = event.settledAt !== null
      const friendIds = readerId === undefined ? [] : await friendIdsOf(db, readerId)
      const reader = { readerId, friendIds, now }
      const { first, own, friends } = await (isFinal ? finalTable : tableNow)(db, event, reader)
      const [mine = null] = own ? await shown(db, [own], readerId) : []
      const seen = await shown(db, friends, readerId)
      return ok({
        places: await shown(db, first, readerId),
        friends: mine && seen.length > 0 ? inOrder([...seen, mine]) : seen,
        mine,
        isFinal,
      })
    },
  }
}

/** The reader's own place, and those of others. */
const parted = (known: readonly Shown[], readerId: number | undefined) => ({
  own: known.find(({ accountId }) => accountId === readerId),
  friends: known.filter(({ accountId }) => accountId !== readerId),
})

const inOrder = (places: readonly EventPlace[]) => places.toSorted((one, other) => one.place - other.place)

const wordsOf = ({ words }: StoredEvent, language: Language) => words[language] ?? words['en']!

function cardOfEvent(event: StoredEvent, language: Language) {
  const { slug, kind, art, startsAt, endsAt } = event
  const { title, lead } = wordsOf(event, language)
  return { slug, kind, art, title, lead, startsAt, endsAt }
}
