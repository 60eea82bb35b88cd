import { expect, test } from 'vitest'
import { readUpTo } from './read-up-to.ts'

test('a response is read up to the limit, and no further', async () => {
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
] as const)('with a limit of %i bytes %j is complete', async ([most, parts]) => {
  async function* body() {
    for (const part of parts) yield Buffer.from(part)
  }
  expect(await readUpTo(most, body())).toEqual({ bytes: Buffer.from(parts.join('')), isWhole: true })
})

test('a missing body reads as empty', async () => {
  expect(await readUpTo(1, null)).toEqual({ bytes: Buffer.alloc(0), isWhole: true })
})
