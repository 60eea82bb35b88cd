import { coverSvg } from '#kit/game/cover.ts'
import type { Finding } from '#kit/game/gate/finding.ts'
import { checkPictures, pictureHash, PICTURE_SIDE } from '#kit/game/gate/picture.ts'
import { launchChromium } from '../chromium.ts'
import type { LoadedFamily } from './load-families.ts'

/** Draws every cover small and grey in a browser and compares them all. */
export async function comparePictures(families: readonly LoadedFamily[]): Promise<Finding[]> {
  const browser = await launchChromium()
  const page = await browser.newPage()
  const faces = families.flatMap((family) => family.faces)
  const greys = await page.evaluate(smallGreys, {
    covers: faces.map(({ cover }) => `data:image/svg+xml,${encodeURIComponent(coverSvg(cover))}`),
    side: PICTURE_SIDE,
  })
  await browser.close()
  return checkPictures(
    faces.map(({ definition }, index) => ({
      slug: definition.slug,
      hash: pictureHash(greys[index] ?? []),
    })),
  )
}

/** Runs in the browser: the luminance of every pixel of every picture. */
async function smallGreys({ covers, side }: { covers: readonly string[]; side: number }) {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  const greys: number[][] = []
  for (const cover of covers) {
    const picture = new Image()
    picture.src = cover
    await picture.decode()
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
