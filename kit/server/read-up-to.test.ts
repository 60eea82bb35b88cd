import { expect, test } from 'vitest'
import { readUpTo } from './read-up-to.ts'

test('an answer is read as far as it may go, and left there', async () => {
  let sent = 0
  async function* parts() {
    for (; sent < 5;) {
      sent++
      yield Buffer.from('abc')
    }
  }
  const { bytes, isWhole } = await readUpTo(4, parts())
  expect([bytes.toString(), isWhole, sent]).toEqual(['abca', false, 2])
})

test.for([
  [3, ['a', 'bc']],
  [4, ['a', 'bc']],
  [3, []],
] as const)('up to %i bytes %j is whole', async ([most, parts]) => {
  async function* body() {
    for (const part of parts) yield Buffer.from(part)
  }
  expect(await readUpTo(most, body())).toEqual({ bytes: Buffer.from(parts.join('')), isWhole: true })
})

test('no body is empty', async () => {
  expect(await readUpTo(1, null)).toEqual({ bytes: Buffer.alloc(0), isWhole: true })
})
