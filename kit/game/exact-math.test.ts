import { expect, test } from 'vitest'
import { exactAtan2, exactCos, exactSin } from './exact-math.ts'

const angles = Array.from({ length: 2001 }, (_, index) => (index - 1000) / 50)

test('sine and cosine are within their documented error', () => {
  for (const angle of angles) {
    expect(Math.abs(exactSin(angle) - Math.sin(angle)), `sin ${angle}`).toBeLessThan(1e-8)
    expect(Math.abs(exactCos(angle) - Math.cos(angle)), `cos ${angle}`).toBeLessThan(1e-8)
  }
})

test('the angle of a vector is within its documented error in all directions', () => {
  for (const angle of angles.filter((angle) => Math.abs(angle) <= Math.PI)) {
    const [x, y] = [Math.cos(angle) * 7, Math.sin(angle) * 7]
    expect(Math.abs(exactAtan2(y, x) - Math.atan2(y, x)), `${angle}`).toBeLessThan(1e-5)
  }
})

test.for([
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, Math.PI / 2],
  [-1, 0, -Math.PI / 2],
  [0, -1, Math.PI],
] as const)('the angle of y %i, x %i is %d', ([y, x, angle]) => {
  expect(exactAtan2(y, x)).toBeCloseTo(angle, 5)
})

test('the bits are the same on every machine', () => {
  const bits = (value: number) => new BigUint64Array(new Float64Array([value]).buffer)[0]!.toString(16)
  expect([exactSin(1), exactCos(1), exactAtan2(1, 2)].map(bits)).toEqual([
    '3feaed548f0927bd',
    '3fe14a280fb5068d',
    '3fddac620106bb30',
  ])
})
