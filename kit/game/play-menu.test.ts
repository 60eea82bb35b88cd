import { describe, expect, test } from 'vitest'
import { countUp } from './testing/count-up.ts'
import { openCountUp as open } from './testing/open-count-up.ts'

const levelled = { ...countUp, levels: 3 }

describe('the game waits while the menu is open', () => {
  test('a new board from an option also waits until the menu closes', () => {
    const { play, seen } = open({ realtime: true })
    play.pause()
    seen.context.fresh()
    expect(play.state().phase).toBe('paused')
    play.resume()
    expect(play.state().phase).toBe('playing')
    expect(seen.asked).toEqual(['pause', 'resume'])
  })

  test('a level or the daily challenge begins at once', () => {
    const { play, seen } = open({ realtime: true, definition: levelled })
    play.pause()
    play.restart({ level: 2 })
    expect(play.state().phase).toBe('playing')
    play.pause()
    play.playDaily()
    expect(play.state().phase).toBe('playing')
    expect(seen.asked).toEqual(['pause', 'resume', 'pause', 'resume'])
  })
})

describe('after the challenge of the day', () => {
  test('the player continues with their own level', () => {
    const { play, seen } = open({ definition: levelled })
    play.restart({ level: 3 })
    play.playDaily()
    seen.context.fresh({ seed: 42, level: 1 })
    expect(play.state()).toMatchObject({ level: 1, daily: true })
    play.restart()
    expect(play.state()).toMatchObject({ level: 3, daily: false })
  })

  test('another board of the game is not a challenge', () => {
    const { play, seen } = open()
    play.playDaily()
    seen.context.fresh({ level: 2 })
    expect(play.state().daily).toBe(false)
  })
})
