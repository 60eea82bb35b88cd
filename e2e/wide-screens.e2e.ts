import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { board } from './stage.ts'
import { word } from './words.ts'

const WIDE = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1300 },
]
/** Half a scrollbar, and a column that must not be narrower than its words. */
const ASKEW = 40
/** In zeros; as wide as 75 letters of running text. */
const WIDEST_LINE = 60
/** Few rows and fields, spread over a whole wide screen, would be at its edges. */
const MOST_OF_SCREEN = 0.7
/** Larger at this width, where the table of contents takes space from the text. */
const ASKEW_AT_FIRST = 100

const RAIL = 'nav:has(> a[href="/"])'

interface Drawn {
  readonly left: number
  readonly right: number
  readonly width: number
  readonly height: number
  readonly top: number
}
const drawn = (page: Page, selector: string): Promise<Drawn> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, width, height, top } = element.getBoundingClientRect()
      return { left, right, width, height, top }
    })
const middle = ({ left, right }: Drawn) => (left + right) / 2

test.for([
  '/settings',
  '/rules/idle-rewards',
  '/rules/cloud-time',
  '/privacy',
  '/terms',
  '/contact',
  '/credits',
])('on wide screens %s has its contents beside a centred text, aligned with the footer', async (path) => {
  const page = await openPage(WIDE[0])
  await visit(page, path)
  const contents = page.locator('main nav a')
  await contents.first().waitFor()
  for (const size of WIDE) {
    await page.setViewportSize(size)
    const text = await drawn(page, 'main nav + div')
    const contentsBox = await drawn(page, 'main nav')
    expect(contentsBox.right, `${size.width}`).toBeLessThanOrEqual(text.left)
    expect(Math.abs(middle(text) - middle(await drawn(page, 'footer'))), `${size.width}`).toBeLessThan(
      size.width < 1280 ? ASKEW_AT_FIRST : ASKEW,
    )
    expect((await drawn(page, 'main h1')).left).toBeCloseTo(text.left, 0)
    const letters = await page.locator('main nav + div').evaluate((element) => {
      const ruler = element.appendChild(document.createElement('i'))
      ruler.style.cssText = 'position:absolute;inline-size:100ch'
      const { width } = ruler.getBoundingClientRect()
      ruler.remove()
      return element.getBoundingClientRect().width / (width / 100)
    })
    expect(letters, `${size.width}`).toBeLessThanOrEqual(WIDEST_LINE + 0.5)
  }
  await contents.last().click()
  const target = (await contents.last().getAttribute('href'))!
  expect((await drawn(page, `[id="${target.slice(1)}"]`)).top).toBeLessThan(WIDE.at(-1)!.height)
})

test('on wide screens the profile is beside the settings', async () => {
  const page = await openPage(WIDE[0])
  await visit(page, '/')
  await signedIn(page)
  await visit(page, '/me')
  await page.getByText(word('account', 'me.places')).waitFor()
  for (const size of WIDE) {
    await page.setViewportSize(size)
    const frame = await drawn(page, 'main')
    const card = await drawn(page, 'main section')
    const parts = await drawn(page, 'main section + div')
    expect(card.right).toBeLessThan(parts.left)
    expect(Math.abs((card.left + parts.right) / 2 - middle(frame)), `${size.width}`).toBeLessThan(ASKEW)
    if (size.width <= 1920) expect((parts.right - card.left) / frame.width).toBeGreaterThan(0.6)
  }
})

test.for(['/friends', '/badges', '/today', '/studio', '/list/mine'])(
  'on wide screens %s is centred and aligned with the footer',
  async (path) => {
    const page = await openPage(WIDE[0])
    await visit(page, path)
    await page.locator('main h1').waitFor()
    for (const size of WIDE) {
      await page.setViewportSize(size)
      const footer = middle(await drawn(page, 'footer'))
      const content = await drawn(page, 'main#content')
      expect(Math.abs(middle(content) - footer), `${size.width}`).toBeLessThan(ASKEW)
      if (size.width >= 1920) expect(content.width / size.width).toBeLessThan(MOST_OF_SCREEN)
    }
  },
)

test('on the widest screens the coconuts are as wide as other pages', async () => {
  const page = await openPage(WIDE.at(-1)!)
  await visit(page, '/coconut')
  await page.locator('main h1').waitFor()
  const { left } = await drawn(page, 'main h1')
  const { right } = await drawn(page, 'main#content')
  const gutter = left - (await drawn(page, 'main#content')).left
  expect(right - gutter - left).toBeGreaterThanOrEqual(1200)
})

/** Text columns end with their lines, so the last one has some space left. */
const LEAST_FILLED = 0.8
/** The most letters per line from which a reader finds the next line. */
const MOST_LETTERS = 68.5

test.for([1280, 1920, 2560])('the texts of a hub fill the width of its games at %i px', async (width) => {
  const page = await openPage({ width, height: 1000 })
  await visit(page, '/hub/chess')
  const games = await drawn(page, 'main ul:has(> li > a[href^="/g/"])')
  const questions = page.locator('[aria-labelledby="questions"] h3 + p')
  const lines = await questions.evaluateAll((texts) => {
    const ruler = texts[0]!.appendChild(document.createElement('i'))
    ruler.style.cssText = 'position:absolute;inline-size:100ch'
    const letter = ruler.getBoundingClientRect().width / 100
    ruler.remove()
    return texts.map((text) => {
      const { left, right } = text.getBoundingClientRect()
      return { left, right, letters: (right - left) / letter }
    })
  })
  const left = Math.min(...lines.map((line) => line.left))
  const right = Math.max(...lines.map((line) => line.right))
  expect(left).toBeCloseTo(games.left, 0)
  expect((right - left) / games.width).toBeGreaterThanOrEqual(LEAST_FILLED)
  expect(Math.max(...lines.map(({ letters }) => letters))).toBeLessThanOrEqual(MOST_LETTERS)
})

test.for([1280, 1920, 2560])(
  'the home page has one grid at %i px, and a scene without edges',
  async (width) => {
    const page = await openPage({ width, height: 1000 })
    await visit(page, '/')
    const rail = await drawn(page, RAIL)
    const hero = await page
      .locator('main > :first-child')
      .evaluate((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right])
    expect(hero[0]).toBeCloseTo(rail.right, 0)
    expect(hero[1]).toBeCloseTo(await page.evaluate(() => document.documentElement.clientWidth), 0)
    const wall = await drawn(page, '[aria-labelledby="wall"]')
    expect((await drawn(page, 'search')).left).toBeCloseTo(wall.left, 0)
    expect(wall.width / width).toBeGreaterThan(0.8)
    expect(middle(await drawn(page, 'footer'))).toBeCloseTo(middle(wall), 0)
  },
)

test.for([
  { width: 1280, height: 800, least: 620 },
  { width: 1920, height: 1080, least: 880 },
])('a stage has the height of a screen of $width by $height, its counters beside it', async (size) => {
  const page = await openPage(size)
  await visit(page, '/g/2048')
  const stage = (await board(page).boundingBox())!
  expect(stage.height).toBeGreaterThanOrEqual(size.least)
  expect(stage.width).toBeGreaterThanOrEqual(size.least)
  const score = (await page.locator('[data-counter="score"]').boundingBox())!
  expect(score.x).toBeGreaterThanOrEqual(stage.x + stage.width)
})

test('on the widest screens a sheet is as full as on others', async () => {
  const page = await openPage(WIDE.at(-1)!)
  await visit(page, '/g/2048')
  await page.getByRole('button', { name: word('catalog', 'game.menu') }).click()
  const menu = await drawn(page, 'dialog[open] > div')
  const deal = page.locator('dialog[open]').getByRole('button', { name: word('run', 'newDeal') })
  expect((await deal.boundingBox())!.width / menu.width).toBeGreaterThan(LEAST_FILLED)
})

test('the coconut of the navigation rail is labelled and marks the current page', async () => {
  const page = await openPage()
  await visit(page, '/coconut')
  const coconut = page.locator(`${RAIL} a[href="/coconut"]`)
  const name = (await coconut.getByText(word('catalog', 'nav.coconut')).boundingBox())!
  expect(name.width).toBeGreaterThan(20)
  const ground = (link: ReturnType<Page['locator']>) =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await coconut.getAttribute('aria-current')).toBe('page')
  expect(await ground(coconut)).not.toBe(await ground(page.locator(`${RAIL} a[href="/cloud"]`)))
})

/** The side of the lamp on which the middle of the beam is. */
const beamSide = (page: Page) =>
  page.locator('main i + i').evaluate((beam) => {
    const centre = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    }
    return centre(beam) - centre(document.querySelector('main i')!)
  })

test('the light beam points at the title in both text directions', async () => {
  const page = await openPage()
  await visit(page, '/')
  expect(await beamSide(page)).toBeLessThan(-50)
  await visit(page, '/?lang=ar')
  expect(await beamSide(page)).toBeGreaterThan(50)
})

/** The subject's top and bottom edge, from its cover (scripts/covers/subjects.ts). */
const KNIGHT_FROM = 53
/** Smoothing of edges differs; a picture moved by ten units differs in a tenth of its pixels. */
const MOST_OTHER = 0.02

test('a wide frame shows the head of the knight: the cover centres its subject', async () => {
  const page = await openPage({ width: 1920, height: 1080 })
  await visit(page, '/games/board')
  const tile = page.locator('a[href="/g/classic-chess"] img').first()
  await tile.waitFor()
  expect(await tile.evaluate((img) => getComputedStyle(img).objectFit)).toBe('fill')
  await tile.evaluate(async (img: HTMLImageElement, from) => {
    const frame = (height: number, top: number) => {
      const place = document.createElement('div')
      place.className = 'frame-of-test'
      Object.assign(place.style, { width: '400px', height: '200px', overflow: 'hidden' })
      const picture = new Image(400, height)
      picture.src = img.src
      Object.assign(picture.style, { display: 'block', maxWidth: 'none', marginTop: `${top}px` })
      place.append(picture)
      return picture
    }
    const pictures = [frame(200, 0), frame(400, -from)]
    document.body.replaceChildren(...pictures.map((picture) => picture.parentElement!))
    await Promise.all(pictures.map((picture) => picture.decode()))
  }, KNIGHT_FROM)
  const frames = page.locator('.frame-of-test')
  const pictures = [await frames.first().screenshot(), await frames.last().screenshot()]
  const other = await page.evaluate(
    async (sources) => {
      const [one, two] = await Promise.all(
        sources.map(async (source) => {
          const picture = new Image()
          picture.src = `data:image/png;base64,${source}`
          await picture.decode()
          const pen = new OffscreenCanvas(400, 200).getContext('2d')!
          pen.drawImage(picture, 0, 0)
          return pen.getImageData(0, 0, 400, 200).data
        }),
      )
      let count = 0
      for (let at = 0; at < one!.length; at += 4) if (Math.abs(one![at]! - two![at]!) > 24) count += 1
      return count / (one!.length / 4)
    },
    pictures.map((picture) => picture.toString('base64')),
  )
  expect(other).toBeLessThan(MOST_OTHER)
})
