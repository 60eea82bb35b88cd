import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal, type Portal } from '../portal.ts'
import { word } from '../words.ts'
import { startEngines, type Engine } from './engines.ts'
import { boxOf, isPageDark, pictureOf, scoreOf, tenFrames } from './in-page.ts'
import { until, Visitor } from './visitor.ts'

const NAMES = ['Chromium', 'Firefox', 'WebKit'] as const
const catalog = (key: string) => word('catalog', key)

let portal: Portal
let engines: readonly Engine[] = []
const data = makeDataFolder('engines')
beforeAll(async () => {
  portal = await startPortal(data.folder)
  engines = await startEngines()
})
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.end()))
  await portal.stop()
  data.remove()
})

/** `somebody` opens a browser of a new person in the engine. */
type Journey = (somebody: () => Promise<Visitor>, engine: string) => Promise<void>

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'a game is found by a search and opened': async (somebody) => {
    const guest = await somebody()
    await guest.visit('/')
    await guest.click('searchbox', catalog('search.label'))
    await guest.type('sudoku')
    await until('a result', () =>
      guest.run(() => document.querySelector('main a[href="/g/sudoku"]') !== null),
    )
    await guest.run(() => document.querySelector<HTMLElement>('main a[href="/g/sudoku"]')!.click())
    await guest.arrives('/g/sudoku')
    await until('a board', async () => (await guest.run(pictureOf)) !== 0)
    await guest.back()
    await guest.arrives('/')
  },

  '2048 is played by keys, and a reload goes on with the run': async (somebody) => {
    const guest = await somebody()
    await guest.visit('/g/2048')
    await until('points', async () => {
      for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] as const) await guest.press(key)
      return (await guest.run(scoreOf)) > 0
    })
    const points = await guest.run(scoreOf)
    await guest.reload()
    await until('the same points', async () => (await guest.run(scoreOf)) === points)
  },

  'a game in real time moves, and stands still while it is paused': async (somebody) => {
    const guest = await somebody()
    await guest.visit('/g/fruit-ninja')
    const { x, y, width, height } = await guest.run(boxOf)
    await guest.clickAt(x + width / 2, y + height / 2)
    const before = await guest.run(pictureOf)
    await until('another picture', async () => (await guest.run(pictureOf)) !== before)
    await guest.click('button', catalog('game.pause'))
    await guest.sees('button', catalog('game.continue'))
    const still = await guest.run(pictureOf)
    await guest.run(tenFrames)
    expect(await guest.run(pictureOf)).toBe(still)
  },

  'a round against the computer comes to its end, and the next one begins': async (somebody) => {
    const guest = await somebody()
    await guest.visit('/g/tic-tac-toe')
    const { x, y, width, height } = await guest.run(boxOf)
    const cell = Math.min(width, height - 80) * 0.3
    const places = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => ({ row, column })))
    let tries = 0
    // One click at a time, because the next round begins where the board was.
    await until('the end of the round', async () => {
      const { row, column } = places[tries++ % places.length]!
      await guest.clickAt(x + width / 2 + column * cell, y + height / 2 + row * cell)
      return guest.has('button', catalog('game.again'))
    })
    await guest.click('button', catalog('game.again'))
    await until('a new round', async () => !(await guest.has('button', catalog('game.again'))))
  },

  'a name is chosen, and somebody else reads what its player writes': async (somebody, name) => {
    const [writer, reader] = [await somebody(), await somebody()]
    const chat = word('chat', 'title')
    for (const guest of [writer, reader]) {
      await guest.visit('/games')
      await guest.click('button', chat)
    }
    await writer.click('button', word('chat', 'nicknameNone'))
    await writer.click('textbox', word('account', 'nickname.label'))
    // A name is proposed.
    await writer.run(() => (document.activeElement as HTMLInputElement).select())
    await writer.type(`Guest${name}`)
    await writer.click('button', word('account', 'nickname.save'))
    await writer.click('textbox', word('privacy', 'age.label'))
    await writer.type('1990')
    await writer.press('Enter')
    // Marks around a name isolate its direction.
    await writer.sees('button', word('chat', 'nickname').replace('{name}', `\u2068Guest${name}\u2069`))
    await writer.click('textbox', word('chat', 'write.world'))
    await writer.type(`Hello from ${name}`)
    await writer.press('Enter')
    await reader.reads(`Hello from ${name}`)
  },

  'the palm says when the next coconut comes, and the places of the coconuts open': async (somebody) => {
    const guest = await somebody()
    await guest.visit('/coconut')
    await guest.reads(word('idle', 'next').split('{')[0]!.trim())
    for (const key of ['place.cards', 'place.trade', 'place.palm'])
      await guest.click('link', word('cards', key))
    await guest.arrives('/coconut')
  },

  'Arabic is written from right to left, and nothing is wider than the window': async (somebody) => {
    const guest = await somebody()
    for (const path of ['/', '/games', '/g/2048', '/settings', '/coconut']) {
      await guest.visit(`${path}?lang=ar`)
      const page = await guest.run(() => ({
        direction: getComputedStyle(document.body).direction,
        spare: document.documentElement.clientWidth - document.documentElement.scrollWidth,
      }))
      expect(page, path).toEqual({ direction: 'rtl', spare: 0 })
    }
  },

  'day and night are chosen in the settings, and a reload keeps them': async (somebody) => {
    const guest = await somebody()
    await guest.visit('/settings')
    const isDark = () => guest.run(isPageDark)
    for (const [key, dark] of [
      ['look.dark', true],
      ['look.light', false],
    ] as const) {
      // The first press may come before the page is hydrated.
      await until(key, async () => {
        await guest.click('radio', word('preferences', key))
        return (await isDark()) === dark
      })
      await guest.reload()
      expect(await isDark()).toBe(dark)
    }
  },

  'a page that is nowhere says so and leads on': async (somebody) => {
    const guest = await somebody()
    await guest.visit('/nowhere-at-all')
    await guest.reads('/nowhere-at-all')
    await guest.click('link', catalog('notFound.home'))
    await guest.arrives('/')
  },

  'a game that was played opens and plays while the portal is away': async (somebody) => {
    const guest = await somebody()
    await guest.visit('/g/2048')
    await guest.press('ArrowLeft')
    const isKept = () =>
      guest.run(async () => {
        if (!('serviceWorker' in navigator)) return false
        const names = await caches.keys()
        const kept = await Promise.all(
          names.map(async (key) => (await (await caches.open(key)).keys()).length),
        )
        return navigator.serviceWorker.controller !== null && kept.some((count) => count > 10)
      })
    await until('a kept game', isKept)
    await portal.kill()
    try {
      await guest.reloadAlone()
      await until('points', async () => {
        for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] as const) await guest.press(key)
        return (await guest.run(scoreOf)) > 0
      })
    } finally {
      portal = await startPortal(data.folder, { port: Number(new URL(portal.url).port) })
    }
  },
}

/** Opens a browser for a new person; skips the test if the engine is not installed. */
async function comeBy(name: string, skip: () => void): Promise<Visitor> {
  const engine = engines.find((one) => one.name === name)
  if (!engine) {
    skip()
    throw new Error('left out')
  }
  const driver = await engine.open()
  onTestFinished(() => driver.close())
  return new Visitor(driver, portal.url)
}

describe.for(NAMES)('in %s', (name) => {
  test.for(Object.entries(JOURNEYS))('%s', ([, journey], { skip }) => journey(() => comeBy(name, skip), name))
})
