import type { Static, TSchema } from 'typebox'
import type { ErrorName } from '#kit/errors/catalogue.ts'

/** Who may make a call. A `visitor` is an anonymous device; a `member` signed in with a provider. */
export type Access = 'anyone' | 'visitor' | 'member'

/** The effect of repeating a call: see `Call`. */
export type Repeat = 'read' | 'safe' | 'keyed'

export interface Call<
  Params extends TSchema = TSchema,
  Outcome extends TSchema = TSchema,
  Refusal extends ErrorName = ErrorName,
  Who extends Access = Access,
  Again extends Repeat = Repeat,
> {
  /** The path below the API base. */
  readonly wire: string
  readonly access: Who
  readonly params: Params
  readonly result: Outcome
  readonly refusals: readonly Refusal[]
  /**
   * The effect of repeating the call (docs/contract.md 1): `read` changes nothing, `safe` ends in the same state, `keyed` needs an
   * opId, and a repetition returns the first result.
   */
  readonly repeat: Again
  /** Shows the player's own text to others, always or with these params: the age question must be answered first (`AgeNeeded`). */
  readonly asksAge?: boolean | ((params: never) => boolean)
}

export type ParamsOf<C extends Call> = Static<C['params']>
export type ResultOf<C extends Call> = Static<C['result']>
export type RefusalOf<C extends Call> = C['refusals'][number]

/** Declares one call. A module's `calls.ts` is the only place that knows its wire path and wire field names. */
export function defineCall<
  Params extends TSchema,
  Outcome extends TSchema,
  const Refusal extends ErrorName = never,
  const Who extends Access = Access,
  const Again extends Repeat = Repeat,
>(
  call: Omit<Call<Params, Outcome, Refusal, Who, Again>, 'refusals'> & {
    readonly refusals?: readonly Refusal[]
  },
): Call<Params, Outcome, Refusal, Who, Again> {
  return { refusals: [], ...call }
}
