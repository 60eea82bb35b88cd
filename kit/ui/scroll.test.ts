// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollSideways } from './scroll.ts'

let frames: ((at: number) => void)[]
const wantLess = (matches: boolean) => Object.assign(globalThis, { matchMedia: () => ({ matches }) })

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: (at: number) => void) => frames.push(frame))
  wantLess(false)
})
afterEach(() => void vi.unstubAllGlobals())
const frameAt = (at: number) => frames.shift()!(at)

test('[9.12] a scroll takes 300 ms and ends at its target', () => {
  const list = document.createElement('div')
  list.scrollLeft = 40
  scrollSideways(list, 240)
  frameAt(1000)
  expect(list.scrollLeft).toBe(40)
  frameAt(1299)
  expect(frames).toHaveLength(1)
  frameAt(1300)
  expect(list.scrollLeft).toBe(240)
  expect(frames).toHaveLength(0)
})

test('with reduced motion scrolling jumps', () => {
  wantLess(true)
  const list = document.createElement('div')
  scrollSideways(list, 240)
  expect([list.scrollLeft, frames.length]).toEqual([240, 0])
})
