import type { StageSize } from '#kit/game/stage.ts'
import { TILE, type Level } from './level.ts'
import { clamp, type Hero } from './world.ts'

/** What of a level shows: the upper left corner in level units, and pixels a unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const TILES_ACROSS = 11.5
const TILES_DOWN = 10.5
const AHEAD = 30

export const scaleFor = ({ width, height }: StageSize) =>
  clamp(Math.min(width / (TILES_ACROSS * TILE), height / (TILES_DOWN * TILE)), 1.2, 4.2)

/** Where the camera wants to be: the hero a little behind the middle, never past the ends of the level. */
export function aimAt(
  hero: Hero,
  level: Level,
  { size, room }: { readonly size: StageSize; readonly room: number },
): Camera {
  const scale = scaleFor(size)
  const [wide, tall] = [size.width / scale, size.height / scale]
  const low = room / scale
  const [wholeX, wholeY] = [level.width * TILE, level.height * TILE]
  const ahead = Math.min(AHEAD, wide * 0.12) * hero.face
  const x = wholeX <= wide ? (wholeX - wide) / 2 : clamp(hero.x + ahead - wide / 2, 0, wholeX - wide)
  const bottom = wholeY + low - tall
  const y = Math.min(bottom, hero.y - (tall - low) * 0.56)
  // A level lower than the picture is aligned at the bottom.
  return { x, y: wholeY + low <= tall ? bottom : Math.max(y, -3 * TILE), scale }
}

const GLIDE_X = 0.09
const GLIDE_Y = 0.1

export const glide = (camera: Camera, aim: Camera): Camera => ({
  x: camera.x + (aim.x - camera.x) * GLIDE_X,
  y: camera.y + (aim.y - camera.y) * GLIDE_Y,
  scale: aim.scale,
})
