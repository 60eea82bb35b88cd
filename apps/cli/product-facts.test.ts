import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { compileText } from '#kit/i18n/compile-text.ts'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { speechOf } from '#kit/i18n/testing/speech-of.ts'
import { translator, type Values } from '#kit/i18n/texts.ts'
import { days, hours, minutes, seconds } from '#kit/time/time.ts'

type Texts = Readonly<Record<string, string>>
const pagesOf = (language: Language) =>
  JSON.parse(readFileSync(`modules/legal/web/legal/messages/${language}.json`, 'utf8')) as Texts

function sayPage(language: Language, key: string, facts: Values) {
  return translator(language, { page: compileText(pagesOf(language)[key]!) })('page', facts)
}

/** The facts in the pages when a constant of a rule has another value. */
async function factsWith(file: string, constants: object) {
  vi.doMock(file, async (original) => ({ ...(await original<object>()), ...constants }))
  const { IDLE_FACTS, CLOUD_FACTS, PRIVACY_FACTS } = await import('#modules/legal/web/facts.ts')
  return { ...IDLE_FACTS, ...CLOUD_FACTS, ...PRIVACY_FACTS }
}

afterEach(() => {
  vi.doUnmock('#modules/cards/rules/collection.ts')
  vi.resetModules()
})

const STRETCH = '#modules/idle/rules/stretch.ts'
const STEAL = '#modules/idle/rules/steal.ts'
const REWARD = '#modules/idle/rules/reward.ts'
const LISTING = '#modules/market/rules/listing.ts'
const CLAIMS = '#modules/playtime/rules/claims.ts'
const NEWCOMERS = '#modules/playtime/rules/newcomers.ts'
const TIMES = '#modules/cloud/rules/times.ts'

test.for<[name: string, file: string, value: unknown, key: string, says: string]>([
  ['STEP', STRETCH, hours(5), 'idle.grow.text', 'every 5 hours'],
  ['RARE_AFTER', STRETCH, hours(1), 'idle.grow.text', 'At 1 hour '],
  ['STRETCH_CAP', STRETCH, hours(30), 'idle.grow.text', 'lasts 30 hours'],
  ['VISIT_EVERY', STRETCH, hours(1), 'idle.visit.text', 'at least every hour,'],
  ['CLAIM_WITHIN', REWARD, hours(12), 'idle.claim.text', 'waits 12 hours'],
  [
    'RESCUE_WITHIN',
    REWARD,
    hours(6),
    'idle.rescue.text',
    'within 6 hours: when someone new follows it within another 6,',
  ],
  ['GUARD', STEAL, minutes(45), 'idle.friends.text', 'from 45 minutes'],
  ['STEAL_EVERY', STEAL, hours(36), 'idle.friends.text', 'once in 36 hours'],
  ['STEALS_A_DAY', STEAL, 4, 'idle.friends.text', '4 a day at most'],
  ['LOSSES_A_DAY', STEAL, 5, 'idle.friends.text', 'more than 5 a day'],
  ['FRIENDS_FOR', STEAL, hours(25), 'idle.friends.text', 'friends for 25 hours'],
  ['ACCOUNT_AGE', STEAL, hours(49), 'idle.friends.text', 'here for 49.'],
  ['SHARES_A_DAY', '#modules/sharing/rules/share.ts', 7, 'idle.share.text', 'up to 7 a day'],
  ['HOME_GIFT_BOXES', '#modules/install/rules/gift.ts', 1, 'idle.home.text', '1 blind box.'],
  ['MOST_LISTINGS', LISTING, 80, 'idle.market.text', 'Up to 80 of'],
  ['LISTED_FOR_DAYS', LISTING, [2, 4, 8], 'idle.market.text', '2, 4 or 8 days'],
  ['CODES_A_DAY', LISTING, 6, 'idle.codes.text', '6 cards a day'],
  ['OLD_FRIENDS', LISTING, days(9), 'idle.codes.text', 'friends of 9 days'],
  ['TRADE_LOCK', '#modules/cards/rules/collection.ts', days(5), 'idle.lock.text', 'locked for 5 days'],
  ['NEWCOMER_TIME', NEWCOMERS, minutes(15), 'cloud.first.text', 'gets 15 minutes'],
  ['NEWCOMER_LASTS', NEWCOMERS, hours(48), 'cloud.first.text', 'last 48 hours'],
  ['CROWD_LASTS', NEWCOMERS, minutes(45), 'cloud.first.text', 'at most 45 minutes'],
  ['CLAIM_WEEK', CLAIMS, days(6), 'cloud.claim.text', 'every 6 days'],
  ['ENTER_WITHIN', TIMES, seconds(40), 'cloud.queue.text', 'have 40 seconds'],
  ['LEAST_TIME', TIMES, minutes(2), 'cloud.queue.text', 'at least 2 minutes'],
  ['RECONNECT_GRACE', '#modules/streaming/model.ts', seconds(90), 'cloud.away.text', 'kept for 90 seconds'],
  ['NETWORK_KEPT', '#modules/account/rules/session.ts', days(20), 'privacy.network.text', 'up to 20 days'],
  ['VISITS_KEPT_FOR', '#modules/numbers/model.ts', days(33), 'privacy.counted.text', 'up to 33 days'],
  [
    'EXPOSURES_KEPT_FOR',
    '#modules/numbers/model.ts',
    days(70),
    'privacy.tried.text',
    'for up to 70 days. If your account is erased, so is this.',
  ],
  ['ANSWER_HOLDS', '#modules/consent/rules/answer.ts', days(183), 'privacy.asked.text', 'for 6 months'],
  ['VISITOR_REMEMBERED_FOR', '#modules/account/model.ts', days(731), 'privacy.rights.text', 'for 24 months'],
])('the page shows %s according to the rule', async ([name, file, value, key, says]) => {
  expect(sayPage('en', key, await factsWith(file, { [name]: value }))).toContain(says)
  vi.doUnmock(file)
})

test('changing the trade lock changes the help, the invariant and the trade', async () => {
  await factsWith('#modules/cards/rules/collection.ts', { TRADE_LOCK: days(5) })
  const { TRADES_COMMANDS } = await import('./trades-commands.ts')
  const { cardsInvariants } = await import('#modules/cards/server/index.ts')
  const { LOCK_FACTS } = await import('#modules/market/web/trade-lock.ts')
  expect(TRADES_COMMANDS.find(({ name }) => name === 'trades reverse')!.says).toContain('(5 days)')
  expect(cardsInvariants.find(({ id }) => id === 'I6')!.promise).toContain('for 5 days')
  expect(speechOf('en')('market.swap.rest', LOCK_FACTS)).toContain('rest for 5 days')
})

test.for(LANGUAGES)('the pages in %s take their numbers from the rules', async (language) => {
  const facts = await factsWith('#modules/cards/rules/collection.ts', {})
  for (const count of [1, 2, 5, 21]) {
    const values = Object.fromEntries(Object.keys(facts).map((name) => [name, count]))
    for (const key of Object.keys(pagesOf(language)).filter((one) => one.endsWith('.text'))) {
      const said = sayPage(language, key, { ...values, hosts: 'a.example' })
      expect(said, `${key} with ${count}`).not.toMatch(/[#{}]|undefined/)
      expect(said, `${key} with ${count}`).not.toMatch(/ {2}|^\s|\s$/)
    }
  }
})

test('English texts contain no number that the rules define', () => {
  expect(Object.values(pagesOf('en')).filter((text) => /\d/.test(text))).toEqual([])
})

test('changing the limits of names and of duels changes their refusals', async () => {
  vi.doMock('#modules/duels/rules/duel.ts', async (original) => ({
    ...(await original<object>()),
    MOST_DUELS: 1,
  }))
  const { DUEL_FACTS } = await import('#modules/duels/web/duel-facts.ts')
  const say = speechOf('en')
  expect(say('errors.DuelLimit', DUEL_FACTS)).toBe('You can have 1 game by link at a time')
  expect(say('errors.NicknameTooSoon', { days: 1 })).toBe('You can change your name once a day')
  expect(say('errors.NicknameTooSoon', { days: 3 })).toBe('You can change your name once in 3 days')
  vi.doUnmock('#modules/duels/rules/duel.ts')
})

test('changing the home screen gift changes every text about it', async () => {
  vi.doMock('#modules/install/rules/gift.ts', async (original) => ({
    ...(await original<object>()),
    HOME_GIFT_BOXES: 1,
  }))
  const { GIFT_FACTS } = await import('#modules/install/web/gift-facts.ts')
  const say = speechOf('en')
  expect(say('install.guide.lead', GIFT_FACTS)).toContain('1 box thanks you')
  expect(say('install.about.title', GIFT_FACTS)).toBe('1 box for your home screen')
  expect(say('install.about.note', GIFT_FACTS)).toContain('1 box waits for you')
  expect(say('install.gift.note', GIFT_FACTS)).toContain('1 box thanks you')
  expect(say('install.gift.take', GIFT_FACTS)).toBe('Take 1 box')
  expect(say('install.gift.done', GIFT_FACTS)).toBe('1 box is yours.')
  expect(say('catalog.footer.box', GIFT_FACTS)).toContain('get 1 blind box')
  vi.doUnmock('#modules/install/rules/gift.ts')
})

test('the text of the gift has the Arabic dual and three Russian plurals', () => {
  const take = (language: Language, boxes: number) => speechOf(language)('install.gift.take', { boxes })
  expect([1, 2, 3, 11].map((boxes) => take('ar', boxes))).toEqual([
    'خذ الصندوق',
    'خذ الصندوقين',
    'خذ 3 صناديق',
    'خذ 11 صندوقًا',
  ])
  expect([1, 2, 5].map((boxes) => take('ru', boxes))).toEqual([
    'Взять 1 коробку',
    'Взять 2 коробки',
    'Взять 5 коробок',
  ])
})

test.for(LANGUAGES)('other texts in %s take their numbers from the rules, too', (language) => {
  const say = speechOf(language)
  const names =
    'step rare cap visit claim hours days count seconds minutes shortest longest letters most boxes'.split(
      ' ',
    )
  for (const count of [1, 2, 5, 21]) {
    const values = Object.fromEntries(names.map((name) => [name, count]))
    for (const key of TOLD) {
      expect(say(key, values), `${key} with ${count}`).not.toMatch(/[#{}]|undefined| {2}/)
      expect(say(key, values), `${key} with ${count}`).not.toMatch(/^\s|\s$/)
    }
  }
  const template = (key: string) => say(key, Object.fromEntries(names.map((name) => [name, 77])))
  for (const key of TOLD) expect(template(key), key).toContain('77')
})

const TOLD = [
  'account.nickname.hint',
  'cards.worth.s',
  'cards.worth.ss',
  'cards.worth.sss',
  'catalog.footer.box',
  'centre.likeLater',
  'centre.noTrend',
  'duels.menu.days',
  'duels.menu.note',
  'errors.ChatTextInvalid',
  'errors.DuelLimit',
  'errors.InvalidNickname',
  'errors.NicknameTooSoon',
  'idle.rescueText',
  'idle.rules',
  'inapp.carry',
  'install.about.note',
  'install.about.title',
  'install.gift.done',
  'install.gift.note',
  'install.gift.take',
  'install.guide.lead',
  'market.swap.rest',
  'playtime.pays.s',
  'playtime.pays.ss',
  'playtime.pays.sss',
  'playtime.pays.sSet',
  'playtime.pays.ssSet',
  'privacy.erase.text',
  'privacy.erase.consequence',
  'sharing.box.rule',
  'sharing.entry.note',
]
