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
    /** Games with a score that counts; missing in a table that is final. */
    gameCount: Type.Optional(Type.Integer()),
  },
)
export type EventPlace = Static<typeof Place>

export const eventsCalls = {
  /** What runs now, what ends first before the others. */
  listEvents: defineCall({
    wire: 'game/event/list',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed({ events: 'list' }, { events: Type.Array(EventCard) }),
  }),
  /** The page of an event. One that has not begun is shown from a week before on. */
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
        /** The odds that boxes keep to in its time; missing where the regular ones go on. */
        oddsVersion: Type.Optional(Type.Integer()),
      },
    ),
    refusals: ['NotFound'],
  }),
  /** The table of an event: while it runs from the scores so far, afterwards as it was settled. */
  listStandings: defineCall({
    wire: 'game/event/rank',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ slug: Slug }),
    result: renamed(
      { places: 'list', friends: 'friendList', isFinal: 'done' },
      {
        places: Type.Array(Place),
        /** The caller's friends in it, and the caller among them; nothing while no friend has a place. */
        friends: Type.Array(Place),
        mine: Type.Union([Place, Type.Null()]),
        isFinal: Type.Boolean(),
      },
    ),
    refusals: ['NotFound'],
  }),
}
