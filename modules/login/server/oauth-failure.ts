import * as openid from 'openid-client'
import type { OauthFailure } from '../rules/oauth.ts'
import { ExcessiveAnswer } from './oauth-fetch.ts'

/** The player declined, or the provider would have needed interaction and was not allowed to. */
const DENIED: readonly string[] = [
  'access_denied',
  'user_cancelled_authorize',
  'user_denied',
  'login_required',
  'consent_required',
  'interaction_required',
]
/** Answers that arrived but must not be trusted. */
const UNTRUSTED: readonly (string | undefined)[] = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]

/** The reason that `/oauth/fail` shows for a failure between us and a provider. */
export function failureOf(error: unknown): OauthFailure {
  if (error instanceof openid.AuthorizationResponseError)
    return DENIED.includes(error.error) ? 'denied' : 'down'
  // A code of another sign-in, or one already exchanged.
  if (error instanceof openid.ResponseBodyError) return error.error === 'invalid_grant' ? 'forged' : 'down'
  const isExcessive = causesOf(error).some((cause) => cause instanceof ExcessiveAnswer)
  const isUntrusted = error instanceof openid.ClientError && UNTRUSTED.includes(error.code)
  return isExcessive || isUntrusted ? 'forged' : 'down'
}

/** What is logged: names and codes only, because a provider's message may quote a token. */
export const traceOf = (error: unknown): string =>
  causesOf(error)
    .map(({ name, code }) => (code ? `${name} ${code}` : name))
    .join(' < ')

interface Trouble extends Error {
  readonly code?: string
}

function causesOf(error: unknown): Trouble[] {
  const causes: Trouble[] = []
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause)
  return causes
}
