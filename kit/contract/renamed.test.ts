import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import { fromWire, renamed, toWire, wireEnum, wireMoment } from './renamed.ts'

const Load = wireEnum({ free: 0, busy: 1, full: 2 })
const Line = renamed({ lineId: 'yliKey', load: 'state' }, { lineId: Type.String(), load: Load })
const Ticket = renamed(
  { lines: 'list', best: 'first', endsAt: 'endTime' },
  {
    lines: Type.Array(Line),
    best: Type.Union([Line, Type.Null()]),
    endsAt: Type.Optional(wireMoment()),
    note: Type.Optional(Type.String()),
  },
)
const ours = {
  lines: [
    { lineId: 'a', load: 'free' },
    { lineId: 'b', load: 'full' },
  ],
  best: { lineId: 'a', load: 'busy' },
  endsAt: instant('2026-01-10T12:00:00Z'),
}
const wire = {
  list: [
    { yliKey: 'a', state: 0 },
    { yliKey: 'b', state: 2 },
  ],
  first: { yliKey: 'a', state: 1 },
  endTime: 1_768_046_400,
}

test('names are translated to the wire and back', () => {
  expect(toWire(Ticket, ours)).toEqual(wire)
  expect(fromWire(Ticket, wire)).toEqual(ours)
})

test('null stays null on the wire', () => {
  expect(toWire(Ticket, { lines: [], best: null })).toEqual({ list: [], first: null })
  expect(fromWire(Ticket, { list: [], first: null })).toEqual({ lines: [], best: null })
})

test('two fields may swap their names', () => {
  const Swapped = renamed({ one: 'other', other: 'one' }, { one: Type.Integer(), other: Type.Integer() })
  expect(toWire(Swapped, { one: 1, other: 2 })).toEqual({ other: 1, one: 2 })
  expect(fromWire(Swapped, { other: 1, one: 2 })).toEqual({ one: 1, other: 2 })
})

test('fields that are not in the contract are dropped in both directions', () => {
  expect(toWire(Line, { lineId: 'a', load: 'free', secret: 1 })).toEqual({ yliKey: 'a', state: 0 })
  expect(fromWire(Line, { yliKey: 'a', state: 0, lineId: 'b', admin: true })).toEqual({
    lineId: 'a',
    load: 'free',
  })
})

test('properties of the prototype are not fields of a message', () => {
  const Odd = renamed({ name: 'toString' }, { name: Type.Optional(Type.String()) })
  expect(fromWire(Odd, {})).toEqual({})
  expect(fromWire(Odd, JSON.parse('{"__proto__":{"toString":"x"}}'))).toEqual({})
})

describe('a malformed message keeps its shape, so that the validator refuses it', () => {
  test.for([undefined, null, 7, 'text', true, [1, 2]])('the value %j is not translated', (value) => {
    expect(fromWire(Line, value)).toEqual(value)
  })

  test.for([3, -1, '0', null, undefined, 'free'])('%j is not the number of a name', (value) => {
    expect(fromWire(Load, value)).toBe(value)
  })

  test.for(['2026', null, {}])('%j is not a moment', (value) => {
    expect(fromWire(wireMoment(), value)).toBe(value)
  })

  test('a list instead of an object, and an object instead of a list, are kept for the validator', () => {
    expect(fromWire(Ticket, { list: { yliKey: 'a' }, first: [] })).toEqual({
      lines: { yliKey: 'a' },
      best: [],
    })
  })
})

test.for([
  [1_768_046_400_000, 1_768_046_400],
  [1_768_046_400_999, 1_768_046_400],
  [1_768_046_401_000, 1_768_046_401],
] as const)('the moment %i ms is sent as %i whole seconds', ([moment, seconds]) => {
  expect(toWire(wireMoment(), moment)).toBe(seconds)
  expect(fromWire(wireMoment(), seconds)).toBe(seconds * 1000)
})
