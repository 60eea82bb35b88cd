import { ease } from '#kit/game/effects.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Card } from './cards.ts'
import { makeFaces, type Faces } from './faces.ts'
import { layoutOf, type Layout } from './layout.ts'
import { paintMarks } from './marks.ts'
import { hitAt, placesOf, type Hit, type Place } from './placing.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** A card as the eye sees it: on its way or at rest. */
interface Sight {
  x: number
  y: number
  /** 1 shows the face, 0 the back. */
  face: number
  moving: boolean
  /** Number of the latest motion; earlier ones stop painting. */
  motion: number
}

export interface Motion {
  readonly seconds?: number
  readonly lift?: boolean
  /** Seconds that the n-th moving card waits. */
  readonly stagger?: number
  readonly bounce?: boolean
}

/** The cards on the stage: where they are, how they glide, which one a finger meets. */
export interface Scene {
  readonly layout: Layout
  readonly faces: Faces
  readonly places: readonly Place[]
  /** Cards that follow the pointer, from the bottom. */
  carried: readonly Card[]
  /** Cards that something else draws for now. */
  absent: ReadonlySet<Card>
  /** Cards that glow (selected, hinted). */
  glowing: ReadonlySet<Card>
  /** Fits the cards to the stage; they stand at once where the state has them. */
  measure(stage: Stage, state: State): void
  /** Draws the pictures of the cards anew, when the fonts have come. */
  repaint(stage: Stage): void
  /** Lets every card glide to where the state has it. */
  show(state: State, motion?: Motion): void
  /** Puts all cards on one spot, to be dealt from there. */
  gather(at: Point): void
  carry(cards: readonly Card[], at: Point): void
  /** Cards that cannot move shake their heads. */
  shake(cards: readonly Card[]): void
  sightOf(card: Card): Point
  hit(at: Point): Hit | undefined
  draw(stage: Stage): void
}

const GLIDE_SECONDS = 0.2
const GLOW = '#ffe08a'

export function openScene(table: Table, back: readonly [string, string]): Scene {
  const sights = new Map<Card, Sight>()
  let layout: Layout = { width: 1, height: 1, spots: [] }
  let faces: Faces
  let places: readonly Place[] = []
  let state: State | undefined
  let effects: Stage['effects'] | undefined
  let drawnLast: Card[] = []

  function glide(card: Card, sight: Sight, place: Place, motion: Motion, order: number) {
    const id = ++sight.motion
    const { x, y, face } = sight
    const target = place.up ? 1 : 0
    if (Math.abs(x - place.x) + Math.abs(y - place.y) < 0.5 && face === target) {
      sight.moving = false
      return false
    }
    sight.moving = true
    effects?.tween(
      motion.seconds ?? GLIDE_SECONDS,
      (k) => {
        if (sight.motion !== id) return
        sight.x = x + (place.x - x) * k
        sight.y = y + (place.y - y) * k
        sight.face = face + (target - face) * Math.min(1, Math.max(0, k))
      },
      {
        ease: motion.bounce ? ease.back : ease.out,
        delay: (motion.stagger ?? 0) * order,
        done: () => {
          if (sight.motion === id) sight.moving = false
        },
      },
    )
    drawnLast = [...drawnLast.filter((other) => other !== card), card]
    return true
  }

  const scene: Scene = {
    get layout() {
      return layout
    },
    get faces() {
      return faces
    },
    get places() {
      return places
    },
    carried: [],
    absent: new Set(),
    glowing: new Set(),
    measure(stage, given) {
      effects = stage.effects
      state = given
      layout = layoutOf(table, stage)
      scene.repaint(stage)
      places = placesOf(table, layout, state)
      for (const { card, x, y, up } of places) {
        const motion = (sights.get(card)?.motion ?? 0) + 1
        sights.set(card, { x, y, face: up ? 1 : 0, moving: false, motion })
      }
    },
    repaint(stage) {
      const ratio = stage.pen.canvas.width / Math.max(1, stage.width)
      faces = makeFaces({ width: layout.width, height: layout.height, ratio, back })
      stage.invalidate()
    },
    show(next, motion = {}) {
      state = next
      places = placesOf(table, layout, next)
      drawnLast = drawnLast.filter((card) => sights.get(card)?.moving)
      let order = 0
      for (const place of places) {
        const sight = sights.get(place.card)
        if (!sight) {
          sights.set(place.card, { x: place.x, y: place.y, face: place.up ? 1 : 0, moving: false, motion: 0 })
        } else if (glide(place.card, sight, place, motion, order)) order++
      }
    },
    gather({ x, y }) {
      for (const sight of sights.values()) Object.assign(sight, { x, y, face: 0, moving: true })
    },
    carry(cards, at) {
      scene.carried = cards
      const step = carriedStep(layout)
      cards.forEach((card, index) => {
        const sight = sights.get(card)
        if (!sight) return
        sight.motion++
        Object.assign(sight, { x: at.x, y: at.y + index * step, face: 1, moving: true })
      })
    },
    shake(cards) {
      for (const card of cards) {
        const sight = sights.get(card)
        if (!sight || sight.moving) continue
        const id = ++sight.motion
        const { x } = sight
        const swing = layout.width * 0.09
        effects?.tween(
          0.28,
          (k) => {
            if (sight.motion === id) sight.x = x + Math.sin(k * 4 * Math.PI) * swing * (1 - k)
          },
          { ease: ease.linear },
        )
      }
    },
    sightOf: (card) => sights.get(card) ?? { x: 0, y: 0 },
    hit: (at) => (state ? hitAt(layout, places, state, at) : undefined),
    draw(stage) {
      if (!state) return
      const { pen } = stage
      paintMarks(pen, table, layout, state)
      const shown = visiblePlaces(places, state, layout)
      const paint = (card: Card, lift = 0) => {
        const sight = sights.get(card)
        if (!sight || scene.absent.has(card)) return
        const turn = Math.abs(2 * sight.face - 1)
        if (lift > 0) faces.shadow(pen, sight.x, sight.y, lift)
        faces.draw(pen, sight.face >= 0.5 ? card : undefined, sight.x, sight.y, Math.max(0.04, turn))
        if (scene.glowing.has(card)) paintGlow(pen, layout, sight)
      }
      shown.forEach(({ card, pile }, order) => {
        const sight = sights.get(card)
        if (!sight || sight.moving || scene.absent.has(card)) return
        const next = shown[order + 1]
        const cover = next?.pile === pile ? sights.get(next.card) : undefined
        // A card that rests on this one leaves only a strip to be painted.
        if (!cover || cover.moving || cover.x !== sight.x || cover.y === sight.y) return paint(card)
        faces.drawStrip(pen, sight.face >= 0.5 ? card : undefined, sight, cover.y - sight.y)
        if (scene.glowing.has(card)) paintGlow(pen, layout, sight)
      })
      const carried = new Set(scene.carried)
      for (const card of drawnLast) if (!carried.has(card) && sights.get(card)?.moving) paint(card, 0.35)
      for (const card of scene.carried) paint(card, 1)
    },
  }
  return scene
}

/** Pixels between the cards of a run in the hand. */
export const carriedStep = ({ height }: Layout) => height * 0.32

/** Piles that are not spread show their upper cards only; the rest would be painted over. */
function visiblePlaces(places: readonly Place[], state: State, layout: Layout): readonly Place[] {
  return places.filter(({ pile, index }) => {
    if (layout.spots[pile]!.spread === 'down') return true
    return index >= state.piles[pile]!.cards.length - 4
  })
}

function paintGlow(pen: CanvasRenderingContext2D, { width, height }: Layout, { x, y }: Point) {
  pen.save()
  pen.shadowColor = GLOW
  pen.shadowBlur = 12
  pen.strokeStyle = GLOW
  pen.lineWidth = Math.max(2.5, width * 0.05)
  pen.beginPath()
  pen.roundRect(x, y, width, height, width * 0.115)
  pen.stroke()
  pen.restore()
}
