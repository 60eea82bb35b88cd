import type { Effects } from '#kit/game/effects.ts'
import { ease } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Board } from './boards.ts'
import type { Pair } from './deal.ts'
import type { Geometry } from './geometry.ts'
import { freePlaces } from './rules.ts'
import type { Sprites } from './sprites.ts'
import { stillPicture, type StillPicture } from './still-picture.ts'
import type { Face } from './tiles.ts'

type Pen = CanvasRenderingContext2D

/** How a tile looks at this moment, apart from its place. */
interface Look {
  /** 0 veiled, 1 bright. */
  light: number
  /** 0 on the pile, 1 picked up. */
  lift: number
  shake: number
  /** 1 far from its place, 0 there. */
  away: number
}

type Glow = 'pick' | 'hint'

interface Flight {
  readonly face: Face
  readonly place: number
  readonly side: -1 | 1
  k: number
}

/** The displayed pile, which follows the rules' faces with animation. */
export interface Table {
  /** Shows a whole board; without `arrive` there is no animation. */
  show(board: Board, faces: readonly Face[], arrive: 'deal' | 'gather' | 'still'): void
  /** Takes a pair away: both fly together, then `meet` is called where they meet. */
  take(pair: Pair, faces: readonly Face[], meet: (at: Point) => void): void
  /** Puts taken tiles back. */
  putBack(faces: readonly Face[]): void
  lift(place: number, up: boolean): void
  shake(place: number): void
  draw(pen: Pen, glow: (place: number) => Glow | undefined): void
  /** Called when the sprites have been repainted. */
  repaint(): void
}

interface Wiring {
  effects(): Effects
  geometry(): Geometry
  sprites(): Sprites
}

const DEAL_SECONDS = 0.34
const DEAL_SPREAD = 0.45
const FLY_SECONDS = 0.3
const LIFT = 0.16
const blank = (): Look => ({ light: 1, lift: 0, shake: 0, away: 0 })

interface Pile extends Wiring {
  board: Board | undefined
  faces: readonly Face[]
  looks: Look[]
  flights: Flight[]
  arriving: 'deal' | 'gather'
  repaints: number
  readonly still: StillPicture
}

export function createTable({ effects, geometry, sprites }: Wiring): Table {
  const still = stillPicture()

  const pile: Pile = {
    effects,
    geometry,
    sprites,
    board: undefined,
    faces: [],
    looks: [],
    flights: [],
    arriving: 'deal',
    repaints: 0,
    still,
  }

  return {
    show: (newBoard, newFaces, how) => showBoard(pile, newBoard, newFaces, how),
    take: (pair, newFaces, meet) => takePair(pile, pair, newFaces, meet),
    putBack: (newFaces) => putBack(pile, newFaces),
    repaint() {
      pile.repaints++
    },
    lift: (place, up) => liftTile(pile, place, up),
    shake: (place) => shakeTile(pile, place),
    draw: (pen, glow) => draw(pile, pen, glow),
  }
}

function light(pile: Pile, seconds: number) {
  if (!pile.board) return
  const free = new Set(freePlaces(pile.board, pile.faces))
  pile.looks.forEach((look, place) => {
    const from = look.light
    const to = free.has(place) ? 1 : 0
    if (from === to || pile.faces[place]! < 0) return
    if (seconds === 0) look.light = to
    else pile.effects().tween(seconds, (k) => (look.light = from + (to - from) * k), { delay: 0.12 })
  })
}

function arrive(pile: Pile, places: readonly number[], spread: number) {
  const { length } = places
  places.forEach((place, index) => {
    const look = pile.looks[place]!
    look.away = 1
    pile.effects().tween(DEAL_SECONDS, (k) => (look.away = 1 - k), { delay: (spread * index) / length })
  })
}

function drawTile(pile: Pile, pen: Pen, place: number, glow?: Glow) {
  const look = pile.looks[place]!
  const face = pile.faces[place]!
  const { x, y, rise } = whereNow(pile, place, look)
  const kit = pile.sprites()
  if (look.away > 0) pen.globalAlpha = 1 - look.away ** 2
  if (look.lift > 0) kit.shadow(pen, x + rise, y + rise)
  if (glow) kit.glow(pen, x, y, glow)
  if (look.light > 0) kit.tile(pen, face, x, y)
  if (look.light < 1) {
    pen.globalAlpha *= 1 - look.light
    kit.tile(pen, face, x, y, true)
  }
  if (glow) kit.glow(pen, x, y, glow)
  pen.globalAlpha = 1
}

/** Highlighted free tiles are painted over the picture of the others. */
function standsOut(pile: Pile, place: number, glow: Glow | undefined) {
  const { lift, shake, light } = pile.looks[place]!
  return light > 0 && (lift > 0 || shake !== 0 || glow !== undefined)
}

function whereNow(pile: Pile, place: number, look: Look) {
  const { corner, width, height } = pile.geometry()
  const { x, y } = corner(place)
  const rise = look.lift * width * LIFT
  if (look.away === 0) return { x: x + look.shake - rise, y: y - rise, rise }
  if (pile.arriving === 'deal') return { x, y: y - look.away * height * 0.5, rise }
  const middle = pile.geometry().middle
  return { x: x + (middle.x - x) * look.away, y: y + (middle.y - y) * look.away, rise }
}

function drawFlights(pile: Pile, pen: Pen) {
  for (const { face, place, side, k } of pile.flights) {
    const { corner, width, thickX } = pile.geometry()
    const from = corner(place)
    const meet = meetingPoint(pile, pile.flights, place)
    const x = from.x + (meet.x + (side * width) / 2 - width / 2 - thickX / 2 - from.x) * k
    const y = from.y + (meet.y - from.y) * k - Math.sin(Math.PI * k) * width * 0.35
    pile.sprites().tile(pen, face, x, y)
  }
}

function meetingPoint(pile: Pile, among: readonly Flight[], place: number): Point {
  const mine = among.findIndex((flight) => flight.place === place)
  const other = among[mine % 2 ? mine - 1 : mine + 1]!
  const { corner, width } = pile.geometry()
  const [a, b] = [corner(place), corner(other.place)]
  return { x: (a.x + b.x) / 2 + width / 2, y: (a.y + b.y) / 2 }
}

/** Equal as long as the static part of the picture is. */
function signature(pile: Pile, over: readonly number[]): string {
  const { width, corner } = pile.geometry()
  const { x, y } = corner(0)
  const moving = pile.looks
    .map(({ light, shake, away }, place) => (pile.faces[place]! < 0 ? '' : `${light} ${shake} ${away}`))
    .join()
  return [pile.repaints, width, x, y, over.join('.'), pile.faces.join('.'), moving].join('|')
}

function showBoard(pile: Pile, newBoard: Board, newFaces: readonly Face[], how: 'deal' | 'gather' | 'still') {
  pile.board = newBoard
  pile.faces = newFaces
  pile.flights = []
  pile.looks = pile.faces.map(blank)
  light(pile, 0)
  if (how === 'still') return
  pile.arriving = how
  arrive(pile, pile.geometry().order, DEAL_SPREAD)
}

function takePair(pile: Pile, [first, second]: Pair, newFaces: readonly Face[], meet: (at: Point) => void) {
  const leftFirst = pile.geometry().corner(first).x <= pile.geometry().corner(second).x
  const pair: Flight[] = [
    { face: pile.faces[first]!, place: first, side: leftFirst ? -1 : 1, k: 0 },
    { face: pile.faces[second]!, place: second, side: leftFirst ? 1 : -1, k: 0 },
  ]
  pile.flights.push(...pair)
  pile.faces = newFaces
  pile.looks[first] = blank()
  pile.looks[second] = blank()
  light(pile, 0.25)
  const fly = (k: number) => pair.forEach((flight) => (flight.k = k))
  const done = () => {
    const at = meetingPoint(pile, pair, first)
    pile.flights = pile.flights.filter((flight) => !pair.includes(flight))
    meet({ x: at.x, y: at.y + pile.geometry().height / 2 })
  }
  pile.effects().tween(FLY_SECONDS, fly, { ease: ease.inOut, done })
}

function putBack(pile: Pile, newFaces: readonly Face[]) {
  const back = newFaces.flatMap((face, place) => (face >= 0 && pile.faces[place]! < 0 ? [place] : []))
  pile.faces = newFaces
  pile.flights = []
  pile.arriving = 'deal'
  pile.looks.forEach((look) => (look.lift = 0))
  light(pile, 0)
  arrive(pile, back, 0)
}

function liftTile(pile: Pile, place: number, up: boolean) {
  const look = pile.looks[place]!
  const from = look.lift
  pile.effects().tween(0.13, (k) => (look.lift = from + ((up ? 1 : 0) - from) * k), { ease: ease.back })
}

function shakeTile(pile: Pile, place: number) {
  const look = pile.looks[place]!
  pile.effects().tween(0.32, (k) => (look.shake = Math.sin(k * 5 * Math.PI) * 5 * (1 - k)), {
    ease: ease.linear,
  })
}

function draw(pile: Pile, pen: Pen, glow: (place: number) => Glow | undefined) {
  const { order } = pile.geometry()
  const over = order.filter((place) => pile.faces[place]! >= 0 && standsOut(pile, place, glow(place)))
  pile.still.draw(pen, signature(pile, over), (inner) => {
    for (const place of order)
      if (pile.faces[place]! >= 0 && !over.includes(place)) drawTile(pile, inner, place)
  })
  for (const place of over) drawTile(pile, pen, place, glow(place))
  drawFlights(pile, pen)
}
