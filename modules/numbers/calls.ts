import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { ENTRIES } from './model.ts'

const Milliseconds = Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 }))

export const numbersCalls = {
  /** Web vitals of a sampled visit. A browser sends them once, when the page is left. */
  noteVitals: defineCall({
    wire: 'sys/page/vitals',
    access: 'anyone',
    repeat: 'safe',
    params: Type.Object({
      /** The kind of landing page. */
      page: Type.Enum([...ENTRIES]),
      lcp: Milliseconds,
      inp: Milliseconds,
      ttfb: Milliseconds,
      /** In thousandths. */
      cls: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    result: Type.Object({ ok: Type.Boolean() }),
    refusals: ['TooFast'],
  }),
}
