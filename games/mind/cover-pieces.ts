import { num } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'

const tidy = (value: number) => Math.round(value * 10) / 10

/** A round stone with its number. */
export function stone(
  x: number,
  y: number,
  radius: number,
  color: string,
  text = '',
  ink = '#3a2010',
): string {
  const size = text.length > 2 ? radius * 0.76 : radius * 0.96
  return (
    `<ellipse cx="${x}" cy="${tidy(y + radius)}" rx="${radius}" ry="${tidy(radius * 0.34)}" fill="#140800" opacity=".28"/>` +
    `<circle cx="${x}" cy="${tidy(y + radius * 0.16)}" r="${radius}" fill="${shade(color, -0.38)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>` +
    `<path d="M${tidy(x - radius * 0.82)} ${tidy(y - radius * 0.3)}A${radius} ${radius} 0 0 1 ${tidy(x + radius * 0.2)} ${tidy(y - radius * 0.86)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>` +
    (text && num(x, tidy(y + size * 0.36), tidy(size), text, ink))
  )
}

/** A match from its foot to its head. */
export const match = (x: number, y: number, toX: number, toY: number, thick: number): string =>
  `<path d="M${x} ${y}L${toX} ${toY}" stroke="#a8763a" stroke-width="${thick}"/>` +
  `<path d="M${x} ${y - 2}L${toX} ${toY - 2}" stroke="#f0cf8c" stroke-width="${tidy(thick * 0.7)}"/>` +
  `<circle cx="${toX}" cy="${toY}" r="${tidy(thick * 0.78)}" fill="#a93236"/><circle cx="${toX}" cy="${toY - 3}" r="${tidy(thick * 0.72)}" fill="#ff6b6b"/>`

/** A fan of a shell with its weight. */
export function shell(x: number, y: number, radius: number, color: string, weight: number): string {
  const ribs = [-0.9, -0.45, 0, 0.45, 0.9].map(
    (turn) =>
      `M${x} ${tidy(y + radius * 0.86)}L${tidy(x + Math.sin(turn) * radius * 0.9)} ${tidy(y - Math.cos(turn) * radius * 0.88)}`,
  )
  return (
    `<circle cx="${x}" cy="${tidy(y + radius * 0.14)}" r="${radius}" fill="${shade(color, -0.4)}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>` +
    `<path d="${ribs.join('')}" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>` +
    `<circle cx="${x}" cy="${y}" r="${tidy(radius * 0.58)}" fill="#fff4dc"/>${num(x, tidy(y + radius * 0.32), tidy(radius * 0.86), weight, '#3a2010')}`
  )
}

/** A beam of driftwood with a bead for each length of its arms. */
export function beam(x: number, y: number, [left, right]: readonly [number, number], lean: number): string {
  const beads: string[] = []
  const step = 62
  for (let at = -left; at <= right; at++)
    beads.push(
      `<circle cx="${at * step}" r="${at === 0 ? 13 : 9}" fill="${at === 0 ? '#6b4522' : '#fff4dc'}"/>`,
    )
  const line = (color: string, width: number, down: number) =>
    `<path d="M${-left * step} ${down}H${right * step}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
  return `<g transform="translate(${x} ${y}) rotate(${lean})">${line('#5a3218', 26, 8)}${line('#b57a46', 26, 0)}${beads.join('')}</g>`
}
