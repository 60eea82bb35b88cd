import { describe, expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import {
  signInWorld,
  goThrough,
  login,
  newVisitor,
  open,
  overlay,
  question,
  useSignInWorld,
} from './sign-in-steps.ts'

useSignInWorld()

describe('a failed sign-in goes home and shows the reason [2.8]', () => {
  test('the player declined', async () => {
    const page = await newVisitor()
    const { tokenStr } = await signedIn(page)
    await goThrough(page, null)
    await question(page).getByText(login('fail.denied')).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect((await signedIn(page)).tokenStr).toBe(tokenStr)
    await question(page)
      .getByRole('button', { name: login('fail.again') })
      .click()
    await overlay(page).waitFor()
  })

  test('the reason is in the chosen language, not in that of the browser', async () => {
    const page = await newVisitor()
    signInWorld.providers.google.expect(null)
    await visit(page, '/me?login=1&lang=ar')
    await page.getByRole('link', { name: login('with', 'Google', 'ar') }).click()
    await question(page)
      .getByText(login('fail.denied', '', 'ar'))
      .waitFor()
    expect(page.url()).toBe(`${signInWorld.url}/?lang=ar`)
  })

  test.for([
    ['/oauth/fail?reason=down', 'fail.down'],
    ['/oauth/fail?reason=%3Cimg%20src=x%3E', 'fail.other'],
    ['/oauth/success?code=forged&to=https://evil.example/', 'fail.expired'],
    ['/oauth/success', 'fail.expired'],
  ] as const)('%s', async ([address, words]) => {
    const page = await open()
    await page.goto(address)
    await question(page).getByText(login(words)).waitFor()
    expect(page.url()).toBe(`${signInWorld.url}/`)
    await question(page)
      .getByRole('button', { name: login('fail.close') })
      .click()
    await question(page).waitFor({ state: 'hidden' })
  })

  test('without scripts there is a link home, and search engines are excluded', async () => {
    const page = await open({ javaScript: false })
    for (const address of ['/oauth/success', '/oauth/fail']) {
      await page.goto(address)
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    }
    expect(await page.getByRole('link', { name: login('home') }).getAttribute('href')).toBe('/')
  })
})

test('without a configured provider there is no sign-in', async () => {
  const page = await openPage()
  await visit(page, '/me?login=1')
  await page.getByText(login('visitor.alone')).waitFor()
  expect(await page.getByRole('button', { name: login('visitor.open') }).count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')
})
