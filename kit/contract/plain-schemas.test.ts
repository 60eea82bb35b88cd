import { globSync, readFileSync } from 'node:fs'
import { Type as FullType } from 'typebox'
import { expect, test } from 'vitest'
import { Type } from './plain-schemas.ts'

test('the browser supports every kind of schema that contracts use', () => {
  const files = globSync('{kit/contract/*,kit/web/*,modules/*/calls,modules/*/model}.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bType\.(\w+)/g)].map(([, kind]) => kind!),
    ),
  )
  expect([...used].filter((kind) => !(kind in Type))).toEqual([])
})

test('the plain schema of a call is equivalent to the full one', () => {
  const shape = (type: typeof Type) =>
    type.Object(
      {
        name: type.Optional(type.String({ maxLength: 8 })),
        marks: type.Array(type.Union([type.Integer(), type.Null()])),
        isOpen: type.Boolean(),
      },
      { 'x-wire-names': { name: 'n' } },
    )
  const { required: _required, ...full } = JSON.parse(JSON.stringify(shape(FullType as never)))
  expect(JSON.parse(JSON.stringify(shape(Type)))).toEqual(full)
})
