// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import { routes } from './routes.ts'
import { Shell } from './Shell.tsx'

afterEach(cleanup)

test.for([
  ['2.1', '/', true],
  ['2.5', '/cloud', true],
  ['2.6', '/coconut', true],
  ['2.4', '/cgame', false],
] as const)('[%s] %s has navigation bars: %s', ([, path, hasBars]) => {
  const route = routes.find((one) => one.path === path)!
  renderOnPage(
    <Shell layout={route.layout} name={route.name}>
      <main>page</main>
    </Shell>,
    { path },
  )
  expect(screen.queryAllByRole('navigation').length > 0).toBe(hasBars)
})
