import { expect, test } from 'vitest'
import { after, before, days, instant, milliseconds } from '#kit/time/time.ts'
import { holdsContact, mayShareContacts } from './contact.ts'

test('an account may share links from its seventh day on', () => {
  const made = instant('2026-01-10T12:00Z')
  const weekLater = after(made, days(7))
  expect(mayShareContacts(made, before(weekLater, milliseconds(1)))).toBe(false)
  expect(mayShareContacts(made, weekLater)).toBe(true)
})

test.for([
  'https://example.com/free',
  'go to HTTP://x.y',
  'steam://run/1',
  'www.example.test',
  'example.com',
  'free coins at coins-4-you.top now',
  'discord.gg/abc',
  't.me/somebody',
  'somewhere.io/free',
  'bit.ly/3xYz',
  'example dot com',
  'example (dot) com',
  'example [.] net',
  'пример точка ru',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'my server 203.0.113.5',
  'mail me: some.body@example.org',
  'some.body (at) mail.de',
  'follow @somebody_here',
  'somebody#1234',
  'telegram: somebody',
  'WhatsApp = 4477',
  '加微信：abc123',
  'vx:abc1234',
  '카톡: abcd',
  'لنتحدث واتساب: 0501234567',
  '+49 170 1234567',
  '0049 170 1234567',
  '06 12 34 56 78',
  '(555) 123-4567',
  '555-123-4567',
  '090-1234-5678',
  '010 1234 5678',
  '13812345678',
  't me /somebody',
  'find me at t me somebody',
  '(t  .  me  /  somebody)',
  't dot me \\ somebody',
  't/me somebody',
  't.me/_abc',
  't.me/+ab1',
  'wa me 4512',
  'disc0rd gg',
  'discord / com',
  'call: 06 12 34 56 78',
  '06- 1234 -5678',
  '(06)12345678',
  '+ 49 1701234567',
  '+49 (170) 1234567',
  '12-34-56-78-90',
  '555- 123-4567',
  '13812345678, call me',
  '١٣٨١٢٣٤٥٦٧٨',
  '٠٥٠١٢٣٤٥٦٧',
])('%s is a link or contact', (text) => {
  expect(holdsContact(text)).toBe(true)
})

test.for([
  'good game, everyone!',
  'my score is 12345678',
  'add me: #1234567890',
  'add me 1234567890',
  '1,234,567 points',
  '12.345.678 Punkte',
  '2048 4096 8192 16384',
  'on 2026-11-22 or 22.11.2026, at 10:30',
  '3-2-1-0 go',
  '10-9-8-7-6-5-4-3-2-1',
  'ok.so what',
  'like slither.io',
  'เกม.io',
  'end of a sentence.De nada',
  'I won...com luck',
  'ratio 16:9, 3.14159',
  'v1.2.3',
  '1/2 or 3/4',
  'me @ home',
  'a@b',
  'play line with me',
  'the discord is toxic',
  '12345 + 67890',
  '1 000 000',
  'what me worrying',
  '2t me worrying',
  't me abc',
  'time somebody',
  'discography gg',
  'mydiscord gg',
  'discord ggg',
  '2048 4096 8192',
  'abc13812345678',
  '13812345678abc',
  '#13812345678',
])('%s is not a link or contact', (text) => {
  expect(holdsContact(text)).toBe(false)
})

/** The quickest of several looks: what other work takes is no part of it. */
function millisecondsFor(text: string): number {
  const looks = Array.from({ length: 9 }, () => {
    const begin = performance.now()
    holdsContact(text)
    return performance.now() - begin
  })
  return Math.min(...looks)
}

test.for(['1'.repeat(199) + 'a', '1-'.repeat(100) + 'a', 'a.'.repeat(100), '(1) '.repeat(50) + 'a'])(
  'a text crafted to take long does not: %.9s',
  (text) => {
    // Backtracking would take thousands of times as long for 200 letters as plain words do.
    expect(millisecondsFor(text)).toBeLessThan(200 * millisecondsFor('plain words '.repeat(17)))
  },
)
