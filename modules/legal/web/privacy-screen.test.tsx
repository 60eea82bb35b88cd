// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import { setWebConfig } from '#kit/web/config.ts'
import PrivacyScreen from './PrivacyScreen.tsx'
import texts from './legal/messages/en.json' with { type: 'json' }

const CONFIG = { apiBase: '/api', buildId: 'test', resourceHost: '' }
const TAGS = { isAsking: true, hosts: ['a.example'] }
/** What stands there by what the operator has named. */
const OTHERS = ['third', 'asked', 'unasked']

afterEach(cleanup)

test.for([
  ['third', CONFIG],
  ['asked', { ...CONFIG, tags: TAGS }],
  ['unasked', { ...CONFIG, tags: { ...TAGS, isAsking: false } }],
] as const)('the page shows all of its texts (%s)', ([others, config]) => {
  setWebConfig(config)
  renderOnPage(<PrivacyScreen />)
  const written = Object.keys(texts).flatMap((key) => /^privacy\.(\w+)\.text$/.exec(key)?.[1] ?? [])
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
  expect(shown.toSorted()).toEqual(
    written.filter((name) => name === others || !OTHERS.includes(name)).toSorted(),
  )
  expect(screen.getByText(/which variant your account saw, and when first, for up to \d+ days/)).toBeDefined()
})
