import { ease } from '#kit/game/effects.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Card } from './cards.ts'
import { makeFaces, type Faces } from './faces.ts'
import { layoutOf, type Layout } from './layout.ts'
import { paintMarks } from './marks.ts'
import { hitAt, placesOf, type Hit, type Place } from './placing.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** A card as drawn, moving or at rest. */
interface Sight {
  x: number
  y: number
  /** 1 shows the face, 0 the back. */
  face: number
  moving: boolean
  /** Id of the latest motion; earlier ones stop painting. */
  motion: number
}

export interface Motion {
  readonly seconds?: number
  readonly lift?: boolean
  /** Delay in seconds of the n-th moving card. */
  readonly stagger?: number
  readonly bounce?: boolean
}

/** Cards on the stage: positions, animations, and hit tests. */
export interface Scene {
  readonly layout: Layout
  readonly faces: Faces
  readonly places: readonly Place[]
  /** Cards that follow the pointer, from the bottom. */
  carried: readonly Card[]
  /** Cards currently drawn by something else. */
  absent: ReadonlySet<Card>
  /** Selected or hinted cards. */
  glowing: ReadonlySet<Card>
  /** Fits the cards to the stage, without animation. */
  measure(stage: Stage, state: State): void
  /** Redraws the card images once fonts have loaded. */
  repaint(stage: Stage): void
  /** Animates every card to its place in the state. */
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

/** The cards with their animations. */
interface Felt {
  readonly table: Table
  readonly sights: Map<Card, Sight>
  layout: Layout
  readonly faces: Faces
  places: readonly Place[]
  state: State | undefined
  effects: Stage['effects'] | undefined
  drawnLast: Card[]
  readonly scene: Scene
}

export function openScene(table: Table, back: readonly [string, string]): Scene {
  const sights = new Map<Card, Sight>()
  let faces: Faces

  const felt: Felt = {
    table,
    sights,
    layout: { width: 1, height: 1, spots: [] },
    get faces() {
      return faces
    },
    places: [],
    state: undefined,
    effects: undefined,
    drawnLast: [],
    get scene() {
      return scene
    },
  }
  const scene: Scene = {
    get layout() {
      return felt.layout
    },
    get faces() {
      return faces
    },
    get places() {
      return felt.places
    },
    carried: [],
    absent: new Set(),
    glowing: new Set(),
    measure: (stage, given) => measure(felt, stage, given),
    repaint(stage) {
      const ratio = stage.pen.canvas.width / Math.max(1, stage.width)
      faces = makeFaces({ width: felt.layout.width, height: felt.layout.height, ratio, back })
      stage.invalidate()
    },
    show: (next, motion) => show(felt, next, motion),
    gather({ x, y }) {
      for (const sight of sights.values()) Object.assign(sight, { x, y, face: 0, moving: true })
    },
    carry: (cards, at) => carry(felt, cards, at),
    shake: (cards) => shake(felt, cards),
    sightOf: (card) => sights.get(card) ?? { x: 0, y: 0 },
    hit: (at) => (felt.state ? hitAt(felt.layout, felt.places, felt.state, at) : undefined),
    draw: (stage) => draw(felt, stage),
  }

  return scene
}

function glide(felt: Felt, card: Card, sight: Sight, place: Place, motion: Motion, order: number) {
  const id = ++sight.motion
  const { x, y, face } = sight
  const target = place.up ? 1 : 0
  if (Math.abs(x - place.x) + Math.abs(y - place.y) < 0.5 && face === target) {
    sight.moving = false
    return false
  }
  sight.moving = true
  felt.effects?.tween(
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
  felt.drawnLast = [...felt.drawnLast.filter((other) => other !== card), card]
  return true
}

function measure(felt: Felt, stage: Stage, given: State) {
  const { table, sights } = felt
  felt.effects = stage.effects
  felt.state = given
  felt.layout = layoutOf(table, stage)
  felt.scene.repaint(stage)
  felt.places = placesOf(table, felt.layout, felt.state)
  for (const { card, x, y, up } of felt.places) {
    const motion = (sights.get(card)?.motion ?? 0) + 1
    sights.set(card, { x, y, face: up ? 1 : 0, moving: false, motion })
  }
}

function show(felt: Felt, next: State, motion: Motion = {}) {
  const { table, sights } = felt
  felt.state = next
  felt.places = placesOf(table, felt.layout, next)
  felt.drawnLast = felt.drawnLast.filter((card) => sights.get(card)?.moving)
  let order = 0
  for (const place of felt.places) {
    const sight = sights.get(place.card)
    if (!sight) {
      sights.set(place.card, { x: place.x, y: place.y, face: place.up ? 1 : 0, moving: false, motion: 0 })
    } else if (glide(felt, place.card, sight, place, motion, order)) order++
  }
}

function carry(felt: Felt, cards: readonly Card[], at: Point) {
  felt.scene.carried = cards
  const step = carriedStep(felt.layout)
  cards.forEach((card, index) => {
    const sight = felt.sights.get(card)
    if (!sight) return
    sight.motion++
    Object.assign(sight, { x: at.x, y: at.y + index * step, face: 1, moving: true })
  })
}

function shake(felt: Felt, cards: readonly Card[]) {
  for (const card of cards) {
    const sight = felt.sights.get(card)
    if (!sight || sight.moving) continue
    const id = ++sight.motion
    const { x } = sight
    const swing = felt.layout.width * 0.09
    felt.effects?.tween(
      0.28,
      (k) => {
        if (sight.motion === id) sight.x = x + Math.sin(k * 4 * Math.PI) * swing * (1 - k)
      },
      { ease: ease.linear },
    )
  }
}

function draw(felt: Felt, stage: Stage) {
  const { table, sights } = felt
  if (!felt.state) return
  const { pen } = stage
  paintMarks(pen, table, felt.layout, felt.state)
  const shown = visiblePlaces(felt.places, felt.state, felt.layout)
  const paint = (card: Card, lift = 0) => {
    const sight = sights.get(card)
    if (!sight || felt.scene.absent.has(card)) return
    const turn = Math.abs(2 * sight.face - 1)
    if (lift > 0) felt.faces.shadow(pen, sight.x, sight.y, lift)
    felt.faces.draw(pen, sight.face >= 0.5 ? card : undefined, sight.x, sight.y, Math.max(0.04, turn))
    if (felt.scene.glowing.has(card)) paintGlow(pen, felt.layout, sight)
  }
  shown.forEach(({ card, pile }, order) => {
    const sight = sights.get(card)
    if (!sight || sight.moving || felt.scene.absent.has(card)) return
    const next = shown[order + 1]
    const cover = next?.pile === pile ? sights.get(next.card) : undefined
    // Only a strip of a covered card has to be painted.
    if (!cover || cover.moving || cover.x !== sight.x || cover.y === sight.y) return paint(card)
    felt.faces.drawStrip(pen, sight.face >= 0.5 ? card : undefined, sight, cover.y - sight.y)
    if (felt.scene.glowing.has(card)) paintGlow(pen, felt.layout, sight)
  })
  const carried = new Set(felt.scene.carried)
  for (const card of felt.drawnLast) if (!carried.has(card) && sights.get(card)?.moving) paint(card, 0.35)
  for (const card of felt.scene.carried) paint(card, 1)
}

/** Pixels between the cards of a run in the hand. */
export const carriedStep = ({ height }: Layout) => height * 0.32

/** Unspread piles show only their top cards; the rest would be painted over. */
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
