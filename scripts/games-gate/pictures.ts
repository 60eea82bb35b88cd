import { coverSvg } from '#kit/game/cover.ts'
import { failure, type Finding } from '#kit/game/gate/finding.ts'
import { checkPictures, pictureHash, PICTURE_SIDE } from '#kit/game/gate/picture.ts'
import { launchChromium } from '../chromium.ts'
import type { LoadedFamily } from './load-families.ts'

/** Draws every cover small and in grey in a browser, and compares them all. */
export async function comparePictures(families: readonly LoadedFamily[]): Promise<Finding[]> {
  const browser = await launchChromium()
  const page = await browser.newPage()
  const faces = families.flatMap((family) => family.faces)
  const greys = await page.evaluate(smallGreys, {
    covers: faces.map(({ cover }) => `data:image/svg+xml,${encodeURIComponent(coverSvg(cover))}`),
    side: PICTURE_SIDE,
  })
  await browser.close()
  const drawn = faces.map(({ definition: { slug } }, index) => ({ slug, grey: greys[index] }))
  const broken = drawn.filter(({ grey }) => !grey)
  return [
    ...broken.map(({ slug }) => failure(slug, 'L8', 'its cover is no picture')),
    ...checkPictures(drawn.flatMap(({ slug, grey }) => (grey ? [{ slug, hash: pictureHash(grey) }] : []))),
  ]
}

/** Runs in the browser. Returns the luminance of every pixel of every cover; nothing for one that cannot be drawn. */
async function smallGreys({ covers, side }: { covers: readonly string[]; side: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  const greys: (number[] | undefined)[] = []
  for (const cover of covers) {
    const picture = new Image()
    picture.src = cover
    const canBeDrawn = await picture.decode().then(
      () => true,
      () => false,
    )
    if (!canBeDrawn) {
      greys.push(undefined)
      continue
    }
    pen.clearRect(0, 0, side, side)
    pen.drawImage(picture, 0, 0, side, side)
    const { data } = pen.getImageData(0, 0, side, side)
    const grey: number[] = []
    for (let at = 0; at < data.length; at += 4)
      grey.push(0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!)
    greys.push(grey)
  }
  return greys
}
