import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Room } from './definitions.ts'
import { face, icon } from './riddle-art.ts'
import type { Riddle } from './riddles.ts'
import { SIDE } from './room-plans.ts'
import type { RoomState } from './rules.ts'
import { candle, thing } from './things-art.ts'

/** The pocket begins here, below the room. */
export const POCKET = 408
const SLOT = 47
const PANEL_Y = 312

export const slotPlace = (index: number): Point => ({ x: 32 + index * SLOT, y: POCKET + 29 })

/** The upper or the lower half of a dial. */
export const dialPlace = (dial: number, dials: number, isUp: boolean): Point => ({
  x: 200 + (dial - (dials - 1) / 2) * Math.min(84, 350 / dials),
  y: PANEL_Y + (isUp ? -37 : 37),
})

interface Pocket {
  readonly picked: number | undefined
  /** Things that are still on their way. */
  readonly hidden: readonly number[]
  /** 1 to 0. */
  readonly left: number
}

/** The things one has, and the candle. */
export function paintPocket(brush: Brush, { held }: RoomState, { picked, hidden, left }: Pocket) {
  brush.slab(0, POCKET, SIDE, 58, 18, '#5a3d2e', 8)
  for (let index = 0; index < 7; index++) {
    const { x, y } = slotPlace(index)
    brush.round(x - 21, y - 21, 42, 42, 10, '#3f291e')
  }
  for (const [index, item] of held.entries()) {
    if (hidden.includes(item)) continue
    const { x, y } = slotPlace(index)
    const isPicked = item === picked
    if (isPicked) brush.round(x - 23, y - 23, 46, 46, 12, PAINT.sun)
    if (isPicked) brush.round(x - 20, y - 20, 40, 40, 9, '#6a4a38')
    brush.at(x, y - (isPicked ? 5 : 0), 0, () => thing(brush, item), isPicked ? 1.08 : 0.95)
  }
  candle(brush, 370, POCKET + 52, Math.max(0, left))
}

/** The dials of the box, large. */
export function paintPanel(brush: Brush, room: Room, { labels }: Riddle, { dials }: RoomState) {
  const count = dials.length
  const wide = Math.min(84, 350 / count)
  brush.round(8, PANEL_Y - 86, 384, 176, 22, '#000000', 0.3)
  brush.slab(8, PANEL_Y - 92, 384, 168, 22, '#6f7f9f', 9)
  for (const [dial, value] of dials.entries()) {
    const { x } = dialPlace(dial, count, true)
    const half = wide / 2 - 4
    brush.round(x - half, PANEL_Y - 66, half * 2, 132, 12, shade('#6f7f9f', -0.35))
    brush.shape([x - 13, PANEL_Y - 42, x + 13, PANEL_Y - 42, x, PANEL_Y - 58], PAINT.sun)
    brush.shape([x - 13, PANEL_Y + 42, x + 13, PANEL_Y + 42, x, PANEL_Y + 58], PAINT.sun)
    brush.round(x - half + 3, PANEL_Y - 34, half * 2 - 6, 68, 9, '#fff4dc')
    brush.round(x - half + 3, PANEL_Y - 34, half * 2 - 6, 8, 4, '#000000', 0.12)
    face(brush, room, value, x, PANEL_Y, Math.min(54, half * 1.6))
    const label = labels[dial]
    if (label === undefined) continue
    brush.disc(x, PANEL_Y - 84, 19, '#fff4dc')
    icon(brush, label, x, PANEL_Y - 84, 26)
  }
  if (labels.length === 0)
    for (let dial = 0; dial < count; dial++)
      for (let pip = 0; pip <= dial; pip++)
        brush.disc(dialPlace(dial, count, true).x + (pip - dial / 2) * 9, PANEL_Y - 79, 3.4, PAINT.sun)
}
