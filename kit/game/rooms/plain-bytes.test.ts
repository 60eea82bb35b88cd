import { expect, test } from 'vitest'
import { fromBytes, toBytes, type Plain } from './plain-bytes.ts'

test.for<Plain>([
  null,
  true,
  -0,
  2 ** 31,
  -(2 ** 31) + 1,
  0.1 + 0.2,
  'Ä 🐚',
  [],
  [[1, -2.5], [3]],
  Array.from({ length: 3000 }, (_, index) => (index < 2900 ? 0 : -index)),
  { name: 'a', list: [{ name: 'b' }, { name: 'c', more: {} }] },
])('%j is decoded unchanged', (value) => {
  expect(fromBytes(toBytes(value))).toStrictEqual(value)
})

test('a nearly uniform map is encoded in few bytes', () => {
  const squares = Array.from({ length: 3364 }, (_, index) => (index > 1000 && index < 1200 ? 7 : 0))
  expect(toBytes(squares).length).toBeLessThan(20)
})

test.for([[[]], [[8, 2, 0]], [[7, 5, 2, 0]], [[99]], [[5, 100, 65]]])(
  'the bytes %j are refused',
  ([bytes]) => {
    expect(() => {
      const read = fromBytes(new Uint8Array(bytes!))
      if (typeof read === 'string' && read.length < 100) throw new RangeError('short')
    }).toThrow(RangeError)
  },
)
