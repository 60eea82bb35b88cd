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

test('a field that its contract does not name is not sent, checked or not, at any depth', () => {
  const Face = renamed({ name: 'nick' }, { name: Type.String() })
  const shown = defineCall({
    wire: 'test/shown',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({}),
    result: Type.Object({ faces: Type.Array(Face), first: Type.Union([Face, Type.Null()]) }),
  })
  const { writeResult } = compileCall({ call: shown, handler: async () => ({ ok: true, value: {} }) }, false)
  const face = { name: 'Ann', deviceId: 'a secret' }
  expect(writeResult({ faces: [face, face], first: face, email: 'a secret' })).toEqual({
    faces: [{ nick: 'Ann' }, { nick: 'Ann' }],
    first: { nick: 'Ann' },
  })
})
