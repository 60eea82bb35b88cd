import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerFailures } from './failed-requests.ts'
import { sendSafeHeaders } from './safe-headers.ts'
import { escapeBadPath } from './escape-bad-path.ts'

function openServer(error: Error) {
  const app = Fastify({ rewriteUrl: escapeBadPath })
  onTestFinished(() => app.close())
  sendSafeHeaders(app, undefined)
  answerFailures(app)
  app.get('/page', async () => {
    throw error
  })
  app.get('/g/:slug', async ({ params }) => params)
  return app
}
const killed = Object.assign(new Error('terminating connection due to administrator command'), {
  code: '57P01',
})

test('a page asks to retry later while the database is down', async () => {
  const { statusCode, headers, body } = await openServer(killed).inject('/page')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
  expect(body).not.toContain('administrator')
})

test('an internal error shows its id and no details', async () => {
  const { statusCode, body } = await openServer(new Error('secret 5')).inject('/page')
  expect(statusCode).toBe(500)
  expect(body).toMatch(/^Something went wrong here: \S+$/)
})

test.for(['/g/%zz', '/g/%', '/g/%E0%A4%A', '/g/%zz?lang=de'])(
  'the malformed path %s is answered like any other, with all headers',
  async (url) => {
    const { statusCode, headers } = await openServer(killed).inject(url)
    expect(statusCode).toBe(200)
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)
