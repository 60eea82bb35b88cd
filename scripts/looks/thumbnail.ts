/** A picture as an eye from afar has it: the brightness of each cell, and the colours of each four. */
export interface Thumbnail {
  readonly columns: number
  readonly rows: number
  /** Brightness, then how blue and how red, all as steps: see `STEPS`. */
  readonly cells: Uint8Array
}

export interface Plane {
  readonly columns: number
  readonly rows: number
  readonly from: number
  /** So many of 256 shades are one. */
  readonly step: number
}

/** Less is not seen from afar, and costs most of the space. */
const LUMA_STEP = 2
const CHROMA_STEP = 4

const half = (length: number) => Math.ceil(length / 2)

/** Where brightness, blueness and redness lie in the cells of a thumbnail. */
export function planesOf({ columns, rows }: Pick<Thumbnail, 'columns' | 'rows'>): readonly Plane[] {
  const luma = columns * rows
  const chroma = { columns: half(columns), rows: half(rows), step: CHROMA_STEP }
  const size = chroma.columns * chroma.rows
  return [
    { columns, rows, from: 0, step: LUMA_STEP },
    { ...chroma, from: luma },
    { ...chroma, from: luma + size },
  ]
}

export function sizeOf(frame: Pick<Thumbnail, 'columns' | 'rows'>): number {
  const last = planesOf(frame).at(-1)!
  return last.from + last.columns * last.rows
}

/** Makes a thumbnail of the mean red, green and blue of each cell. */
export function thumbnailOf(columns: number, rows: number, means: readonly number[]): Thumbnail {
  const frame = { columns, rows }
  const cells = new Uint8Array(sizeOf(frame))
  for (const [index, plane] of planesOf(frame).entries()) {
    const side = index === 0 ? 1 : 2
    for (let row = 0; row < plane.rows; row++)
      for (let column = 0; column < plane.columns; column++) {
        let sum = 0
        let count = 0
        for (let y = row * side; y < Math.min(rows, (row + 1) * side); y++)
          for (let x = column * side; x < Math.min(columns, (column + 1) * side); x++) {
            const at = (y * columns + x) * 3
            sum += shadeOf(index, means[at]!, means[at + 1]!, means[at + 2]!)
            count += 1
          }
        const step = Math.round(sum / count / plane.step)
        cells[plane.from + row * plane.columns + column] = Math.min(255 / plane.step, Math.max(0, step))
      }
  }
  return { ...frame, cells }
}

/** Brightness, blueness and redness as ITU-R BT.601 has them. */
function shadeOf(plane: number, red: number, green: number, blue: number): number {
  if (plane === 0) return 0.299 * red + 0.587 * green + 0.114 * blue
  if (plane === 1) return 128 - 0.169 * red - 0.331 * green + 0.5 * blue
  return 128 + 0.5 * red - 0.419 * green - 0.081 * blue
}

/** Fonts are smoothed a little otherwise by another version of the browser. */
const UNSEEN = 4

/** The cells of brightness that look otherwise in one of two thumbnails of one size. */
export function otherCells(one: Thumbnail, other: Thumbnail): readonly number[] {
  const { columns, rows } = one
  if (other.columns !== columns || other.rows !== rows) return [...Array(columns * rows).keys()]
  const planes = planesOf(one)
  const isOther = (plane: Plane, at: number) =>
    Math.abs(one.cells[plane.from + at]! - other.cells[plane.from + at]!) * plane.step > UNSEEN
  const [luma, ...chroma] = planes
  const found: number[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const coarse = (row >> 1) * half(columns) + (column >> 1)
      if (isOther(luma!, at) || chroma.some((plane) => isOther(plane, coarse))) found.push(at)
    }
  return found
}

/** Red, green and blue of a cell, to show it again. */
export function colourOf(thumbnail: Thumbnail, at: number): readonly [number, number, number] {
  const [luma, blue, red] = planesOf(thumbnail)
  const coarse =
    (Math.floor(at / thumbnail.columns) >> 1) * half(thumbnail.columns) + ((at % thumbnail.columns) >> 1)
  const shade = (plane: Plane, cell: number) => thumbnail.cells[plane.from + cell]! * plane.step
  const bright = shade(luma!, at)
  const [u, v] = [shade(blue!, coarse) - 128, shade(red!, coarse) - 128]
  return [bright + 1.402 * v, bright - 0.344 * u - 0.714 * v, bright + 1.772 * u]
}
