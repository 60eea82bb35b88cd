import type { Rates } from '#apps/server/rates.ts'
import { milliseconds } from '#kit/time/time.ts'

const NO_LIMIT = { burst: 1_000_000_000, refillEvery: milliseconds(1) }

/** Limits that nobody reaches; they are counted all the same, so a measurement includes them. */
export const NO_RATES: Rates = {
  call: NO_LIMIT,
  score: NO_LIMIT,
  run: NO_LIMIT,
  save: NO_LIMIT,
  listingSearch: NO_LIMIT,
  newcomer: NO_LIMIT,
  invite: NO_LIMIT,
  play: NO_LIMIT,
  signIn: NO_LIMIT,
  duelInvite: NO_LIMIT,
  duelPhrase: NO_LIMIT,
  duelSeek: NO_LIMIT,
  chatNetwork: NO_LIMIT,
  homeGift: NO_LIMIT,
  oauthStart: NO_LIMIT,
  report: NO_LIMIT,
  page: NO_LIMIT,
  picture: NO_LIMIT,
  drawing: NO_LIMIT,
  upload: NO_LIMIT,
  gameReport: NO_LIMIT,
  cover: NO_LIMIT,
  vitals: NO_LIMIT,
  newAccount: {},
}
