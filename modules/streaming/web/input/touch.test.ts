import { describe, expect, test } from 'vitest'
import { after, instant, milliseconds, type Instant } from '#kit/time/time.ts'
import {
  LONG_PRESS,
  noTouch,
  SCROLL_STEP,
  SLOP,
  touch,
  type TouchDeed,
  type TouchEventKind,
} from './touch.ts'

const start = instant('2026-05-01T10:00:00Z')
type Step = readonly [event: TouchEventKind, at?: Instant]

function play(pointer: 'absolute' | 'relative', ...steps: readonly Step[]): TouchDeed[] {
  let state = noTouch
  return steps.flatMap(([event, now = start]) => {
    const outcome = touch(state, event, { pointer, now })
    state = outcome.state
    return outcome.deeds
  })
}
const down = (x: number, y: number, id = 1): Step => [{ kind: 'down', id, point: { x, y } }]
const move = (x: number, y: number, id = 1): Step => [{ kind: 'move', id, point: { x, y } }]
const up = (id = 1): Step => [{ kind: 'up', id, point: { x: 0, y: 0 } }]
const tickAt = (now: Instant): Step => [{ kind: 'tick' }, now]

describe('a finger on the picture moves the pointer', () => {
  test('a tap moves the pointer there and clicks', () => {
    expect(play('absolute', down(50, 60), up())).toEqual([
      { do: 'place', point: { x: 50, y: 60 } },
      { do: 'click', press: 'MouseLeft' },
    ])
  })

  test('a slightly moving finger still taps', () => {
    expect(play('absolute', down(50, 60), move(50 + SLOP, 60), up()).at(-1)).toEqual({
      do: 'click',
      press: 'MouseLeft',
    })
  })

  test('dragging holds the button from its start', () => {
    expect(play('absolute', down(50, 60), move(51 + SLOP, 60), move(90, 60), up())).toEqual([
      { do: 'place', point: { x: 50, y: 60 } },
      { do: 'press', press: 'MouseLeft' },
      { do: 'place', point: { x: 51 + SLOP, y: 60 } },
      { do: 'place', point: { x: 90, y: 60 } },
      { do: 'lift', press: 'MouseLeft' },
    ])
  })

  test('a long press clicks the right button once, and its release does nothing', () => {
    const soon = after(start, milliseconds(LONG_PRESS - 1))
    const later = after(start, LONG_PRESS)
    expect(play('absolute', down(5, 5), tickAt(soon), tickAt(later), tickAt(later), up()).slice(1)).toEqual([
      { do: 'click', press: 'MouseRight' },
    ])
  })

  test('a tap with two fingers clicks the right button, in any order of release', () => {
    for (const order of [
      [up(1), up(2)],
      [up(2), up(1)],
    ])
      expect(play('absolute', down(5, 5), down(60, 5, 2), ...order).slice(1)).toEqual([
        { do: 'click', press: 'MouseRight' },
      ])
  })

  test('dragging with two fingers turns the wheel and clicks nothing', () => {
    expect(
      play('absolute', down(5, 100), down(60, 100, 2), move(5, 100 - 2 * SCROLL_STEP), up(1), up(2)).slice(1),
    ).toEqual([{ do: 'scroll', dy: 2 }])
  })

  test('a second finger ends a drag and releases the button', () => {
    expect(
      play('absolute', down(5, 5), move(50, 5), down(9, 9, 2), move(90, 5), up(1), up(2)).at(-1),
    ).toEqual({
      do: 'lift',
      press: 'MouseLeft',
    })
  })

  test('a cancelled touch clicks nothing and leaves nothing held', () => {
    const cancel: Step = [{ kind: 'cancel', id: 1 }]
    expect(play('absolute', down(5, 5), cancel)).toHaveLength(1)
    expect(play('absolute', down(5, 5), move(50, 5), cancel).at(-1)).toEqual({
      do: 'lift',
      press: 'MouseLeft',
    })
  })

  test('after every gesture the next tap counts', () => {
    expect(play('absolute', down(5, 5), down(6, 6, 2), up(2), up(1), down(7, 7), up()).at(-1)).toEqual({
      do: 'click',
      press: 'MouseLeft',
    })
  })
})

describe('with relative pointer movement the picture is a touch pad', () => {
  test('a finger moves the pointer by its distance and holds no button', () => {
    expect(play('relative', down(50, 60), move(70, 60), move(75, 50), up())).toEqual([
      { do: 'shift', dx: 20, dy: 0 },
      { do: 'shift', dx: 5, dy: -10 },
    ])
  })

  test('a tap clicks where the pointer is', () => {
    expect(play('relative', down(50, 60), up())).toEqual([{ do: 'click', press: 'MouseLeft' }])
  })
})
