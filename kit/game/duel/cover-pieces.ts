import { shade } from '#kit/game/draw.ts'
import type { Tone } from './pieces.ts'

/** Pieces for cover drawings around the origin, with the look of `paintDisc` and `paintSign`. */
const circle = (y: number, radius: number, fill: string, more = '') =>
  `<circle cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`

const round = (value: number) => Math.round(value * 10) / 10

export function discArt(radius: number, { face, emboss }: Tone): string {
  const sign =
    emboss === 'ring'
      ? circle(
          -radius * 0.06,
          radius * 0.6,
          'none',
          ` stroke="${shade(face, -0.24)}" stroke-width="${round(radius * 0.11)}"`,
        )
      : emboss === 'dot'
        ? circle(-radius * 0.06, radius * 0.3, shade(face, -0.24))
        : ''
  const shine = `<path d="M${round(-radius * 0.72)} ${round(-radius * 0.42)}A${radius} ${radius} 0 0 1 ${round(radius * 0.1)} ${round(-radius * 0.86)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${round(radius * 0.1)}" stroke-linecap="round"/>`
  return (
    circle(radius * 0.16, radius, shade(face, -0.42)) + circle(-radius * 0.05, radius, face) + sign + shine
  )
}

export function signArt(sign: 'cross' | 'ring', half: number, color: string): string {
  const arm = round(half * 0.74)
  const shape =
    sign === 'ring'
      ? `<circle r="${round(half * 0.78)}" fill="none"/>`
      : `<path d="M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}" fill="none"/>`
  const layer = (dy: number, paint: string, wide: number, opacity = 1) =>
    `<g transform="translate(0 ${round(dy)})" stroke="${paint}" stroke-width="${round(half * wide)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${shape}</g>`
  return (
    layer(half * 0.14, shade(color, -0.42), 0.42) +
    layer(0, color, 0.42) +
    layer(-half * 0.08, '#ffffff', 0.1, 0.45)
  )
}

/** Defines a piece once and places copies of it. */
export function stamps(
  id: string,
  art: string,
  places: readonly { readonly x: number; readonly y: number }[],
): string {
  const uses = places.map(({ x, y }) => `<use href="#${id}" x="${round(x)}" y="${round(y)}"/>`).join('')
  return `<defs><g id="${id}">${art}</g></defs>${uses}`
}
