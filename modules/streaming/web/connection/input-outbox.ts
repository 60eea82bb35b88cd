import type { InputMessage } from '../../model.ts'

export interface InputRoutes {
  /** Everything arrives, in order. */
  ordered(message: InputMessage): void
  /** The newest counts, and may overtake. */
  loose(message: InputMessage): void
  /** Moves wait for the next picture; gives back how to call it off. */
  nextFrame(flush: () => void): () => void
}

const LARGEST_STEP = 4_096
const clampStep = (step: number) => Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, Math.round(step)))
const clampPlace = (place: number) => Math.max(0, Math.min(65_535, Math.round(place)))

/** Sends what the player does: keys at once, places once a picture, and a button always after its place. */
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
    // A step that got lost would be missing for good, so steps keep to the sure way.
    const stepped = takeStep()
    if (stepped) routes.ordered(stepped)
  }

  const flushSoon = () => {
    cancelFlush ??= routes.nextFrame(flush)
  }

  /** The place goes the sure way, too: the one sent loosely may arrive late, or never. */
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
