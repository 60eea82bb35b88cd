import { expect, test } from 'vitest'
import { checkPictures, differentBits, pictureHash, PICTURE_SIDE } from './picture.ts'

const paint = (grey: (x: number, y: number) => number) =>
  Array.from({ length: PICTURE_SIDE ** 2 }, (_, at) => grey(at % PICTURE_SIDE, Math.floor(at / PICTURE_SIDE)))
const disc = (cx: number, cy: number, radius: number, light = 200, dark = 40) =>
  pictureHash(paint((x, y) => (Math.hypot(x - cx, y - cy) < radius ? light : dark)))

test('the same picture, lighter or darker, counts as equal', () => {
  expect(differentBits(disc(16, 16, 9), disc(16, 16, 9, 250, 90))).toBe(0)
})

test('a piece in another place makes a different picture', () => {
  expect(differentBits(disc(10, 10, 7), disc(22, 20, 7))).toBeGreaterThan(6)
})

test('the gate distinguishes duplicates from similar pictures', () => {
  const hash = disc(16, 16, 9)
  const close = hash ^ 0b11111n
  const findings = checkPictures([
    { slug: 'sun', hash },
    { slug: 'moon', hash: hash ^ 1n },
    { slug: 'lamp', hash: close },
    { slug: 'rook', hash: ~hash & 0xffff_ffff_ffff_ffffn },
  ])
  expect(findings.map(({ slug, weight }) => [slug, weight])).toEqual([
    ['moon', 'failure'],
    ['lamp', 'note'],
  ])
  expect(findings[0]!.says).toBe('its cover differs from that of sun by 1 of 64 bits')
})
