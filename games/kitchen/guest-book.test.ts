// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { englishOf, gameRig } from '#kit/game/testing/game-rig.ts'
import { definitions } from './definitions.ts'
import { gainsOf, remember } from './guest-book.ts'
import type { Shop } from './shop.ts'
import { readPurse } from './upgrades.ts'
import view from './view.ts'
import type { Meal } from './world.ts'

const definition = definitions[0]!
const open = gameRig('kitchen', view)

function begin(memory: string, level = 1) {
  const game = open(definition, { record: { level, memory } })
  return { ...game, purse: () => readPurse(game.memory()) }
}

test('the page shows every guest so far with their rank, and which days are open', () => {
  const { play } = begin(JSON.stringify({ coins: 7, upgrades: 0, hearts: { tula: 16, kip: 3 }, reached: 3 }))
  const { progress } = play.state()
  expect(progress?.medals).toEqual([
    { name: 'Tula', grade: 3 },
    { name: 'Kip', grade: 1 },
    { name: 'Otti', grade: 0 },
    { name: 'Mossa', grade: 0 },
    { name: 'Pela', grade: 0 },
  ])
  expect(progress).toMatchObject({ coins: 7, map: { reached: 3, maySkip: false } })
})

test('a player who was further before days were locked stays there, and the morning announces a holiday', () => {
  const { play, toasts } = begin('{"coins":7,"upgrades":0}', 15)
  expect(play.state().progress?.map?.reached).toBe(15)
  expect(toasts).toEqual(['Regatta: everybody asks for shrimps'])
})

test('a day on which nobody cooks is lost, says how many coins were missing, and may be skipped after three losses', () => {
  const { play, page, purse } = begin('{"coins":0,"upgrades":0,"reached":1,"fails":2}')
  for (let second = 0; second < 240 && play.state().phase === 'playing'; second++) {
    if (second === 0) page.touch(0.5, 0.02)
    vi.advanceTimersByTime(1000)
  }
  const { result } = play.state()
  expect(result).toMatchObject({ status: 'lost', score: 0, gains: { coins: 0, medals: [] } })
  expect(result?.target).toBeGreaterThan(10)
  expect(purse()).toMatchObject({ reached: 1, fails: 3 })
  expect(play.state().progress?.map).toEqual({ reached: 1, maySkip: true })
  play.wish({ skip: true })
  expect(purse()).toMatchObject({ reached: 2, fails: 0 })
  expect(play.state().progress?.map?.reached).toBe(2)
})

test('a happy guest gives hearts that are saved at once, and a new rank is announced at once and at the end', () => {
  const kept: string[] = []
  const toasts: string[] = []
  const host = {
    remember: (memory: string) => void kept.push(memory),
    toast: (said: string) => void toasts.push(said),
    sound: () => undefined,
  }
  const shop = {
    host,
    text: englishOf('kitchen'),
    definition,
    risen: [],
    purse: { ...readPurse(undefined), hearts: { tula: 2 } },
    view: { kitchen: { coins: 30 } },
  } as unknown as Shop
  const meal = (total: number) => ({ guest: { regular: 0 }, grade: { total } }) as Meal
  remember(shop, meal(40))
  expect([kept, toasts]).toEqual([[], []])
  remember(shop, meal(90))
  expect(readPurse(kept.at(-1)).hearts).toEqual({ tula: 4 })
  expect(toasts).toEqual(['Tula is a closer friend now'])
  expect(gainsOf(shop)).toEqual({ coins: 30, missions: [], medals: [{ name: 'Tula', grade: 1 }] })
})
