import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal } from './portal.ts'

test('in production the page of the components is not served, and the contact is shown', async () => {
  const data = makeDataFolder('production')
  const settings = { NODE_ENV: 'production', CONTACT: 'mailto:us@islet.example' }
  const portal = await startPortal(data.folder, { settings })
  onTestFinished(async () => {
    await portal.stop()
    data.remove()
  })
  expect((await fetch(`${portal.url}/dev/ui`)).status).toBe(404)
  expect((await fetch(`${portal.url}/_app/payload/en/dev/ui`)).status).toBe(404)
  expect((await fetch(`${portal.url}/settings`)).status).toBe(200)
  const contact = await (await fetch(`${portal.url}/contact`)).text()
  expect(contact).toMatch(/<a href="mailto:us@islet\.example"[^>]*>us@islet\.example<\/a>/)
  const security = await (await fetch(`${portal.url}/.well-known/security.txt`)).text()
  expect(security).toContain('Contact: mailto:us@islet.example\n')
})
