import { describe, expect, test } from 'vitest'
import type { GameDefinition } from './contract.ts'
import { countUp } from './testing/count-up.ts'
import { openCountUp as open } from './testing/open-count-up.ts'

const fewest: GameDefinition = { ...countUp, score: { best: 'lowest', unit: 'moves', ranked: true } }

test('a mounted game is playing, and shows its score after every move', () => {
  const { play, add } = open()
  expect(play.state()).toMatchObject({ phase: 'playing', score: 0, level: 1, canUndo: false })
  add(1)
  expect(play.state()).toMatchObject({ score: 1, canUndo: true })
})

test('a listener is called on every change until it unsubscribes', () => {
  const { play, add } = open()
  let told = 0
  const leave = play.subscribe(() => void told++)
  add(1)
  expect(told).toBe(1)
  leave()
  add(1)
  expect(told).toBe(1)
})

test('a game learns its language, its direction and whether it is new to the player', () => {
  const { seen, storage, add } = open()
  expect(seen.context).toMatchObject({ locale: 'ar', direction: 'rtl', firstTime: true })
  add(1, 2)
  expect(open({ storage }).seen.context.firstTime).toBe(false)
})

describe('a run of turns', () => {
  test('is stored at every move and continues at the next visit', () => {
    const { storage, add, seen } = open()
    add(1)
    const again = open({ storage })
    expect(again.seen.run.sim.hash()).toBe(seen.run.sim.hash())
    expect(again.play.state()).toMatchObject({ score: 1, canUndo: false })
  })

  test('that has ended is not continued', () => {
    const { storage, add, record } = open()
    add(1, 2)
    expect(record().run).toBeUndefined()
    expect(open({ storage }).play.state().score).toBe(0)
  })

  test('stored under other rules is replaced by a new deal', () => {
    const { storage, record, add } = open()
    add(1)
    storage.write(
      'game:count-up',
      JSON.stringify({ ...record(), run: { seed: 1, level: 1, save: 'unreadable' } }),
    )
    expect(open({ storage }).play.state()).toMatchObject({ phase: 'playing', score: 0 })
  })

  test('is undone move by move', () => {
    const { play, seen, add } = open()
    add(1, 1)
    play.undo()
    expect(play.state()).toMatchObject({ score: 1, canUndo: true })
    play.undo()
    play.undo()
    expect(play.state()).toMatchObject({ score: 0, canUndo: false })
    expect(seen.asked).toEqual(['undone', 'undone'])
    expect(play.replay()?.inputs).toEqual([])
  })

  test('that was lost continues when the last move is undone', () => {
    const { play, add } = open()
    add(2, 2)
    expect(play.state()).toMatchObject({ phase: 'ended', result: { status: 'lost' } })
    play.undo()
    expect(play.state()).toMatchObject({ phase: 'playing', score: 2, result: undefined })
    add(1)
    expect(play.state()).toMatchObject({ phase: 'ended', result: { status: 'won' } })
  })
})

test('a real-time run is neither stored nor undone', () => {
  const { play, add, record } = open({ realtime: true })
  add(1)
  expect(play.isRealtime).toBe(true)
  expect(play.state().canUndo).toBe(false)
  expect(record().run).toBeUndefined()
})

describe('the end of a run', () => {
  test('counts the play and stores the best score', () => {
    const { play, add, record } = open()
    add(2, 2)
    expect(play.state()).toMatchObject({
      phase: 'ended',
      best: 4,
      result: { score: 4, isBest: true, isFirst: true },
    })
    play.restart()
    add(1, 2)
    expect(play.state()).toMatchObject({ best: 4, result: { score: 3, isBest: false, isFirst: false } })
    expect(record()).toMatchObject({ plays: 2, bests: { 1: 4 } })
  })

  test('with a score equal to the best is not a new best', () => {
    const { play, add } = open()
    add(1, 2)
    play.restart()
    add(1, 2)
    expect(play.state().result?.isBest).toBe(false)
  })

  test('counts only a win in games where the fewest moves are best', () => {
    const { play, add } = open({ definition: fewest })
    add(2, 2)
    expect(play.state()).toMatchObject({ best: undefined, result: { isBest: false } })
    play.restart()
    add(2, 1)
    expect(play.state()).toMatchObject({ best: 3, result: { isBest: true } })
  })

  test('is reported once, and not while the run continues', () => {
    const { seen, add, record } = open()
    seen.context.host.over()
    expect(record().plays).toBe(0)
    add(1, 2)
    seen.context.host.over()
    expect(record().plays).toBe(1)
  })
})

describe('pausing', () => {
  test('stops the game until it is resumed', () => {
    const { play, seen } = open({ realtime: true })
    play.resume()
    play.pause()
    play.pause()
    expect(play.state().phase).toBe('paused')
    play.resume()
    expect(play.state().phase).toBe('playing')
    expect(seen.asked).toEqual(['pause', 'resume'])
  })

  test('has no effect after the end', () => {
    const { play, add } = open()
    add(1, 2)
    play.pause()
    expect(play.state().phase).toBe('ended')
  })
})

test('requests of a game reach the page', () => {
  const { play, seen, services } = open()
  const { host } = seen.context
  host.sound('merge', 3)
  host.vibrate()
  host.toast('Nice')
  host.announce('Your turn')
  host.playing(true)
  host.canHint(true)
  host.hud(['a', 'b', 'c'].map((id) => ({ id, label: id, value: '1' })))
  expect(services).toEqual(['sound merge 3', 'vibrate', 'toast Nice', 'announce Your turn', 'playing true'])
  expect(play.state()).toMatchObject({ canHint: true, hud: [{ id: 'a' }, { id: 'b' }] })
})

test.for([
  [0.79, ['vibrate']],
  [0.8, ['vibrate', 'confetti']],
] as const)('a celebration of strength %d gives %j', ([strength, brings]) => {
  const { seen, services } = open()
  seen.context.host.happy(strength)
  expect(services).toEqual(brings)
})

test('options and stored data are available at the next visit', () => {
  const { play, seen, storage } = open()
  play.setOption('difficulty', 'hard')
  seen.context.host.remember('12 coins')
  expect(seen.asked).toEqual(['difficulty=hard'])
  const again = open({ storage }).seen.context
  expect(again.remembered('difficulty')).toBe('hard')
  expect(again.memory).toBe('12 coins')
})

test('a closed game is destroyed and calls no listeners', () => {
  const { play, seen } = open()
  let told = 0
  play.subscribe(() => void told++)
  play.destroy()
  seen.run.apply(1)
  expect(seen.asked).toEqual(['destroy'])
  expect(told).toBe(0)
})
