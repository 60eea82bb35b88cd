import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { pointIn, take } from './fingers.ts'
import type { PadSize } from './pad-geometry.ts'
import { NEW_SPOT, placeParts, scaledBy, sizeOf, spotAt, type PadPart, type Placement } from './pad-places.ts'

/** Pixels of an arrow key, and of one with Shift. */
const STEP = 8
const FAR_STEP = 40
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const SIZES: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

interface EditWorld {
  readonly area: RefObject<HTMLElement | null>
  readonly parts: readonly PadPart[]
  readonly padSize: PadSize
  /** What the player has chosen; nothing while the pad lies as usual. */
  readonly placement: Placement | undefined
  /** Where the parts of a pad lie that was never moved. */
  readonly measure: () => Placement
  readonly onChange: (placement: Placement) => void
}

/** Where the parts lie, also while one is dragged, and the one that is chosen. */
export function usePadEdit({ area, parts, padSize, placement, measure, onChange }: EditWorld) {
  const [dragged, setDragged] = useState<Placement>()
  const [chosen, setChosen] = useState<PadPart>(parts.at(-1)!)
  const grip = useRef<{ readonly pointer: number; readonly dx: number; readonly dy: number }>(undefined)
  const usual = useUsual(placement === undefined, measure)
  const shown = dragged ?? placement ?? usual

  const box = () => area.current!.getBoundingClientRect()
  const middleOf = (part: PadPart) => placeParts([part], shown, padSize, box())[0]!
  const spotOf = (part: PadPart) => shown[part] ?? NEW_SPOT
  const brought = (part: PadPart, x: number, y: number): Placement => {
    const { scale } = spotOf(part)
    return { ...shown, [part]: spotAt({ x, y }, { scale, size: sizeOf(part, { scale }, padSize) }, box()) }
  }
  const resize = (steps: number, part = chosen) =>
    onChange({ ...shown, [part]: scaledBy(spotOf(part), steps) })
  const drop = ({ pointerId }: PointerEvent) => {
    if (grip.current?.pointer !== pointerId) return
    grip.current = undefined
    if (dragged) onChange(dragged)
    setDragged(undefined)
  }

  return {
    shown,
    chosen,
    choose: setChosen,
    resize,
    /** Brings the chosen part to where the area was touched. */
    bring(event: MouseEvent) {
      const point = pointIn(area, event)
      onChange(brought(chosen, point.x, point.y))
    },
    /** True when the key was for the part. */
    press(event: KeyboardEvent, part: PadPart): boolean {
      const [way, steps] = [ARROWS[event.key], SIZES[event.key]]
      if (steps) resize(steps, part)
      else if (way) {
        const { x, y } = middleOf(part)
        const far = event.shiftKey ? FAR_STEP : STEP
        onChange(brought(part, x + way[0] * far, y + way[1] * far))
      }
      return Boolean(way ?? steps)
    },
    drag: (part: PadPart) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        take(event)
        event.currentTarget.focus()
        // A second finger moves no second part.
        if (grip.current) return
        setChosen(part)
        const [point, middle] = [pointIn(area, event), middleOf(part)]
        grip.current = { pointer: event.pointerId, dx: middle.x - point.x, dy: middle.y - point.y }
      },
      onPointerMove(event: PointerEvent) {
        if (grip.current?.pointer !== event.pointerId) return
        const { x, y } = pointIn(area, event)
        setDragged(brought(part, x + grip.current.dx, y + grip.current.dy))
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onLostPointerCapture: drop,
    }),
  }
}

/** Measured when it is needed, and again in a window of another size. */
function useUsual(isNeeded: boolean, measure: () => Placement): Placement {
  const [usual, setUsual] = useState<Placement>({})
  const latest = useRef(measure)
  useLayoutEffect(() => {
    latest.current = measure
  })
  // Before it is seen: nothing is moved from a place that is not known.
  useLayoutEffect(() => {
    if (!isNeeded) return
    const again = () => setUsual(latest.current())
    again()
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  }, [isNeeded])
  return usual
}
