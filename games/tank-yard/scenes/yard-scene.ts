import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { BackdropKind, Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import type { Point } from '#kit/game/stage.ts'
import { heart } from '../art.ts'
import type { Yard, YardRules } from '../yard.ts'

/** A scene with its controls. */
export interface YardScene<State extends Yard = Yard> extends Scene<State> {
  controls(): Controls
}

interface Parts<State extends Yard> {
  readonly rules: YardRules<State>
  readonly backdrop?: BackdropKind
  readonly waterline?: number
  readonly feel?: Readonly<Record<string, Feel>>
  controls(): Controls
  at(state: State): Point
  still?(brush: Brush, look: Look): void
  draw(state: State, brush: Brush, look: Look): void
}

const USUAL: Readonly<Record<string, Feel>> = {
  score: { sound: 'pop', sparks: PAINT.sun, count: 12 },
  dent: { sound: 'hit', pitch: 5, sparks: '#ffffff', count: 5 },
  clang: { sound: 'bounce', pitch: 9, sparks: '#c9d4ee', count: 8 },
  crack: { sound: 'hit', sparks: '#d9a860', count: 12, quake: 3 },
  hurt: { sound: 'bad', sparks: PAINT.coral, count: 26, quake: 10 },
  shot: { sound: 'shoot' },
  bounce: { sound: 'bounce', pitch: 4, sparks: '#ffffff', count: 3 },
  blast: { sound: 'hit', pitch: -8, sparks: PAINT.amber, count: 22, quake: 7 },
  splash: { sound: 'pop', pitch: -7, sparks: PAINT.sky, count: 14 },
  heal: { sound: 'coin', pitch: 5, sparks: PAINT.pink, count: 14 },
  wave: { sound: 'win', sparks: PAINT.lagoon, count: 30 },
}

/** What all these games draw: ground, moving things, lives. */
export function yardScene<State extends Yard>(parts: Parts<State>): YardScene<State> {
  return {
    rules: parts.rules,
    backdrop: parts.backdrop ?? 'sea',
    waterline: parts.waterline ?? 330,
    feel: { ...USUAL, ...parts.feel },
    controls: () => parts.controls(),
    hero: (state) => parts.at(state),
    ...(parts.still ? { still: parts.still } : {}),
    draw(state, brush, look) {
      parts.draw(state, brush, look)
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
