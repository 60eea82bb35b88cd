import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import type { SoundEngine } from './engine.ts'
import { soundPlayer, unlockOnGesture } from './player.ts'
import { trackName } from './rules.ts'

function openRoom(kept: Readonly<Record<string, string>> = {}) {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(kept)) storage.write(key, text)
  const page = Object.assign(new EventTarget(), { hidden: false })
  const contexts: { state: string }[] = []
  const heard: string[] = []
  const buzzed: number[] = []
  const time = { now: 0 }
  const engine: SoundEngine = {
    play: (name, semitones) => heard.push(semitones ? `${name}+${semitones}` : name),
    setTrack: (track) => heard.push(`track ${trackName(track)}`),
    setSound: (on) => heard.push(`sound ${on}`),
    duck: (on) => heard.push(`duck ${on}`),
    silence: () => heard.push('silence'),
  }
  const player = soundPlayer({
    storage,
    page,
    clock: () => time.now,
    buzz: (milliseconds) => buzzed.push(milliseconds),
    loadEngine: async () => ({ openEngine: () => engine }),
    makeContext() {
      const context = {
        state: 'suspended',
        resume: async () => void (context.state = 'running'),
        suspend: async () => void (context.state = 'suspended'),
      }
      contexts.push(context)
      return context as unknown as AudioContext
    },
  })
  const touch = async () => {
    player.unlock()
    await vi.waitFor(() => expect(heard).toContain('duck false'))
    heard.splice(0, heard.indexOf('duck false') + 1)
  }
  return { storage, page, contexts, heard, buzzed, time, player, touch }
}

test('before the first gesture nothing plays and no audio context is opened', async () => {
  const { player, contexts, heard } = openRoom()
  player.play('tap')
  player.setScene({ page: 'coconut' })
  player.duck(true)
  player.duck(false)
  await Promise.resolve()
  expect(contexts).toHaveLength(0)
  expect(heard).toEqual([])
})

test('the first gesture opens one audio context and starts the music of the page', async () => {
  const { player, contexts, heard, touch } = openRoom()
  player.setScene({ page: 'coconut' })
  await touch()
  player.unlock()
  expect(contexts).toHaveLength(1)
  expect(contexts[0]).toMatchObject({ state: 'running' })
  expect(heard).toEqual(['track coconut'])
})

test.for([
  { waits: 100, plays: ['track main', 'tap'] },
  { waits: 400, plays: ['track main'] },
])('a tap that waited $waits ms for the engine is played or dropped', async ({ waits, plays }) => {
  const { player, heard, time, touch } = openRoom()
  player.play('tap')
  time.now += waits
  await touch()
  expect(heard).toEqual(plays)
})

test('[4.24] settings are stored as 1 and 0 under bgm-status, sound-status and vib-status', () => {
  const { player, storage } = openRoom()
  const kept = () => ['bgm-status', 'sound-status', 'vib-status'].map((key) => storage.read(key))
  expect(player.settings()).toEqual({ music: true, sound: true, vibration: true })
  player.change({ music: false })
  expect(kept()).toEqual(['0', '1', '1'])
  player.change({ music: true, sound: false, vibration: false })
  expect(kept()).toEqual(['1', '0', '0'])
})

test('[4.24] a returning visitor has their previous settings', () => {
  const { player } = openRoom({ 'bgm-status': '0', 'sound-status': '1', 'vib-status': '0' })
  expect(player.settings()).toEqual({ music: false, sound: true, vibration: false })
})

test('[4.24] music that is switched off is silent at once, and comes back when switched on', async () => {
  const { player, heard, touch } = openRoom()
  await touch()
  heard.length = 0
  player.change({ music: false })
  expect(heard).toContain('silence')
  player.change({ music: true })
  expect(heard.at(-1)).toBe('track main')
})

test('[4.24] with music and sound off no audio is opened at all', () => {
  const { player, contexts } = openRoom({ 'bgm-status': '0', 'sound-status': '0' })
  player.unlock()
  player.play('tap')
  expect(contexts).toHaveLength(0)
})

test('[4.24] [9.12] sounds stop when sound is off, the vibration of 50 ms when vibration is off', async () => {
  const { player, heard, buzzed, touch } = openRoom()
  await touch()
  player.vibrate()
  player.change({ sound: false, vibration: false })
  heard.length = 0
  player.play('coin')
  player.vibrate()
  expect(heard).toEqual([])
  expect(buzzed).toEqual([50])
})

test('a hidden page is silent and continues when it is shown again', async () => {
  const { page, contexts, touch } = openRoom()
  await touch()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(contexts[0]?.state).toBe('suspended')
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(contexts[0]?.state).toBe('running')
})

test('subscribers are notified of changed settings until they unsubscribe', () => {
  const { player } = openRoom()
  const listener = vi.fn()
  const leave = player.subscribe(listener)
  player.change({ music: false })
  leave()
  player.change({ music: true })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('any gesture unlocks audio, until the page stops listening', () => {
  const target = new EventTarget()
  const unlock = vi.fn()
  const leave = unlockOnGesture({ unlock }, target)
  target.dispatchEvent(new Event('pointerup'))
  target.dispatchEvent(new Event('keydown'))
  leave()
  target.dispatchEvent(new Event('pointerup'))
  expect(unlock).toHaveBeenCalledTimes(2)
})

test('a device without audio stays usable', () => {
  const player = soundPlayer({
    storage: memoryStorage(),
    page: Object.assign(new EventTarget(), { hidden: false }),
    makeContext: () => {
      throw new Error('no device')
    },
  })
  expect(() => player.unlock()).not.toThrow()
})
