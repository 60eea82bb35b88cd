import { describe, expect, test } from 'vitest'
import { PAD_PLACES, type PadPlace } from '../../model.ts'
import {
  BUTTON_SIZE,
  buttonAt,
  directionsOf,
  moveThumb,
  placeButtons,
  pushOf,
  stickDirections,
  type PadSize,
} from './pad-geometry.ts'

const SIZES: readonly PadSize[] = ['small', 'normal', 'large']
const faces: readonly PadPlace[] = ['a', 'b', 'x', 'y', 'l', 'r']
/** Every choice of the six buttons under a thumb. */
const choices = Array.from({ length: 63 }, (_, bits) =>
  faces.filter((_place, bit) => ((bits + 1) >> bit) & 1),
)

describe('buttons of the pad', () => {
  test.for(SIZES)('never overlap and are large enough for a finger (%s)', (size) => {
    expect(BUTTON_SIZE[size]).toBeGreaterThanOrEqual(48)
    for (const places of choices) {
      const { buttons, width, height } = placeButtons(places, size)
      expect(buttons.map(({ place }) => place).toSorted()).toEqual(places.toSorted())
      for (const one of buttons) {
        expect(one.x - one.size / 2).toBeGreaterThanOrEqual(0)
        expect(one.y - one.size / 2).toBeGreaterThanOrEqual(0)
        expect(one.x + one.size / 2).toBeLessThanOrEqual(width)
        expect(one.y + one.size / 2).toBeLessThanOrEqual(height)
        for (const other of buttons)
          if (other !== one) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size)
      }
    }
  })

  test('all of them fit half of a small phone in both orientations', () => {
    const { width, height } = placeButtons(PAD_PLACES, 'normal')
    expect(width).toBeLessThan(375 / 2)
    expect(height).toBeLessThan(375 - 100)
  })

  test('a finger presses the nearest button, also slightly beside it', () => {
    const { buttons } = placeButtons(faces, 'normal')
    for (const { place, x, y, size } of buttons) {
      expect(buttonAt(buttons, { x, y })).toBe(place)
      expect(buttonAt(buttons, { x: x + size * 0.3, y })).toBe(place)
    }
    expect(buttonAt(buttons, { x: -60, y: -60 })).toBeUndefined()
  })
})

describe('the stick', () => {
  test.for([
    [40, 0, ['right']],
    [40, 40, ['right', 'down']],
    [0, 40, ['down']],
    [-40, 40, ['down', 'left']],
    [-40, 0, ['left']],
    [-40, -40, ['left', 'up']],
    [0, -40, ['up']],
    [40, -40, ['up', 'right']],
    // 22 degrees is still straight, 23 is a diagonal.
    [40, 16, ['right']],
    [40, 17, ['right', 'down']],
  ] as const)('pushed by %i,%i it gives %o', ([x, y, directions]) => {
    expect(directionsOf({ x, y }, 10)).toEqual(directions)
  })

  test('rests near its centre', () => {
    const centre = { x: 100, y: 100 }
    expect(stickDirections({ centre, thumb: { x: 115, y: 100 } }, 54)).toEqual([])
    expect(stickDirections({ centre, thumb: { x: 116, y: 100 } }, 54)).toEqual(['right'])
  })

  test('follows a thumb beyond its edge, so that reversing turns it at once', () => {
    const start = { centre: { x: 100, y: 100 }, thumb: { x: 100, y: 100 } }
    const far = moveThumb(start, { x: 300, y: 100 }, 54)
    expect(pushOf(far).x).toBeCloseTo(54)
    expect(stickDirections(moveThumb(far, { x: 220, y: 100 }, 54), 54)).toEqual(['left'])
  })

  test('keeps its centre while the thumb is within reach', () => {
    const start = { centre: { x: 100, y: 100 }, thumb: { x: 100, y: 100 } }
    expect(moveThumb(start, { x: 130, y: 120 }, 54).centre).toEqual(start.centre)
  })
})
