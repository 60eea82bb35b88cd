import { expect, test } from 'vitest'
import { contactShadow, coverArt, coverSvg, grid, num, slab, tilted } from './cover.ts'

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)

function exampleCover(slug: string) {
  const { ground, ball, linear } = coverArt(slug)
  const water = linear([
    [0, '#39B6FF'],
    [1, '#123E9C', 0.5],
  ])
  return coverSvg(
    ground('#FFB347', '#E4572E') +
      `<defs>${water.defs}</defs><rect width="90" height="90" fill="${water.fill}"/>` +
      tilted(
        -9,
        grid(2, 3, (row, column) =>
          slab({
            x: column * 130,
            y: row * 130,
            width: 118,
            height: 118,
            radius: 26,
            top: '#FFE3A8',
            side: '#D98B35',
          }),
        ),
      ) +
      contactShadow(200, 320, 90, 20) +
      ball(200, 200, 60, '#FF5D8F', '#8A0F44') +
      num(200, 224, 92, 2048, '#FFD98A'),
  )
}

test('covers of two games share no id, and every fill refers to an existing gradient', () => {
  const [one, other] = [exampleCover('palm-hop'), exampleCover('reed-snake')]
  const ids = [...idsOf(one), ...idsOf(other)]
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of one.matchAll(/url\(#([^)]+)\)/g)) expect(idsOf(one)).toContain(id)
})

test('a cover is drawn the same every time', () => {
  expect(exampleCover('palm-hop')).toBe(exampleCover('palm-hop'))
})

test('a cover is a complete picture of 400 by 400 that can be cropped at its edges', () => {
  const svg = exampleCover('palm-hop')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).toContain('viewBox="0 0 400 400"')
  expect(svg).toContain('xMidYMid slice')
  expect(svg.match(/<(?:g|svg|defs|text)\b/g)).toHaveLength(
    svg.match(/<\/(?:g|svg|defs|text)>/g)?.length ?? 0,
  )
})
