import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { NICKNAME_LENGTH } from '#modules/account/model.ts'
import { answerAge } from './age.ts'
import { alive, at, kept, openPage, signedIn, visit } from './browser.ts'
import { listenToCalls, SIGN_IN, SIGN_OUT, STATUS, wires } from './calls.ts'
import { change } from './database.ts'
import { EVENTS_ARE_TOLD } from './friend-steps.ts'
import { said, word } from './words.ts'

const account = (key: string) => word('account', key)
const numberOf = (page: Page) => page.getByText(/^#\d+$/).innerText()

test('the first visit signs the device in, the next one checks its token [1.23] [4.2] [6.2]', async () => {
  const page = await openPage({ isMobile: true })
  const calls = listenToCalls(page)
  await visit(page, '/')
  const { tokenStr } = await signedIn(page)
  expect(calls[0]).toMatchObject({ wire: SIGN_IN, method: 'POST', bearer: undefined })
  await page.reload()
  await alive(page)
  await expect.poll(() => wires(calls)).toContain(STATUS)
  expect(wires(calls).filter((wire) => wire === SIGN_IN)).toHaveLength(1)
  expect(calls.find(({ wire }) => wire === STATUS)?.bearer).toBe(`Bearer ${tokenStr}`)
  expect((await signedIn(page)).tokenStr).toBe(tokenStr)
})

test('every request describes the device with all fields [3.1] [3.2] [3.3] [3.4] [3.5] [7.1]', async () => {
  const page = await openPage({ isMobile: true, language: 'de-DE' })
  const calls = listenToCalls(page)
  await visit(page, '/me')
  await page
    .getByText(account('me.places'))
    .or(page.getByText(word('account', 'me.places', 'de')))
    .waitFor()
  const device = JSON.parse((await kept(page, 'device-id'))!) as { id: string; kind: string }
  expect(device).toMatchObject({ id: expect.stringMatching(/^[0-9A-F-]{36}$/), kind: 'Android' })
  expect(calls.length).toBeGreaterThan(1)
  for (const { id, params, head } of calls) {
    expect(id).toEqual(expect.any(Number))
    expect(params).toEqual(expect.any(Object))
    expect(head).toMatchObject({
      devId: device.id,
      devModel: 'Pixel 8',
      devOS: expect.stringContaining('Android'),
      devMFG: expect.any(String),
      devTimeMill: expect.any(Number),
      utcOffset: expect.any(Number),
      language: 'de',
      area: 'unknow',
      network: expect.any(String),
      width: 375,
      height: 667,
      lng: '0.0',
      lat: '0.0',
      bundleId: expect.any(String),
      version: '{ip}',
      platform: 'web_mobile',
      channel: 'official',
    })
  }
})

test('a computer sends web_pc and has a random upper-case device id of its platform [3.4] [9.12]', async () => {
  const page = await openPage()
  const calls = listenToCalls(page)
  await visit(page, '/')
  await signedIn(page)
  expect(JSON.parse((await kept(page, 'device-id'))!)).toMatchObject({
    kind: 'PC',
    id: expect.stringMatching(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/),
  })
  expect(calls[0]?.head).toMatchObject({ platform: 'web_pc', width: 1280, height: 720 })
})

test('the counters start at 1 and at 1e15 and continue after a reload [3.7]', async () => {
  await change(EVENTS_ARE_TOLD, [])
  const page = await openPage()
  const calls = listenToCalls(page)
  await visit(page, '/me')
  await page.getByText(account('me.places')).waitFor()
  await page.reload()
  await page.getByText(account('me.places')).waitFor()
  // The last background read of the page.
  await page.getByRole('button', { name: word('notices', 'bell.quiet'), exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  const count = calls.length
  expect(count).toBeGreaterThan(2)
  expect(calls.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  expect(calls.map(({ head }) => head['nonce'])).toEqual(
    Array.from({ length: count }, (_, index) => 1e15 + index),
  )
  expect(Number(await kept(page, 'reqId'))).toBe(count + 1)
  expect(Number(await kept(page, 'nonce'))).toBe(1e15 + count)
})

test('a device id that is damaged or of another platform is replaced [5.1]', async () => {
  const foreign = '0A1B2C3D-0000-4000-8000-0123456789AB'
  for (const stored of [
    { id: 'short', kind: 'Android' },
    { id: foreign, kind: 'Ios' },
  ]) {
    const page = await openPage({
      isMobile: true,
      before: `localStorage.setItem('device-id', localStorage.getItem('device-id') ?? '${JSON.stringify(stored)}')`,
    })
    await visit(page, '/')
    await signedIn(page)
    const device = JSON.parse((await kept(page, 'device-id'))!) as { id: string; kind: string }
    expect(device.kind).toBe('Android')
    expect(device.id).toHaveLength(36)
    expect(device.id).not.toBe(stored.id)
  }
})

test('a nickname is required, a bad one is explained, a good one is shown [2.19] [5.6] [7.3]', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/me')
  await page.getByRole('button', { name: account('me.rename') }).tap()
  const overlay = page.getByRole('dialog', { name: account('nickname.title') })
  const field = overlay.getByRole('textbox', { name: account('nickname.label') })
  const save = overlay.getByRole('button', { name: account('nickname.save') })
  const alert = overlay.locator('p[role="alert"]')
  // A name is proposed.
  await expect.poll(() => field.inputValue()).not.toBe('')
  await field.fill('')
  await save.tap()
  await expect.poll(() => alert.first().innerText()).toBe(account('nickname.required'))
  await field.fill('1234')
  await save.tap()
  await answerAge(page)
  await expect.poll(() => alert.innerText()).toBe(said('errors', 'InvalidNickname', NICKNAME_LENGTH))
  for (const hidden of ['Ko\u200bko', 'Ko\u202eko']) {
    await field.fill(hidden)
    await save.tap()
    await expect.poll(() => alert.innerText()).toBe(said('errors', 'InvalidNickname', NICKNAME_LENGTH))
  }
  await field.fill('Admin')
  await save.tap()
  await expect.poll(() => alert.innerText()).toBe(word('errors', 'NicknameRejected'))
  await field.fill('Koko Nutty')
  await save.tap()
  await overlay.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Koko Nutty' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Koko Nutty' }).waitFor()
})

test('signing out asks, ends the session and makes a new visitor session [4.5] [7.22]', async () => {
  const page = await openPage({ isMobile: true })
  const calls = listenToCalls(page)
  await visit(page, '/me')
  const { tokenStr: old } = await signedIn(page)
  const number = await numberOf(page)
  await page.getByRole('button', { name: account('me.signOut'), exact: true }).tap()
  const question = page.getByRole('alertdialog', { name: account('me.signOutTitle') })
  await question.getByRole('button', { name: word('ui', 'cancel') }).tap()
  await question.waitFor({ state: 'hidden' })
  expect((await signedIn(page)).tokenStr).toBe(old)
  await page.getByRole('button', { name: account('me.signOut'), exact: true }).tap()
  await question.getByRole('button', { name: account('me.signOut') }).tap()
  await page.getByText(account('me.signedOut')).waitFor()
  const { tokenStr: fresh } = await signedIn(page)
  expect(fresh).not.toBe(old)
  const after = wires(calls).slice(wires(calls).indexOf(SIGN_OUT))
  expect(after.slice(0, 2)).toEqual([SIGN_OUT, SIGN_IN])
  const answer = await page.request.post(at(`/api/${STATUS}`), {
    headers: { authorization: `Bearer ${old}` },
    data: { id: 1, params: { visitId: 'x' }, head: {} },
  })
  expect(((await answer.json()) as { error: { code: number } }).error.code).toBe(100004)
  expect(await numberOf(page)).toBe(number)
})

test('two tabs that open at once share one session', async () => {
  const first = await openPage()
  const second = await openPage({ beside: first })
  const calls = listenToCalls(first)
  await Promise.all([visit(first, '/'), visit(second, '/g/2048')])
  const tokens = await Promise.all([signedIn(first), signedIn(second)])
  expect(tokens[0].tokenStr).toBe(tokens[1].tokenStr)
  await first.waitForTimeout(500)
  expect(wires(calls).filter((wire) => wire === SIGN_IN)).toHaveLength(1)
})
