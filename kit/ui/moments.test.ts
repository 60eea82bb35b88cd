// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectSound } from '#kit/sound/portal-sound.ts'
import type { SoundPlayer } from '#kit/sound/player.ts'
import { beatsOf, MOMENTS, playMoment, type MomentName } from './moments.ts'

let heard: string[]
beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  const player = {
    play: (name: string) => heard.push(name),
    vibrate: () => heard.push('shake'),
  }
  connectSound(player as unknown as SoundPlayer)
  calm(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const calm = (isCalm: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
const lengthOf = (name: MomentName) => beatsOf(name, false).at(-1)!.at

test('the higher a card, the longer and the more often it knocks', () => {
  expect(lengthOf('buildS')).toBeLessThan(lengthOf('buildSS'))
  expect(lengthOf('buildSS')).toBeLessThan(lengthOf('buildSSS'))
  const shakes = (['tierNormal', 'tierS', 'tierSS', 'tierSSS'] as const).map(
    (name) => beatsOf(name, false).filter((beat) => beat.shakes).length,
  )
  expect(shakes).toEqual([0, 1, 2, 3])
})

test('the sounds of a swap play in order: giving, receiving, owning', () => {
  playMoment('swapDone')
  vi.runAllTimers()
  expect(heard).toEqual(['switchOff', 'switchOn', 'claim', 'shake'])
})

test('the skipped rest of a moment makes no sound', () => {
  const leave = playMoment('swapDone')
  vi.advanceTimersByTime(300)
  leave()
  vi.runAllTimers()
  expect(heard).toEqual(['switchOff', 'switchOn'])
})

test('with reduced motion a moment sounds once, without vibration', () => {
  calm(true)
  for (const name of Object.keys(MOMENTS) as MomentName[]) {
    heard = []
    playMoment(name)
    vi.runAllTimers()
    expect(heard.length, name).toBe(name.startsWith('build') ? 0 : 1)
    expect(heard).not.toContain('shake')
  }
})
