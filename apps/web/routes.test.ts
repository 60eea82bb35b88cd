import { expect, test } from 'vitest'
import { isApart } from '#modules/consent/rules/pages.ts'
import { routes } from './routes.ts'

test('[7.47] third-party scripts load only in pages with the frame of the portal', () => {
  const places = routes.map(({ path, layout }) => [path, layout === 'portal' ? 'tags' : 'apart'])
  expect(routes.map(({ path }) => [path, isApart(path) ? 'apart' : 'tags'])).toEqual(places)
  expect(places.filter(([, place]) => place === 'apart').map(([path]) => path)).toContain('/g/:slug')
})
