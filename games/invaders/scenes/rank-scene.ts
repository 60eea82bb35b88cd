import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import { dragColumns } from '#kit/game/micro/touch.ts'
import type { BackdropKind, Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import type { Point } from '#kit/game/stage.ts'
import { heart } from '../art.ts'
import type { RankRules, Ranks } from '../ranks.ts'

/** A scene that says how it is steered. */
export interface RankScene<State extends Ranks = Ranks> extends Scene<State> {
  controls(): Controls
}

interface Parts<State extends Ranks> {
  readonly rules: RankRules<State>
  readonly backdrop?: BackdropKind
  readonly waterline?: number
  readonly feel?: Readonly<Record<string, Feel>>
  readonly controls?: () => Controls
  still?(brush: Brush, look: Look): void
  draw(state: State, brush: Brush, look: Look): void
  /** The hero, which flickers while invulnerable. */
  hero?(state: State, brush: Brush, look: Look): void
  at?(state: State): Point
}

const USUAL: Readonly<Record<string, Feel>> = {
  score: { sound: 'pop', sparks: PAINT.sun, count: 9 },
  dent: { sound: 'hit', pitch: 5, sparks: '#ffffff', count: 4 },
  hurt: { sound: 'bad', sparks: PAINT.coral, count: 26, quake: 10 },
  shot: { sound: 'shoot', pitch: 7 },
  dive: { sound: 'jump', pitch: -5 },
  wave: { sound: 'win', sparks: PAINT.lagoon, count: 30 },
}

const columns = () => dragColumns((state) => ('x' in state && typeof state.x === 'number' ? state.x : 200))

/** What all these games draw: their field, a hero, the lives. */
export function rankScene<State extends Ranks>(parts: Parts<State>): RankScene<State> {
  return {
    rules: parts.rules,
    backdrop: parts.backdrop ?? 'air',
    waterline: parts.waterline ?? 340,
    feel: { ...USUAL, ...parts.feel },
    controls: parts.controls ?? columns,
    hero: parts.at ?? (({ x, y }) => ({ x, y })),
    ...(parts.still ? { still: parts.still } : {}),
    draw(state, brush, look) {
      parts.draw(state, brush, look)
      // Slowly enough for photosensitive eyes.
      const isSeen = state.safe === 0 || look.calm || state.tick % 24 < 15
      if (isSeen && !state.over) parts.hero?.(state, brush, look)
      if (state.lives > 1 || state.safe > 0)
        for (let life = 0; life < Math.max(3, state.lives); life++)
          heart(
            brush,
            look.left + 24 + life * 26,
            look.top + 26,
            10,
            life < state.lives ? PAINT.coral : '#1c2c48',
          )
    },
  }
}
