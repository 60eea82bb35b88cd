import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { logSettings } from '#kit/server/log.ts'
import { contentPolicy } from './document.ts'
import { REPORTS_PATH, servePolicyReports } from './policy-reports.ts'
import { serveSecurityContact } from './security-contact.ts'
import { instant } from '#kit/time/time.ts'

function openServer(waits: readonly number[]) {
  const lines: string[] = []
  const left = [...waits]
  const app = Fastify(logSettings('warn', { write: (line) => lines.push(line) }))
  onTestFinished(() => app.close())
  servePolicyReports(app, async () => left.shift() ?? 0)
  const report = (payload: unknown) =>
    app.inject({
      method: 'POST',
      url: REPORTS_PATH,
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(payload),
    })
  return { app, lines, report }
}

test('a report of the content policy is logged without the address of the page', async () => {
  const { lines, report } = openServer([])
  const answer = await report({
    'csp-report': {
      'document-uri': 'https://islet.example/?hc=SECRET',
      'effective-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js?token=SECRET',
    },
  })
  expect(answer.statusCode).toBe(204)
  expect(lines.join()).toContain('https://evil.example')
  expect(lines.join()).not.toContain('SECRET')
})

test('a flood of reports and nonsense fill no log', async () => {
  const { lines, report } = openServer([0, 5, 5, 5])
  for (let count = 0; count < 4; count++) expect((await report({ x: 1 })).statusCode).toBe(204)
  expect(lines).toHaveLength(1)
  expect((await report('x'.repeat(20_000))).statusCode).toBe(413)
})

test('the policy names where reports go', () => {
  expect(contentPolicy({ apiBase: '/api', resourceHost: '' })).toContain(`report-uri ${REPORTS_PATH}`)
})

const openContact = (set: { securityContact?: string; contact?: string }) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  serveSecurityContact(app, {
    securityContact: undefined,
    contact: undefined,
    publicUrl: 'https://islet.example',
    clock: () => instant('2026-01-10T12:00Z'),
    ...set,
  })
  return app
}

test.for([
  [
    { securityContact: 'mailto:safe@islet.example', contact: 'mailto:us@islet.example' },
    'mailto:safe@islet.example',
  ],
  [{ contact: 'mailto:us@islet.example' }, 'mailto:us@islet.example'],
  [{}, 'https://islet.example/contact'],
] as const)('with the settings %j the contact of security.txt is %s', async ([set, contact]) => {
  const { body } = await openContact(set).inject('/.well-known/security.txt')
  expect(body.split('\n')[0]).toBe(`Contact: ${contact}`)
})

test('security.txt names a contact', async () => {
  const app = openContact({ securityContact: 'mailto:safe@islet.example' })
  const { body, headers } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toBe(
    'Contact: mailto:safe@islet.example\nExpires: 2026-07-09T00:00:00Z\nCanonical: https://islet.example/.well-known/security.txt\nPreferred-Languages: en\n',
  )
})
