import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openPage, visit, type PageWishes } from './browser.ts'
import { openSignInWorld, type SignInWorld } from './sign-in-world.ts'
import { word } from './words.ts'

/** The portal of the present test file. */
export let signInWorld: SignInWorld

/** Opens a portal for the calling file, and closes it afterwards. */
export function useSignInWorld(settings?: () => Promise<Readonly<Record<string, string>>>): void {
  beforeAll(async () => {
    signInWorld = await openSignInWorld(await settings?.())
  })
  afterAll(() => signInWorld.close())
}

export type Brand = 'Google' | 'Apple' | 'Facebook'
export const login = (key: string, name = '', language: 'en' | 'ar' = 'en') =>
  word('login', key, language).replace('{name}', name)
export const account = (key: string) => word('account', key)

export const open = ({ expected = [], ...wishes }: PageWishes = {}) =>
  openPage({ portal: signInWorld.url, ...wishes, expected: [...signInWorld.expected, ...expected] })
export const numberOf = (page: Page) => page.getByText(/^#\d+$/).innerText()
export const idOf = async (page: Page) => Number((await numberOf(page)).slice(1))
export const overlay = (page: Page) => page.getByRole('dialog', { name: login('title') })
export const question = (page: Page) => page.getByRole('alertdialog')
export const isVisitor = (page: Page) => page.getByRole('heading', { name: login('visitor.title') }).waitFor()
export const isMember = (page: Page) => page.getByRole('heading', { name: login('member.title') }).waitFor()

/** A visitor on their own page. */
export async function newVisitor(wishes: PageWishes = {}): Promise<Page> {
  const page = await open(wishes)
  await visit(page, '/me')
  await isVisitor(page)
  return page
}

/** Goes through the overlay to a provider, which signs in this person, and back. */
export async function goThrough(page: Page, who: string | null, brand: Brand = 'Google') {
  signInWorld.providers[brand.toLowerCase() as 'google'].expect(who)
  await visit(page, '/me?login=1')
  await overlay(page)
    .getByRole('link', { name: login('with', brand) })
    .click()
}

export async function signIn(page: Page, who: string, brand: Brand = 'Google') {
  await goThrough(page, who, brand)
  await isMember(page)
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: account('me.signOut'), exact: true }).click()
  await question(page).getByText(account('me.signOutMember')).waitFor()
  await question(page)
    .getByRole('button', { name: account('me.signOut') })
    .click()
  await isVisitor(page)
}
