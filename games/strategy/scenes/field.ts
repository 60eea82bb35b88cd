import type { Brush } from '#kit/game/micro/brush.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { StrategyDefinition } from '../definitions.ts'
import type { CampaignState } from '../rules/campaign-rules.ts'

export type Tools<State extends CampaignState> = SceneTools<StrategyDefinition, State, number>

/** Fits a drawing of fixed size into the stage. */
export interface Field {
  layout(size: StageSize): void
  toScreen(at: Point): Point
  toField(at: Point): Point
  paint(pen: CanvasRenderingContext2D, draw: (brush: Brush) => void): void
}

const MARGIN = 10

export function fieldOf(width: number, height: number): Field {
  let scale = 1
  let left = 0
  let top = 0
  return {
    layout(size) {
      scale = Math.min((size.width - 2 * MARGIN) / width, (size.height - 2 * MARGIN) / height)
      left = (size.width - width * scale) / 2
      top = (size.height - height * scale) / 2
    },
    toScreen: ({ x, y }) => ({ x: left + x * scale, y: top + y * scale }),
    toField: ({ x, y }) => ({ x: (x - left) / scale, y: (y - top) / scale }),
    paint(pen, draw) {
      pen.save()
      pen.translate(left, top)
      pen.scale(scale, scale)
      draw(canvasBrush(pen))
      pen.restore()
    },
  }
}

/** An input that is pointed at for a while. */
export interface Hint {
  show(input: number): void
  clear(): void
  readonly input: number | undefined
  /** 0 to 1 and back, over and over. */
  readonly pulse: number
}

const HINT_SECONDS = 2

export function hintOf(tools: Pick<SceneTools<StrategyDefinition, CampaignState, number>, 'effects'>): Hint {
  let shown: { readonly input: number; k: number } | undefined
  return {
    show(input) {
      const mark = { input, k: 0 }
      shown = mark
      tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
        ease: (k) => k,
        done: () => {
          if (shown === mark) shown = undefined
        },
      })
    },
    clear: () => (shown = undefined),
    get input() {
      return shown?.input
    },
    get pulse() {
      return 0.5 + 0.5 * Math.sin((shown?.k ?? 0) * 24)
    },
  }
}

export function heart(brush: Brush, x: number, y: number, size: number, isWhole: boolean) {
  const color = isWhole ? '#ff5d6f' : '#3a3050'
  brush.disc(x - size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.disc(x + size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.shape([x - size * 0.88, y, x + size * 0.88, y, x, y + size], color)
}
