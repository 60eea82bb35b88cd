import { coverArt, slab, tilted } from '#kit/game/cover.ts'
import { die } from './cover-dice.ts'
import type { DiceDefinition, DiceKind } from './definitions.ts'
import { paletteOf, PAPER, type Palette } from './palette.ts'
import { columns, grid, hundred, islands, ladder, steps, sums, towers } from './slot-covers.ts'

/** Five dice on the page of a log book. */
function tally(palette: Palette): string {
  const lines = Array.from(
    { length: 7 },
    (_, row) =>
      `<rect x="60" y="${30 + row * 52}" width="150" height="36" rx="10" fill="#fff" opacity=".6"/><rect x="222" y="${30 + row * 52}" width="150" height="36" rx="10" fill="#a8743f" opacity=".18"/>`,
  ).join('')
  const page = slab({ x: 30, y: -10, width: 370, height: 420, radius: 26, top: PAPER, side: '#b98c50' })
  return (
    tilted(-7, page + lines) +
    die({ value: 6, x: 96, y: 110, size: 84, turn: -14 }, palette) +
    die({ value: 3, x: 318, y: 92, size: 84, turn: 20 }, palette) +
    die({ value: 5, x: 205, y: 220, size: 150, turn: -8 }, palette) +
    die({ value: 2, x: 74, y: 318, size: 84, turn: 11 }, palette) +
    die({ value: 4, x: 338, y: 326, size: 84, turn: -18 }, palette)
  )
}

/** Dice on the crest of a wave that runs ashore. */
function riptide(palette: Palette): string {
  const wave = (y: number, color: string) =>
    `<path d="M-20 ${y}q50 -46 100 0t100 0t100 0t100 0t100 0V420H-20Z" fill="${color}"/>`
  return (
    `<circle cx="300" cy="92" r="56" fill="#ffd98a"/>` +
    wave(150, '#3f86c4') +
    die({ value: 1, x: 96, y: 142, size: 92, turn: -22 }, palette) +
    wave(220, '#2a66a8') +
    die({ value: 5, x: 236, y: 206, size: 150, turn: 14 }, palette) +
    wave(300, '#1c4a86') +
    die({ value: 3, x: 100, y: 312, size: 96, turn: 8 }, palette) +
    wave(362, '#12336a')
  )
}

/** Windows in the storm, most of them shut. */
function shutters(palette: Palette): string {
  const planks = Array.from(
    { length: 9 },
    (_, row) =>
      `<rect x="-20" y="${row * 48}" width="440" height="45" fill="${row % 2 ? '#6d452f' : '#7a4f35'}"/>`,
  ).join('')
  const window = (index: number) => {
    const [x, y] = [22 + (index % 3) * 126, 16 + Math.floor(index / 3) * 130]
    const isLit = index === 4 || index === 0
    const leaf = (left: number, fill: string) =>
      `<rect x="${left}" y="${y}" width="52" height="106" rx="5" fill="${fill}"/><path d="M${left + 9} ${y + 28}h34m-34 25h34m-34 25h34" stroke="#0c2c30" stroke-opacity=".5" stroke-width="5"/>`
    return `<rect x="${x - 6}" y="${y - 6}" width="116" height="118" rx="12" fill="#3f2417"/>${isLit ? `<rect x="${x}" y="${y}" width="104" height="106" rx="8" fill="#ffc861"/>` : leaf(x, '#3a7376') + leaf(x + 53, '#2c5c60')}`
  }
  return (
    tilted(5, planks + Array.from({ length: 9 }, (_, index) => window(index)).join('')) +
    die({ value: 4, x: 258, y: 262, size: 140, turn: 16 }, palette) +
    die({ value: 6, x: 120, y: 300, size: 104, turn: -12 }, palette)
  )
}

/** A die peeps out from under a coconut shell. */
function bluff(palette: Palette): string {
  const shell = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-100 60C-120 -60 -60 -112 0 -112S120 -60 100 60Z" fill="#6b4426"/><ellipse cy="60" rx="101" ry="26" fill="#f3e6cf"/><ellipse cy="62" rx="86" ry="19" fill="#3a2114"/><path d="M-70 -20C-64 -62 -40 -86 -8 -92" fill="none" stroke="#b88350" stroke-width="12" stroke-linecap="round"/></g>`
  return (
    `<ellipse cx="200" cy="330" rx="260" ry="120" fill="#54301f"/>` +
    shell(70, 112, 0.62, -6) +
    shell(344, 130, 0.66, 9) +
    die({ value: 1, x: 224, y: 296, size: 118, turn: -14 }, palette) +
    die({ value: 6, x: 336, y: 324, size: 84, turn: 18 }, palette) +
    shell(150, 196, 1.16, -24)
  )
}

const SCENES: Readonly<Record<DiceKind, (palette: Palette) => string>> = {
  tally,
  riptide,
  shutters,
  bluff,
  columns,
  grid,
  ladder,
  hundred,
  sums,
  islands,
  steps,
  towers,
}

export function cover({ slug, kind }: DiceDefinition): string {
  const palette = paletteOf(kind)
  const art = coverArt(slug)
  return art.ground(palette.glow, palette.deep, palette.accent, 0.3) + SCENES[kind](palette)
}
