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

test('a text with a character that no database can hold is refused, wherever it stands', () => {
  expect(readParams({ texts: ['a', 'b'] })).toEqual({ ok: true, value: { words: ['a', 'b'] } })
  expect(readParams({ texts: ['a', 'b\0'] })).toMatchObject({
    ok: false,
    refusal: 'InvalidParams',
    data: { field: 'texts' },
  })
})
