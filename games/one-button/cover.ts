import { coverArt } from '#kit/game/cover.ts'
import { openMicro } from '#kit/game/micro/rules.ts'
import type { BackdropKind } from '#kit/game/micro/scene.ts'
import { svgBrush } from '#kit/game/micro/svg-brush.ts'
import { sceneOf } from './all-scenes.ts'
import type { OneButtonDefinition } from './definitions.ts'
import { frames } from './frames.ts'
import { poses } from './poses.ts'

const SIZE = 400
/** Farther from the middle than this, nothing reaches the picture, however it is tilted. */
const SEEN = 290

/** A moment of the game itself, near its hero: replayed, then drawn by the game's own drawing. */
export function cover({ verb, slug, ground }: OneButtonDefinition): string {
  const { seed, zoom, tilt, aside, above } = frames[verb]
  const runs = poses[verb].split(' ').map(Number)
  const scene = sceneOf[verb]
  const sim = openMicro(scene.rules, seed)
  for (const [index, length] of runs.entries()) for (let tick = 0; tick < length; tick++) sim.apply(index % 2)
  const hero = scene.hero(sim.state)
  const [x, y] = [hero.x + aside, hero.y + above]
  const reach = SEEN / zoom
  const brush = svgBrush((atX, atY, size) => {
    const [dx, dy] = [atX - x, atY - y]
    return dx * dx + dy * dy < (reach + size) * (reach + size)
  })
  const half = reach
  const look = {
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
    seconds: 1,
    calm: true,
    gone: 0,
  }
  scene.draw(sim.state, brush, look)
  const art = coverArt(slug)
  return (
    art.ground(ground[0], ground[1], '#fff4dc', 0.32) +
    far(scene.backdrop, verb.length) +
    `<g transform="translate(${SIZE / 2} ${SIZE / 2}) rotate(${tilt}) scale(${zoom}) translate(${-Math.round(x)} ${-Math.round(y)})">${brush.svg()}</g>`
  )
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
