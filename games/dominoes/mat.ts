import type { Room } from '#kit/game/cards/room.ts'
import { paintTable } from '#kit/game/cards/table-art.ts'
import { copyWhole } from '#kit/game/draw.ts'
import type { Palette } from './definitions.ts'

/** The mat below the tiles, cached per layout. */
export interface Mat {
  draw(pen: CanvasRenderingContext2D, room: Room): void
  /** Drops the cached picture; call it after a change of layout. */
  clear(): void
}

export function stillMat(palette: Palette): Mat {
  const still = document.createElement('canvas')
  let isPainted = false
  return {
    draw(pen, room) {
      const ratio = pen.getTransform().a
      if (!isPainted) {
        still.width = Math.ceil(room.stage.width * ratio)
        still.height = Math.ceil(room.stage.height * ratio)
        const inner = still.getContext('2d')!
        inner.scale(ratio, ratio)
        paintTable(inner, room, palette)
        isPainted = true
      }
      copyWhole(pen, still)
    },
    clear: () => (isPainted = false),
  }
}
