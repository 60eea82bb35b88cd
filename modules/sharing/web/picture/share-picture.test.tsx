import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { CARD_KINDS } from '#modules/cards/model.ts'
import { openSharePictures } from '../../server/share-pictures.ts'
import { shareDrawing, type PictureSubject } from './share-drawing.tsx'
import { withStrokes } from './strokes.ts'

const draw = async (subject: PictureSubject) => withStrokes(renderToStaticMarkup(await shareDrawing(subject)))
const subjects: readonly PictureSubject[] = [
  { kind: 'invite', avatar: 3, card: undefined },
  { kind: 'page', avatar: undefined, card: undefined },
  ...CARD_KINDS.map(({ kind }) => ({ kind: 'card', avatar: 1, card: kind }) as const),
  { kind: 'sell', avatar: 9_999_999_999, card: 33 },
]

describe('the picture of a shared page [2.9]', () => {
  test('fetches nothing, needs no font and is one complete drawing for every card', async () => {
    for (const subject of subjects) {
      const svg = await draw(subject)
      expect(svg, JSON.stringify(subject)).not.toMatch(
        /<text|<image|<use|<script|<foreignObject|href|@import|style=/i,
      )
      expect(svg.match(/url\((?!#)/)).toBeNull()
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
    }
  })

  test('draws its digits and letters with strokes', () => {
    expect(withStrokes('<text x="10" y="20" font-size="20" fill="#123">16</text>')).toMatch(
      /<g transform="translate\(-1 6\) scale\(1\)".*stroke="#123".*<path.*<path/,
    )
  })

  test('is a PNG of 1200 × 630, drawn once for simultaneous requests', async () => {
    const counted = vi.fn<typeof draw>(draw)
    const pictureOf = openSharePictures(counted)
    const [first, second] = await Promise.all([pictureOf(subjects[0]!), pictureOf({ ...subjects[0]! })])
    expect(first).toBe(second)
    expect(counted).toHaveBeenCalledTimes(1)
    expect(first.subarray(1, 4).toString()).toBe('PNG')
    expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('that could not be drawn is retried', async () => {
    const failing = vi
      .fn<typeof draw>()
      .mockRejectedValueOnce(new Error('no drawing'))
      .mockImplementation(draw)
    const pictureOf = openSharePictures(failing)
    await expect(pictureOf(subjects[0]!)).rejects.toThrow('no drawing')
    expect((await pictureOf(subjects[0]!)).length).toBeGreaterThan(1000)
  })

  test('is evicted when others are requested', async () => {
    const counted = vi.fn(async () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>')
    const pictureOf = openSharePictures<{ readonly number: number }>(counted)
    for (let number = 0; number <= 64; number++) await pictureOf({ number })
    await pictureOf({ number: 64 })
    expect(counted).toHaveBeenCalledTimes(65)
    await pictureOf({ number: 0 })
    expect(counted).toHaveBeenCalledTimes(66)
  })
})
