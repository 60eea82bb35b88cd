// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { questions } from '#kit/ui/confirm.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { isLoginOpen } from './login-trigger.ts'
import OauthFailScreen from './OauthFailScreen.tsx'
import { openOnTheWay, press, question } from '#apps/testing/on-the-way.tsx'

beforeEach(() => void teachDialogs())
afterEach(() => {
  act(() => questions.change(() => []))
  cleanup()
})

describe('a failed sign-in [2.8]', () => {
  test.for([
    ['down', 'does not answer now'],
    ['denied', 'You stopped before the end.'],
    ['forged', 'we did not trust it'],
    ['expired', 'It took too long'],
    ['closed', 'is closed at the moment'],
    ['origin', 'has to start from Islet'],
    ['busy', 'many tries'],
    ['<b>other</b>', 'Something went wrong on the way.'],
    ['', 'Something went wrong on the way.'],
  ] as const)('goes home and shows the reason: %s', async ([reason, words]) => {
    const went = await openOnTheWay(
      <OauthFailScreen />,
      `/oauth/fail?reason=${encodeURIComponent(reason)}`,
      [],
    )
    expect(went).toEqual(['replace /'])
    expect(question()).toContain('Sign-in did not work')
    expect(question()).toContain(words)
    await press('Not now')
    expect(isLoginOpen.read()).toBe(false)
  })

  test('has a link home without scripts', async () => {
    await openOnTheWay(<OauthFailScreen />, '/oauth/fail', [])
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  })
})
