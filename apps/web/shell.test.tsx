// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import { connectSound } from '#kit/sound/portal-sound.ts'
import { trackFor, trackName, type Scene } from '#kit/sound/rules.ts'
import { routes } from './routes.ts'
import { Shell } from './Shell.tsx'

afterEach(cleanup)

/** Shows the frame of a page; gives the track that its scene asks for. */
function trackOn(path: string): string {
  const route = routes.find((one) => one.path === path)!
  let scene: Scene | undefined
  const setScene = (next: Scene) => void (scene = next)
  connectSound({ setScene } as Parameters<typeof connectSound>[0])
  renderOnPage(
    <Shell layout={route.layout} name={route.name}>
      <main>page</main>
    </Shell>,
    { path },
  )
  return scene ? trackName(trackFor(scene, { music: true, unlocked: true })) : 'its own'
}

test.for([
  ['2.1', '/', 'main', 'bars'],
  ['2.5', '/cloud', 'main', 'bars'],
  ['2.6] [4.25', '/coconut', 'coconut', 'bars'],
  ['2.4] [4.26', '/cgame', '', 'nothing'],
] as const)('[%s] %s has the music "%s" and %s around it', ([, path, track, around]) => {
  expect(trackOn(path)).toBe(track)
  expect(screen.queryAllByRole('navigation').length > 0).toBe(around === 'bars')
})

test('[1.4] [4.26] the page of a game leaves the music to the game', () => {
  expect(trackOn('/g/:slug')).toBe('its own')
})
