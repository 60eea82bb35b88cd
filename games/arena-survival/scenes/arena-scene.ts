import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { BackdropKind, Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import { bolt, dart, foe, heart, hero, plate, type PlateLook } from '../art.ts'
import { stick } from '../stick.ts'
import type { ArenaRules, World } from '../world.ts'

/** A scene with its controls. */
export interface ArenaScene<State extends World = World> extends Scene<State> {
  controls(): Controls
}

interface Parts<State extends World> {
  readonly rules: ArenaRules<State>
  readonly plate: PlateLook
  readonly backdrop?: BackdropKind
  readonly feel?: Readonly<Record<string, Feel>>
  readonly trail?: string
  readonly shot?: string
  /** Drawn between the floor and the foes. */
  under?(state: State, brush: Brush, look: Look): void
  /** Drawn above everything. */
  over?(state: State, brush: Brush, look: Look): void
  /** Replaces the usual hero. */
  hero?(state: State, brush: Brush, look: Look): void
}

const USUAL: Readonly<Record<string, Feel>> = {
  score: { sound: 'pop', sparks: PAINT.pink, count: 9 },
  dent: { sound: 'hit', pitch: 5, sparks: '#ffffff', count: 4 },
  hurt: { sound: 'bad', sparks: PAINT.coral, count: 26, quake: 10 },
  king: { sound: 'bad', pitch: -8, quake: 5 },
  ring: { sound: 'shoot', pitch: -9 },
  fall: { sound: 'win', sparks: PAINT.sun, count: 40, quake: 10 },
  heal: { sound: 'coin', pitch: 6, sparks: PAINT.coral, count: 14 },
  shot: { sound: 'shoot', pitch: 6 },
  throw: { sound: 'jump' },
  catch: { sound: 'tap', pitch: 4 },
}

/** What all arenas draw: plate, foes, hero, lives. */
export function arenaScene<State extends World>(parts: Parts<State>): ArenaScene<State> {
  const { rules, feel, backdrop = 'sea' } = parts
  return {
    rules,
    backdrop,
    waterline: 120,
    feel: { ...USUAL, ...feel },
    controls: stick,
    ...(parts.trail ? { trail: parts.trail } : {}),
    hero: ({ x, y }) => ({ x, y }),
    still: (brush) => plate(brush, parts.plate),
    draw(state, brush, look) {
      parts.under?.(state, brush, look)
      for (const drop of state.drops)
        if (drop.kind === 'heart') {
          brush.glow(drop.x, drop.y, 26, PAINT.coral)
          heart(brush, drop.x, drop.y, 12 + Math.sin(drop.t / 8))
        }
      for (const one of state.foes) foe(brush, one)
      for (const one of state.shots)
        if (one.kind === 'bolt' || one.kind === 'back') bolt(brush, one, parts.shot)
      for (const one of state.darts) dart(brush, one)
      // An invulnerable hero flickers, slowly enough for photosensitive eyes.
      const isSeen = state.safe === 0 || look.calm || state.tick % 24 < 15
      if (isSeen && !state.over) {
        if (parts.hero) parts.hero(state, brush, look)
        else hero(brush, state)
      }
      parts.over?.(state, brush, look)
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
