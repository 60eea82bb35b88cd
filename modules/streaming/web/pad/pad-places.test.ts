import { expect, test } from 'vitest'
import {
  LEAST_SIZE,
  mirrored,
  placementIn,
  placementText,
  placeParts,
  scaledBy,
  screenKind,
  sizeOf,
  spotAt,
  type PadPart,
  type Placement,
} from './pad-places.ts'

const PARTS: readonly PadPart[] = ['stick', 'a', 'b', 'x', 'y', 'l', 'r', 'start', 'select']
const corners: Placement = {
  stick: { x: 0, y: 1000, scale: 200 },
  a: { x: 1000, y: 1000, scale: 60 },
  b: { x: 1000, y: 0, scale: 200 },
  x: { x: 500, y: 500, scale: 100 },
}

test.for([
  [375, 607],
  [667, 315],
  [320, 240],
  [1024, 700],
])('every part is completely within an area of %i x %i, whatever was chosen elsewhere', ([width, height]) => {
  for (const padSize of ['small', 'normal', 'large'] as const)
    for (const { x, y, size } of placeParts(PARTS, corners, padSize, { width: width!, height: height! })) {
      expect(x - size / 2).toBeGreaterThanOrEqual(0)
      expect(y - size / 2).toBeGreaterThanOrEqual(0)
      expect(x + size / 2).toBeLessThanOrEqual(width!)
      expect(y + size / 2).toBeLessThanOrEqual(height!)
      expect(size).toBeGreaterThanOrEqual(LEAST_SIZE)
    }
})

test('no part gets smaller than a fingertip, however often it is shrunk', () => {
  let spot = { x: 1, y: 1, scale: 100 }
  for (let times = 0; times < 50; times += 1) spot = scaledBy(spot, -1)
  expect(spot.scale).toBe(60)
  for (const part of PARTS) expect(sizeOf(part, spot, 'small')).toBeGreaterThanOrEqual(44)
  for (let times = 0; times < 50; times += 1) spot = scaledBy(spot, 1)
  expect(spot.scale).toBe(200)
})

test('a part is moved to the finger, and no further than the edge', () => {
  const area = { width: 400, height: 600 }
  expect(spotAt({ x: 200, y: 150 }, { size: 60, scale: 100 }, area)).toEqual({ x: 500, y: 250, scale: 100 })
  expect(spotAt({ x: -900, y: 9000 }, { size: 60, scale: 120 }, area)).toEqual({ x: 75, y: 950, scale: 120 })
  // A page that has no size yet.
  const nowhere = spotAt({ x: 1, y: 1 }, { size: 60, scale: 100 }, { width: 0, height: 0 })
  expect(placementIn(placementText({ a: nowhere }))).toBeTruthy()
})

test('a button that a later profile adds is shown where it can be seen', () => {
  const [added] = placeParts(['y'], { a: { x: 1, y: 1, scale: 100 } }, 'normal', { width: 400, height: 600 })
  expect(added).toMatchObject({ x: 200, y: 120, size: 60 })
})

test('left-handed mode mirrors the pad, and back', () => {
  expect(mirrored({ a: { x: 900, y: 800, scale: 110 } })).toEqual({ a: { x: 100, y: 800, scale: 110 } })
  expect(mirrored(mirrored(corners))).toEqual(corners)
})

test('stored layouts are read unchanged', () => {
  expect(placementIn(placementText(corners))).toEqual(corners)
  expect(placementText(corners).length).toBeLessThan(80)
})

test.for([
  '',
  'a',
  'a:1,2',
  'z:1,2,100',
  'a:1,2,100;',
  'a:-1,2,100',
  'a:1e9,2,100',
  'constructor:1,2,100',
  `a:1,2,100;${'b:1,2,100;'.repeat(90)}`,
  null,
  7,
  {},
])('invalid data (%s) are not a layout', (text) => {
  expect(placementIn(text)).toBeUndefined()
})

test('numbers beyond the area are clamped to it', () => {
  expect(placementIn('a:9999,0,999')).toEqual({ a: { x: 1000, y: 0, scale: 200 } })
})

test('a screen is a phone or a tablet, upright or not', () => {
  expect(screenKind(false, true)).toBe('phone-portrait')
  expect(screenKind(true, false)).toBe('tablet-landscape')
})
