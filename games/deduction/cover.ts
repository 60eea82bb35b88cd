import { contactShadow, coverArt, slab, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import type { DeductionDefinition } from './definitions.ts'
import { PAPER, paletteOf, type DeductionKind } from './palette.ts'
import { FINDS } from './tokens.ts'

const find = (symbol: number, x: number, y: number, radius: number) => {
  const [color, outline] = FINDS[symbol]!
  return (
    `<g transform="translate(${x} ${y}) scale(${radius / 100})"><circle cy="14" r="100" fill="#3a1f10"/><circle r="100" fill="#7a4c2b"/><circle r="84" fill="#5e371e"/>` +
    `<path d="${outline}" transform="translate(4 8) scale(74)" fill="#000" opacity=".4"/><path d="${outline}" transform="scale(74)" fill="${color}"/><path d="M-60 -52A80 80 0 0 1 -10 -78" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/></g>`
  )
}

const pearl = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y + radius * 0.16}" r="${radius}" fill="#2a1208" opacity=".4"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><circle cx="${x - radius * 0.3}" cy="${y - radius * 0.34}" r="${radius * 0.3}" fill="#fff" opacity=".8"/>`

const page = slab({ x: 18, y: 22, width: 400, height: 420, radius: 20, top: PAPER, side: '#b98c50' })

/** A row of finds and what was answered. */
function shells(): string {
  const row = (y: number, symbols: readonly number[]) =>
    symbols.map((symbol, index) => find(symbol, 84 + index * 84, y, 36)).join('')
  return (
    tilted(-7, page + row(92, [1, 4, 0, 3]) + row(342, [5, 6, 2, 0])) +
    contactShadow(186, 312, 110, 26) +
    find(0, 178, 212, 96) +
    pearl(318, 178, 26, '#d8452f') +
    pearl(330, 246, 26, '#fffdf4')
  )
}

/** A round stone with a digit. */
const stone = (x: number, y: number, size: number, digit: number) =>
  `<g transform="translate(${x} ${y})"><rect x="${-size}" y="${-size * 0.62}" width="${size * 2}" height="${size * 1.5}" rx="${size * 0.6}" fill="#33454f"/><rect x="${-size}" y="${-size * 0.8}" width="${size * 2}" height="${size * 1.5}" rx="${size * 0.6}" fill="#8ba1b0"/><text y="${size * 0.36}" font-family="Bricolage Grotesque Variable,Arial,sans-serif" font-weight="800" font-size="${size * 1.1}" text-anchor="middle" fill="#0d1a24">${digit}</text></g>`

/** A tower of stones with digits, and the light of the house. */
function stones(): string {
  return (
    '<path d="M200 46L-60 -60V190ZM200 46L460 -40V150Z" fill="#ffe9a0" opacity=".4"/><circle cx="200" cy="46" r="36" fill="#fff3c0"/>' +
    stone(200, 346, 118, 7) +
    stone(196, 232, 92, 4) +
    stone(206, 140, 70, 9) +
    pearl(66, 320, 24, '#d8452f') +
    pearl(346, 226, 22, '#fffdf4')
  )
}

/** Boats between the lines of a chart. */
function fleet(): string {
  const lines = Array.from(
    { length: 6 },
    (_, line) =>
      `<path d="M${40 + line * 74} 20V430M20 ${40 + line * 74}H430" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`,
  ).join('')
  const boat = (x: number, y: number, length: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-32" y="-22" width="${length * 74 - 10}" height="64" rx="32" fill="#0b3446" opacity=".45"/><rect x="-32" y="-32" width="${length * 74 - 10}" height="64" rx="32" fill="#8a4526"/><rect x="-22" y="-25" width="${length * 74 - 30}" height="20" rx="10" fill="#b56a40"/>${Array.from({ length }, (_, part) => `<circle cx="${part * 74}" r="13" fill="#ffe0a0"/>`).join('')}</g>`
  return tilted(
    6,
    `<rect x="-20" y="-20" width="450" height="460" fill="#62a9bb"/>${lines}${boat(77, 77, 3, 0)}${boat(299, 151, 3, 90)}${boat(77, 225, 1, 0)}${boat(151, 373, 2, 0)}`,
  )
}

/** A ray that turns at a pearl. */
function pearls(): string {
  const lines = Array.from(
    { length: 6 },
    (_, line) =>
      `<path d="M${10 + line * 78} -20V420M-20 ${10 + line * 78}H420" stroke="#bfe6ff" stroke-opacity=".2" stroke-width="3"/>`,
  ).join('')
  return (
    tilted(
      -5,
      `<rect x="-40" y="-40" width="480" height="480" fill="#17386a"/>${lines}<path d="M-30 127H127V-30" fill="none" stroke="#ffe28a" stroke-opacity=".35" stroke-width="30" stroke-linejoin="round"/><path d="M-30 127H127V-30" fill="none" stroke="#fff6c8" stroke-width="9" stroke-linejoin="round"/><path d="M440 361H300" stroke="#fff6c8" stroke-width="9"/>`,
    ) +
    contactShadow(226, 320, 90, 24) +
    pearl(222, 230, 88, '#f0dfea') +
    pearl(330, 108, 40, '#f0dfea')
  )
}

/** Two stones that glow beside the one that fits. */
const warm = (): string =>
  '<circle cx="200" cy="210" r="170" fill="#ff9a5a" opacity=".25"/><circle cx="200" cy="210" r="120" fill="#ffd08a" opacity=".35"/>' +
  contactShadow(200, 340, 150, 26) +
  stone(92, 236, 62, 4) +
  stone(308, 236, 62, 6) +
  stone(200, 200, 92, 5) +
  pearl(200, 348, 26, '#d8452f') +
  pearl(92, 330, 18, '#fffdf4') +
  pearl(308, 330, 18, '#fffdf4')

/** Stones that climb like stairs. */
const above = (): string =>
  '<path d="M60 300L330 30M330 30L262 44M330 30L318 98" fill="none" stroke="#d8ffb0" stroke-width="20" stroke-linecap="round" opacity=".7"/>' +
  stone(84, 322, 74, 2) +
  stone(200, 236, 74, 5) +
  stone(312, 150, 74, 8) +
  pearl(96, 120, 24, '#fffdf4') +
  pearl(150, 84, 24, '#fffdf4')

/** Finds under a still lamp, with one red pearl and no ring. */
const silent = (): string =>
  '<path d="M200 -20L60 400H340Z" fill="#ffe6a8" opacity=".28"/><ellipse cx="200" cy="356" rx="150" ry="26" fill="#000" opacity=".3"/>' +
  find(5, 200, 246, 104) +
  find(3, 76, 118, 42) +
  find(6, 324, 118, 42) +
  pearl(200, 88, 30, '#d8452f')

/** Two finds that should trade places. */
const beside = (): string =>
  tilted(
    5,
    `${page}${find(2, 128, 226, 74)}${find(4, 290, 226, 74)}<path d="M132 116Q206 56 280 116M280 116l-34 -6M280 116l-4 -34M288 338Q208 396 136 338M136 338l34 6M136 338l4 34" fill="none" stroke="#a0522f" stroke-width="14" stroke-linecap="round"/>`,
  ) +
  pearl(64, 70, 26, '#fffdf4') +
  pearl(344, 356, 26, '#fffdf4')

/** Dark and light stones in two rows: the odd and the even ones. */
const parity = (): string =>
  '<rect x="-20" y="200" width="440" height="240" fill="#0b1424" opacity=".45"/><path d="M-20 200H420" stroke="#cfe6ff" stroke-width="8" opacity=".6"/>' +
  stone(96, 112, 66, 2) +
  stone(214, 96, 66, 6) +
  stone(328, 116, 58, 8) +
  stone(86, 304, 58, 7) +
  stone(200, 316, 72, 3) +
  stone(322, 300, 62, 9)

/** A find and its mirrored place. */
const facing = (): string =>
  '<path d="M200 -10V410" stroke="#fff3c0" stroke-width="10" stroke-dasharray="4 22" stroke-linecap="round"/>' +
  find(1, 98, 140, 78) +
  find(1, 302, 140, 78) +
  find(6, 116, 310, 58) +
  find(2, 284, 310, 58) +
  pearl(200, 140, 24, '#fffdf4') +
  pearl(200, 310, 24, '#d8452f')

/** A stair from a high digit to the right one. */
const stepsAway = (): string =>
  '<path d="M-20 120H110V210H220V300H420V440H-20Z" fill="#3a1c1c" opacity=".65"/><path d="M-20 120H110V210H220V300H420" fill="none" stroke="#ffc0a0" stroke-width="12" stroke-linejoin="round"/>' +
  stone(44, 62, 62, 9) +
  stone(164, 154, 62, 7) +
  stone(306, 234, 82, 5) +
  '<path d="M128 34Q206 30 220 84M220 84l-30 -14M220 84l16 -28M262 116Q330 110 330 140" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".8"/>'

/** Finds that a wave carries on by one place. */
const drift = (): string =>
  '<path d="M-20 300Q40 250 100 300T220 300T340 300T460 300V440H-20Z" fill="#0c4650"/><path d="M-20 330Q40 280 100 330T220 330T340 330T460 330" fill="none" stroke="#8af0e0" stroke-width="9" opacity=".7"/>' +
  find(3, 64, 268, 56) +
  find(1, 190, 248, 62) +
  find(4, 322, 268, 56) +
  '<path d="M346 178Q320 40 190 44Q88 48 62 158M62 158l-18 -34M62 158l36 -18" fill="none" stroke="#eafffb" stroke-width="15" stroke-linecap="round"/>' +
  pearl(200, 118, 28, '#d8452f')

const SCENES: Readonly<Record<DeductionKind, () => string>> = {
  shells,
  stones,
  fleet,
  pearls,
  warm,
  above,
  silent,
  beside,
  parity,
  facing,
  steps: stepsAway,
  drift,
}

export function cover({ slug, kind }: DeductionDefinition): string {
  const { glow, deep, accent } = paletteOf(kind)
  return coverArt(slug).ground(shade(glow, 0.15), deep, accent, 0.3) + SCENES[kind]()
}
