// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import type { Play, PlayState } from '#kit/game/play.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { ActionBar } from './ActionBar.tsx'
import { Counters } from './Counters.tsx'
import english from '../messages/en.json' with { type: 'json' }

afterEach(cleanup)

const playing: PlayState = {
  phase: 'playing',
  score: 0,
  best: undefined,
  level: 1,
  stars: {},
  hud: [],
  options: [],
  canUndo: false,
  canHint: false,
  daily: false,
  result: undefined,
}

/** A running game that only writes down what it was asked. */
function playThat(isRealtime: boolean, mayUndo = true) {
  const asked: string[] = []
  const play: Play = {
    slug: 'pool',
    canvas: document.createElement('canvas'),
    isRealtime,
    mayUndo,
    levels: 0,
    wish: () => undefined,
    enter: () => undefined,
    state: () => playing,
    subscribe: () => () => undefined,
    undo: () => void asked.push('undo'),
    hint: () => void asked.push('hint'),
    restart: () => void asked.push('restart'),
    again: () => void asked.push('again'),
    hasBoard: !isRealtime,
    isLong: () => false,
    touchSize: () => undefined,
    playDaily: () => void asked.push('daily'),
    setOption: () => undefined,
    pause: () => void asked.push('pause'),
    resume: () => void asked.push('resume'),
    version: 'test',
    day: '2026-11-20',
    runId: () => undefined,
    replay: () => undefined,
    canRace: false,
    race: () => undefined,
    destroy: () => undefined,
  }
  return { play, asked }
}
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isOff = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled

describe('the buttons below a game', () => {
  const show = (
    isRealtime: boolean,
    state: Partial<PlayState> = {},
    { isFull = false, mayUndo = true } = {},
  ) => {
    const { play, asked } = playThat(isRealtime, mayUndo)
    renderOnPage(
      <ActionBar
        play={play}
        state={{ ...playing, ...state }}
        isFull={isFull}
        onFull={() => asked.push('full')}
        onRestart={() => void asked.push('restart')}
      />,
    )
    return asked
  }

  test('of a turn-based game offer undo and hint, once they are possible', () => {
    show(false)
    expect(labels()).toEqual(['Undo', 'Hint', 'Restart', 'Full screen'])
    expect([isOff('Undo'), isOff('Hint'), isOff('Restart')]).toEqual([true, true, false])
    cleanup()
    const asked = show(false, { canUndo: true, canHint: true })
    for (const name of ['Undo', 'Hint', 'Restart', 'Full screen']) press(name)
    expect(asked).toEqual(['undo', 'hint', 'restart', 'full'])
  })

  test('of a turn that revealed something offer no undo', () => {
    show(false, {}, { mayUndo: false })
    expect(labels()).toEqual(['Hint', 'Restart', 'Full screen'])
  })

  test.for([
    ['playing', 'Pause', 'pause'],
    ['paused', 'Go on', 'resume'],
  ] as const)('in real time, while %s, offer "%s"', ([phase, name, wish]) => {
    const asked = show(true, { phase })
    expect(labels()).toEqual([name, 'Restart', 'Full screen'])
    press(name)
    expect(asked).toEqual([wish])
  })

  test('cannot pause an ended game', () => {
    show(true, { phase: 'ended' })
    expect(isOff('Pause')).toBe(true)
  })

  test('exit full screen', () => {
    show(false, {}, { isFull: true })
    expect(labels().at(-1)).toBe(english['game.fullscreenEnd'])
  })

  test('wait for the game', () => {
    renderOnPage(
      <ActionBar
        play={undefined}
        state={playing}
        isFull={false}
        onFull={() => undefined}
        onRestart={() => undefined}
      />,
    )
    expect([isOff('Undo'), isOff('Hint'), isOff('Restart')]).toEqual([true, true, true])
  })
})

describe('the counters above a game', () => {
  const shown = (state: Partial<PlayState>, language: Language = 'en') => {
    renderOnPage(<Counters state={{ ...playing, ...state }} unit="points" />, { language })
    const values = [...document.querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')!.textContent,
      pair.querySelector('dd')!.textContent,
    ])
    return Object.fromEntries(values) as Record<string, string>
  }

  test('show no best before the first run has ended', () => {
    expect(shown({ score: 12 })).toEqual({ Score: '12', Best: '–' })
  })

  test.for([
    [99, 100, '100'],
    [100, 100, '100'],
    [101, 100, '101'],
    [5, 0, '5'],
  ] as const)('with score %i and best %i the best is %s, growing with the run', ([score, best, text]) => {
    expect(shown({ score, best })).toMatchObject({ Best: text })
  })

  test('format numbers in the language', () => {
    expect(Object.values(shown({ score: 12_345, best: 54_321 }, 'de'))).toEqual(['12.345', '54.321'])
  })

  test('are shown only when their number is known, because one more would move the others', () => {
    const count = () => document.querySelector('dl')!.dataset['counters']
    shown({ phase: 'loading' })
    expect(count()).toBeUndefined()
    cleanup()
    shown({ hud: [{ id: 'lives', label: 'Lives', value: '3' }] })
    expect(count()).toBe('3')
  })

  test('show the game’s other counters', () => {
    expect(shown({ hud: [{ id: 'lives', label: 'Lives', value: '3' }] })).toMatchObject({ Lives: '3' })
  })
})
