import type { Stage } from '#kit/game/stage.ts'
import type { DuelRules, MoveName } from './rules.ts'
import type { DuelScene } from './scene.ts'
import { statusOf, type DuelState } from './state.ts'
import { sayEnd, type DuelContext } from './table.ts'

interface End<Position, Move extends MoveName> {
  readonly context: DuelContext<Move>
  readonly rules: DuelRules<Position, Move>
  readonly stage: Stage
  readonly scene: DuelScene<Position, Move>
  readonly state: DuelState<Position, Move>
  /** Whether the player left the game or undid the move meanwhile. */
  stale(): boolean
}

const REACT_SECONDS = 0.25
const HAND_OVER_SECONDS = 1.5

/** Celebrates a win or announces a draw; then the page takes over. */
export function showEnd<Position, Move extends MoveName>(end: End<Position, Move>) {
  const { context, rules, stage, scene, state, stale } = end
  const { host } = context
  const status = statusOf(rules, state)
  const winner = rules.ending(state.position)?.winner
  const cheerful = winner !== undefined && status !== 'lost'
  const react = () => {
    if (stale()) return
    host.sound(cheerful ? 'win' : status === 'lost' ? 'lose' : 'flip')
    if (cheerful) {
      host.happy(1)
      for (const at of scene.joy(state.position)) stage.effects.burst(at, { count: 16, speed: 260, life: 1 })
    }
    // The page says won or lost; which of two friends won it cannot know.
    if (status === 'over') host.toast(sayEnd(context, rules, state))
  }
  const hand = () => {
    if (!stale()) host.over(undefined, { reason: sayEnd(context, rules, state) })
  }
  stage.effects.tween(REACT_SECONDS, () => undefined, { done: react })
  stage.effects.tween(HAND_OVER_SECONDS, () => undefined, { done: hand })
}
