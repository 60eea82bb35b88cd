import type { PadSize } from './pad-geometry.ts'
import { NEW_SPOT, sizeOf, type PadPart, type Placement } from './pad-places.ts'

/** For the styles of a moved part: they keep it within its area, also while a phone is turned. `placeParts` says the same in pixels. */
export function partStyle(part: PadPart, placement: Placement, padSize: PadSize): React.CSSProperties {
  const spot = placement[part] ?? NEW_SPOT
  const size = sizeOf(part, spot, padSize)
  return { '--x': `${spot.x / 10}%`, '--y': `${spot.y / 10}%`, '--size': `${size}px` } as React.CSSProperties
}
