import { describe, expect, test } from 'vitest'
import type { Answer } from '#kit/contract/envelope.ts'
import { errorCatalogue } from '#kit/errors/catalogue.ts'
import { askAndRepeat } from './ask-and-repeat.ts'

const needed: Answer = { id: 1, result: null, error: { code: errorCatalogue.AgeNeeded, msg: 'AgeNeeded' } }
const done: Answer = { id: 2, result: { ok: true }, error: null }

/** A server that asks for the age until it was told. */
function world({ isAnswered }: { readonly isAnswered: boolean }) {
  const sent: unknown[] = []
  let asked = 0
  const carry = askAndRepeat(async () => {
    asked++
    return isAnswered
  })(async (wire, params, { opId }) => {
    sent.push([wire, params, opId])
    return asked > 0 && isAnswered ? done : needed
  })
  return { sent, call: () => carry('chat/send', { text: 'hi' }, { opId: 'one' }), asked: () => asked }
}

describe('a call that requires the player’s age', () => {
  test('is repeated with the same opId once the question is answered', async () => {
    const { sent, call, asked } = world({ isAnswered: true })
    expect(await call()).toEqual(done)
    expect(sent).toEqual([
      ['chat/send', { text: 'hi' }, 'one'],
      ['chat/send', { text: 'hi' }, 'one'],
    ])
    await call()
    expect(asked()).toBe(1)
  })

  test('stays refused while the question is open', async () => {
    const { sent, call } = world({ isAnswered: false })
    expect(await call()).toEqual(needed)
    expect(sent).toHaveLength(1)
  })
})
