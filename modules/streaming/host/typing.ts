import type { Client } from 'x11'
import { KEY_DOWN_MS, KEY_UP_MS, MOST_TYPED_AT_ONCE } from '../rules/typed-text.ts'
import { ask } from './display.ts'

const FIRST_KEY = 8
const KEYS = 248
/** Keysyms from here on are Unicode (X11 protocol, appendix A); below, those of Latin 1 are. */
const UNICODE = 0x0100_0000
const LAST_OF_LATIN = 0xff
/** Delay for a game to read a new keyboard mapping before its key. */
const NEW_KEY_MS = 20
const MOST_WAITING = 3 * MOST_TYPED_AT_ONCE

export interface Stroke {
  readonly number: number
  readonly isShifted: boolean
}

export const keysymOf = (character: string): number => {
  const point = character.codePointAt(0)!
  return point <= LAST_OF_LATIN ? point : UNICODE + point
}

/** A display's keys by what they type, and those that type nothing. */
export function readKeys(rows: readonly (readonly number[])[]) {
  const strokes = new Map<number, Stroke>()
  const spare: number[] = []
  for (const [place, row] of rows.entries()) {
    const number = FIRST_KEY + place
    if (row.every((keysym) => keysym === 0)) spare.push(number)
    // Of two keys that type the same the first is the usual one; further columns need more than Shift.
    for (const [column, keysym] of row.slice(0, 2).entries())
      if (keysym !== 0 && !strokes.has(keysym)) strokes.set(keysym, { number, isShifted: column === 1 })
  }
  return { strokes, spare }
}

interface TypingWishes {
  readonly client: Client
  /** Presses or releases the key, with or without Shift, whatever else is held. */
  strike(stroke: Stroke, isDown: boolean): void
}

type Step = () => number

/** Types text on a display's keyboard; a character without a key is mapped to an unused one. */
export async function openTyping({ client, strike }: TypingWishes) {
  const rows = await ask<readonly (readonly number[])[]>((reply) =>
    client.GetKeyboardMapping(FIRST_KEY, KEYS, reply),
  )
  const { strokes, spare } = readKeys(rows ?? [])
  const lent = new Map<number, number>()
  const steps: Step[] = []
  let timer: NodeJS.Timeout | undefined
  let lift: (() => void) | undefined

  function lend(keysym: number): Stroke | undefined {
    const number = spare.shift()
    if (number === undefined) return undefined
    spare.push(number)
    const former = lent.get(number)
    if (former !== undefined) strokes.delete(former)
    lent.set(number, keysym)
    client.ChangeKeyboardMapping(number, 2, [keysym, keysym])
    const stroke = { number, isShifted: false }
    strokes.set(keysym, stroke)
    return stroke
  }
  const down =
    (stroke: Stroke): Step =>
    () => {
      strike(stroke, true)
      lift = () => strike(stroke, false)
      return KEY_DOWN_MS
    }
  const up: Step = () => {
    lift?.()
    lift = undefined
    return KEY_UP_MS
  }
  const find =
    (character: string): Step =>
    () => {
      const keysym = keysymOf(character)
      const known = strokes.get(keysym)
      const stroke = known ?? lend(keysym)
      if (stroke) steps.unshift(down(stroke), up)
      return known ? 0 : NEW_KEY_MS
    }
  function go() {
    timer = undefined
    let wait = 0
    while (wait === 0) {
      const step = steps.shift()
      if (!step) return
      wait = step()
    }
    timer = setTimeout(go, wait)
  }
  const start = () => {
    if (!timer) go()
  }
  return {
    type(text: string) {
      for (const character of text) steps.push(find(character))
      start()
    },
    /** Whether text is being typed: later presses are queued after it. */
    get isBusy() {
      return timer !== undefined
    },
    afterwards(act: () => void) {
      // Input that comes faster than it can be typed is dropped.
      if (steps.length >= MOST_WAITING) return act()
      steps.push(() => {
        act()
        return KEY_UP_MS
      })
      start()
    },
    /** Drops the queue, and releases held keys. */
    clear() {
      clearTimeout(timer)
      timer = undefined
      steps.length = 0
      up()
    },
  }
}
