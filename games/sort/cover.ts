import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { carCover, eelCover, raftCover } from './cover-boards.ts'
import type { SortDefinition } from './definitions.ts'
import { colorOf, groundOf } from './palette.ts'
import { yardCover } from './yard-cover.ts'

/** Tenths are precise enough for a picture, and short. */
const tidy = (drawing: string) =>
  drawing.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))

/** The game's own board, larger than the frame, with one piece in front of the others. */
export function cover(definition: SortDefinition): string {
  return tidy(drawn(definition))
}

function drawn(definition: SortDefinition): string {
  const { id, slug } = definition
  const [glow, deep] = groundOf(id)
  const ground = coverArt(slug).ground(shade(glow, 0.25), deep, '#fff6d8', 0.4)
  switch (definition.kind) {
    case 'stacks':
      if (definition.piece === 'water') return ground + tilted(-6, tubes())
      return ground + tilted(6, definition.piece === 'nut' ? bolts() : sticks())
    case 'lot':
      return ground + tilted(-8, carCover())
    case 'eels':
      return ground + tilted(5, eelCover())
    case 'rafts':
      return ground + tilted(-5, raftCover())
    case 'yard':
      return ground + tilted(-5, yardCover(definition.yard))
  }
}

function tube(x: number, foot: number, width: number, colors: readonly number[], angle = 0): string {
  const unit = width * 0.86
  const height = unit * 4 + width * 0.4
  const half = width / 2
  const shape = `M${x - half} ${foot - height}V${foot - half}a${half} ${half} 0 0 0 ${width} 0V${foot - height}Z`
  const inner = half - width * 0.08
  const layers = colors
    .map((color, index) => {
      const y = foot - width * 0.08 - (index + 1) * unit
      const body =
        index === 0
          ? `M${x - inner} ${y}V${foot - half}a${inner} ${inner} 0 0 0 ${inner * 2} 0V${y}Z`
          : `M${x - inner} ${y}h${inner * 2}v${unit + 1}h${-inner * 2}Z`
      return `<path d="${body}" fill="${colorOf(color)}"/><ellipse cx="${x}" cy="${y}" rx="${inner}" ry="${width * 0.11}" fill="${shade(colorOf(color), 0.32)}"/>`
    })
    .join('')
  const glass =
    `<path d="${shape}" fill="#d8f2ff" fill-opacity=".2" stroke="#e8f8ff" stroke-opacity=".8" stroke-width="4"/>` +
    layers +
    `<rect x="${x - half * 1.2}" y="${foot - height - 8}" width="${width * 1.2}" height="14" rx="7" fill="#f0fbff"/>` +
    `<path d="M${x - half * 0.56} ${foot - height + 26}V${foot - half * 1.2}" stroke="#fff" stroke-opacity=".6" stroke-width="${width * 0.08}" stroke-linecap="round"/>`
  return angle === 0 ? glass : `<g transform="rotate(${angle} ${x} ${foot - height})">${glass}</g>`
}

const tubes = () =>
  tube(20, 404, 76, [1, 4, 1, 6]) +
  tube(116, 410, 76, [3, 3, 2]) +
  contactShadow(232, 404, 66, 18) +
  `<path d="M226 168h18v168h-18z" fill="${colorOf(0)}"/>` +
  tube(232, 400, 92, [0, 0]) +
  tube(340, 410, 76, [2, 6, 4, 2]) +
  tube(206, 462, 92, [1, 0, 0], 58)

function bolt(x: number, foot: number, width: number, colors: readonly number[]): string {
  const rod = width * 0.24
  const unit = width * 0.46
  const top = foot - unit * 5 - width * 0.5
  const nuts = colors
    .map((color, index) => hexNut(x, foot - index * unit, width, unit, colorOf(color)))
    .join('')
  return (
    `<rect x="${x - width / 2}" y="${foot}" width="${width}" height="${width * 0.24}" rx="8" fill="#4b5563"/>` +
    `<rect x="${x - width / 2}" y="${foot - 6}" width="${width}" height="${width * 0.2}" rx="8" fill="#9aa6b4"/>` +
    `<rect x="${x - rod / 2}" y="${top}" width="${rod}" height="${foot - top}" rx="${rod * 0.4}" fill="#8693a3"/>` +
    `<rect x="${x - rod / 2}" y="${top}" width="${rod * 0.4}" height="${foot - top}" rx="${rod * 0.2}" fill="#d7dee6"/>${nuts}`
  )
}

function hexNut(x: number, y: number, width: number, height: number, color: string): string {
  const [a, b, flat] = [width * 0.54, width * 0.24, width * 0.16]
  const base = y - flat * 0.4
  const top = base - height
  const face = (from: number, to: number, fromDy: number, toDy: number, k: number) =>
    `<path d="M${x + from} ${base + fromDy}L${x + to} ${base + toDy}V${top + toDy}L${x + from} ${top + fromDy}Z" fill="${shade(color, k)}"/>`
  return (
    face(-a, -b, 0, flat, -0.02) +
    face(-b, b, flat, flat, -0.2) +
    face(b, a, flat, 0, -0.42) +
    `<path d="M${x - a} ${top}L${x - b} ${top + flat}H${x + b}L${x + a} ${top}L${x + b} ${top - flat}H${x - b}Z" fill="${shade(color, 0.26)}"/>` +
    `<ellipse cx="${x}" cy="${top}" rx="${b * 1.1}" ry="${flat * 0.5}" fill="${shade(color, -0.5)}"/>`
  )
}

const bolts = () =>
  bolt(34, 384, 96, [5, 1, 5, 3]) +
  bolt(368, 384, 96, [10, 10, 1, 4]) +
  contactShadow(204, 392, 110, 22) +
  bolt(204, 372, 136, [2, 2]) +
  hexNut(204, 170, 150, 70, colorOf(2))

function scallop(x: number, y: number, size: number, color: string, angle = 0): string {
  const ribs = Array.from({ length: 6 }, (_, rib) => Math.PI * (1 + rib / 5))
  const point = (turn: number, far: number) =>
    `${(x + Math.cos(turn) * size * far).toFixed(1)} ${(y + Math.sin(turn) * size * far * 0.9).toFixed(1)}`
  let edge = `M${x} ${y + size * 0.12}L${point(ribs[0]!, 1)}`
  for (let rib = 0; rib < 5; rib++)
    edge += `Q${point((ribs[rib]! + ribs[rib + 1]!) / 2, 1.2)} ${point(ribs[rib + 1]!, 1)}`
  const lines = ribs.slice(1, -1).map((turn) => `M${x} ${y}L${point(turn, 0.94)}`)
  return `<g transform="rotate(${angle} ${x} ${y})"><rect x="${x - size * 0.34}" y="${y - size * 0.06}" width="${size * 0.68}" height="${size * 0.24}" rx="${size * 0.1}" fill="${shade(color, -0.4)}"/><path d="${edge}Z" transform="translate(0 7)" fill="${shade(color, -0.42)}"/><path d="${edge}Z" fill="${color}"/><path d="${lines.join('')}" stroke="${shade(color, -0.28)}" stroke-width="5" stroke-linecap="round"/><ellipse cx="${x - size * 0.4}" cy="${y - size * 0.62}" rx="${size * 0.17}" ry="${size * 0.08}" fill="#fff" opacity=".7" transform="rotate(-35 ${x - size * 0.4} ${y - size * 0.62})"/></g>`
}

const stick = (x: number, top: number) =>
  `<rect x="${x - 11}" y="${top}" width="22" height="${420 - top}" rx="11" fill="#7a4d2e"/><rect x="${x - 11}" y="${top}" width="9" height="${420 - top}" rx="4" fill="#b07d50"/>`

const sticks = () =>
  [54, 350]
    .map(
      (x, side) =>
        stick(x, 110) +
        [0, 1]
          .map((place) => scallop(x, 380 - place * 92, 74, colorOf([0, 6, 2, 4][side * 2 + place]!)))
          .join(''),
    )
    .join('') +
  stick(202, 60) +
  [0].map((place) => scallop(202, 350 - place * 86, 84, colorOf(5))).join('') +
  scallop(202, 226, 122, colorOf(5), -6)
