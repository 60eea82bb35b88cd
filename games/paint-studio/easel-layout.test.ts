import { expect, test } from 'vitest'
import { CRAFTS } from './definitions.ts'
import { layEasel } from './easel-layout.ts'
import { pictureOf } from './pictures.ts'

const PAGE = { width: 375, height: 381 }

test.for(CRAFTS)('%s: on a phone, below the head of a page, fingers can hit the paints', (craft) => {
  if (craft === 'dots' || craft === 'hue') return
  for (const level of [1, 12, 24]) {
    const picture = pictureOf(craft, level)
    const { buttons, sheet, sample } = layEasel(PAGE, craft, picture)
    const small = buttons.filter(({ size }) => size < 38)
    expect([level, small]).toEqual([level, []])
    for (const { at, size } of buttons) {
      expect(Math.max(at.x, at.y) + size / 2).toBeLessThanOrEqual(381)
      // None lies on the sheet.
      const isRight = at.x - size / 2 > sheet.x + sheet.cell * picture.size
      const isBelow = at.y - size / 2 > sheet.y + sheet.cell * picture.size
      expect([level, isRight || isBelow]).toEqual([level, true])
    }
    if (sample) expect(sample.side).toBeGreaterThan(60)
    // The arrow that says how the sample is turned stands in the picture.
    if (sample && craft === 'turn') {
      expect(sample.turn.x + sample.side * 0.24).toBeLessThan(375)
      expect(sample.turn.y - sample.side * 0.24).toBeGreaterThan(0)
    }
    // A roller with its stick is 50 pixels long.
    if (craft === 'roller') expect(Math.min(sheet.x, sheet.y)).toBeGreaterThan(50)
  }
})
