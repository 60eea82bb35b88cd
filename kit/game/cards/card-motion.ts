import { ease, type Effects } from '#kit/game/effects.ts'
import type { Spot } from './arrange.ts'
import type { Card } from './cards.ts'
import type { Faces } from './faces.ts'

type Pen = CanvasRenderingContext2D

interface Sprite {
  x: number
  y: number
  width: number
  alpha: number
  /** 0 shows the back, 1 the face. */
  up: number
  order: number
  isMoving: boolean
}

/** How a card is shown besides its position. */
export interface CardMood {
  /** Pixels above its position. */
  readonly lift: number
  readonly isDim: boolean
  readonly glow: number
}

/** Animates the cards from one picture to the next. */
export interface CardMotion {
  /** Puts every card in its position immediately. */
  place(spots: ReadonlyMap<Card, Spot>): void
  /** Moves the cards to their positions; new ones come from `from`. */
  glide(
    spots: ReadonlyMap<Card, Spot>,
    from: { readonly x: number; readonly y: number },
    seconds: number,
  ): void
  draw(pen: Pen, faces: Faces, moodOf: (card: Card) => CardMood): void
}

/** Seconds between two dealt cards. */
const DEAL_PACE = 0.008

export function cardMotion(effects: () => Effects): CardMotion {
  let sprites = new Map<Card, Sprite>()
  const resting = (spot: Spot): Sprite => ({ ...spot, up: spot.isUp ? 1 : 0, isMoving: false })
  return {
    place(spots) {
      sprites = new Map([...spots].map(([card, spot]) => [card, resting(spot)]))
    },
    glide(spots, from, seconds) {
      const before = sprites
      sprites = new Map()
      let dealt = 0
      for (const [card, spot] of spots) {
        const known = before.get(card)
        const start = known && known.alpha > 0 ? known : { ...resting(spot), ...from, up: 0 }
        const sprite = { ...start, order: spot.order }
        sprites.set(card, sprite)
        const isStill =
          Math.abs(start.x - spot.x) + Math.abs(start.y - spot.y) + Math.abs(start.width - spot.width) < 0.5
        const up = spot.isUp ? 1 : 0
        if (isStill && start.up === up && start.alpha === spot.alpha) continue
        const { x, y, width, alpha, up: turned } = start
        sprite.isMoving = true
        effects().tween(
          seconds,
          (k) => {
            sprite.x = x + (spot.x - x) * k
            sprite.y = y + (spot.y - y) * k
            sprite.width = width + (spot.width - width) * k
            sprite.alpha = spot.alpha === 0 ? (k < 1 ? Math.min(alpha, 1.6 - 1.6 * k) : 0) : 1
            sprite.up = turned + (up - turned) * k
          },
          {
            ease: ease.out,
            delay: known && known.alpha > 0 ? 0 : dealt++ * DEAL_PACE,
            done: () => (sprite.isMoving = false),
          },
        )
      }
    },
    draw(pen, faces, moodOf) {
      const all = [...sprites].toSorted(
        ([, one], [, other]) => Number(one.isMoving) - Number(other.isMoving) || one.order - other.order,
      )
      for (const [card, { x, y, width, alpha, up }] of all) {
        if (alpha <= 0) continue
        const { lift, isDim, glow } = moodOf(card)
        const pose = { x, y: y - lift, width, turn: Math.max(0.04, Math.abs(2 * up - 1)) }
        if (alpha < 1) pen.globalAlpha = alpha
        if (glow > 0) drawGlow(pen, pose, glow)
        faces.draw(pen, up > 0.5 ? card : undefined, pose)
        if (isDim) drawDim(pen, pose)
        pen.globalAlpha = 1
      }
    },
  }
}

interface Pose {
  readonly x: number
  readonly y: number
  readonly width: number
}

const SHAPE = 1.42

function drawDim(pen: Pen, { x, y, width }: Pose) {
  pen.beginPath()
  pen.roundRect(x, y, width, width * SHAPE, width * 0.11)
  pen.fillStyle = 'rgb(16 32 40 / .38)'
  pen.fill()
}

function drawGlow(pen: Pen, { x, y, width }: Pose, glow: number) {
  const far = 3 + Math.sin(glow * 20) * 1.5
  pen.beginPath()
  pen.roundRect(x - far, y - far, width + 2 * far, width * SHAPE + 2 * far, width * 0.11 + far)
  pen.fillStyle = 'rgb(255 224 130 / .95)'
  pen.fill()
}
