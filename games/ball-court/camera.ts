import type { Point, StageSize } from '#kit/game/stage.ts'
import { paintBackdrop, type Placing } from './placing.ts'
import type { Pen, Scene } from './scene.ts'
import type { Match } from './sport.ts'

/** The visible part of a long court in portrait, in court units. */
export interface Camera {
  readonly middle: number
  readonly span: number
}

export interface Watched {
  /** What must always be visible: the player’s own side of play. */
  readonly near: readonly Point[]
  /** What is visible too while everything is close together. */
  readonly far: readonly Point[]
}

/** How the camera follows a scene that does not fit. */
export interface Filming<State extends Match = Match> {
  /** The line on which everybody stands. */
  readonly ground: number
  readonly closest: number
  watch(state: State): Watched
}

/** Margin at both sides of the watched things. */
const ROOM = 64
/** A rival farther away does not widen the view. */
const TOGETHER = 470
/** Height of the ground as a share of the canvas: below it is space for the thumb. */
const GROUND_AT = 0.8
/** A court that fills this share of the height needs no camera. */
const ENOUGH = 0.75
/** Shares of the distance per tick: it pans faster than it zooms in. */
const TURN = 0.1
const ZOOM = 0.05

export function isFilmed({ film, width, height }: Scene, size: StageSize): boolean {
  return film !== undefined && (size.width / width) * height < size.height * ENOUGH
}

export const wholeCourt = ({ left, width }: Scene): Camera => ({ middle: left + width / 2, span: width })

/** The camera's resting position. */
export function wishedCamera({ left, width }: Scene, { closest }: Filming, { near, far }: Watched): Camera {
  const all = stretch([...near, ...far])
  const [from, to] = all[1] - all[0] <= TOGETHER ? all : stretch(near)
  return inside({ left, width }, { middle: (from + to) / 2, span: Math.max(closest, to - from) })
}

/** One tick of the camera; required things never leave the view. */
export function follow(scene: Scene, film: Filming, watched: Watched, camera: Camera): Camera {
  const wish = wishedCamera(scene, film, watched)
  const middle = camera.middle + (wish.middle - camera.middle) * TURN
  const span = camera.span + (wish.span - camera.span) * ZOOM
  const [from, to] = stretch(watched.near)
  const ends = [
    Math.min(middle - span / 2, from + ROOM / 2),
    Math.max(middle + span / 2, to - ROOM / 2),
  ] as const
  return inside(scene, { middle: (ends[0] + ends[1]) / 2, span: ends[1] - ends[0] })
}

function stretch(points: readonly Point[]): readonly [number, number] {
  const xs = points.map(({ x }) => x)
  return [Math.min(...xs) - ROOM, Math.max(...xs) + ROOM]
}

/** Keeps the camera within the court. */
function inside({ left, width }: Pick<Scene, 'left' | 'width'>, { middle, span }: Camera): Camera {
  const most = Math.min(span, width)
  return { span: most, middle: Math.max(left + most / 2, Math.min(left + width - most / 2, middle)) }
}

export function placeByCamera({ ground }: Filming, { middle, span }: Camera, size: StageSize): Placing {
  const scale = size.width / span
  return {
    scale,
    isTurned: false,
    left: size.width / 2 - middle * scale,
    top: size.height * GROUND_AT - ground * scale,
  }
}

/** The static part of the court, sharp enough for the closest zoom. */
export function paintFilmed(
  scene: Scene,
  film: Filming,
  size: StageSize,
  ratio: number,
  paint: (pen: Pen) => void,
) {
  // As much height as the camera shows when it has gone all the way back.
  const height = (size.height / size.width) * scene.width
  const top = film.ground - height * GROUND_AT
  const placing = { scale: 1, left: -scene.left, top: -top, isTurned: false }
  const picture = paintBackdrop(
    placing,
    { width: scene.width, height },
    Math.min(2, (ratio * size.width) / film.closest),
    paint,
  )
  return (pen: Pen) => pen.drawImage(picture, scene.left, top, scene.width, height)
}
