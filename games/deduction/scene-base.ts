import type { GameContext } from '#kit/game/contract.ts'
import { copyWhole, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { DeductionDefinition } from './definitions.ts'
import { drawCaption } from '#kit/game/table-top/signs.ts'
import { paletteOf, type Palette } from './palette.ts'
import { roomIn, type Room } from './room.ts'

type Pen = CanvasRenderingContext2D
export type Tools<State, Input> = SceneTools<DeductionDefinition, State, Input>

const HINT_SECONDS = 2.4
const CAPTION_HEIGHT = 30

/** What all charts share: room, painted ground, the hint's glow, a caption, and time. */
export interface SceneBase {
  readonly room: Room
  readonly palette: Palette
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly isRtl: boolean
  layout(size: StageSize, below: number): void
  /** The still part of the picture, painted once for each size. */
  ground(pen: Pen, paint: (pen: Pen, room: Room) => void): void
  repaint(): void
  /** Ends all motion that was planned before. */
  fresh(): void
  /** Calls later, unless the picture was rebuilt meanwhile. */
  after(seconds: number, act: () => void): void
  say(words: string): void
  caption(pen: Pen, box: Box): void
  glow(ids: readonly string[]): void
  /** 0 where nothing glows. */
  glowOf(id: string): number
}

export function openSceneBase<State, Input>(tools: Tools<State, Input>): SceneBase {
  const { context } = tools
  const still = document.createElement('canvas')
  let size: StageSize = { width: 1, height: 1 }
  let room = roomIn(size, 100)
  let isPainted = false
  let age = 0
  let words = ''
  let glowing: { readonly ids: readonly string[]; k: number } | undefined

  const base: SceneBase = {
    get room() {
      return room
    },
    palette: paletteOf(context.definition.kind),
    text: (key, values) => context.text(key, values),
    number: (value) => context.number(value),
    isRtl: context.direction === 'rtl',
    layout(now, below) {
      size = now
      room = roomIn(size, below)
      isPainted = false
    },
    ground(pen, paint) {
      if (!isPainted) {
        const ratio = pen.getTransform().a
        still.width = Math.ceil(size.width * ratio)
        still.height = Math.ceil(size.height * ratio)
        const inner = still.getContext('2d')!
        inner.scale(ratio, ratio)
        paint(inner, room)
        isPainted = true
      }
      copyWhole(pen, still)
    },
    repaint() {
      isPainted = false
    },
    fresh() {
      age++
      glowing = undefined
      words = ''
    },
    after(seconds, act) {
      const mine = age
      tools.effects.tween(0.001, () => undefined, {
        delay: seconds,
        done: () => mine === age && act(),
      })
    },
    say(next) {
      words = next
    },
    caption: (pen, box) => drawCaption(pen, words, { ...box, height: CAPTION_HEIGHT }),
    glow(ids) {
      const mine = { ids, k: 0 }
      glowing = mine
      tools.effects.tween(HINT_SECONDS, (k) => (mine.k = k), {
        ease: ease.linear,
        done: () => glowing === mine && (glowing = undefined),
      })
    },
    glowOf: (id) => (glowing?.ids.includes(id) ? 0.01 + glowing.k : 0),
  }
  return base
}
