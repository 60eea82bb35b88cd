import { Type } from 'typebox'
import { EVENT_ART, EVENT_KINDS, RANK_RULES } from './model.ts'

const exactly = { additionalProperties: false }
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 })
const line = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** The file of an event, as `portal events add` reads it and as the shipped seasons are written. */
export const EventFile = Type.Object(
  {
    slug: Slug,
    kind: Type.Enum(EVENT_KINDS),
    /** ISO 8601 in UTC: `2026-12-01T00:00:00Z`. */
    startsAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' }),
    endsAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' }),
    art: Type.Enum(EVENT_ART),
    games: Type.Optional(Type.Array(Slug, { maxItems: 60 })),
    hub: Type.Optional(Slug),
    ranked: Type.Optional(Type.Array(Slug, { maxItems: 12 })),
    rankRule: Type.Optional(Type.Enum(RANK_RULES)),
    cards: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 52 }), { maxItems: 12 })),
    oddsVersion: Type.Optional(Type.Integer({ minimum: 1 })),
    /** By language; all of the portal's. */
    texts: Type.Record(
      Type.String(),
      Type.Object(
        { title: line(60), lead: line(200), about: Type.Array(line(600), { minItems: 1, maxItems: 6 }) },
        exactly,
      ),
    ),
  },
  exactly,
)
