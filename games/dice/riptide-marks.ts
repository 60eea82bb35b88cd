import { fillRound } from '#kit/game/draw.ts'
import type { SceneBase } from './scene-base.ts'
import type { ShownDie } from './dice-set.ts'
import { halo } from '#kit/game/table-top/signs.ts'

/** The light under dice that are picked, and around those the hint means. */
export function drawPicked(
  pen: CanvasRenderingContext2D,
  dice: readonly ShownDie[],
  picked: number,
  base: Pick<SceneBase, 'glowOf'>,
) {
  for (const [index, { place, size }] of dice.entries()) {
    const box = {
      x: place.x - size * 0.66,
      y: place.y - size * 0.62,
      width: size * 1.32,
      height: size * 1.3,
    }
    if (picked & (1 << index)) fillRound(pen, box, size * 0.3, 'rgb(255 209 102 / .42)')
    const glow = base.glowOf(`die${index}`)
    if (glow > 0) halo(pen, box, size * 0.3, glow)
  }
}
