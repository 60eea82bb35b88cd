import { expect, test } from 'vitest'
import { after, instant } from '#kit/time/time.ts'
import { CODE_LASTS, judgeCode, judgeReturn, planEntry, STATE_LASTS, type Arrival } from './oauth.ts'

const now = instant('2026-01-10T12:00Z')

const running = { browserHash: 'mine', provider: 'one', endsAt: after(now, STATE_LASTS), usedAt: null }
const asked = { browserHash: 'mine', provider: 'one', now }

test.for([
  ['good', running, asked],
  ['good', running, { ...asked, now: (running.endsAt - 1) as typeof now }],
  ['expired', running, { ...asked, now: running.endsAt }],
  ['expired', { ...running, usedAt: now }, asked],
  ['forged', undefined, asked],
  ['forged', running, { ...asked, browserHash: 'another' }],
  ['forged', running, { ...asked, browserHash: undefined }],
  ['forged', running, { ...asked, provider: 'two' }],
  ['forged', undefined, { ...asked, browserHash: undefined }],
] as const)('an answer of a provider is %s', ([verdict, state, answer]) => {
  expect(judgeReturn(state, answer)).toBe(verdict)
})

const code = { browserHash: 'mine', origin: 'https://islet.example', endsAt: after(now, CODE_LASTS) }
const redeeming = { browserHash: 'mine', origin: 'https://islet.example', now }

test.for([
  ['good', code, redeeming],
  ['good', code, { ...redeeming, now: (code.endsAt - 1) as typeof now }],
  ['OauthFailed', code, { ...redeeming, now: code.endsAt }],
  ['OauthFailed', undefined, redeeming],
  ['OauthFailed', undefined, { ...redeeming, browserHash: undefined }],
  ['OauthFailed', code, { ...redeeming, browserHash: 'another' }],
  ['OauthOrigin', code, { ...redeeming, origin: 'https://evil.example' }],
  ['OauthFailed', code, { browserHash: 'another', origin: 'https://evil.example', now }],
] as const)('our own code is %s', ([verdict, stored, question]) => {
  const judged = judgeCode(stored, question)
  expect(judged.ok ? 'good' : judged.refusal).toBe(verdict)
})

const VISITOR = { accountId: 1, kind: 'visitor' } as const
const MEMBER = { accountId: 1, kind: 'member' } as const
const signIn: Arrival = { isLink: false, caller: undefined, linkedId: undefined, hasProvider: false }
const list: Arrival = { ...signIn, isLink: true }

test.for<[string, Arrival, object]>([
  ['a stranger who is nobody here', signIn, { way: 'create' }],
  ['a stranger who is a visitor', { ...signIn, caller: VISITOR }, { way: 'upgrade', accountId: 1 }],
  ['somebody known', { ...signIn, linkedId: 2 }, { way: 'enter', accountId: 2, merge: 'none' }],
  [
    'a visitor who is known',
    { ...signIn, caller: VISITOR, linkedId: 2 },
    { way: 'enter', accountId: 2, merge: 'switched' },
  ],
  [
    'a member who comes again',
    { ...signIn, caller: MEMBER, linkedId: 1 },
    { way: 'enter', accountId: 1, merge: 'none' },
  ],
  [
    'a member who is another too',
    { ...signIn, caller: MEMBER, linkedId: 2 },
    { way: 'enter', accountId: 2, merge: 'switched' },
  ],
  ['a member who links', { ...list, caller: MEMBER }, { way: 'link', accountId: 1 }],
  [
    'a member who links again',
    { ...list, caller: MEMBER, linkedId: 1 },
    { way: 'enter', accountId: 1, merge: 'none' },
  ],
])('%s', ([, arrival, entry]) => {
  expect(planEntry(arrival)).toEqual({ ok: true, value: entry })
})

test.for<[string, Arrival, object]>([
  [
    'an unknown identity that signs in beside a member',
    { ...signIn, caller: MEMBER },
    { refusal: 'OauthBound', data: { choice: 'link' } },
  ],
  [
    'linking what is another’s',
    { ...list, caller: MEMBER, linkedId: 2 },
    { refusal: 'OauthBound', data: { choice: 'switch' } },
  ],
  [
    'linking a second of one provider',
    { ...list, caller: MEMBER, hasProvider: true },
    { refusal: 'OauthBound', data: { choice: 'unlink' } },
  ],
  ['linking as a visitor', { ...list, caller: VISITOR }, { refusal: 'OauthFailed' }],
  ['linking as nobody', list, { refusal: 'OauthFailed' }],
  ['linking as nobody what is known', { ...list, linkedId: 2 }, { refusal: 'OauthFailed' }],
])('%s is refused', ([, arrival, refusal]) => {
  expect(planEntry(arrival)).toEqual({ ok: false, ...refusal })
})
