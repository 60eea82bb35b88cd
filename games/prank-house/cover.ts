import { shade } from '#kit/game/draw.ts'
import { contactShadow, coverArt } from '#kit/game/cover.ts'
import type { GameDefinition } from '#kit/game/contract.ts'
import { shapesOf, type Shape } from './drawing.ts'
import { drawingOf } from './drawings.ts'

const SIDE_SHADE = -0.2

const SMALL_RADIUS = 46
/** A small ball is drawn without its darker side: the cover is light. */
const isSmall = (path: string) => Number(/^M\S+ \S+?a(\d+)/.exec(path)?.[1] ?? SMALL_RADIUS) < SMALL_RADIUS

const svgOf = ({ path, color, isLit, line }: Shape): string => {
  const short = path.replaceAll(/\.0\b/g, '')
  if (line !== undefined) return `<path d="${short}" stroke="${color}" stroke-width="${line}"/>`
  if (!isLit || color.length > 7 || isSmall(path)) return `<path d="${short}" fill="${color}"/>`
  const side = `<path d="${short}" fill="${shade(color, SIDE_SHADE)}"/>`
  return `${side}<path d="${short}" fill="${color}" transform="translate(-1.5 -2) scale(.97)"/>`
}

const figure = (art: string, look: string, place: string) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="${place}">${shapesOf(drawingOf(art), look).map(svgOf).join('')}</g>`

/** The first prank of the house, just as the bucket has landed. */
export function cover({ slug }: GameDefinition): string {
  const art = coverArt(slug)
  return (
    art.ground('#ffcf7d', '#e5713f') +
    '<path d="M0 312L400 288V400H0Z" fill="#a8442f"/>' +
    `<g transform="rotate(4 200 200)">${figure('door', 'open', 'translate(226 352) scale(1.62)')}</g>` +
    contactShadow(226, 366, 92, 14) +
    figure('uncle', 'dizzy', 'translate(226 368) scale(1.5)') +
    figure('bucket', 'hat', 'translate(228 172) rotate(9) scale(1.5)') +
    '<path d="M96 92q-18 28 0 30q18-2 0-30ZM352 120q-18 28 0 30q18-2 0-30ZM120 196q-14 22 0 24q14-2 0-24ZM340 44q-14 22 0 24q14-2 0-24Z" fill="#5cc8ff"/>' +
    figure('kit', 'laugh', 'translate(84 372) rotate(-7) scale(1.3)')
  )
}
