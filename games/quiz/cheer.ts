import type { GameHost } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'

const FOUNTAINS = 3

/** Joy over a finished round. */
export function celebrate({ effects, width, height }: Stage, host: GameHost) {
  host.happy(1)
  for (let at = 0; at < FOUNTAINS; at++)
    effects.burst(
      { x: (width * (at + 0.5)) / FOUNTAINS, y: height * 0.4 },
      { count: 30, speed: Math.min(420, width * 0.7), life: 1.3 },
    )
}
