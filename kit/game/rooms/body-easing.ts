import type { Easing } from './prediction.ts'

interface Body {
  x: number
  y: number
}

/** Share of a correction still visible a frame later. */
const LEFT_PER_FRAME = 0.84
const LEAST = 0.25

interface BodyWish<State> {
  /** Bodies that are eased, always in the same order; undefined for one that the player moves alone. */
  bodiesOf(state: State, own: number | undefined): readonly (Body | undefined)[]
  /** A larger jump is shown at once: the body was placed there. */
  readonly farthest: number
  /** A copy of the state whose bodies may be changed. */
  copy(state: State): State
}

/** Slides the bodies of a match to their corrected positions; visual only. */
export function bodyEasing<State>({ bodiesOf, farthest, copy }: BodyWish<State>): Easing<State> {
  let offsets: Body[] = []
  const still = ({ x, y }: Body) => Math.abs(x) + Math.abs(y) <= LEAST
  return {
    corrected(shown, known, own) {
      const before = bodiesOf(shown, own)
      offsets = bodiesOf(known, own).map((now, index) => {
        const old = before[index]
        const left = offsets[index] ?? { x: 0, y: 0 }
        if (!now || !old) return { x: 0, y: 0 }
        const [x, y] = [old.x + left.x - now.x, old.y + left.y - now.y]
        return Math.hypot(x, y) > farthest ? { x: 0, y: 0 } : { x, y }
      })
    },
    frame(state) {
      offsets = offsets.map(({ x, y }) => ({ x: x * LEFT_PER_FRAME, y: y * LEFT_PER_FRAME }))
      if (offsets.every(still)) return state
      const seen = copy(state)
      for (const [index, body] of bodiesOf(seen, undefined).entries()) {
        if (!body) continue
        body.x += offsets[index]?.x ?? 0
        body.y += offsets[index]?.y ?? 0
      }
      return seen
    },
    clear: () => void (offsets = []),
  }
}
