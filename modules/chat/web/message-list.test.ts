import { describe, expect, test } from 'vitest'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, before, milliseconds, seconds } from '#kit/time/time.ts'
import { SHOWN_MESSAGES } from '../model.ts'
import { inLanguage, isRushing } from './language-filter.ts'
import { withMessages, withoutMessage, withoutSender } from './message-list.ts'
import { mine, said } from './testing/chat-samples.ts'
import { isTooLong, lengthOf, sentText } from './text-length.ts'

const now = systemClock()
const at = (index: number) => said(`${index}`, { messageId: `M${index}`, sentAt: after(now, seconds(index)) })
const texts = (messages: readonly { text: string }[]) => messages.map(({ text }) => text)

describe('a list of messages', () => {
  test('[9.10] shows only the latest fifty', () => {
    const all = Array.from({ length: SHOWN_MESSAGES + 3 }, (_, index) => at(index))
    const shown = withMessages(all.slice(0, 20), all.slice(20))
    expect(shown).toHaveLength(SHOWN_MESSAGES)
    expect(shown[0]!.text).toBe('3')
    expect(shown.at(-1)!.text).toBe('52')
  })

  test('holds each message once, in the order they were sent', () => {
    expect(texts(withMessages([at(1), at(3)], [at(2), at(3)]))).toEqual(['1', '2', '3'])
  })

  test('a removed message stays removed when an older answer still has its text', () => {
    const gone = withoutMessage([at(1), at(2)], 'M1')
    expect(gone[0]).toMatchObject({ state: 'removed', text: '' })
    expect(withMessages(gone, [at(1)])[0]).toMatchObject({ state: 'removed' })
  })

  test('loses all messages of a blocked player', () => {
    expect(texts(withoutSender([at(1), mine('me')], at(1).sender.userId))).toEqual(['me'])
  })
})

describe('the filter of languages', () => {
  test('keeps the player’s own language, and their own messages in any', () => {
    const all = [said('hi'), said('hola', { language: 'es' }), mine('olá', { language: 'pt' })]
    expect(texts(inLanguage(all, 'en'))).toEqual(['hi', 'olá'])
  })

  test.for([
    [20, false],
    [21, true],
  ] as const)('%i messages within four seconds are too many to follow: %s', ([count, isTooMany]) => {
    const rush = Array.from({ length: count }, () => said('x', { sentAt: before(now, milliseconds(3999)) }))
    expect(isRushing(rush, now)).toBe(isTooMany)
    expect(isRushing(rush, after(now, seconds(1)))).toBe(false)
  })
})

describe('the length of a text', () => {
  test.for([
    ['hello', 5],
    ['👨‍👩‍👧', 1],
    ['🇸🇪🇸🇪', 2],
    ['é', 1],
  ] as const)('%s has %i characters', ([text, length]) => expect(lengthOf(text)).toBe(length))

  test('two hundred characters are allowed, one more is not', () => {
    expect(isTooLong('👩🏽‍🚀'.repeat(200))).toBe(false)
    expect(isTooLong('a'.repeat(201))).toBe(true)
  })

  test('line breaks become spaces', () => expect(sentText('  one\n two\t ')).toBe('one two'))
})
