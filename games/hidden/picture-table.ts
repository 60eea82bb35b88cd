import type { GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { SIDE } from './board.ts'
import type { HiddenDefinition } from './definitions.ts'
import { boardOf } from './hunts.ts'
import { ANSWERS } from './picture-art.ts'
import { PANELS } from './rounds.ts'
import { lampPlace, type HuntState } from './rules.ts'
import type { Thing } from './things.ts'

/** Layout of the picture, and what was found last. */
export interface PictureTable {
  readonly tools: SceneTools<HiddenDefinition, HuntState, number>
  readonly host: GameHost
  readonly hunt: HiddenDefinition['hunt']
  scale: number
  /** Upper left corners, in pixels. */
  first: Point
  second: Point | undefined
  strip: Point
  grown: Map<number, number>
  crosses: { readonly at: Point; k: number }[]
  flying: { readonly thing: Thing; k: number }[]
  hinted: { readonly input: number; k: number } | undefined
  cursor: number | undefined
  light: Point | undefined
}

export const board = (scene: PictureTable) => boardOf(scene.hunt, scene.tools.state().level)

const onScreen = (scene: PictureTable, { x, y }: Point, from: Point = scene.first): Point => ({
  x: from.x + x * scene.scale,
  y: from.y + y * scene.scale,
})

export const inField = (scene: PictureTable, { x, y }: Point, from: Point = scene.first): Point => ({
  x: (x - from.x) / scene.scale,
  y: (y - from.y) / scene.scale,
})

/** Position of an input on the screen. */
export function placeOf(scene: PictureTable, input: number): Point {
  if (scene.hunt === 'count') return onScreen(scene, ANSWERS[input]!, scene.strip)
  if (board(scene).copies) return onScreen(scene, PANELS[input + 1]!)
  const thing = board(scene).things[input]
  if (thing) return onScreen(scene, thing)
  return onScreen(scene, lampPlace(input - board(scene).things.length))
}

export const isIn = (scene: PictureTable, { x, y }: Point) =>
  x >= 0 && x <= SIDE && y >= 0 && y <= board(scene).height
