/** A coarse picture: the luma of each cell, and the chroma of each block of four. */
export interface Thumbnail {
  readonly columns: number
  readonly rows: number
  /** Luma, then blue and red chroma, quantised by each plane's `step`. */
  readonly cells: Uint8Array
}

export interface Plane {
  readonly columns: number
  readonly rows: number
  readonly from: number
  /** Quantisation step, in shades of 256. */
  readonly step: number
}

/** Smaller differences are not visible, and cost the most space. */
const LUMA_STEP = 2
const CHROMA_STEP = 4

const half = (length: number) => Math.ceil(length / 2)

/** The planes of luma, blue and red chroma in a thumbnail's cells. */
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

/** Makes a thumbnail from the mean red, green and blue of each cell. */
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

/** Luma, blue or red chroma, by ITU-R BT.601. */
function shadeOf(plane: number, red: number, green: number, blue: number): number {
  if (plane === 0) return 0.299 * red + 0.587 * green + 0.114 * blue
  if (plane === 1) return 128 - 0.169 * red - 0.331 * green + 0.5 * blue
  return 128 + 0.5 * red - 0.419 * green - 0.081 * blue
}

/** Another version of the browser smooths fonts slightly differently. */
const UNSEEN = 4

/** The luma cells that look different in two thumbnails of the same size. */
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

/** Red, green and blue of a cell, to display it. */
export function colourOf(thumbnail: Thumbnail, at: number): readonly [number, number, number] {
  const [luma, blue, red] = planesOf(thumbnail)
  const coarse =
    (Math.floor(at / thumbnail.columns) >> 1) * half(thumbnail.columns) + ((at % thumbnail.columns) >> 1)
  const shade = (plane: Plane, cell: number) => thumbnail.cells[plane.from + cell]! * plane.step
  const bright = shade(luma!, at)
  const [u, v] = [shade(blue!, coarse) - 128, shade(red!, coarse) - 128]
  return [bright + 1.402 * v, bright - 0.344 * u - 0.714 * v, bright + 1.772 * u]
}
