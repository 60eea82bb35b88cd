import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { AGE_BANDS } from '#modules/account/model.ts'

const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })
const MaybeMoment = Type.Union([wireMoment(), Type.Null()])

/** The question of age and its answer; no year is kept. */
const Age = renamed(
  { mayAnswerAt: 'nextTime' },
  {
    band: Type.Union([Type.Enum([...AGE_BANDS]), Type.Null()]),
    isGuided: Type.Boolean(),
    /** When the question may be answered again; null when it was never answered, or need not be. */
    mayAnswerAt: MaybeMoment,
  },
)

/** The file with all that is known of the caller. */
const Export = renamed(
  { endsAt: 'endTime', mayAskAt: 'nextTime' },
  {
    state: wireEnum({ none: 0, pending: 1, ready: 2, failed: 3 }),
    /** The path that gives the file until its end to a POST with its key; only of a file that is ready. */
    url: Type.Union([Type.String(), Type.Null()]),
    key: Type.Union([Type.String(), Type.Null()]),
    endsAt: MaybeMoment,
    /** When the next one may be asked for; nothing when it may be now. */
    mayAskAt: MaybeMoment,
  },
)
export type ExportView = Static<typeof Export>

export const privacyCalls = {
  /** What the caller has decided about their data, and where their file is. */
  readPrivacy: defineCall({
    wire: 'me/info',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed(
      { export: 'file', erasesAt: 'eraseTime' },
      { age: Age, export: Export, erasesAt: MaybeMoment },
    ),
  }),
  /** Has a file made with all that is known of the caller; it is ready within a minute and offered for a day. */
  askExport: defineCall({
    wire: 'me/export',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed({ export: 'file' }, { export: Export }),
    refusals: ['TooFast'],
  }),
  /** Gives the account up: it is signed out everywhere and goes after 14 days, unless it is kept. */
  eraseAccount: defineCall({
    wire: 'me/del',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed({ erasesAt: 'eraseTime' }, { erasesAt: wireMoment() }),
  }),
  /** Keeps an account that was given up. */
  keepAccount: defineCall({
    wire: 'me/del/cancel',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: done,
  }),
  /** Answers the question of age. Only a band is kept, and an answer stands for a year. */
  answerAge: defineCall({
    wire: 'me/age',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ year: Type.Integer() }),
    result: renamed({ standing: 'age' }, { standing: Type.Enum(['guided', 'minor', 'adult']) }),
    refusals: ['InvalidParams', 'AgeAnswered'],
  }),
  /** Names that anybody may have, in the caller's language: other ones each time. */
  offerNames: defineCall({
    wire: 'me/name/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed({ names: 'list' }, { names: Type.Array(Type.String()) }),
  }),
}
