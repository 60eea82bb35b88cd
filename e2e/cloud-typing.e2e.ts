import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { play, streaming } from './cloud-steps.ts'
import { FAKED, useFakeGame } from './fake-game-world.ts'

const world = useFakeGame('cloud-typing')

test('a player types their name with the keyboard of their phone [2.4]', async () => {
  const page = await openPage({
    portal: world.portal.url,
    isMobile: true,
    // The hub measures the distance to the worker's own host.
    expected: [new RegExp(`^left the portal: ${world.game.healthUrl}$`)],
  })
  await play(page, FAKED)
  await page.getByRole('button', { name: streaming('keys.type') }).tap()
  const field = page.getByRole('textbox', { name: streaming('keys.type') })
  await field.waitFor()
  // A phone opens its keyboard for the field that the tap has focused.
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.keyboard.type('Zoë')
  await expect.poll(() => world.game.typed()).toBe('Zoë')
  await page.keyboard.press('Backspace')
  await expect.poll(() => world.game.typed()).toBe('Zoë⟨Backspace⟩')
  // An unfinished composition sends no letters.
  const phone = await page.context().newCDPSession(page)
  await phone.send('Input.imeSetComposition', { text: 'hao', selectionStart: 3, selectionEnd: 3 })
  await phone.send('Input.insertText', { text: '好' })
  await page.getByRole('button', { name: 'Enter' }).tap()
  await page.getByRole('button', { name: '←' }).tap()
  const all = 'Zoë⟨Backspace⟩好⟨Enter⟩⟨ArrowLeft⟩'
  await expect.poll(() => world.game.typed()).toBe(all)
  // Backspace in the empty field still reaches the game.
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect.poll(() => world.game.typed()).toBe(`${all}⟨Backspace⟩⟨Enter⟩`)
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: streaming('keys.hide') }).tap()
  await field.waitFor({ state: 'detached' })
  // Afterwards keys go to the game again, and the stage has its full size.
  await page.keyboard.press('KeyA')
  await expect.poll(world.game.keys).toContain('KeyA up')
  // Each key event says whether CapsLock is on; Playwright cannot press it.
  await page.evaluate(() => {
    for (const type of ['keydown', 'keyup'])
      document.body.dispatchEvent(
        new KeyboardEvent(type, { code: 'KeyB', key: 'B', modifierCapsLock: true, bubbles: true }),
      )
  })
  await expect.poll(world.game.keys).toContain('KeyB up')
  const letters = world.game.heard('key').filter(({ code, isDown }) => code.startsWith('Key') && isDown)
  expect(letters.map(({ code, isLocked }) => [code, isLocked])).toEqual([
    ['KeyA', false],
    ['KeyB', true],
  ])
  await page.getByRole('button', { name: streaming('action.jump') }).waitFor()
  expect(await page.locator('[data-stage]').getAttribute('style')).not.toContain('block-size')
})

test('a player’s page reports how many screen pixels the picture has [4.8]', async () => {
  const page = await openPage({
    portal: world.portal.url,
    expected: [new RegExp(`^left the portal: ${world.game.healthUrl}$`)],
  })
  await play(page, FAKED)
  const seen = () =>
    page
      .locator('[data-stage] [data-pointer]')
      .evaluate((frame) => Math.round(frame.clientWidth * devicePixelRatio))
  const told = () => world.game.heard('report').at(-1)?.seenWidth
  await expect.poll(async () => (await seen()) > 0 && told() === (await seen())).toBe(true)
  const before = told()!
  await page.setViewportSize({ width: 480, height: 360 })
  await expect.poll(async () => told()! < before && told() === (await seen())).toBe(true)
})
