import type { Effects } from '#kit/game/effects.ts'
import { ease } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Board } from './boards.ts'
import type { Pair } from './deal.ts'
import type { Geometry } from './geometry.ts'
import { freePlaces } from './rules.ts'
import type { Sprites } from './sprites.ts'
import { stillPicture } from './still-picture.ts'
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

/** The pile as the eye sees it: it follows the rules' faces with motion. */
export interface Table {
  /** Shows a whole board; without `arrive` it stands at once. */
  show(board: Board, faces: readonly Face[], arrive: 'deal' | 'gather' | 'still'): void
  /** Takes a pair away: both fly together, then `meet` is called where they meet. */
  take(pair: Pair, faces: readonly Face[], meet: (at: Point) => void): void
  /** Puts taken tiles back. */
  putBack(faces: readonly Face[]): void
  lift(place: number, up: boolean): void
  shake(place: number): void
  draw(pen: Pen, glow: (place: number) => Glow | undefined): void
  /** The sprites have been painted anew. */
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

export function createTable({ effects, geometry, sprites }: Wiring): Table {
  let board: Board
  let faces: readonly Face[] = []
  let looks: Look[] = []
  let flights: Flight[] = []
  let arriving: 'deal' | 'gather' = 'deal'
  let repaints = 0
  const still = stillPicture()

  function light(seconds: number) {
    const free = new Set(freePlaces(board, faces))
    looks.forEach((look, place) => {
      const from = look.light
      const to = free.has(place) ? 1 : 0
      if (from === to || faces[place]! < 0) return
      if (seconds === 0) look.light = to
      else effects().tween(seconds, (k) => (look.light = from + (to - from) * k), { delay: 0.12 })
    })
  }

  function arrive(places: readonly number[], spread: number) {
    const { length } = places
    places.forEach((place, index) => {
      const look = looks[place]!
      look.away = 1
      effects().tween(DEAL_SECONDS, (k) => (look.away = 1 - k), { delay: (spread * index) / length })
    })
  }

  function drawTile(pen: Pen, place: number, glow?: Glow) {
    const look = looks[place]!
    const face = faces[place]!
    const { x, y, rise } = whereNow(place, look)
    const kit = sprites()
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

  /** Free tiles that stand out are painted over the picture of the others. */
  const standsOut = (place: number, glow: Glow | undefined) => {
    const { lift, shake, light } = looks[place]!
    return light > 0 && (lift > 0 || shake !== 0 || glow !== undefined)
  }

  function whereNow(place: number, look: Look) {
    const { corner, width, height } = geometry()
    const { x, y } = corner(place)
    const rise = look.lift * width * LIFT
    if (look.away === 0) return { x: x + look.shake - rise, y: y - rise, rise }
    if (arriving === 'deal') return { x, y: y - look.away * height * 0.5, rise }
    const middle = geometry().middle
    return { x: x + (middle.x - x) * look.away, y: y + (middle.y - y) * look.away, rise }
  }

  function drawFlights(pen: Pen) {
    for (const { face, place, side, k } of flights) {
      const { corner, width, thickX } = geometry()
      const from = corner(place)
      const meet = meetingPoint(flights, place)
      const x = from.x + (meet.x + (side * width) / 2 - width / 2 - thickX / 2 - from.x) * k
      const y = from.y + (meet.y - from.y) * k - Math.sin(Math.PI * k) * width * 0.35
      sprites().tile(pen, face, x, y)
    }
  }

  const meetingPoint = (among: readonly Flight[], place: number): Point => {
    const mine = among.findIndex((flight) => flight.place === place)
    const other = among[mine % 2 ? mine - 1 : mine + 1]!
    const { corner, width } = geometry()
    const [a, b] = [corner(place), corner(other.place)]
    return { x: (a.x + b.x) / 2 + width / 2, y: (a.y + b.y) / 2 }
  }

  return {
    show(newBoard, newFaces, how) {
      board = newBoard
      faces = newFaces
      flights = []
      looks = faces.map(blank)
      light(0)
      if (how === 'still') return
      arriving = how
      arrive(geometry().order, DEAL_SPREAD)
    },
    take([first, second], newFaces, meet) {
      const leftFirst = geometry().corner(first).x <= geometry().corner(second).x
      const pair: Flight[] = [
        { face: faces[first]!, place: first, side: leftFirst ? -1 : 1, k: 0 },
        { face: faces[second]!, place: second, side: leftFirst ? 1 : -1, k: 0 },
      ]
      flights.push(...pair)
      faces = newFaces
      looks[first] = blank()
      looks[second] = blank()
      light(0.25)
      const fly = (k: number) => pair.forEach((flight) => (flight.k = k))
      const done = () => {
        const at = meetingPoint(pair, first)
        flights = flights.filter((flight) => !pair.includes(flight))
        meet({ x: at.x, y: at.y + geometry().height / 2 })
      }
      effects().tween(FLY_SECONDS, fly, { ease: ease.inOut, done })
    },
    putBack(newFaces) {
      const back = newFaces.flatMap((face, place) => (face >= 0 && faces[place]! < 0 ? [place] : []))
      faces = newFaces
      flights = []
      arriving = 'deal'
      looks.forEach((look) => (look.lift = 0))
      light(0)
      arrive(back, 0)
    },
    repaint() {
      repaints++
    },
    lift(place, up) {
      const look = looks[place]!
      const from = look.lift
      effects().tween(0.13, (k) => (look.lift = from + ((up ? 1 : 0) - from) * k), { ease: ease.back })
    },
    shake(place) {
      const look = looks[place]!
      effects().tween(0.32, (k) => (look.shake = Math.sin(k * 5 * Math.PI) * 5 * (1 - k)), {
        ease: ease.linear,
      })
    },
    draw(pen, glow) {
      const { order } = geometry()
      const over = order.filter((place) => faces[place]! >= 0 && standsOut(place, glow(place)))
      still.draw(pen, signature(over), (inner) => {
        for (const place of order) if (faces[place]! >= 0 && !over.includes(place)) drawTile(inner, place)
      })
      for (const place of over) drawTile(pen, place, glow(place))
      drawFlights(pen)
    },
  }

  /** Equal as long as the still part of the picture is the same. */
  function signature(over: readonly number[]): string {
    const { width, corner } = geometry()
    const { x, y } = corner(0)
    const moving = looks
      .map(({ light, shake, away }, place) => (faces[place]! < 0 ? '' : `${light} ${shake} ${away}`))
      .join()
    return [repaints, width, x, y, over.join('.'), faces.join('.'), moving].join('|')
  }
}
