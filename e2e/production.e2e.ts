import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal } from './portal.ts'

test('in production the page of the components is not served', async () => {
  const data = makeDataFolder('production')
  const portal = await startPortal(data.folder, { settings: { NODE_ENV: 'production' } })
  onTestFinished(async () => {
    await portal.stop()
    data.remove()
  })
  expect((await fetch(`${portal.url}/dev/ui`)).status).toBe(404)
  expect((await fetch(`${portal.url}/_app/payload/en/dev/ui`)).status).toBe(404)
  expect((await fetch(`${portal.url}/settings`)).status).toBe(200)
})
