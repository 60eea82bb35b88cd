import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { cursor, Target } from './cursor.ts'
import type { Deck } from './deck.ts'
import type { IdleDefinition } from './definitions.ts'
import type { purse } from './purse.ts'
import type { reactions } from './reactions.ts'
import type { IdleInput, IdleSim } from './rules.ts'
import type { Look, Scene } from './scene.ts'
import type { still } from './still.ts'
import { isOpen, pearlsFor } from './world.ts'

export type Context = GameContext<IdleDefinition, IdleInput>

export interface Stall {
  readonly context: Context
  readonly scene: Scene
  readonly host: GameHost
  readonly definition: Context['definition']
  readonly text: GameContext['text']
  /** A number in few letters. */
  readonly short: (value: number) => string
  readonly kept: ReturnType<typeof purse>
  run: Run<IdleInput>
  deck: Deck
  queue: IdleInput[]
  pressed: number[]
  heldCard: number
  heldFor: number
  armed: number
  ended: number
  shownCoins: number
  shownHud: string
  hasPlayed: boolean
  // The stage draws once while it opens, before there is anything to draw with.
  isOpened: boolean
  readonly picture: ReturnType<typeof still>
  readonly cards: ReturnType<typeof still>
  readonly marks: ReturnType<typeof cursor>
  readonly guide: Coach
  readonly stage: Stage
  readonly reacts: ReturnType<typeof reactions>
}

export function sim(stall: Stall) {
  return stall.run.sim as IdleSim
}

export function look(stall: Stall): Look<unknown> {
  const { x, y, width, height } = stall.deck.scene
  // The purse covers the upper edge: the picture's ground starts below it.
  const top = stall.deck.purse.y + stall.deck.purse.height
  return {
    world: sim(stall).world,
    body: sim(stall).world.body,
    box: stall.deck.scene,
    unit: Math.min(width, (height - top) * 1.25) / 100,
    time: stall.context.reducedMotion ? 0 : stall.stage.time,
    effects: stall.stage.effects,
    place: (u, v) => ({ x: x + (u / 1000) * width, y: y + top + (v / 1000) * (height - top) }),
    short: stall.short,
  }
}

export function targets(stall: Stall): readonly Target[] {
  const cards = stall.deck.cards.flatMap(({ x, y, width, height }, index): Target[] =>
    isOpen(sim(stall).world, stall.definition, index)
      ? [{ at: { x: x + width / 2, y: y + height / 2 }, reach: height / 2, input: ['buy', index] }]
      : [],
  )
  const { x, y, width, height } = stall.deck.anew
  const anew: Target[] =
    pearlsFor(sim(stall).world, stall.definition) > 0
      ? [{ at: { x: x + width / 2, y: y + height / 2 }, reach: height / 2, input: ['anew'] }]
      : []
  return [...stall.scene.spots(look(stall)), ...cards, ...anew]
}
