// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { questActions, takeStep } from './quest-actions.ts'

let begun: number
const portalWakes = () => questActions.change(() => ({ hello: () => begun++ }))

beforeEach(() => {
  begun = 0
  questActions.change(() => ({}))
  history.replaceState(null, '', '/')
})

test('a step begins at once where the portal has set its action', () => {
  portalWakes()
  takeStep('hello')
  expect(begun).toBe(1)
})

test('on a page that the touch wakes it begins once, with the actions', () => {
  takeStep('hello')
  portalWakes()
  portalWakes()
  expect(begun).toBe(1)
})

test('on another page than the one it was touched on it does not begin', () => {
  takeStep('hello')
  history.pushState(null, '', '/friends')
  portalWakes()
  history.replaceState(null, '', '/')
  portalWakes()
  expect(begun).toBe(0)
})
