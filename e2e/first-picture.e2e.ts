import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { at, openPage } from './browser.ts'

const FIRST_COVERS = 'img[fetchpriority="high"]'

/** Opens home, and records its requests in order; covers wait until they are released. */
async function openHome(asked: string[], page: Page) {
  const { promise, resolve: letCovers } = Promise.withResolvers<void>()
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/covers/**', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(at('/'), { waitUntil: 'commit' })
  await page.locator(FIRST_COVERS).first().waitFor()
  return letCovers
}

const scripts = (asked: readonly string[]) => asked.filter((path) => path.endsWith('.js'))

test('the home page requests its scripts once its first covers are loaded, and becomes interactive', async () => {
  const page = await openPage({ isMobile: true })
  const asked: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/covers/')) asked.push('a cover came')
  })
  const letCovers = await openHome(asked, page)
  letCovers()
  await expect.poll(() => scripts(asked).length).toBeGreaterThan(1)
  const firsts = await page.locator(FIRST_COVERS).count()
  expect(firsts).toBeGreaterThan(2)
  const came = asked.slice(0, asked.indexOf(scripts(asked)[0]!)).filter((what) => what === 'a cover came')
  expect(came.length).toBeGreaterThanOrEqual(firsts)
})

test('a touch requests the scripts at once, whatever the covers do; without a touch they still load', async () => {
  const page = await openPage({ isMobile: true })
  const asked: string[] = []
  const letCovers = await openHome(asked, page)
  await page.locator('h1').first().dispatchEvent('pointerdown')
  await expect.poll(() => scripts(asked).length).toBeGreaterThan(1)
  letCovers()

  const waiting = await openPage({ isMobile: true })
  const later: string[] = []
  const letOthers = await openHome(later, waiting)
  await expect.poll(() => scripts(later).length).toBeGreaterThan(1)
  letOthers()
})
