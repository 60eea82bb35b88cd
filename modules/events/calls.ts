import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { GameCard } from '#modules/catalog/calls.ts'
import type { EventArt, EventKind, RankRule } from './model.ts'

const text = Type.String()
const Slug = Type.String({ maxLength: 60 })
const Kind = wireEnum<EventKind>({ season: 1, contest: 2 })
const Art = wireEnum<EventArt>({ lanterns: 1, tides: 2, stars: 3 })

/** A game of an event. */
export type EventGameCard = Static<typeof GameCard>

/** An event as a banner shows it. */
const EventCard = renamed(
  { title: 'name', lead: 'text', kind: 'type', art: 'icon', startsAt: 'startTime', endsAt: 'endTime' },
  {
    slug: text,
    kind: Kind,
    art: Art,
    title: text,
    lead: text,
    startsAt: wireMoment(),
    endsAt: wireMoment(),
  },
)
export type EventCard = Static<typeof EventCard>

const Place = renamed(
  { nickname: 'nickName', place: 'rank', points: 'score', gameCount: 'num' },
  {
    place: Type.Integer(),
    userId: Type.Integer(),
    /** Empty until the player chooses one. */
    nickname: text,
    avatar: Type.Integer(),
    points: Type.Integer(),
    /** Games with a counted score; missing in a final table. */
    gameCount: Type.Optional(Type.Integer()),
  },
)
export type EventPlace = Static<typeof Place>

export const eventsCalls = {
  /** Running events, the one that ends first at the top. */
  listEvents: defineCall({
    wire: 'game/event/list',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed({ events: 'list' }, { events: Type.Array(EventCard) }),
  }),
  /** The page of an event, available from a week before it begins. */
  readEvent: defineCall({
    wire: 'game/event/info',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ slug: Slug }),
    result: renamed(
      {
        title: 'name',
        lead: 'text',
        kind: 'type',
        art: 'icon',
        startsAt: 'startTime',
        endsAt: 'endTime',
        games: 'list',
        ranked: 'rankList',
        rankRule: 'rank',
        cards: 'cocIds',
        oddsVersion: 'ver',
      },
      {
        slug: text,
        kind: Kind,
        art: Art,
        title: text,
        lead: text,
        startsAt: wireMoment(),
        endsAt: wireMoment(),
        about: Type.Array(text),
        games: Type.Array(GameCard),
        ranked: Type.Array(GameCard),
        rankRule: wireEnum<RankRule>({ sum: 1, best: 2 }),
        hub: Type.Optional(text),
        cards: Type.Array(Type.Integer()),
        /** The odds in force during the event; missing when the regular ones apply. */
        oddsVersion: Type.Optional(Type.Integer()),
      },
    ),
    refusals: ['NotFound'],
  }),
  /** The table of an event: from current scores while it runs, afterwards as settled. */
  listStandings: defineCall({
    wire: 'game/event/rank',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ slug: Slug }),
    result: renamed(
      { places: 'list', friends: 'friendList', isFinal: 'done' },
      {
        places: Type.Array(Place),
        /** The caller and their friends in it; empty while no friend has a place. */
        friends: Type.Array(Place),
        mine: Type.Union([Place, Type.Null()]),
        isFinal: Type.Boolean(),
      },
    ),
    refusals: ['NotFound'],
  }),
}
