import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { Coach } from '#kit/game/coach.ts'
import type { BattleDefinition } from './definitions.ts'
import type { Controls } from './controls.ts'
import type { Room } from './room.ts'
import type { BattleSim } from './sim.ts'
import { BATTLE_TICKS } from './world.ts'
import type { Rulebook } from './rulebook.ts'

/** One battle: the run, its field on the screen, and the cards in the hand. */
export interface Battle {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<BattleDefinition, number>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: BattleDefinition
  readonly calm: boolean
  readonly mode: BattleDefinition['mode']
  readonly rules: Rulebook
  readonly isRightToLeft: boolean
  readonly brush: Brush
  run: Run<number>
  size: StageSize
  room: Room
  picture: HTMLCanvasElement | undefined
  hand: Controls
  cursor: number
  byKeys: boolean
  started: boolean
  ended: number
  clock: number
  shown: string
  readonly heard: Map<string, number>
  readonly guide: Coach
  readonly stage: Stage
}

export const sim = (battle: Battle) => battle.run.sim as BattleSim

export function begin(battle: Battle) {
  if (battle.started) return
  battle.started = true
  battle.guide.dismiss()
  battle.host.playing(true)
}

export function showHud(battle: Battle) {
  const { host, text, number } = battle
  const { world, level } = sim(battle)
  const seconds = Math.max(0, Math.ceil((BATTLE_TICKS - world.tick) / 60))
  const now = `${seconds} ${level}`
  if (now === battle.shown) return
  battle.shown = now
  host.hud([
    { id: 'rival', label: text('hud.rival'), value: number(level) },
    { id: 'time', label: text('hud.time'), value: number(seconds) },
  ])
}
