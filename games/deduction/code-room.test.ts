import { expect, test } from 'vitest'
import { buttonOf, handHeight, keyOf, logOf, slotOf } from './code-room.ts'
import { shapeOf } from './code-rules.ts'
import { definitions } from './definitions.ts'
import type { CodeKind } from './palette.ts'
import { isLow, roomIn } from './room.ts'

const kinds = definitions
  .map(({ kind }) => kind)
  .filter((kind): kind is CodeKind => kind !== 'fleet' && kind !== 'pearls')
const stages = [
  { width: 375, height: 382 },
  { width: 390, height: 559 },
  { width: 375, height: 600 },
  { width: 1280, height: 600 },
] as const

test.for(stages)('the log of a code can be read and touched at $width x $height', (size) => {
  const low = isLow(size)
  for (const kind of kinds)
    for (let level = 1; level <= 30; level += 6) {
      const { symbols, length, tries } = shapeOf(kind, level)
      const { chart, side } = roomIn(size, handHeight(symbols, low))
      const rows = logOf(chart, tries)
      for (const row of rows) {
        expect(row.height, kind).toBeGreaterThanOrEqual(24)
        expect(slotOf(row, length, 0).radius, kind).toBeGreaterThanOrEqual(9)
        expect(row.x + row.width).toBeLessThanOrEqual(chart.x + chart.width)
        expect(row.y + row.height).toBeLessThanOrEqual(chart.y + chart.height)
      }
      for (let symbol = 0; symbol < symbols; symbol++) {
        const { width, height } = keyOf(side, symbols, symbol, low)
        expect(Math.min(width, height), kind).toBeGreaterThanOrEqual(43)
      }
      const button = buttonOf(side, symbols, low)
      expect(button.y + button.height).toBeLessThanOrEqual(size.height)
    }
})
