import { seededRandom } from '#kit/random/random.ts'
import { CUT_PICTURES } from './cut-rules.ts'
import type { JigsawKind } from './definitions.ts'
import { balloons, market, village } from './scenes-land.ts'
import { reef } from './scenes-reef.ts'
import { isle, lighthouse } from './scenes-sea.ts'
import { LIGHTS, type Easel } from './strokes.ts'

const SCENES: readonly ((easel: Easel) => void)[] = [isle, reef, village, lighthouse, balloons, market]
/** Each game starts at another picture, so that none is shared. */
const FIRST: Readonly<Record<JigsawKind, number>> = {
  cuts: 0,
  swap: 1000,
  rings: 2003,
  spin: 3001,
  whirl: 4004,
  loop: 5003,
  mirror: 6002,
  block: 7001,
  orbit: 8003,
  corner: 9002,
  blinds: 10000,
  twist: 11004,
  gears: 12005,
}

/** Paints a level's picture into its own canvas, in pixels; the same on every visit. */
export function paintPicture(
  kind: JigsawKind,
  level: number,
  width: number,
  height: number,
): HTMLCanvasElement {
  const index = kind === 'cuts' ? (level - 1) % CUT_PICTURES : level - 1
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const pen = canvas.getContext('2d')!
  const scene = SCENES[(index + FIRST[kind]) % SCENES.length]!
  const light = LIGHTS[(index + Math.floor(index / SCENES.length)) % LIGHTS.length]!
  const random = seededRandom(FIRST[kind] * 77 + index * 131 + 5)
  pen.save()
  scene({ pen, width: canvas.width, height: canvas.height, light, random })
  pen.restore()
  const edge = pen.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.45,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.72,
  )
  edge.addColorStop(0, '#00000000')
  edge.addColorStop(1, '#0a061a40')
  pen.fillStyle = edge
  pen.fillRect(0, 0, width, height)
  return canvas
}
