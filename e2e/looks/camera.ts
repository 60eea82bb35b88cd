import type { CDPSession, Page } from 'playwright-core'
import { LIMITS } from '#kit/testing/limits.ts'
import { otherCells, thumbnailOf, type Thumbnail } from '../../scripts/looks/thumbnail.ts'
import type { Size, Theme } from '../walk/plan.ts'

/** Number of columns by screen width: cells are 10 px wide on a phone, 20 and 30 px on larger screens. */
const COLUMNS: Readonly<Record<number, number>> = { 375: 36 }
const COLUMNS_OF_DESK = 64

const columnsOf = ({ width }: Size) => COLUMNS[width] ?? COLUMNS_OF_DESK
const rowsOf = (size: Size) => Math.round((columnsOf(size) * size.height) / size.width)

/** Runs in a blank page: the mean red, green and blue of each cell of a picture. */
async function meansOf({ png, columns, rows }: { png: string; columns: number; rows: number }) {
  const bytes = await (await fetch(`data:image/png;base64,${png}`)).blob()
  const picture = await createImageBitmap(bytes)
  const { width, height } = picture
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, 0, width, height)
  const sums = new Float64Array(columns * rows * 4)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns
    for (let x = 0; x < width; x++) {
      const cell = (row + Math.floor((x * columns) / width)) * 4
      const at = (y * width + x) * 4
      for (let shade = 0; shade < 3; shade++) sums[cell + shade]! += data[at + shade]!
      sums[cell + 3]! += 1
    }
  }
  return Array.from(sums)
    .map((sum, at) => Math.round((sum / sums[at - (at % 4) + 3]!) * 100) / 100)
    .filter((_, at) => at % 4 < 3)
}

/** Runs in the page: waits until everything in view has loaded and nothing moves. */
async function settle(longest: number) {
  const inView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const pictures = [...document.images].filter((one) => one.checkVisibility() && inView(one))
  const late = new Promise((done) => setTimeout(done, longest))
  await Promise.race([
    late,
    // A picture that cannot be decoded is photographed as broken.
    Promise.allSettled([document.fonts.ready, ...pictures.map((one) => one.decode())]),
  ])
  await Promise.race([
    late,
    new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  ])
}

/** Of about 2,300 cells: enough for the digit of a second, or the last pixel of a curve. */
export const FEW_CELLS = 3

export interface Shot {
  readonly png: Buffer
  readonly thumbnail: Thumbnail
}

const MOST_SHOTS = 6
/** For late changes after the page seemed stable: a picture, a row. */
const PAUSE = 300

/**
 * Photographs a page in a size and theme until the picture is as approved, or, without an approved one, until two in a row are
 * the same.
 */
export async function photograph(
  page: Page,
  meter: Page,
  { size, theme, approved }: { readonly size: Size; readonly theme: Theme; readonly approved?: Thumbnail },
): Promise<Shot> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
  let wanted = approved
  for (let taken = 1; ; taken++) {
    await page.evaluate(settle, LIMITS.event)
    const shot = await shoot(page, meter, size)
    if (taken === MOST_SHOTS || (wanted && otherCells(wanted, shot.thumbnail).length <= FEW_CELLS))
      return shot
    wanted = approved ?? shot.thumbnail
    await page.waitForTimeout(PAUSE)
  }
}

const tools = new WeakMap<Page, Promise<CDPSession>>()

function toolsOf(page: Page): Promise<CDPSession> {
  const session = tools.get(page) ?? page.context().newCDPSession(page)
  tools.set(page, session)
  return session
}

async function shoot(page: Page, meter: Page, size: Size): Promise<Shot> {
  const session = await toolsOf(page)
  // Good compression of a large picture takes longer than painting it.
  const { data: png } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true })
  const [columns, rows] = [columnsOf(size), rowsOf(size)]
  const means = await meter.evaluate(meansOf, { png, columns, rows })
  return { png: Buffer.from(png, 'base64'), thumbnail: thumbnailOf(columns, rows, means) }
}
