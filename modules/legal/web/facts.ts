import type { Values } from '#kit/i18n/texts.ts'
import { days, hours, minutes, seconds, type Duration } from '#kit/time/time.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'
import { EXPOSURES_KEPT_FOR, VISITS_KEPT_FOR } from '#modules/numbers/model.ts'
import { NETWORK_KEPT } from '#modules/account/rules/session.ts'
import { kindsOf } from '#modules/cards/model.ts'
import { TRADE_LOCK } from '#modules/cards/rules/collection.ts'
import { ANSWER_HOLDS } from '#modules/consent/rules/answer.ts'
import { ENTER_WITHIN, LEAST_TIME } from '#modules/cloud/rules/times.ts'
import { CLAIM_WITHIN, RESCUE_WITHIN } from '#modules/idle/rules/reward.ts'
import {
  ACCOUNT_AGE,
  FRIENDS_FOR,
  GUARD,
  LOSSES_A_DAY,
  STEAL_EVERY,
  STEALS_A_DAY,
} from '#modules/idle/rules/steal.ts'
import { RARE_AFTER, STEP, STRETCH_CAP, VISIT_EVERY } from '#modules/idle/rules/stretch.ts'
import { HOME_GIFT_BOXES } from '#modules/install/rules/gift.ts'
import { CODES_A_DAY, LISTED_FOR_DAYS, MOST_LISTINGS, OLD_FRIENDS } from '#modules/market/rules/listing.ts'
import { CLAIM_WEEK, TIME_RULES } from '#modules/playtime/rules/claims.ts'
import { CROWD_LASTS, NEWCOMER_LASTS, NEWCOMER_TIME } from '#modules/playtime/rules/newcomers.ts'
import { SHARES_A_DAY } from '#modules/sharing/rules/share.ts'
import { RECONNECT_GRACE } from '#modules/streaming/model.ts'

const inDays = (length: Duration) => length / days(1)
const inHours = (length: Duration) => length / hours(1)
const inMinutes = (length: Duration) => length / minutes(1)
const inSeconds = (length: Duration) => length / seconds(1)
/** A mean month, for periods that the law counts in months. */
const inMonths = (length: Duration) => Math.round(inDays(length) / (365.25 / 12))

const [first, second, third] = LISTED_FOR_DAYS

/** The numbers of the page about idle rewards and trade. */
export const IDLE_FACTS: Values = {
  step: inHours(STEP),
  rare: inHours(RARE_AFTER),
  cap: inHours(STRETCH_CAP),
  visit: inHours(VISIT_EVERY),
  claim: inHours(CLAIM_WITHIN),
  rescue: inHours(RESCUE_WITHIN),
  every: inHours(STEAL_EVERY),
  guard: inMinutes(GUARD),
  steals: STEALS_A_DAY,
  losses: LOSSES_A_DAY,
  friends: inHours(FRIENDS_FOR),
  age: inHours(ACCOUNT_AGE),
  shares: SHARES_A_DAY,
  boxes: HOME_GIFT_BOXES,
  listings: MOST_LISTINGS,
  first,
  second,
  third,
  lock: inDays(TRADE_LOCK),
  codes: CODES_A_DAY,
  oldFriends: inDays(OLD_FRIENDS),
}

/** The numbers of the page about cloud time. */
export const CLOUD_FACTS: Values = {
  time: inMinutes(NEWCOMER_TIME),
  lasts: inHours(NEWCOMER_LASTS),
  crowd: inMinutes(CROWD_LASTS),
  s: inMinutes(TIME_RULES.s.pays),
  ss: inMinutes(TIME_RULES.ss.pays),
  sss: inHours(TIME_RULES.sss.pays),
  sCards: kindsOf('s').length,
  ssCards: kindsOf('ss').length,
  sSet: inHours(TIME_RULES.sSet.pays),
  ssSet: inHours(TIME_RULES.ssSet.pays),
  cardLasts: inHours(TIME_RULES.s.lasts),
  sssLasts: inDays(TIME_RULES.sss.lasts),
  sssAgain: inDays(CLAIM_WEEK),
  enter: inSeconds(ENTER_WITHIN),
  least: inMinutes(LEAST_TIME),
  kept: inSeconds(RECONNECT_GRACE),
}

/** The numbers of the page about privacy. */
export const PRIVACY_FACTS: Values = {
  days: inDays(NETWORK_KEPT),
  visitDays: inDays(VISITS_KEPT_FOR),
  triedDays: inDays(EXPOSURES_KEPT_FOR),
  months: inMonths(VISITOR_REMEMBERED_FOR),
  answer: inMonths(ANSWER_HOLDS),
}
