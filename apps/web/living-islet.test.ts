// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instant } from '#kit/time/time.ts'
import scene from '#kit/ui/IsletScene.module.css'

let art: 'lanterns' | 'tides' | 'stars' | undefined
const season = {
  slug: 'sea',
  kind: 'season' as const,
  title: 'Sea',
  lead: 'The sea.',
  startsAt: instant('2026-06-01T00:00:00Z'),
  endsAt: instant('2026-07-01T00:00:00Z'),
}
const drawn = `<div class="${scene.stage}"><div class="${scene.art}"><i></i><i class="${scene.islet}"></i></div><div class="${scene.veil}"></div></div>`
const stage = () => document.querySelector<HTMLElement>(`.${scene.stage}`)!
const layer = () => stage().querySelector<HTMLElement>('[data-part]')

beforeEach(() => {
  art = undefined
  vi.resetModules()
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 5, 1, 19, 0))
  document.documentElement.dataset.ready = 'true'
  document.body.innerHTML = drawn
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.ready
})

async function live() {
  const module = await import('./living-islet.ts')
  let go: () => void = () => undefined
  module.live(
    {
      subscribe(listener) {
        go = listener
        return () => undefined
      },
    },
    async () => ({ events: art ? [{ ...season, art }] : [] }),
  )
  await vi.advanceTimersByTimeAsync(2000)
  return () => go()
}

test('the scene shows the light of the hour, below the islet and the scrim under texts', async () => {
  await live()
  expect(layer()?.dataset.part).toBe('dusk')
  expect(layer()?.nextElementSibling?.className).toBe(scene.islet)
  expect(stage().lastElementChild?.className).toBe(scene.veil)
})

test('the light changes with the clock, in the same layer', async () => {
  await live()
  const first = layer()
  await vi.advanceTimersByTimeAsync(2.1 * 3600 * 1000)
  expect(layer()).toBe(first)
  expect(layer()?.dataset.part).toBe('night')
})

test('the scene of a later page gets its light, too, once', async () => {
  const go = await live()
  document.body.innerHTML = drawn
  go()
  await vi.advanceTimersByTimeAsync(2000)
  expect(stage().querySelectorAll('[data-part]')).toHaveLength(1)
})

test('the scene is not changed before React has hydrated the page', async () => {
  delete document.documentElement.dataset.ready
  await live()
  expect(layer()).toBeNull()
})

test('the running season has its weather; without one the sky is clear', async () => {
  await live()
  expect(layer()!.querySelector('svg')).toBeNull()
  vi.resetModules()
  stage().querySelector('[data-part]')!.remove()
  art = 'lanterns'
  await live()
  expect(layer()!.querySelectorAll('svg')).toHaveLength(1)
})
