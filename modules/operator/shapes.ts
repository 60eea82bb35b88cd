import { Type, type Static } from 'typebox'

const exactly = { additionalProperties: false }
/** One line of plain text. */
const Line = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$',
})

/** The message above every page, by language; all of the portal's. */
export const Announcement = Type.Object(
  {
    words: Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Line),
    /** ISO 8601 in UTC; without it the announcement stays until it is withdrawn. */
    endsAt: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d)?Z$' })),
  },
  exactly,
)
export type Announcement = Static<typeof Announcement>
