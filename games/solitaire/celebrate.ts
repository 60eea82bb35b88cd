import { ease } from '#kit/game/effects.ts'
import type { Stage } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'
import type { Card } from './cards.ts'
import type { Scene } from './scene.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** Cards of a won game leap from their piles and bounce. */
export interface Cascade {
  start(stage: Stage, state: State, done: () => void): void
  stop(): void
  draw(pen: CanvasRenderingContext2D): void
}

interface Leap {
  readonly card: Card
  readonly after: number
  x: number
  y: number
  speedX: number
  speedY: number
}

const SECONDS = 2.6
const GRAVITY = 1900
const BOUNCE = 0.72
const MOST_CARDS = 64
/** At the end the bouncing cards fade and the full home piles reappear. */
const FADE_SECONDS = 0.5

export function openCascade(table: Table, scene: Scene): Cascade {
  let leaps: Leap[] = []
  let time = 0

  function launch(state: State): Leap[] {
    const depth = Math.ceil(MOST_CARDS / table.homes.length)
    const cards = table.homes.flatMap((home) =>
      state.piles[home]!.cards.slice(-depth).map((card, index) => ({ card, home, order: depth - index })),
    )
    const each = 1.5 / Math.max(1, cards.length)
    return cards
      .toSorted((one, other) => one.order - other.order)
      .map(({ card, home }, index) => ({
        card,
        after: index * each,
        x: scene.layout.spots[home]!.x,
        y: scene.layout.spots[home]!.y,
        speedX: (dice() < 0.5 ? -1 : 1) * (90 + dice() * 330),
        speedY: -dice() * 420,
      }))
  }

  function advance(seconds: number, floor: number) {
    for (const leap of leaps) {
      if (time < leap.after) continue
      leap.speedY += GRAVITY * seconds
      leap.x += leap.speedX * seconds
      leap.y += leap.speedY * seconds
      if (leap.y > floor && leap.speedY > 0) {
        leap.y = floor
        leap.speedY *= -BOUNCE
      }
    }
  }

  function stop() {
    leaps = []
    scene.absent = new Set()
  }

  return {
    start(stage, state, done) {
      leaps = launch(state)
      time = 0
      stage.effects.tween(
        SECONDS,
        (k) => {
          const now = k * SECONDS
          advance(Math.min(0.05, now - time), stage.height - scene.layout.height)
          time = now
          scene.absent = new Set(leaps.filter(({ after }) => time >= after).map(({ card }) => card))
        },
        {
          ease: ease.linear,
          done() {
            stop()
            done()
          },
        },
      )
      stage.invalidate()
    },
    stop,
    draw(pen) {
      pen.globalAlpha = Math.min(1, (SECONDS - time) / FADE_SECONDS)
      for (const { card, x, y, after } of leaps.toReversed())
        if (time >= after) scene.faces.draw(pen, card, x, y)
      pen.globalAlpha = 1
    },
  }
}
