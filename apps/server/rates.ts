import type { Rate } from '#kit/limits/limiter.ts'
import { milliseconds } from '#kit/time/time.ts'
import { SIGN_IN_RATES, type SignInRates } from '#modules/account/server/index.ts'
import { PLAY_RATE } from '#modules/centre/server/index.ts'
import { NETWORK_RATE } from '#modules/chat/server/index.ts'
import { INVITE_RATE, PHRASE_RATE, SEEK_RATE } from '#modules/duels/server/index.ts'
import { HOME_GIFT_RATE } from '#modules/install/server/index.ts'
import { OAUTH_START_RATE } from '#modules/login/server/index.ts'
import { SEARCH_RATE } from '#modules/market/server/index.ts'
import { VITALS_RATE } from '#modules/numbers/server/index.ts'
import { NEWCOMER_RATE } from '#modules/playtime/server/index.ts'
import { SAVE_RATE } from '#modules/saves/server/index.ts'
import { RUN_RATE, SCORE_RATE } from '#modules/scores/server/index.ts'
import { COVER_RATE, GAME_REPORT_RATE, UPLOAD_RATE } from '#modules/studio/server/index.ts'
import { OPEN_RATE } from '#modules/sharing/server/index.ts'
import { DRAWING_RATE, PAGE_RATE, PICTURE_RATE, REPORT_RATE } from './network-gate.ts'

export interface Rates extends SignInRates {
  /** Any call of one account (docs/trust.md 1). */
  readonly call: Rate
  /** Scores sent by one account. */
  readonly score: Rate
  /** Runs begun by one account. */
  readonly run: Rate
  /** Batches of saves sent by one account. */
  readonly save: Rate
  /** Look-ups of market codes by one account. */
  readonly listingSearch: Rate
  /** New visitors of one network who may get cloud time at once. */
  readonly newcomer: Rate
  /** Invitations opened from one network. */
  readonly invite: Rate
  /** Plays started by one account. */
  readonly play: Rate
  /** Duels against one friend of which they are notified. */
  readonly duelInvite: Rate
  /** Phrases that one player sends during duels. */
  readonly duelPhrase: Rate
  /** Searches of one player for an opponent. */
  readonly duelSeek: Rate
  /** Chat messages from one network. */
  readonly chatNetwork: Rate
  /** Rewards for adding to the home screen in one network. */
  readonly homeGift: Rate
  /** Sign-ins with a provider started in one network. */
  readonly oauthStart: Rate
  /** Content policy reports logged for one network. */
  readonly report: Rate
  /** Pages rendered for one network. */
  readonly page: Rate
  /** Pictures read from the database for one network. */
  readonly picture: Rate
  /** Pictures of shared pages drawn for one network. */
  readonly drawing: Rate
  /** Uploads of games started in one network. */
  readonly upload: Rate
  /** Games reported by one account. */
  readonly gameReport: Rate
  readonly cover: Rate
  /** Load times recorded for one network. */
  readonly vitals: Rate
}

/** Ten a second, and a burst of six times that: a screen opens with a dozen reads, and a browser restores several tabs at once. */
export const PRODUCT_RATES: Rates = {
  ...SIGN_IN_RATES,
  call: { burst: 60, refillEvery: milliseconds(100) },
  score: SCORE_RATE,
  run: RUN_RATE,
  save: SAVE_RATE,
  listingSearch: SEARCH_RATE,
  newcomer: NEWCOMER_RATE,
  invite: OPEN_RATE,
  play: PLAY_RATE,
  duelInvite: INVITE_RATE,
  duelPhrase: PHRASE_RATE,
  duelSeek: SEEK_RATE,
  chatNetwork: NETWORK_RATE,
  homeGift: HOME_GIFT_RATE,
  oauthStart: OAUTH_START_RATE,
  report: REPORT_RATE,
  page: PAGE_RATE,
  picture: PICTURE_RATE,
  drawing: DRAWING_RATE,
  upload: UPLOAD_RATE,
  gameReport: GAME_REPORT_RATE,
  cover: COVER_RATE,
  vitals: VITALS_RATE,
}
