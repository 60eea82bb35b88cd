import type { SoundName } from '#kit/game/contract.ts'
import type { Place } from '#kit/game/things/things.ts'
import type { Painter, Pictures } from './art/picture.ts'
import type { Backdrop } from './backdrop.ts'
import type { ShooterRules, Thing, World } from './world.ts'

/** How an event sounds and looks. */
export interface Feel {
  readonly sound?: SoundName
  readonly pitch?: number
  readonly sparks?: readonly string[]
  readonly count?: number
  readonly quake?: number
}

export interface Look {
  readonly seconds: number
  readonly calm: boolean
  /** What of the world shows, in field units. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The looks of one game. */
export interface Scene<State extends World = World> {
  readonly rules: ShooterRules<State>
  readonly pictures: Pictures
  readonly backdrop: Backdrop
  readonly feel: Readonly<Record<string, Feel>>
  /** Picture of the hero; none when the scene draws it. */
  readonly hero: string
  /** The picture continues above and below the field: nothing is darkened there. */
  readonly isTall?: boolean
  /** Rotation of a thing; upright if absent. */
  turnOf?(one: Thing, state: State): number
  /** Path of the tutorial's finger, in field units. */
  coach(state: State): readonly Place[]
  under?(state: State, painter: Painter, look: Look): void
  over?(state: State, painter: Painter, look: Look): void
  /** Draws a thing instead of its picture. */
  thing?(one: Thing, painter: Painter, state: State): boolean
}

/** Everything of a world, the farthest first. */
export function drawWorld(scene: Scene, state: World, painter: Painter, look: Look) {
  scene.under?.(state, painter, look)
  const all = (things: readonly Thing[]) => {
    for (const one of things) {
      if (scene.thing?.(one, painter, state)) continue
      const turn = scene.turnOf?.(one, state) ?? 0
      painter.stamp(one.kind, one.x, one.y, turn, one.hit > 0 ? 1 + one.hit * 0.025 : 1)
    }
  }
  all(state.drops)
  all(state.foes)
  all(state.shots)
  const { hero } = state
  // A hero that nothing can harm flickers, slowly enough for every eye.
  const isSeen = hero.safe === 0 || look.calm || state.tick % 24 < 15
  if (scene.hero && isSeen && state.end !== 'over') painter.stamp(scene.hero, hero.x, hero.y, hero.turn)
  if (hero.shield > 0) {
    painter.brush.ring(hero.x, hero.y, 27, 3, '#8fd8ff', 0.8)
    if (hero.shield > 1) painter.brush.ring(hero.x, hero.y, 32, 2, '#8fd8ff', 0.5)
  }
  all(state.darts)
  scene.over?.(state, painter, look)
}
