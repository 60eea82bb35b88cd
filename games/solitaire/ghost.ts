import { ease } from '#kit/game/effects.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { gripOf, topCards } from './board.ts'
import type { Card } from './cards.ts'
import { carriedStep, type Scene } from './scene.ts'
import type { Move, State } from './state.ts'
import type { Table } from './table.ts'

/** Shows a move without making it: cards glow and their ghosts glide to the target. */
export interface Ghost {
  show(stage: Stage, state: State, move: Move): void
  hide(): void
  draw(pen: CanvasRenderingContext2D): void
}

const GLIDE_SECONDS = 0.75
const TIMES = 2
const RESTING = 0.8

export function openGhost(table: Table, scene: Scene): Ghost {
  let cards: readonly Card[] = []
  let from: Point = { x: 0, y: 0 }
  let to: Point = from
  let k = 0
  let turn = 0
  const hide = () => {
    turn++
    cards = []
    scene.glowing = new Set()
  }
  const glide = (stage: Stage, times: number, id: number) => {
    stage.effects.tween(
      GLIDE_SECONDS,
      (now) => {
        if (id === turn) k = now
      },
      {
        ease: ease.inOut,
        done: () => {
          if (id !== turn) return
          if (times > 1) glide(stage, times - 1, id)
          else hide()
        },
      },
    )
  }
  return {
    hide,
    show(stage, state, move) {
      hide()
      const ends = endsOf(table, scene, state, move)
      scene.glowing = new Set(ends.glowing)
      cards = ends.to ? ends.glowing.slice(0, ends.carried) : []
      from = ends.from
      to = ends.to ?? ends.from
      // Without motion the ghost stays near its goal until the next input.
      k = RESTING
      if (!stage.reducedMotion) glide(stage, TIMES, turn)
      stage.invalidate()
    },
    draw(pen) {
      if (cards.length === 0) return
      pen.globalAlpha = 0.62 * Math.min(1, (1 - k) * 4)
      const step = carriedStep(scene.layout)
      cards.forEach((card, index) => {
        const [x, y] = [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k]
        scene.faces.draw(pen, card, x, y + index * step)
      })
      pen.globalAlpha = 1
    },
  }
}

interface Ends {
  readonly glowing: readonly Card[]
  /** Number of glowing cards that travel. */
  readonly carried: number
  readonly from: Point
  readonly to: Point | undefined
}

/** Start and end of a move on the stage. */
export function endsOf(table: Table, scene: Scene, state: State, move: Move): Ends {
  const topPlace = (pile: number): Point =>
    scene.places.findLast((place) => place.pile === pile) ?? scene.layout.spots[pile]!
  switch (move.kind) {
    case 'move': {
      const grip = gripOf(state, move.from, move.count)
      const target = topPlace(move.to)
      const isFan = scene.layout.spots[move.to]!.spread === 'down' && state.piles[move.to]!.cards.length > 0
      const to = { x: target.x, y: target.y + (isFan ? carriedStep(scene.layout) : 0) }
      return { glowing: grip, carried: grip.length, from: scene.sightOf(grip[0]!), to }
    }
    case 'pair': {
      const glowing = [...topCards(state, move.from), ...topCards(state, move.with)]
      return { glowing, carried: 1, from: topPlace(move.from), to: topPlace(move.with) }
    }
    case 'remove':
      return { glowing: topCards(state, move.from), carried: 0, from: topPlace(move.from), to: undefined }
    case 'draw':
    case 'reshuffle':
      return {
        glowing: topCards(state, table.stock!),
        carried: 0,
        from: topPlace(table.stock!),
        to: undefined,
      }
  }
}
