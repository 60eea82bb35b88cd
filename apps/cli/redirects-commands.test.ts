import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { faultOfRedirect } from './redirect-rules.ts'

let portal: TestPortal
let terminal: OperatorTerminal
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
})
afterAll(() => portal.close())

test('[2.14] a redirect is set, changed and removed, and a running server follows', async () => {
  await terminal.change('redirects', 'set', '/summer', '/games/puzzle')
  await terminal.change('redirects', 'set', '/blog/**', 'https://blog.example.com/**', '--permanent')
  await portal.api.operatorPoll.look()
  expect(portal.api.operatorPoll.redirects()).toEqual([
    { path: '/blog/**', redirect: 'https://blog.example.com/**', permanent: true },
    { path: '/summer', redirect: '/games/puzzle', permanent: false },
  ])
  expect((await terminal.run('redirects', 'set', '/summer', '/games/puzzle', '--yes')).text).toBe(
    'That is how it is.',
  )
  const changed = await terminal.run('redirects', 'set', '/summer', '/coconut', '--permanent', '--dry-run')
  expect(changed.text).toContain('target: /games/puzzle → /coconut')
  expect(changed.text).toContain('! Browsers that followed it remember it')
  expect((await terminal.run('redirects', 'list')).text).toMatch(
    /\/blog\/\*\* +https:\/\/blog.example.com\/\*\* +permanent/,
  )
  await terminal.change('redirects', 'remove', '/summer')
  await terminal.change('redirects', 'remove', '/blog/**')
  expect(await terminal.run('redirects', 'remove', '/summer', '--yes')).toMatchObject({ code: 1 })
  expect((await terminal.run('redirects', 'list')).text).toBe('No redirects.')
})

const none = { others: [], publicUrl: 'https://islet.example' }
const redirect = (path: string, target: string) => ({ path, redirect: target, permanent: false })

test.for([
  ['/summer', '/games'],
  ['/old/**', '/g/**'],
  ['/old/**', '/games'],
  ['/old.html', 'https://example.com/a?b=c#d'],
  ['/a/b-c_d~e', 'http://example.com'],
  // The server is asked about these pages, so they can be redirected.
  ['/g/2048', '/g/sudoku'],
  ['/games/puzzle', '/games/cards'],
] as const)('%s may lead to %s', ([path, target]) => {
  expect(faultOfRedirect(redirect(path, target), none)).toBeUndefined()
})

test.for([
  ['summer', '/games', 'is no path'],
  ['/', '/games', 'is no path'],
  ['//evil', '/games', 'is no path'],
  ['/a?b', '/games', 'is no path'],
  ['/a/**/b', '/games', 'is no path'],
  ['/a**', '/games', 'is no path'],
  ['/ä', '/games', 'is no path'],
  ['/api/x', '/games', 'belongs to the server'],
  ['/_app/**', '/games', 'belongs to the server'],
  ['/oauth/google/start', '/games', 'belongs to the server'],
  ['/game/x', '/games', 'redirected by the portal itself'],
  ['/terms', '/games', 'there is a page of the portal'],
  ['/me', 'https://example.com', 'there is a page of the portal'],
  ['/a', 'games', 'is neither a path'],
  ['/a', '//evil.example', 'is neither a path'],
  ['/a', '/\\evil.example', 'is neither a path'],
  ['/a', '/x\\y', 'is neither a path'],
  ['/a', 'javascript:alert(1)', 'is neither a path'],
  ['/a', 'data:text/html,x', 'is neither a path'],
  ['/a', 'ftp://example.com', 'is neither a path'],
  ['/a', 'https://user:password@example.com/', 'is neither a path'],
  ['/a', 'https://', 'is neither a path'],
  ['/a', 'https://exa mple.com', 'is neither a path'],
  ['/a', '/b/**', '** stands only'],
  ['/a', '/a', 'in a circle'],
  ['/a', '/a/', 'in a circle'],
  ['/a/**', '/a/b/**', 'in a circle'],
  ['/a', 'https://islet.example/a', 'in a circle'],
  ['/g/x', '/game/x', 'in a circle'],
] as const)('%s may not lead to %s: %s', ([path, target, why]) => {
  expect(faultOfRedirect(redirect(path, target), none)).toContain(why)
})

test('a redirect that closes a cycle is refused at any of its links', () => {
  const others = [redirect('/b', '/c'), redirect('/c', '/d')]
  expect(faultOfRedirect(redirect('/a', '/b'), { ...none, others })).toBeUndefined()
  expect(faultOfRedirect(redirect('/d', '/b'), { ...none, others })).toContain('in a circle')
  expect(faultOfRedirect(redirect('/d', 'https://elsewhere.example/b'), { ...none, others })).toBeUndefined()
  // A redirect that is replaced by the new one does not count.
  expect(faultOfRedirect(redirect('/c', '/b'), { ...none, others })).toContain('in a circle')
  expect(
    faultOfRedirect(redirect('/b', '/e'), { ...none, others: [...others, redirect('/e', '/f')] }),
  ).toBeUndefined()
})
