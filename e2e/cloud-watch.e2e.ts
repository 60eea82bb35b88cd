import { beforeAll, describe, expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { openPage } from './browser.ts'
import { change, changes, gameHere, play, streaming } from './cloud-steps.ts'
import { startPortal, type Portal } from './portal.ts'

const { game, missing } = gameHere(['hex-a-hop', 'gnome-2048', 'alex4'])

describe.skipIf(!game)(`watching by link (missing: ${missing})`, () => {
  let portal: Portal
  beforeAll(async () => {
    const data = makeDataFolder('cloud-watch')
    portal = await startPortal(data.folder, { settings: { CLOUD_CAPACITY: '150' } })
    return async () => {
      await portal.stop()
      data.remove()
    }
  })

  test('a friend watches by a link, plays when allowed, and is removed', async () => {
    const host = await openPage({ portal: portal.url })
    await play(host, game!)
    await host.getByRole('button', { name: streaming('menu') }).click()
    const section = host.getByRole('region', { name: streaming('watch.title') })
    await section.getByRole('button', { name: streaming('watch.invite') }).click()
    const link = await section.getByRole('textbox', { name: streaming('watch.link') }).inputValue()

    const friend = await openPage({ portal: portal.url })
    await friend.goto(link)
    await friend.getByText(streaming('watch.seat.none').replace('{game}', game!.name)).waitFor()
    await friend.locator('canvas:visible').first().waitFor()
    await expect.poll(() => change(friend), { interval: 1000 }).toBeLessThan(5)
    // Without a seat, key presses are not sent, so the friend is not disconnected for them.
    await friend.keyboard.press('Enter')

    const handOver = section.getByRole('button', { name: streaming('watch.handOver') })
    await handOver.click()
    await friend.getByText(streaming('watch.seat.first').replace('{game}', game!.name)).waitFor()
    // The friend's keys move the game on the player's screen.
    await changes(host, async () => {
      await friend.locator('[role=application]').focus()
      for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
        await friend.keyboard.press(key, { delay: 80 })
    })
    await section.getByRole('button', { name: streaming('watch.takeBack') }).click()
    await friend.getByText(streaming('watch.seat.none').replace('{game}', game!.name)).waitFor()

    await section.getByRole('button', { name: streaming('watch.remove') }).click()
    await friend.getByText(streaming('watch.removed')).waitFor()
    // The link stays closed afterwards.
    await expect.poll(() => section.getByRole('switch').isChecked()).toBe(true)
    await friend.reload()
    await friend.getByRole('alert').waitFor()
    expect(await friend.getByRole('alert').textContent()).not.toBe('')
    await section.getByText(streaming('watch.nobody')).waitFor()
  })
})
