/** A pixel buffer with depth, stored as nearness; nearer facets hide farther ones. */
export interface Raster {
  readonly width: number
  readonly height: number
  /** Clears the depth only; the sky repaints every pixel. */
  clear(): void
  /**
   * Fills the triangle of corners 0, `last - 1` and `last`; `corners` has x, y in pixels and nearness (1 /
   * distance). Colours are 0 to 255.
   */
  fill(corners: Float64Array, last: number, red: number, green: number, blue: number): void
  solid(corners: Float64Array, last: number, red: number, green: number, blue: number): void
  veil(corners: Float64Array, last: number, red: number, green: number, blue: number, opacity: number): void
}

interface Sheet {
  readonly width: number
  readonly height: number
  readonly pixels: Uint32Array
  readonly near: Float32Array
  readonly firsts: Int32Array
  readonly ends: Int32Array
  readonly nears: Float64Array
  /** Change of nearness per pixel of a row. */
  slope: number
}

/** `pixels` are in the order of ImageData: red in the lowest byte. */
export function openRaster(width: number, height: number, pixels: Uint32Array): Raster {
  const near = new Float32Array(width * height)
  /** Rows of one triangle: first pixel, end, and nearness at the first pixel. */
  const firsts = new Int32Array(height)
  const ends = new Int32Array(height)
  const nears = new Float64Array(height)

  const sheet: Sheet = {
    width,
    height,
    pixels,
    near,
    firsts,
    ends,
    nears,
    slope: 0,
  }

  return {
    width,
    height,
    clear: () => near.fill(0),
    fill: (corners, last, red, green, blue) => fillFlat(sheet, corners, last, red, green, blue),
    solid: (corners, last, red, green, blue) => fillSolid(sheet, corners, last, red, green, blue),
    veil: (corners, last, red, green, blue, opacity) =>
      fillVeil(sheet, corners, last, red, green, blue, opacity),
  }
}

function packed(red: number, green: number, blue: number) {
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
}

/** Computes the rows of a triangle and returns their number. */
function measure(sheet: Sheet, corners: Float64Array, last: number): number {
  const { width, height, firsts, ends, nears } = sheet
  const i = (last - 1) * 3
  const j = last * 3
  const ax = corners[0]!
  const ay = corners[1]!
  const an = corners[2]!
  const bx = corners[i]!
  const by = corners[i + 1]!
  const bn = corners[i + 2]!
  const cx = corners[j]!
  const cy = corners[j + 1]!
  const cn = corners[j + 2]!
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (Math.abs(area) < 1e-6) return 0
  const slope = ((bn - an) * (cy - ay) - (cn - an) * (by - ay)) / area
  sheet.slope = slope
  const fall = ((cn - an) * (bx - ax) - (bn - an) * (cx - ax)) / area
  const abStep = (bx - ax) / (by - ay)
  const bcStep = (cx - bx) / (cy - by)
  const caStep = (ax - cx) / (ay - cy)
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy) - 0.5) - 1)
  let count = 0
  for (let y = top; y <= bottom; y++) {
    const middle = y + 0.5
    const isPastA = ay > middle
    const isPastB = by > middle
    const isPastC = cy > middle
    // A row crosses two of the three edges.
    const ab = ax + (middle - ay) * abStep
    const bc = bx + (middle - by) * bcStep
    const ca = cx + (middle - cy) * caStep
    const one = isPastA === isPastB ? ca : ab
    const other = isPastB === isPastC ? ca : bc
    const from = Math.max(0, Math.ceil(Math.min(one, other) - 0.5))
    const end = Math.min(width, Math.ceil(Math.max(one, other) - 0.5))
    if (from >= end) continue
    firsts[count] = y * width + from
    ends[count] = y * width + end
    nears[count] = an + (from + 0.5 - ax) * slope + (middle - ay) * fall
    count++
  }
  return count
}

function fillFlat(
  sheet: Sheet,
  corners: Float64Array,
  last: number,
  red: number,
  green: number,
  blue: number,
) {
  const paint = packed(red, green, blue)
  const rows = measure(sheet, corners, last)
  for (let row = 0; row < rows; row++) sheet.pixels.fill(paint, sheet.firsts[row]!, sheet.ends[row]!)
}

function fillSolid(
  sheet: Sheet,
  corners: Float64Array,
  last: number,
  red: number,
  green: number,
  blue: number,
) {
  const paint = packed(red, green, blue)
  const rows = measure(sheet, corners, last)
  const { pixels, near, firsts, ends, nears, slope } = sheet
  for (let row = 0; row < rows; row++) {
    const end = ends[row]!
    let nearness = nears[row]!
    for (let at = firsts[row]!; at < end; at++) {
      if (nearness > near[at]!) {
        near[at] = nearness
        pixels[at] = paint
      }
      nearness += slope
    }
  }
}

function fillVeil(
  sheet: Sheet,
  corners: Float64Array,
  last: number,
  red: number,
  green: number,
  blue: number,
  opacity: number,
) {
  const share = opacity / 255
  const rest = 1 - share
  const rows = measure(sheet, corners, last)
  const { pixels, near, firsts, ends, nears, slope } = sheet
  for (let row = 0; row < rows; row++) {
    const end = ends[row]!
    let nearness = nears[row]!
    for (let at = firsts[row]!; at < end; at++) {
      if (nearness >= near[at]!) {
        const under = pixels[at]!
        pixels[at] = packed(
          red * share + (under & 255) * rest,
          green * share + ((under >> 8) & 255) * rest,
          blue * share + ((under >> 16) & 255) * rest,
        )
      }
      nearness += slope
    }
  }
}
