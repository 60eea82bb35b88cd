import type { GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { EscapeDefinition } from './definitions.ts'
import { BOX, DOOR, houseOf } from './house.ts'
import { dialPlace, slotPlace } from './panel-art.ts'
import { placeIn } from './room-plans.ts'
import { dialOf, isOpen, type RoomState, spotOf, TURN } from './rules.ts'

/** What lies over the room: the dials of the box, a paper, or nothing. */
type Overlay = 'dials' | 'paper' | undefined

export interface RoomScene {
  readonly tools: SceneTools<EscapeDefinition, RoomState, number>
  readonly host: GameHost
  readonly room: EscapeDefinition['room']
  scale: number
  corner: Point
  overlay: Overlay | undefined
  picked: number | undefined
  opening: Map<number, number>
  wobble: { readonly spot: number; k: number } | undefined
  flying: { readonly item: number; readonly from: Point; k: number }[]
  hinted: { readonly input: number; k: number } | undefined
  cursor: Point | undefined
}

export function house(scene: RoomScene) {
  return houseOf(scene.room, scene.tools.state().level)
}

export function dials(scene: RoomScene) {
  return scene.tools.state().dials.length
}

export function onScreen(scene: RoomScene, { x, y }: Point): Point {
  return { x: scene.corner.x + x * scene.scale, y: scene.corner.y + y * scene.scale }
}

export function inField(scene: RoomScene, { x, y }: Point): Point {
  return { x: (x - scene.corner.x) / scene.scale, y: (y - scene.corner.y) / scene.scale }
}

export function has(scene: RoomScene, paper: number) {
  return scene.tools.state().held.includes(paper)
}

/** Where an input is done. */
export function placesOf(scene: RoomScene, input: number): readonly Point[] {
  if (input >= TURN)
    return [
      scene.overlay === 'dials'
        ? dialPlace(dialOf(input), dials(scene), input % 2 === 1)
        : placeIn(scene.room, BOX),
    ]
  const place = placeIn(scene.room, spotOf(input))
  const item = Math.floor(input / 32) - 1
  return item < 0 ? [place] : [slotPlace(scene.tools.state().held.indexOf(item)), place]
}

export function spotAt(scene: RoomScene, { x, y }: Point): number | undefined {
  let found: number | undefined
  let least = 1
  for (const spot of house(scene).spots) {
    const at = placeIn(scene.room, spot)
    const [wide, high] = spot === DOOR ? [46, 86] : [40, 38]
    const far = Math.max(Math.abs(at.x - x) / wide, Math.abs(at.y - y) / high)
    if (far >= least) continue
    found = spot
    least = far
  }
  return found
}

/** What the keys can reach. */
export function targets(scene: RoomScene): readonly Point[] {
  const state = scene.tools.state()
  const slots = state.held.map((_, index) => slotPlace(index))
  if (scene.overlay === 'dials')
    return [
      ...state.dials.flatMap((_, dial) => [true, false].map((isUp) => dialPlace(dial, dials(scene), isUp))),
      ...slots,
    ]
  return [
    ...house(scene)
      .spots.filter((spot) => !isOpen(state, spot))
      .map((spot) => placeIn(scene.room, spot)),
    ...slots,
  ]
}
