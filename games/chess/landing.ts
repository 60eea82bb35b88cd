import type { SimEvent } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import { readPosition, squareOf } from './notation.ts'
import { kingOf, WHITE, type Side } from './position.ts'
import { statusOf, turnOf, type ChessState } from './rules.ts'
import { sayEnd, type ChessContext } from './say.ts'
import type { Scene } from './scene.ts'

interface Place {
  readonly context: ChessContext
  readonly stage: Stage
  readonly scene: Scene
}

interface Landing extends Place {
  readonly name: string
  readonly events: readonly SimEvent[]
  readonly mover: Side
  /** A person made the move, so its points are shown. */
  readonly own: boolean
}

const IVORY_DUST = ['#fff8e6', '#e9d0a2', '#c99b5f']
const TEAL_DUST = ['#1f4a5c', '#3f7c91', '#0a1d28']

/** Effects of an arriving piece: sound, dust of a capture, points. */
export function land({ context, stage, scene, name, events, mover, own }: Landing) {
  const { host, number } = context
  const { effects } = stage
  const at = scene.layout.centre(squareOf(name.slice(2)))
  const happened = (kind: string) => events.find((event) => event.kind === kind)
  const capture = happened('capture')
  host.sound(capture ? 'hit' : 'place', mover === WHITE ? 2 : 0)
  if (capture) {
    host.vibrate()
    const colors = mover === WHITE ? TEAL_DUST : IVORY_DUST
    effects.burst(at, { count: 18, colors, speed: 190, size: scene.layout.square * 0.14 })
    if (own) effects.rise(`+${number(capture.amount ?? 0)}`, at, '#ffd86b')
  }
  if (happened('promotion')) {
    host.sound('boost')
    effects.burst(at, { count: 26, speed: 220 })
  }
  if (happened('check')) host.sound('score', -4)
}

interface End extends Place {
  readonly state: ChessState
  /** Whether the game was left or the move undone meanwhile. */
  stale(): boolean
}

/** Topples the king, cheers the winner or gives the reason of a draw, then leaves it to the page. */
export function showEnd({ context, stage, scene, state, stale }: End) {
  const { host } = context
  const status = statusOf(state)
  const king = kingOf(readPosition(state.fen), turnOf(state))
  const mated = state.ending === 'checkmate'
  const cheerful = status === 'won' || (mated && status !== 'lost')
  if (mated) scene.topple(king)
  const react = () => {
    if (stale()) return
    host.sound(cheerful ? 'win' : status === 'lost' ? 'lose' : 'flip')
    if (cheerful) {
      host.happy(1)
      stage.effects.burst(scene.layout.centre(king), { count: 60, speed: 320, size: 9, life: 1.1 })
    }
    // The page says won or lost, but cannot know the reason of a draw or that friends have ended.
    if (status === 'over') host.toast(sayEnd(context, state))
  }
  const hand = () => {
    if (!stale())
      host.over(undefined, { reason: mated ? context.text('say.checkmate') : sayEnd(context, state) })
  }
  stage.effects.tween(0.55, () => undefined, { done: react })
  stage.effects.tween(1.5, () => undefined, { done: hand })
}
