import { expect, test } from 'vitest'
import { after, before, hours, instant, milliseconds, toEpochSeconds } from '#kit/time/time.ts'
import { CHANGE_EVERY } from './nickname-change.ts'
import { changeNickname, checkNickname } from './nickname.ts'

const now = instant('2026-01-10T12:00Z')

test.for([
  ['Al', 'Al'],
  ['  Ann   Lee ', 'Ann Lee'],
  ['Ｆｕｌｌ', 'Full'],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['🐸'.repeat(20), '🐸'.repeat(20)],
  ['I ❤️ you', 'I ❤️ you'],
  ['ÅÄÖ', 'ÅÄÖ'],
  ['ผู้เล่นเก่ง', 'ผู้เล่นเก่ง'.normalize('NFKC')],
  ['لاعب', 'لاعب'],
  ['Nguyễn', 'Nguyễn'],
  ['7up', '7up'],
])('[5.6] %j is a valid name, stored as %j', ([wish, kept]) => {
  expect(checkNickname(wish!)).toEqual({ ok: true, value: kept })
})

test.for([
  ['nothing', ''],
  ['only spaces', '   '],
  ['one grapheme', 'A'],
  ['one grapheme of many code points', '🇩🇰'],
  ['21 graphemes', 'x'.repeat(21)],
  ['a very long text', 'x'.repeat(60_000)],
  ['only digits', '123 456'],
  ['only Arabic digits', '١٢٣'],
  ['a zero-width space', 'An\u200Bn'],
  ['a zero-width joiner', 'An\u200Dn'],
  ['a soft hyphen', 'An\u00ADn'],
  ['a bidi override', 'An\u202En'],
  ['a bidi isolate', 'An\u2066n'],
  ['a control character', 'An\u0007n'],
  ['a line break', 'An\nn'],
  ['an invisible Hangul filler', '\u3164\u3164\u3164'],
  ['an empty braille cell', '\u2800\u2800'],
  ['half a surrogate pair', 'An\uD800'],
  ['a tower of accents', `A${'\u0301'.repeat(9)}nn`],
])('[5.6] a name with %s is refused', ([, wish]) => {
  expect(checkNickname(wish!)).toMatchObject({ ok: false, refusal: 'InvalidNickname' })
})

test.for([
  'Admin',
  'ADMIN',
  'xX_Admin_Xx',
  'TheAdmin',
  '4dm1n',
  '5upport',
  '$upp0r7',
  '@dm!n',
  'møđeratør',
  '0ff1c1al',
  'a d m i n',
  'a.d.m.i.n',
  'Аdmin',
  'admin123',
  'Administrator',
  'Official',
  'OfficialIslet',
  'Support',
  'islet team',
  'Islet Support',
  'Soporte técnico',
  'Kundendienst',
  'Yönetici',
  '官方客服',
  'ゲーム運営',
  '운영자',
  'แอดมินเกม',
  'Модератор',
  'الدعم',
  'Quản trị viên',
  'Oficjalny',
  'Zyrtar',
])('%j impersonates the operator', (wish) => {
  expect(checkNickname(wish)).toMatchObject({ ok: false, refusal: 'NicknameRejected' })
})

test.for(['Badminton', 'Supporter', 'Roots', 'Amin', 'Isletta', 'Model', 'Ann Admirer', 'Оля', 'Resminka'])(
  '%j is an ordinary name',
  (wish) => {
    expect(checkNickname(wish).ok).toBe(true)
  },
)

test('the first change is free, the second waits for a day', () => {
  const named = { nickname: 'Ann', nicknameChangedAt: now }
  expect(changeNickname({ nickname: '', nicknameChangedAt: null }, 'Ann', now)).toEqual({
    ok: true,
    value: { nickname: 'Ann', changedAt: now },
  })
  const due = after(now, CHANGE_EVERY)
  expect(changeNickname(named, 'Ben', before(due, milliseconds(1)))).toEqual({
    ok: false,
    refusal: 'NicknameTooSoon',
    data: { nextTime: toEpochSeconds(due) },
  })
  expect(changeNickname(named, 'Ben', due)).toEqual({ ok: true, value: { nickname: 'Ben', changedAt: due } })
})

test('setting the same name again is not a change', () => {
  const named = { nickname: 'Ann', nicknameChangedAt: now }
  expect(changeNickname(named, ' Ann ', after(now, hours(1)))).toEqual({
    ok: true,
    value: { nickname: 'Ann', changedAt: now },
  })
})
