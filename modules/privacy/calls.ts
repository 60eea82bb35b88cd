import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { AGE_BANDS } from '#modules/account/model.ts'

const nothing = Type.Object({})
const done = Type.Object({ ok: Type.Boolean() })
const MaybeMoment = Type.Union([wireMoment(), Type.Null()])

/** The age question and its answer; no year is stored. */
const Age = renamed(
  { mayAnswerAt: 'nextTime' },
  {
    band: Type.Union([Type.Enum([...AGE_BANDS]), Type.Null()]),
    isGuided: Type.Boolean(),
    /** When the question may be answered again; null when it was never answered, or need not be. */
    mayAnswerAt: MaybeMoment,
  },
)

/** The data export of the caller. */
const Export = renamed(
  { endsAt: 'endTime', mayAskAt: 'nextTime' },
  {
    state: wireEnum({ none: 0, pending: 1, ready: 2, failed: 3 }),
    /** Path from which a POST with the key downloads the file until it expires; only for a finished file. */
    url: Type.Union([Type.String(), Type.Null()]),
    key: Type.Union([Type.String(), Type.Null()]),
    endsAt: MaybeMoment,
    /** When the next export may be requested; null when it may be now. */
    mayAskAt: MaybeMoment,
  },
)
export type ExportView = Static<typeof Export>

export const privacyCalls = {
  /** The caller's privacy choices, and the state of their export. */
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
  /** Requests an export of all data about the caller; it is ready within a minute and offered for a day. */
  askExport: defineCall({
    wire: 'me/export',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed({ export: 'file' }, { export: Export }),
    refusals: ['TooFast'],
  }),
  /** Requests erasure of the account: it is signed out everywhere and erased after 14 days, unless it is kept. */
  eraseAccount: defineCall({
    wire: 'me/del',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: renamed({ erasesAt: 'eraseTime' }, { erasesAt: wireMoment() }),
  }),
  /** Cancels a requested erasure. */
  keepAccount: defineCall({
    wire: 'me/del/cancel',
    access: 'visitor',
    repeat: 'safe',
    params: nothing,
    result: done,
  }),
  /** Answers the age question. Only an age band is stored, and an answer stands for a year. */
  answerAge: defineCall({
    wire: 'me/age',
    access: 'visitor',
    repeat: 'safe',
    params: Type.Object({ year: Type.Integer() }),
    result: renamed({ standing: 'age' }, { standing: Type.Enum(['guided', 'minor', 'adult']) }),
    refusals: ['InvalidParams', 'AgeAnswered'],
  }),
  /** Ready-made names in the caller's language: other ones each time. */
  offerNames: defineCall({
    wire: 'me/name/list',
    access: 'visitor',
    repeat: 'read',
    params: nothing,
    result: renamed({ names: 'list' }, { names: Type.Array(Type.String()) }),
  }),
}
