import { expect, test } from 'vitest'
import type { Stage } from '#kit/game/stage.ts'
import { oneButton } from './button.ts'
import { freshBase } from './rules.ts'
import { dragColumns, tapSpots } from './touch.ts'
import { wakingTouch } from './waking.ts'

const hands = (held = false, keys: readonly string[] = []) =>
  ({
    held: held ? { x: 0, y: 0 } : undefined,
    pointer: { x: 250, y: 0 },
    keys: new Set(keys),
  }) as unknown as Stage
const same = (at: { readonly x: number; readonly y: number }) => at
const state = freshBase()

test('a press shorter than a tick still counts, and two quick ones count twice', () => {
  const button = oneButton()
  const next = () => button.input(hands(), same, state)
  button.down?.({ x: 0, y: 0 }, state)
  button.down?.({ x: 0, y: 0 }, state)
  expect([next(), next(), next(), next()]).toEqual([1, 0, 1, 0])
})

test('the button stays down as long as a finger or a key does', () => {
  const button = oneButton()
  expect(button.key(' ')).toBe(true)
  expect(
    [hands(false, [' ']), hands(true), hands()].map((stage) => button.input(stage, same, state)),
  ).toEqual([1, 1, 0])
  expect(button.key('q')).toBe(false)
})

test('the press that starts a game is not a move, however long it lasts', () => {
  const button = oneButton()
  const waking = wakingTouch()
  const heard = (held: boolean) => waking.heard(button.input(hands(held), same, state))
  button.down?.({ x: 0, y: 0 }, state)
  button.reset?.()
  waking.begin()
  expect([heard(true), heard(true), heard(false)]).toEqual([0, 0, 0])
  expect([heard(true), heard(true), heard(false)]).toEqual([1, 1, 0])
})

test('a tap finds the nearest spot, and none when all are far', () => {
  const spots = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ]
  const touch = tapSpots(() => spots, 40)
  touch.down?.({ x: 190, y: 110 }, state)
  touch.down?.({ x: 300, y: 300 }, state)
  touch.down?.({ x: 110, y: 90 }, state)
  const inputs = Array.from({ length: 5 }, () => touch.input(hands(), same, state))
  expect(inputs.filter((input) => input > 0)).toEqual([2, 1])
})

test('the arrows move a cursor from spot to spot and Enter taps there', () => {
  const spots = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 100, y: 200 },
  ]
  const touch = tapSpots(() => spots, 40)
  touch.input(hands(), same, state)
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) touch.key(key)
  const inputs = Array.from({ length: 4 }, () => touch.input(hands(), same, state))
  expect(inputs).toContain(2)
})

test('a drag gives the column under the finger, keys give the one beside the hero', () => {
  const drag = dragColumns(() => 100)
  expect(drag.input(hands(true), same, state)).toBe(26)
  expect(drag.input(hands(), same, state)).toBe(0)
  expect(drag.input(hands(false, ['ArrowRight']), same, state)).toBeGreaterThan(11)
})
