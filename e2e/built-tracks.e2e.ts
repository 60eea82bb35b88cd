import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import words from '#games/facet-lap/messages/en.json' with { type: 'json' }
import { definitions } from '#games/facet-lap/definitions.ts'
import type { PieceKind, Way } from '#games/facet-lap/grid.ts'
import { authorLap } from '#games/facet-lap/medals.ts'
import { trackHash } from '#games/facet-lap/own-track.ts'
import { trackCode } from '#games/facet-lap/track-code.ts'
import { courseOfWay } from '#games/facet-lap/tracks.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, visit } from './browser.ts'
import { action, board } from './stage.ts'
import { word } from './words.ts'

const phone = { isMobile: true } as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cell = (page: Page, column: number, row: number) =>
  page.getByRole('button', { name: new RegExp(`^Column ${column}, row ${row}: `) })

/** A ring of three by two cells around the start, which is on the plan from the beginning. */
const RING: readonly (readonly [PieceKind, number, number])[] = [
  ['right', 6, 6],
  ['right', 7, 6],
  ['checkpoint', 7, 7],
  ['right', 7, 8],
  ['right', 6, 8],
]
const ring: Way = ['start', 'right', 'right', 'checkpoint', 'right', 'right']

async function openBuilder(page: Page) {
  await visit(page, '/g/polytrack')
  await button(page, words['tool.build']).click()
  await page.getByRole('dialog', { name: words['edit.title'] }).waitFor()
}

/** Keeps a copied link in a global of the page. */
const catchLink = `navigator.clipboard.writeText = (text) => Promise.resolve((globalThis.sentLink = text))`

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()

test('a track is built by tapping, refused while it is impossible, and driven', async () => {
  const page = await openPage(phone)
  await openBuilder(page)
  await status(page, words['fault.open'])
  for (const [kind, column, row] of RING) {
    await button(page, words[`piece.${kind}`]).click()
    await cell(page, column, row).click()
  }
  await status(page, words['edit.ready'])
  // A corner turned the other way opens the ring; undo turns it back.
  await button(page, words['edit.turn']).click()
  await status(page, words['fault.open'])
  await button(page, words['edit.undo']).click()
  await status(page, words['edit.ready'])
  await button(page, words['edit.drive']).click()
  await button(page, words['tool.share']).waitFor()
  // A track cannot be sent before somebody has driven it.
  const told = page.getByText(words['fault.drive']).first().waitFor()
  await button(page, words['tool.share']).click()
  await told
  // The plan is restored after a reload.
  await openBuilder(page)
  await status(page, words['edit.ready'])
})

test('a builder drives a track to its finish and sends it; a friend sees the time to beat', async () => {
  const [ann, ben] = await Promise.all([openPage(phone), openPage(phone)])
  await ann.addInitScript(catchLink)
  await openBuilder(ann)
  for (const [kind, column, row] of RING) {
    await button(ann, words[`piece.${kind}`]).click()
    await cell(ann, column, row).click()
  }
  await button(ann, words['edit.drive']).click()
  const share = button(ann, words['tool.share'])
  await share.waitFor()
  // With the thumb held a little to the right, the car goes round the ring.
  const box = (await board(ann).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await ann.mouse.move(x, y)
  await ann.mouse.down()
  await ann.mouse.move(x + 21, y, { steps: 3 })
  const link = () => ann.evaluate(() => (globalThis as { sentLink?: string }).sentLink)
  await expect
    .poll(
      async () => {
        await share.evaluate((one: HTMLButtonElement) => one.click())
        return link()
      },
      { timeout: 4 * LIMITS.event },
    )
    .toContain('#track=')
  await ann.mouse.up()
  const sent = new URL((await link())!)
  const told = ben
    .getByText(/^Beat the author: \d+\.\d\d s$/)
    .first()
    .waitFor()
  await visit(ben, sent.pathname + sent.hash)
  await told
})

const { inputs, milliseconds } = authorLap(courseOfWay(ring), definitions[0]!)
const link = `/g/polytrack${trackHash({ code: trackCode(ring), lap: { inputs, milliseconds } })}`
const goal = words['link.race'].replace('{time}', (milliseconds / 1000).toFixed(2))

test('a friend opens the link, sees the time to beat, and restarts without a question', async () => {
  const page = await openPage({ ...phone, motion: false })
  const told = page.getByText(goal).first().waitFor()
  await visit(page, link)
  await told
  // The linked track is on the plan, and its lap can be shared.
  await button(page, words['tool.build']).click()
  await status(page, words['edit.ready'])
  await button(page, words['edit.close']).click()
  const copied = page.getByText(words['link.copied']).first().waitFor()
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, words['tool.share']).click()
  await copied
  await board(page).focus()
  await page.keyboard.down('ArrowUp')
  const score = page.locator('[data-counter="score"]')
  await expect.poll(async () => /[1-9]/.test(await score.innerText())).toBe(true)
  await page.keyboard.up('ArrowUp')
  await button(page, words['tool.restart']).click()
  await expect.poll(async () => /[1-9]/.test(await score.innerText())).toBe(false)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  expect(await action(page, 'restart').count()).toBeGreaterThan(0)
})

test.for([
  ['a damaged link', `/g/polytrack#track=${trackCode(ring).slice(0, -3)}`, words['link.damaged']],
  [
    'a time that no lap proves',
    link.replace(`.${milliseconds}.`, `.${milliseconds - 500}.`),
    words['link.lap'],
  ],
  [
    'a track without a checkpoint',
    `/g/polytrack#track=${trackCode(ring.with(3, 'straight'))}`,
    words['fault.checkpoint'],
  ],
] as const)('%s is refused, and the game is played as usual', async ([, address, why]) => {
  const page = await openPage(phone)
  const told = page.getByText(why).first().waitFor()
  await visit(page, address)
  await told
  await board(page).waitFor()
})

test('the track of the week can be chosen in the menu', async () => {
  const page = await openPage(phone)
  await visit(page, '/g/polytrack')
  await button(page, word('catalog', 'game.menu')).click()
  await page.getByText(words['course.weekly']).first().waitFor()
})
