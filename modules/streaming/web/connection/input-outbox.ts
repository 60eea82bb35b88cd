import type { InputMessage } from '../../model.ts'

export interface InputRoutes {
  /** Reliable and ordered. */
  ordered(message: InputMessage): void
  /** Unreliable and unordered: the newest counts. */
  loose(message: InputMessage): void
  /** Schedules moves for the next frame; returns a cancel function. */
  nextFrame(flush: () => void): () => void
}

const LARGEST_STEP = 4_096
const clampStep = (step: number) => Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, Math.round(step)))
const clampPlace = (place: number) => Math.max(0, Math.min(65_535, Math.round(place)))

/** Sends input: keys at once, positions once per frame, and a button always after its position. */
export function openInputOutbox(routes: InputRoutes) {
  let place: { x: number; y: number } | undefined
  let isPlaceNew = false
  let step = { dx: 0, dy: 0 }
  let order = 0
  let cancelFlush: (() => void) | undefined

  const moveMessage = (to: { x: number; y: number }): InputMessage => ({
    type: 'move',
    ...to,
    order: (order += 1),
  })

  function takeStep(): InputMessage | undefined {
    if (step.dx === 0 && step.dy === 0) return undefined
    const taken = { type: 'moveBy', dx: clampStep(step.dx), dy: clampStep(step.dy) } as const
    step = { dx: 0, dy: 0 }
    return taken
  }

  function flush() {
    cancelFlush = undefined
    if (place && isPlaceNew) routes.loose(moveMessage(place))
    isPlaceNew = false
    // A lost relative step would be missing for good, so steps use the reliable channel.
    const stepped = takeStep()
    if (stepped) routes.ordered(stepped)
  }

  const flushSoon = () => {
    cancelFlush ??= routes.nextFrame(flush)
  }

  /** The position also goes over the reliable channel: the unreliable one may arrive late, or never. */
  function placeFirst() {
    if (place) routes.ordered(moveMessage(place))
    isPlaceNew = false
    const stepped = takeStep()
    if (stepped) routes.ordered(stepped)
  }

  return {
    send(input: InputMessage) {
      switch (input.type) {
        case 'move':
          place = { x: clampPlace(input.x), y: clampPlace(input.y) }
          isPlaceNew = true
          return flushSoon()
        case 'moveBy':
          step = { dx: step.dx + input.dx, dy: step.dy + input.dy }
          return flushSoon()
        case 'button':
        case 'wheel':
          placeFirst()
          return routes.ordered(input)
        default:
          return routes.ordered(input)
      }
    },
    close: () => cancelFlush?.(),
  }
}
