import type { Brush } from '#kit/game/micro/brush.ts'
import type { BackdropKind, Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import type { MicroRules } from '#kit/game/micro/rules.ts'
import { PAINT } from '#kit/game/micro/brush.ts'
import {
  besideRoad,
  drawDashes,
  drawLand,
  drawOthers,
  drawOwn,
  isCutOut,
  SEEN_ON_COVER,
  slices,
  type Land,
} from './road-art.ts'
import { placeOn, SEEN, type Other, type RoadState } from './road.ts'

export type Cuts = ReturnType<typeof slices>

/** What differs in drawing a road. */
export interface RoadLook<State extends RoadState> {
  readonly rules: MicroRules<State>
  readonly feel?: Readonly<Record<string, Feel>>
  readonly backdrop?: BackdropKind
  land(state: State): Land
  readonly dashes: readonly number[]
  readonly every: number
  beside(brush: Brush, index: number, state: State): void
  other(brush: Brush, other: Other, state: State): void
  own(brush: Brush, state: State): void
  high?(state: State): number
  /** Drawn between the road and its objects. */
  onRoad?(brush: Brush, state: State, cuts: Cuts, look: Look): void
  /** Drawn over everything. */
  over?(brush: Brush, state: State, look: Look, cuts: Cuts): void
}

const FEEL: Readonly<Record<string, Feel>> = {
  bump: { sound: 'hit', sparks: PAINT.coral, count: 24, quake: 11 },
  brake: { sound: 'slice', pitch: -6 },
  grass: { sparks: '#8fbf5a', count: 4, quake: 2 },
  whoosh: { sound: 'move', pitch: 4 },
  mile: { sound: 'tap', pitch: 5 },
}

/** Makes a scene of a road. */
export function roadScene<State extends RoadState>(road: RoadLook<State>): Scene<State> {
  return {
    rules: road.rules,
    backdrop: road.backdrop ?? 'plain',
    feel: { ...FEEL, ...road.feel },
    hero(state) {
      const { x, y } = placeOn(state)
      return { x, y: y - 30 }
    },
    draw(state, brush, look) {
      const cuts = slices(state, isCutOut(look) ? SEEN_ON_COVER : SEEN)
      const land = road.land(state)
      drawLand(brush, look, state, cuts, land)
      drawDashes(brush, state, cuts, road.dashes, land.line)
      road.onRoad?.(brush, state, cuts, look)
      besideRoad(brush, state, cuts, road.every, (index) => road.beside(brush, index, state))
      drawOthers(
        brush,
        state,
        cuts,
        (other) => road.other(brush, other, state),
        () => drawOwn(brush, state, () => road.own(brush, state), road.high?.(state) ?? 0),
      )
      road.over?.(brush, state, look, cuts)
    },
  }
}
