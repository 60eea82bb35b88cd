import { brushOf, type Brush } from './brush.ts'

/**
 * Draws the same shapes as SVG text for covers. Omits what is outside the picture; the surrounding group must set round caps
 * and joins.
 */
export interface SvgBrush extends Brush {
  svg(): string
}

/** Small coordinates need a fraction, large ones do not: half a unit is invisible there. */
const tidy = (value: number) => String(Math.abs(value) < 24 ? Math.round(value * 10) / 10 : Math.round(value))
const FULL = Math.PI * 2

const faint = (name: string, opacity = 1) =>
  opacity < 1 ? ` ${name}="${Math.round(opacity * 100) / 100}"` : ''
const path = (points: readonly number[]) => {
  let text = ''
  for (let index = 0; index < points.length; index += 2)
    text += `${index === 0 ? 'M' : 'L'}${tidy(points[index]!)} ${tidy(points[index + 1]!)}`
  return text
}
const stroked = (d: string, width: number, color: string, opacity?: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${tidy(width)}"${faint('stroke-opacity', opacity)}/>`

export function svgBrush(isSeen: (x: number, y: number, reach: number) => boolean = () => true): SvgBrush {
  let drawing = ''
  // With a moved origin a position does not say what is visible, so everything is drawn.
  let depth = 0
  const seen = (x: number, y: number, reach: number) => depth > 0 || isSeen(x, y, reach)
  const brush = brushOf({
    disc(x, y, radius, color, opacity) {
      if (seen(x, y, radius))
        drawing += `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="${color}"${faint('opacity', opacity)}/>`
    },
    round(x, y, width, height, radius, color, opacity) {
      if (seen(x + width / 2, y + height / 2, Math.max(width, height) / 2))
        drawing += `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" rx="${tidy(radius)}" fill="${color}"${faint('opacity', opacity)}/>`
    },
    arc(x, y, radius, from, to, width, color, opacity) {
      if (!seen(x, y, radius + width)) return
      if (to - from >= FULL - 0.001) {
        drawing += `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="none" stroke="${color}" stroke-width="${tidy(width)}"${faint('opacity', opacity)}/>`
        return
      }
      const [startX, startY] = [x + Math.cos(from) * radius, y + Math.sin(from) * radius]
      const [endX, endY] = [x + Math.cos(to) * radius, y + Math.sin(to) * radius]
      const large = to - from > Math.PI ? 1 : 0
      const d = `M${tidy(startX)} ${tidy(startY)}A${tidy(radius)} ${tidy(radius)} 0 ${large} 1 ${tidy(endX)} ${tidy(endY)}`
      drawing += stroked(d, width, color, opacity)
    },
    line(points, width, color, opacity) {
      if (anySeen(points, width, seen)) drawing += stroked(path(points), width, color, opacity)
    },
    shape(points, color, opacity) {
      if (anySeen(points, 60, seen))
        drawing += `<path d="${path(points)}Z" fill="${color}"${faint('opacity', opacity)}/>`
    },
    at(x, y, turn, paint, scale = 1) {
      if (!seen(x, y, 60 * scale)) return
      const size = scale === 1 ? '' : ` scale(${tidy(scale)})`
      const angle = turn === 0 ? '' : ` rotate(${tidy((turn * 180) / Math.PI)})`
      drawing += `<g transform="translate(${tidy(x)} ${tidy(y)})${angle}${size}">`
      depth++
      paint()
      depth--
      drawing += '</g>'
    },
  })
  return { ...brush, svg: () => drawing }
}

/** A long line may cross the picture between two points outside, so its intermediate points are checked. */
function anySeen(
  points: readonly number[],
  reach: number,
  seen: (x: number, y: number, reach: number) => boolean,
) {
  for (let index = 0; index < points.length; index += 2) {
    if (seen(points[index]!, points[index + 1]!, reach)) return true
    if (index === 0) continue
    const [middleX, middleY] = [
      (points[index]! + points[index - 2]!) / 2,
      (points[index + 1]! + points[index - 1]!) / 2,
    ]
    if (seen(middleX, middleY, reach)) return true
  }
  return false
}
