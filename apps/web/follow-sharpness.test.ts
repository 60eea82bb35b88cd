// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openStage } from '#kit/game/stage.ts'
import { penThatWrites } from '#kit/game/testing/written-pen.ts'
import { followSharpness } from './follow-sharpness.ts'

afterEach(() => vi.unstubAllGlobals())

/** A window that is on a screen of one sharpness at a time, and an observer that reports other paddings. */
function windowOn(ratio: number) {
  const queries = new Map<string, EventTarget>()
  let observed: HTMLElement
  let padding: string
  let report: () => void
  vi.stubGlobal('devicePixelRatio', ratio)
  vi.stubGlobal('matchMedia', (query: string) => {
    const known = queries.get(query) ?? new EventTarget()
    queries.set(query, known)
    return known
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        report = measure
      }
      observe(element: HTMLElement) {
        observed = element
        padding = element.style.paddingBlockEnd
      }
      disconnect() {}
    },
  )
  return (next: number) => {
    const before = queries.get(`(resolution: ${devicePixelRatio}dppx)`)
    vi.stubGlobal('devicePixelRatio', next)
    before?.dispatchEvent(new Event('change'))
    if (observed.style.paddingBlockEnd !== padding) report()
    padding = observed.style.paddingBlockEnd
  }
}

test('a stage is as sharp as the screen to which its window is moved, each time', () => {
  const moveTo = windowOn(1)
  const canvas = document.createElement('canvas')
  document.body.append(canvas)
  const { pen } = penThatWrites()
  Object.assign(canvas, {
    getContext: () => pen,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 300, height: 200 }),
  })
  followSharpness()
  const stage = openStage({ canvas, reducedMotion: true, draw: () => undefined })
  expect(canvas.width).toBe(300)
  moveTo(2)
  expect(canvas.width).toBe(600)
  moveTo(1)
  expect(canvas.width).toBe(300)
  moveTo(1.5)
  expect(canvas.width).toBe(450)
  stage.destroy()
})
