import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameDefinition, GameHost, Run } from '#kit/game/contract.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Room } from './backdrop.ts'
import type { Controls } from './controls.ts'
import type { Scene } from './scene.ts'
import type { ShooterSim } from './sim.ts'
import type { Stamps } from './stamps.ts'

export interface Arena {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<GameDefinition, number>
  readonly scene: Scene
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: GameDefinition
  readonly rules: Scene['rules']
  readonly fieldWidth: number
  readonly fieldHeight: number
  readonly controls: Controls
  run: Run<number>
  room: Room
  tile: HTMLCanvasElement | undefined
  painter: Stamps | undefined
  started: boolean
  ended: number
  clock: number
  times: number
  shown: string
  card: number
  chosen: number
  readonly heard: Map<string, number>
  readonly guide: Coach
  readonly stage: Stage
}

export function world(arena: Arena) {
  return (arena.run.sim as ShooterSim).world
}

export function onCanvas(arena: Arena, x: number, y: number): Point {
  return {
    x: arena.room.left + x * arena.room.scale,
    y: arena.room.top + y * arena.room.scale,
  }
}

export function fieldOf(arena: Arena, { x, y }: Point): Point {
  return {
    x: (x - arena.room.left) / arena.room.scale,
    y: (y - arena.room.top) / arena.room.scale,
  }
}
