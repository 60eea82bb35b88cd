import type { Page } from 'playwright-core'
import type { Language } from '#kit/i18n/languages.ts'
import { button, press } from './people-screens.ts'
import type { Screen } from './screen.ts'

const askAge = async (page: Page, language: Language) => {
  await button(page, ['account', 'me.rename'], language).click()
  await page.locator('#nickname-form input[autocomplete="nickname"]').fill('Lumi')
  await page.keyboard.press('Enter')
  await page.locator('dialog:modal input[inputmode="numeric"]').waitFor()
}

/** Sign-in and sign-out, for a visitor who has not answered any question. */
export const signInScreens: readonly Screen[] = [
  { name: 'visitor with providers', path: '/me', shows: '#my-data' },
  { name: 'login', path: '/settings?login=1', shows: 'dialog:modal h2' },
  { name: 'age?', path: '/me', shows: '#my-data', reach: askAge },
  { name: 'delete the account?', path: '/me', shows: '#my-data', reach: press(['privacy', 'erase.open']) },
  { name: 'sign-in without a code', path: '/oauth/success' },
  ...['denied', 'down', 'forged', 'expired'].map((reason) => ({
    name: `sign-in that failed: ${reason}`,
    path: `/oauth/fail?reason=${reason}`,
    shows: 'main h1',
  })),
]

/** The question before third-party scripts are loaded. */
export const consentScreens: readonly Screen[] = [
  { name: 'consent', path: '/games', shows: '[aria-labelledby="consent-title"]' },
  { name: 'consent, in the settings', path: '/settings', shows: '#language' },
]

/** In the in-app browser of another app. */
export const inAppScreens: readonly Screen[] = [
  { name: 'in another app', path: '/me', shows: '#my-data', reach: press(['login', 'visitor.open']) },
]
