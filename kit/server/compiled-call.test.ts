import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'
import { compileCall } from './compiled-call.ts'

const call = defineCall({
  wire: 'test/write',
  access: 'anyone',
  repeat: 'read',
  params: renamed({ words: 'texts' }, { words: Type.Array(Type.String()) }),
  result: Type.Object({}),
})
const { readParams } = compileCall({ call, handler: async () => ({ ok: true, value: {} }) }, false)

test('a text with a NUL character is refused in any parameter', () => {
  expect(readParams({ texts: ['a', 'b'] })).toEqual({ ok: true, value: { words: ['a', 'b'] } })
  expect(readParams({ texts: ['a', 'b\0'] })).toMatchObject({
    ok: false,
    refusal: 'InvalidParams',
    data: { field: 'texts' },
  })
})
