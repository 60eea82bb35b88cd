import { coverArt } from '#kit/game/cover.ts'
import type { GameDefinition } from '#kit/game/contract.ts'
import type { Frame } from './frame.ts'
import { strike, type Pose } from './pose.ts'
import type { BackdropKind, Scene } from './scene.ts'
import { svgBrush } from './svg-brush.ts'

const HALF = 200
/** Nothing farther from the middle than this is visible, at any tilt. */
const SEEN = 290

/** A real moment of the game near its hero: replayed, then drawn with the game's own drawing. */
export function microCover(
  { slug, ground }: GameDefinition,
  scene: Scene,
  { frame, pose }: { readonly frame: Frame; readonly pose: Pose },
): string {
  const { zoom, tilt, aside, above } = frame
  const { state } = strike(scene.rules, frame, pose)
  const hero = scene.hero(state)
  const [x, y] = [hero.x + aside, hero.y + above]
  const reach = SEEN / zoom
  const brush = svgBrush((atX, atY, size) => {
    const [dx, dy] = [atX - x, atY - y]
    return dx * dx + dy * dy < (reach + size) * (reach + size)
  })
  const look = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }
  const seen = { ...look, seconds: 1, calm: true, gone: 0 }
  scene.still?.(brush, seen)
  scene.draw(state, brush, seen)
  const moved = `translate(${HALF} ${HALF}) rotate(${tilt}) scale(${zoom}) translate(${-Math.round(x)} ${-Math.round(y)})`
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.32)
  return `${lit}${far(scene.backdrop, slug.length)}<g stroke-linecap="round" stroke-linejoin="round" transform="${moved}">${brush.svg()}</g>`
}

function far(kind: BackdropKind, shift: number): string {
  if (kind === 'plain') return ''
  const x = 70 + ((shift * 53) % 260)
  if (kind === 'deep')
    return `<path d="M${x} -10h60L${x - 90} 410h-120ZM${x + 120} -10h40L${x + 60} 410h-70Z" fill="#fff" opacity=".07"/>`
  const moon = `<circle cx="${x}" cy="80" r="86" fill="#fff4d6" opacity=".14"/><circle cx="${x}" cy="80" r="52" fill="#fff4d6" opacity=".6"/>`
  const stars =
    '<path d="M40 150h.1M330 40h.1M250 130h.1M120 30h.1M370 170h.1M190 60h.1" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>'
  return moon + stars
}
