import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { machineSlowness } from '#kit/testing/machine-slowness.ts'
import { kept, openPage, visit } from './browser.ts'
import { listenToCalls, wires } from './calls.ts'
import {
  away,
  back,
  CUT,
  KEY,
  ofSaves,
  phone,
  runIn,
  twoDevices,
  until,
  untilStored,
  versionOf,
} from './save-steps.ts'
import { score, swipe, swipeForPoints } from './stage.ts'
import { said, word } from './words.ts'

const choice = (page: Page) =>
  page.getByRole('dialog', { name: said('saves', 'choice.title', { title: '2048' }) })

test('a game continues on another device, and the player chooses between diverged states', async () => {
  const [one, other] = await twoDevices()
  const left = await score(one)
  // The first key press on the page is the gesture that loads the late part.
  await other.keyboard.press('Shift')
  await until(() => score(other)).toBe(left)
  // Both continue independently.
  await swipeForPoints(one, left + 40)
  await swipe(other, 'up')
  await swipe(other, 'right')
  await swipe(other, 'up')
  const reached = await score(one)
  await away(one)
  await untilStored(one)
  const before = listenToCalls(other)
  await back(other)
  await choice(other).waitFor()
  expect(wires(before).filter((wire) => wire === 'game/save/get')).toHaveLength(1)
  const ways = choice(other).getByRole('listitem')
  expect(await ways.count()).toBe(2)
  await ways
    .nth(1)
    .getByText(word('saves', 'choice.score').replace('{score}', String(reached)))
    .waitFor()
  expect(
    await choice(other)
      .getByRole('img', { name: word('saves', 'choice.board') })
      .count(),
  ).toBe(2)
  await ways
    .nth(1)
    .getByRole('button', { name: word('saves', 'choice.keep') })
    .click()
  await choice(other).waitFor({ state: 'hidden' })
  await until(() => score(other)).toBe(reached)

  // A decision on one device applies to both.
  await away(other)
  const decided = await versionOf(one)
  await until(() => versionOf(other)).toBeGreaterThan(decided)
  await back(one)
  await until(() => versionOf(one)).toBeGreaterThan(decided)
  // The game restarts.
  await until(() => score(one)).toBe(reached)
  expect(await choice(one).isVisible()).toBe(false)
  const [here, there] = [await kept(one, KEY), await kept(other, KEY)].map(
    (text) => JSON.parse(text!) as { readonly run: { readonly save: string }; readonly others?: unknown },
  )
  expect(here?.run.save).toBe(there?.run.save)
  expect([here?.others, there?.others]).toEqual([undefined, undefined])
})

test('two offline browsers of one player play a game each, and online again both have both', async () => {
  const [one, other] = await twoDevices(CUT)
  await other.keyboard.press('Shift')
  await until(() => versionOf(other)).toBeGreaterThan(0)
  const left = await score(one)
  await Promise.all([one, other].map((page) => page.context().setOffline(true)))
  // Offline the game goes on, and progress stays in the browser.
  await swipeForPoints(other, left + 12)
  const reached = await score(other)
  await one.evaluate(() => {
    const record = { bests: { 1: 77 }, plays: 3, level: 1, stars: {}, options: {} }
    localStorage.setItem('game:sudoku', JSON.stringify(record))
  })
  await Promise.all([away(one), away(other)])
  expect(await score(one)).toBe(left)

  await Promise.all([one, other].map((page) => page.context().setOffline(false)))
  await until(() => versionOf(one, 'game:sudoku')).toBeGreaterThan(0)
  await untilStored(other)
  await Promise.all([back(one), back(other)])
  await until(() => score(one)).toBe(reached)
  await until(async () => {
    const { plays, bests } = JSON.parse((await kept(other, 'game:sudoku')) ?? '{}') as {
      readonly plays?: number
      readonly bests?: object
    }
    return { plays, bests }
  }).toEqual({ plays: 3, bests: { 1: 77 } })
  for (const page of [one, other]) expect(await choice(page).isVisible()).toBe(false)
})

test('opening a game makes one request for saves, after its first frame, and none for a newcomer', async () => {
  const [, other] = await twoDevices()
  await other.keyboard.press('Shift')
  await until(() => versionOf(other)).toBeGreaterThan(0)
  const known = listenToCalls(other)
  await visit(other, '/g/2048')
  await until(async () => ofSaves(known).length).toBeGreaterThan(0)
  await other.waitForLoadState('networkidle')
  expect(ofSaves(known)).toEqual(['game/save/get'])
  const [ready, asked] = await other.evaluate(() => [
    performance.getEntriesByName('game-ready')[0]!.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/game/save/get'))!.startTime,
  ])
  expect(ready!).toBeLessThan(asked!)

  const newcomer = await openPage(phone)
  const nothing = listenToCalls(newcomer)
  await visit(newcomer, '/g/2048')
  await newcomer.waitForLoadState('networkidle')
  expect(ofSaves(nothing)).toEqual([])
})

/** How long a save of 64 kB may take to the other device, from the moment that it is looked at; three times that on a slow machine. */
const ARRIVES_WITHIN = 2000 * Math.min(3, Math.max(1, machineSlowness()))

test('a save of 64 kB is on the other device within two seconds of its page being shown: one request, without a delay', async () => {
  const [one, other] = await twoDevices()
  await other.keyboard.press('Shift')
  await until(() => versionOf(other)).toBeGreaterThan(0)
  const memory = Array.from({ length: 16_000 }, (_, place) => 1000 + ((place * 7919) % 9000)).join('')
  expect(memory.length).toBeGreaterThan(60_000)
  await one.evaluate((text) => {
    const record = { bests: {}, plays: 1, level: 1, stars: {}, options: {}, memory: text }
    localStorage.setItem('game:sudoku', JSON.stringify(record))
  }, memory)
  await away(one)
  await until(() => versionOf(one, 'game:sudoku')).toBeGreaterThan(0)
  const calls = listenToCalls(other)
  // Polls with tasks instead of a timer, which would delay the answer by its whole length.
  const { isAsked, took } = await other.evaluate(
    async ([key, letters, patience]) => {
      const plain = globalThis.fetch
      let count = 0
      const write = Storage.prototype.setItem
      const arrival = new Promise<number>((resolve) => {
        setTimeout(() => resolve(Infinity), patience)
        Storage.prototype.setItem = function (name, text) {
          write.call(this, name, text)
          if (name === key && text.length >= letters) resolve(performance.now())
        }
      })
      globalThis.fetch = (...wish) => {
        count++
        return plain(...wish)
      }
      const task = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(0)
        })
      const looked = performance.now()
      document.dispatchEvent(new Event('visibilitychange'))
      for (let tasks = 0; tasks < 20 && count === 0; tasks++) await task()
      globalThis.fetch = plain
      const arrived = await arrival
      Storage.prototype.setItem = write
      return { isAsked: count > 0, took: arrived - looked }
    },
    ['game:sudoku', memory.length, LIMITS.event] as const,
  )
  expect(took).toBeLessThan(ARRIVES_WITHIN)
  expect(((await kept(other, 'game:sudoku')) ?? '').length).toBeGreaterThanOrEqual(memory.length)
  expect(ofSaves(calls)).toEqual(['game/save/get'])
  expect(isAsked).toBe(true)
})

test('Me lists the saves, and what is erased there disappears from the other device, too', async () => {
  const [one, other] = await twoDevices()
  await other.keyboard.press('Shift')
  await until(() => versionOf(other)).toBeGreaterThan(0)
  await visit(one, '/me')
  const part = one.getByRole('region', { name: word('saves', 'title') })
  await part.getByRole('link', { name: '2048' }).waitFor()
  await part.getByText(/Android/).waitFor()
  await part.getByRole('button', { name: said('saves', 'erase.ask', { title: '2048' }) }).click()
  const question = one.getByRole('alertdialog')
  await question.getByText(word('saves', 'erase.note')).waitFor()
  await question.getByRole('button', { name: word('saves', 'erase'), exact: true }).click()
  await part.getByText(word('saves', 'none.title')).waitFor()
  expect(await kept(one, KEY)).toBeNull()
  await visit(other, '/games')
  await other.keyboard.press('Shift')
  await until(() => kept(other, KEY)).toBeNull()
})

test('settings are synchronised, too', async () => {
  const [one, other] = await twoDevices()
  await visit(one, '/settings')
  await one
    .getByRole('radio', { name: word('preferences', 'look.light') })
    .or(one.getByRole('button', { name: word('preferences', 'look.light') }))
    .first()
    .click()
  await one.keyboard.press('Shift')
  await until(() => versionOf(one, 'settings')).toBeGreaterThan(0)
  await other.keyboard.press('Shift')
  await until(() => other.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
})

test('two tabs of one game: the one that is switched to continues where the other one was, and overwrites nothing', async () => {
  const one = await openPage(phone)
  await visit(one, '/g/2048')
  const followed = listenToCalls(one)
  const other = await openPage({ ...phone, beside: one })
  await visit(other, '/g/2048')
  await swipeForPoints(other, 8)
  // The first tab has not been touched: it follows because the other tab writes.
  await until(async () => ofSaves(followed).length).toBeGreaterThan(0)
  const turnTo = async (page: Page, points: number) => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await until(() => score(page)).toBe(points)
  }
  await turnTo(one, await score(other))
  await swipeForPoints(one, (await score(one)) + 8)
  await turnTo(other, await score(one))

  // The other tab's progress is kept, although the game in this tab has not read it.
  await other.evaluate((key) => {
    const record = JSON.parse(localStorage.getItem(key)!) as object
    localStorage.setItem(key, JSON.stringify({ ...record, bests: { 1: 99_999 }, memory: '{"coins":5}' }))
  }, KEY)
  const before = await score(one)
  await swipeForPoints(one, before + 4)
  const record = async () =>
    JSON.parse((await kept(one, KEY)) ?? '{}') as { readonly bests?: object; readonly memory?: string }
  expect(await record()).toMatchObject({ bests: { 1: 99_999 }, memory: '{"coins":5}' })
  expect(runIn(await kept(one, KEY))).toBeDefined()
  expect(await choice(one).isVisible()).toBe(false)
})

test('a game played only on the other device is on the home page of this one', async () => {
  const [one, other] = await twoDevices()
  await one.evaluate(() => {
    const record = { bests: { 1: 77 }, plays: 3, level: 1, stars: {}, options: {} }
    localStorage.setItem('game:sudoku', JSON.stringify(record))
  })
  await away(one)
  await until(() => versionOf(one, 'game:sudoku')).toBeGreaterThan(0)
  await visit(other, '/')
  await other.keyboard.press('Shift')
  await until(async () => (await kept(other, 'recent-games')) ?? '').toContain('"sudoku"')
  await visit(other, '/')
  const row = other.getByRole('region', { name: word('catalog', 'home.recent') })
  await until(() =>
    row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/g/2048', '/g/sudoku'])
})
