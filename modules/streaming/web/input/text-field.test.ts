import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InputMessage } from '../../model.ts'
import { MOST_TYPED_AT_ONCE, MOST_TYPED_PER_SECOND } from '../../rules/typed-text.ts'
import { openHeld } from './held.ts'
import { BLANK, openTextField } from './text-field.ts'
import { openTypist } from './typist.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const sent: { readonly at: number; readonly input: InputMessage }[] = []
  const send = (input: InputMessage) => void sent.push({ at: Date.now(), input })
  const typist = openTypist(openHeld(send), send)
  const said = async () => {
    await vi.runAllTimersAsync()
    return sent.map(({ input }) => {
      if (input.type === 'text') return input.text
      return input.type === 'key' ? `${input.code} ${input.isDown ? 'down' : 'up'}` : input.type
    })
  }
  return { field: openTextField(typist), typist, sent, said }
}
const BACKSPACE = ['Backspace down', 'Backspace up']

test('letters are sent as they are typed, and a corrected word replaces the previous one', async () => {
  const { field, said } = open()
  field.take(`${BLANK}t`)
  field.take(`${BLANK}te`)
  field.take(`${BLANK}teh`)
  field.take(`${BLANK}the `)
  expect(await said()).toEqual(['t', 'e', 'h', ...BACKSPACE, ...BACKSPACE, 'he '])
})

test('Backspace in an empty field is sent to the game, and the field can be emptied again', async () => {
  const { field, said } = open()
  expect(field.take('')).toBe(BLANK)
  expect(field.take('')).toBe(BLANK)
  expect(await said()).toEqual([...BACKSPACE, ...BACKSPACE])
})

test('a keyboard that replaces the placeholder with its first word has typed only the word', async () => {
  const { field, said } = open()
  expect(field.take('好')).toBe(`${BLANK}好`)
  expect(await said()).toEqual(['好'])
})

test('text is final after Enter', async () => {
  const { field, said } = open()
  field.take(`${BLANK}ann`)
  expect(field.tap('Enter')).toBe(BLANK)
  field.take(`${BLANK}b`)
  expect(await said()).toEqual(['ann', 'Enter down', 'Enter up', 'b'])
})

test('control characters in pasted text are dropped', async () => {
  const { field, said } = open()
  expect(field.take(`${BLANK}a\tb\u0007`)).toBe(`${BLANK}ab`)
  expect(await said()).toEqual(['ab'])
})

test('a long text that is pasted is sent slower than the host counts as a flood', async () => {
  const { field, sent, said } = open()
  field.take('x'.repeat(2000))
  expect((await said()).join('')).toHaveLength(2000)
  let left = MOST_TYPED_AT_ONCE
  let before = sent[0]!.at
  for (const { at, input } of sent) {
    left = Math.min(MOST_TYPED_AT_ONCE, left + ((at - before) / 1000) * MOST_TYPED_PER_SECOND)
    before = at
    left -= input.type === 'text' ? input.text.length : 0
    expect(left).toBeGreaterThan(0)
  }
})

test('when closed it sends nothing more, and releases all keys', async () => {
  const { field, typist, said } = open()
  field.take(`${BLANK}abc`)
  field.tap('Enter')
  field.take('later')
  await vi.advanceTimersByTimeAsync(200)
  typist.close()
  expect(await said()).toEqual(['abc', 'Enter down', 'Enter up'])
})
