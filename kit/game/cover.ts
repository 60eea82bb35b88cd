/**
 * Parts of cover drawings (docs/look.md 11): SVG text for a 400×400 picture with light from the upper left. As text, a
 * cover can be drawn in the browser, on the server and by the gate.
 */

/** Offset 0 to 1, colour, and opacity. */
export type ColorStop = readonly [at: number, color: string, opacity?: number]

/** A gradient: add `defs` to the drawing once and fill shapes with `fill`. */
export interface Gradient {
  readonly defs: string
  readonly fill: string
}

/** Parts that need gradients; their ids start with the prefix, so that covers can share a page. */
export interface CoverArt {
  linear(
    stops: readonly ColorStop[],
    from?: readonly [x: number, y: number],
    to?: readonly [x: number, y: number],
  ): Gradient
  radial(stops: readonly ColorStop[], centre?: readonly [x: number, y: number], radius?: number): Gradient
  /** The background: two colours of one hue and a soft light at the upper left. Draw it first. */
  ground(light: string, deep: string, glow?: string, glowOpacity?: number): string
  /** A glossy ball with a highlight. */
  ball(x: number, y: number, radius: number, color: string, dark: string): string
}

const COVER_SIZE = 400

/** Starts a cover drawing. The prefix must be unique to the game, such as its slug. */
export function coverArt(prefix: string): CoverArt {
  let made = 0
  const name = () => `${prefix}-${(made++).toString(36)}`
  const art: CoverArt = {
    linear(stops, [x1, y1] = [0, 0], [x2, y2] = [0, 1]) {
      const id = name()
      const defs = `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${colorStops(stops)}</linearGradient>`
      return { defs, fill: `url(#${id})` }
    },
    radial(stops, [cx, cy] = [0.5, 0.5], radius = 0.5) {
      const id = name()
      const defs = `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${colorStops(stops)}</radialGradient>`
      return { defs, fill: `url(#${id})` }
    },
    ground(light, deep, glow = '#fff', glowOpacity = 0.35) {
      const slope: readonly ColorStop[] = [
        [0, light],
        [1, deep],
      ]
      const shine: readonly ColorStop[] = [
        [0, glow, glowOpacity],
        [1, glow, 0],
      ]
      const base = art.linear(slope, [0, 0], [1, 1])
      const lamp = art.radial(shine, [0.25, 0.12], 0.85)
      return `<defs>${base.defs}${lamp.defs}</defs>${fullRect(base.fill)}${fullRect(lamp.fill)}`
    },
    ball(x, y, radius, color, dark) {
      const stops: readonly ColorStop[] = [
        [0, '#fff', 0.95],
        [0.18, color],
        [0.75, color],
        [1, dark],
      ]
      const skin = art.radial(stops, [0.34, 0.28], 0.8)
      const [gx, gy] = [tidy(x - radius * 0.32), tidy(y - radius * 0.42)]
      return (
        `<defs>${skin.defs}</defs><circle cx="${x}" cy="${y}" r="${radius}" fill="${skin.fill}"/>` +
        `<ellipse cx="${gx}" cy="${gy}" rx="${tidy(radius * 0.26)}" ry="${tidy(radius * 0.15)}" fill="#fff" opacity=".8" transform="rotate(-28 ${gx} ${gy})"/>`
      )
    },
  }
  return art
}

const tidy = (value: number) => Math.round(value * 10) / 10
const fullRect = (fill: string) => `<rect width="${COVER_SIZE}" height="${COVER_SIZE}" fill="${fill}"/>`
const colorStops = (stops: readonly ColorStop[]) =>
  stops
    .map(([at, color, opacity]) => {
      const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at}" stop-color="${color}"${seeThrough}/>`
    })
    .join('')

export interface SlabShape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly top: string
  readonly side: string
  /** Thickness of the side. */
  readonly depth?: number
}

/** A piece with a top face, a darker lower side and a rim of light. */
export function slab({ x, y, width, height, radius, top, side, depth = 14 }: SlabShape): string {
  const face = (dy: number, fill: string) =>
    `<rect x="${x}" y="${y + dy}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
  const rim = `<path d="M${x + radius} ${y + 2.5}H${x + width - radius}" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`
  return face(depth, side) + face(0, top) + rim
}

/** Digits of a board; `y` is the baseline. */
export function num(x: number, y: number, size: number, text: string | number, color: string): string {
  return `<text x="${x}" y="${y}" font-family="Bricolage Grotesque Variable,Bricolage Grotesque,Arial,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="${color}" letter-spacing="-2">${text}</text>`
}

/** The contact shadow under the main piece. */
export function contactShadow(x: number, y: number, rx: number, ry: number, opacity = 0.28): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#001018" opacity="${opacity}"/>`
}

/** Rotates a drawing around the middle of the picture: boards are tilted by 4 to 10 degrees. */
export function tilted(degrees: number, inner: string): string {
  return `<g transform="rotate(${degrees} 200 200)">${inner}</g>`
}

/** Draws one part per cell of a grid, row by row. */
export function grid(rows: number, columns: number, part: (row: number, column: number) => string): string {
  let drawing = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) drawing += part(row, column)
  return drawing
}

/** A complete picture from the inner drawing of a cover; fills its frame and crops at the edges. */
export function coverSvg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_SIZE}" height="${COVER_SIZE}" viewBox="0 0 ${COVER_SIZE} ${COVER_SIZE}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`
}
