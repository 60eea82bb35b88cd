import { seconds, type Duration, type Instant } from '#kit/time/time.ts'
import type { Point } from './place.ts'
import type { Press } from './held.ts'

/** Touch gestures as a state machine. Points are in pixels of the page. */

/** A long press means the right button. */
export const LONG_PRESS: Duration = seconds(0.5)
/** Smaller movements are tremor. */
export const SLOP = 10
/** How far two fingers travel for one notch of the wheel. */
export const SCROLL_STEP = 28

export type TouchState =
  | { readonly status: 'idle' }
  /** One finger, gesture still undecided. */
  | {
      readonly status: 'pressing'
      readonly id: number
      readonly start: Point
      readonly last: Point
      readonly at: Instant
    }
  | { readonly status: 'dragging'; readonly id: number; readonly last: Point; readonly holds: boolean }
  | {
      readonly status: 'two'
      readonly ids: readonly number[]
      readonly start: Point
      readonly hasMoved: boolean
    }
  /** The gesture is done; it waits for the last finger to lift. */
  | { readonly status: 'spent'; readonly ids: readonly number[] }

export type TouchEventKind =
  | { readonly kind: 'down' | 'move' | 'up'; readonly id: number; readonly point: Point }
  | { readonly kind: 'cancel'; readonly id: number }
  /** Time has passed. */
  | { readonly kind: 'tick' }

export type TouchDeed =
  | { readonly do: 'place'; readonly point: Point }
  | { readonly do: 'shift'; readonly dx: number; readonly dy: number }
  | { readonly do: 'click'; readonly press: Press }
  | { readonly do: 'press' | 'lift'; readonly press: Press }
  | { readonly do: 'scroll'; readonly dy: number }

/** `absolute`: the finger is the pointer. `relative`: the picture is a touchpad. */
export interface TouchContext {
  readonly pointer: 'absolute' | 'relative'
  readonly now: Instant
}

interface Outcome {
  readonly state: TouchState
  readonly deeds: readonly TouchDeed[]
}

const IDLE: TouchState = { status: 'idle' }
const stay = (state: TouchState): Outcome => ({ state, deeds: [] })
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) > SLOP
const shift = (from: Point, to: Point): TouchDeed => ({ do: 'shift', dx: to.x - from.x, dy: to.y - from.y })

export const noTouch: TouchState = IDLE

export function touch(state: TouchState, event: TouchEventKind, context: TouchContext): Outcome {
  if (event.kind === 'tick') return tick(state, context)
  if (event.kind === 'down') return down(state, event, context)
  if (event.kind === 'move') return move(state, event, context)
  return leave(state, event, event.kind === 'cancel')
}

function down(
  state: TouchState,
  { id, point }: { id: number; point: Point },
  context: TouchContext,
): Outcome {
  if (state.status === 'idle') {
    const pressing = { status: 'pressing', id, start: point, last: point, at: context.now } as const
    return { state: pressing, deeds: context.pointer === 'absolute' ? [{ do: 'place', point }] : [] }
  }
  if (state.status === 'pressing')
    return stay({ status: 'two', ids: [state.id, id], start: state.start, hasMoved: false })
  if (state.status === 'dragging')
    return {
      state: { status: 'spent', ids: [state.id, id] },
      deeds: state.holds ? [{ do: 'lift', press: 'MouseLeft' }] : [],
    }
  return stay({ status: 'spent', ids: [...state.ids, id] })
}

function move(
  state: TouchState,
  { id, point }: { id: number; point: Point },
  context: TouchContext,
): Outcome {
  const isAbsolute = context.pointer === 'absolute'
  if (state.status === 'pressing' && state.id === id) {
    if (!far(state.start, point)) return stay({ ...state, last: point })
    const dragging: TouchState = { status: 'dragging', id, last: point, holds: isAbsolute }
    if (!isAbsolute) return { state: dragging, deeds: [shift(state.start, point)] }
    return {
      state: dragging,
      deeds: [
        { do: 'press', press: 'MouseLeft' },
        { do: 'place', point },
      ],
    }
  }
  if (state.status === 'dragging' && state.id === id)
    return {
      state: { ...state, last: point },
      deeds: [isAbsolute ? { do: 'place', point } : shift(state.last, point)],
    }
  if (state.status === 'two' && state.ids[0] === id) {
    const notches = Math.trunc((point.y - state.start.y) / SCROLL_STEP)
    if (notches === 0) return stay(state)
    // Fingers that go up pull the page up: the wheel turns down.
    const start = { x: point.x, y: state.start.y + notches * SCROLL_STEP }
    return { state: { ...state, start, hasMoved: true }, deeds: [{ do: 'scroll', dy: -notches }] }
  }
  return stay(state)
}

function leave(state: TouchState, { id }: { id: number }, isCancelled: boolean): Outcome {
  if (state.status === 'pressing' && state.id === id)
    return { state: IDLE, deeds: isCancelled ? [] : [{ do: 'click', press: 'MouseLeft' }] }
  if (state.status === 'dragging' && state.id === id)
    return { state: IDLE, deeds: state.holds ? [{ do: 'lift', press: 'MouseLeft' }] : [] }
  if (state.status === 'two') {
    const isClick = !state.hasMoved && !isCancelled
    const ids = state.ids.filter((other) => other !== id)
    return { state: { status: 'spent', ids }, deeds: isClick ? [{ do: 'click', press: 'MouseRight' }] : [] }
  }
  if (state.status === 'spent') {
    const ids = state.ids.filter((other) => other !== id)
    return stay(ids.length === 0 ? IDLE : { status: 'spent', ids })
  }
  return stay(state)
}

function tick(state: TouchState, { now }: TouchContext): Outcome {
  if (state.status !== 'pressing' || now - state.at < LONG_PRESS) return stay(state)
  return { state: { status: 'spent', ids: [state.id] }, deeds: [{ do: 'click', press: 'MouseRight' }] }
}
