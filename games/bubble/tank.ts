import type { Coach } from '#kit/game/coach.ts'
import type { BeatPlayer } from '#kit/game/beats/beat-player.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import { fitBox } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { aimAt } from './aiming.ts'
import type { CharmWay } from './charm-way.ts'
import type { BubbleDefinition } from './definitions.ts'
import type { BubbleSim } from './family.ts'
import { type Frame, nextPlace, toCanvas } from './scene.ts'
import type { Aim } from './state.ts'

export type Context = GameContext<BubbleDefinition, Aim>

const SWAP_REACH = 26

export interface Tank {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  run: Run<Aim>
  frame: Frame
  room: { width: number; height: number }
  aim: Aim | undefined
  waiting: Aim | undefined
  isAiming: boolean
  isHinted: boolean
  isStarted: boolean
  dimmed: number
  hop: number
  /** What the player owns, in the game that has a way of levels. */
  way: CharmWay | undefined
  /** Boosters of this run, to find which one an undone move has used. */
  boosts: readonly string[]
  readonly guide: Coach
  readonly player: BeatPlayer
  readonly stage: Stage
}

export function sim(tank: Tank) {
  return tank.run.sim as BubbleSim
}

export function board(tank: Tank) {
  return sim(tank).board
}

export function place(tank: Tank) {
  const { width, height, goal } = board(tank)
  // The pack takes a phone from side to side.
  const margin = goal ? 0 : Math.min(10, tank.room.width * 0.02)
  const box = fitBox({ x: 0, y: 0, ...tank.room }, width / height, margin)
  tank.frame = { box, unit: box.width / width, stamps: sprites() }
}

function toBoard(tank: Tank, at: Point): Point {
  return {
    x: (at.x - tank.frame.box.x) / tank.frame.unit,
    y: (at.y - tank.frame.box.y) / tank.frame.unit,
  }
}

export function point(tank: Tank, at: Point) {
  tank.aim = aimAt(board(tank), sim(tank).state, toBoard(tank, at))
  tank.stage.invalidate()
}

/** Loaded and waiting bubble together are the swap button. */
export function onLauncher(tank: Tank, at: Point): boolean {
  if (board(tank).hand) return false
  const reach = Math.max(SWAP_REACH, tank.frame.unit * 0.95)
  const isColumn = board(tank).aim === 'column'
  return board(tank)
    .launchers(sim(tank).state)
    .some((spot, index) => {
      const next = nextPlace(board(tank), spot, index === 0 ? -1 : 1)
      const middle = isColumn ? next : { x: (spot.x + next.x) / 2, y: next.y }
      const { x, y } = toCanvas(tank.frame, middle)
      return Math.abs(at.x - x) < reach * 1.5 && Math.abs(at.y - y) < reach
    })
}
