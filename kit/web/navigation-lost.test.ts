// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NavigationCode } from './navigation.ts'
import { codeOf, found, open } from './testing/navigation-world.ts'

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', vi.fn())
})

describe('a page that does not load', () => {
  const noLink = new Error('no link')

  test('leaves the player on the current page, and tells them', async () => {
    const { navigation, lost } = open({ loadPayload: () => Promise.reject(noLink) })
    const before = navigation.view()
    const going = navigation.go('/games')
    expect(navigation.going.read()).toBe(true)
    expect(await codeOf(going)).toBe(NavigationCode.aborted)
    expect(lost).toEqual([[noLink, '/games']])
    expect([navigation.view(), location.pathname]).toEqual([before, '/'])
    expect(navigation.going.read()).toBe(false)
  })

  test('when going back restores the address of the shown page', async () => {
    let isLinked = true
    const { navigation, lost } = open({
      loadPayload: () => (isLinked ? Promise.resolve(found) : Promise.reject(noLink)),
    })
    await navigation.go('/games')
    isLinked = false
    history.back()
    await vi.waitFor(() => expect(lost).toEqual([[noLink, '/']]))
    expect([navigation.view().path, location.pathname]).toEqual(['/games', '/games'])
  })

  test('is not reported after another one was requested', async () => {
    const { navigation, lost } = open({
      loadPayload: (address) => (address === '/games' ? Promise.reject(noLink) : Promise.resolve(found)),
    })
    const first = codeOf(navigation.go('/games'))
    await navigation.go('/g/2048')
    expect(await first).toBe(NavigationCode.cancelled)
    expect(lost).toEqual([])
    expect(navigation.going.read()).toBe(false)
  })
})
