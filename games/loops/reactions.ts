import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import { ease, type Effects } from '#kit/game/effects.ts'
import type { LoopsDefinition } from './definitions.ts'
import { modelOf } from './model.ts'
import type { Clue } from './puzzle.ts'
import { linesLeft, type State } from './state.ts'

/** Animations of the board, and the page to notify. */
export interface Scene {
  readonly context: Pick<GameContext<LoopsDefinition>, 'host' | 'text'>
  /** Progress of growing lines, 0 to 1. */
  readonly growing: Map<number, number>
  /** Height of jumping clues, 0 to 1. */
  readonly jumping: Map<Clue, number>
  /** 0 to 1 while the finished line lights up. */
  glow: number
  effects(): Effects
  plate(): Box
}

const END_SECONDS = 1.8
const GROW_SECONDS = 0.15
const JUMP_SECONDS = 0.35
/** Most hints for two stars. */
const FEW_HINTS = 3

/** Sound, motion and words of an event; the state is the one after it. */
export function react(scene: Scene, state: State, { kind, x = 0, amount = 0 }: SimEvent) {
  const { host, text } = scene.context
  switch (kind) {
    case 'line':
    case 'hint':
      host.sound('place', linesLeft(state) % 7)
      host.announce(text('say.line', { left: linesLeft(state) }))
      if (amount > 0) scene.effects().tween(GROW_SECONDS, (k) => void scene.growing.set(x, 0.3 + 0.7 * k))
      return
    case 'cross':
      host.sound('tap', 2)
      return host.announce(text('say.cross'))
    case 'erase':
      host.sound('flip', -4)
      return host.announce(text('say.erase'))
    case 'clue':
      return jump(scene, modelOf(state.puzzle).clueOf[x])
    case 'closed':
      host.sound('bad')
      host.vibrate()
      return host.toast(text('say.closed'))
  }
}

function jump({ context: { host }, jumping, effects }: Scene, clue: Clue | undefined) {
  if (!clue) return
  host.sound('score', 2)
  host.happy(0.15)
  effects().tween(JUMP_SECONDS, (k) => void jumping.set(clue, k < 1 ? Math.sin(Math.PI * k) : 0), {
    ease: ease.linear,
  })
}

/** The finished line lights up before the run ends. */
export function cheer(scene: Scene, hints: () => number) {
  const { host, text } = scene.context
  host.canHint(false)
  host.sound('win')
  host.happy(1)
  host.announce(text('say.solved'))
  const { x, y, width, height } = scene.plate()
  for (const part of [0.2, 0.5, 0.8])
    scene.effects().burst({ x: x + width * part, y: y + height * 0.4 }, { count: 26, speed: 300, life: 1.2 })
  scene.effects().tween(END_SECONDS, (k) => void (scene.glow = (k * 2) % 1), {
    ease: ease.linear,
    done() {
      scene.glow = 0
      host.playing(false)
      host.over(hints() === 0 ? 3 : hints() <= FEW_HINTS ? 2 : 1)
    },
  })
}
