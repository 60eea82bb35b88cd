import { expect, test } from 'vitest'
import { openRaster } from './raster.ts'

const RED = 0xff0000ff
const GREEN = 0xff00ff00

/** Corners of a triangle as x, y and nearness. */
const triangle = (...corners: number[]) => Float64Array.from(corners)

function open(width = 8, height = 8) {
  const pixels = new Uint32Array(width * height)
  return { pixels, raster: openRaster(width, height, pixels) }
}

test('a square of two triangles covers each of its pixels once and no other', () => {
  const { pixels, raster } = open()
  const square = Float64Array.from([1, 1, 1, 7, 1, 1, 7, 7, 1, 1, 7, 1])
  raster.veil(square, 2, 255, 255, 255, 128)
  raster.veil(square, 3, 255, 255, 255, 128)
  const inside = [...pixels.keys()].filter((at) => at % 8 > 0 && at % 8 < 7 && at > 7 && at < 56)
  for (const [at, paint] of pixels.entries()) expect(paint & 255, `${at}`).toBe(inside.includes(at) ? 128 : 0)
})

test('the nearer facet is drawn in front, in whatever order', () => {
  const near = triangle(0, 0, 0.5, 8, 0, 0.5, 0, 8, 0.5)
  const far = triangle(0, 0, 0.1, 8, 0, 0.1, 0, 8, 0.1)
  for (const isNearFirst of [true, false]) {
    const { pixels, raster } = open()
    if (isNearFirst) raster.solid(near, 2, 255, 0, 0)
    raster.solid(far, 2, 0, 255, 0)
    if (!isNearFirst) raster.solid(near, 2, 255, 0, 0)
    expect(pixels[0]).toBe(RED)
  }
})

test('facets that cross hide each other from their meeting line on', () => {
  const { pixels, raster } = open()
  raster.solid(triangle(0, -9, 0.2, 8, 4, 1, 0, 17, 0.2), 2, 255, 0, 0)
  raster.solid(triangle(0, -9, 0.6, 16, 4, 0.6, 0, 17, 0.6), 2, 0, 255, 0)
  const row = pixels.subarray(32, 40)
  expect(row[0]).toBe(GREEN)
  expect(row[6]).toBe(RED)
})

test('shapes are clipped at the edges of the picture', () => {
  const { pixels, raster } = open()
  raster.fill(triangle(-50, -50, 1, 90, -50, 1, -50, 90, 1), 2, 255, 0, 0)
  expect(new Set(pixels)).toEqual(new Set([RED]))
})
