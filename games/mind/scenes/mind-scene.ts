import { ease, type Effects } from '#kit/game/effects.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { MindDefinition } from '../definitions.ts'
import type { MindRules, MindState } from '../rules/mind-rules.ts'

export type Tools<State extends MindState> = SceneTools<MindDefinition, State, number>

/** One puzzle as its own chunk brings it; methods let a list hold puzzles of all kinds of states. */
export interface MindGame<State extends MindState = MindState> {
  readonly rules: MindRules<State>
  scene(tools: Tools<State>): Scene<State, number>
}

const HINT_SECONDS = 1.8

/** What a hint points at: spots that pulse for a while. */
export interface Hint {
  show(spots: readonly number[]): void
  clear(): void
  /** 0 to 1 and back while a spot is pointed at; nothing otherwise. */
  pulse(spot: number): number | undefined
}

export function hint(effects: () => Effects): Hint {
  let shown: { readonly spots: readonly number[]; k: number } | undefined
  return {
    show(spots) {
      const current = { spots, k: 0 }
      shown = current
      effects().tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done: () => shown === current && (shown = undefined),
      })
    },
    clear: () => (shown = undefined),
    pulse: (spot) => (shown?.spots.includes(spot) ? 0.5 + 0.5 * Math.sin(shown.k * 24) : undefined),
  }
}
