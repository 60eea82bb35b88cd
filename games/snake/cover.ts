import { contactShadow, coverArt, grid, slab, tilted, type CoverArt } from '#kit/game/cover.ts'
import type { SnakeDefinition, Twist } from './definitions.ts'

type Drawing = (art: CoverArt) => string

const checks = (color: string) =>
  grid(7, 7, (row, column) =>
    (row + column) % 2 === 0
      ? `<rect x="${column * 70 - 45}" y="${row * 70 - 45}" width="70" height="70" fill="${color}"/>`
      : '',
  )

/** A body along a path, with its darker side, its light and its spots. */
const body = (path: string, color: string, dark: string, width = 52) =>
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  `<path d="${path}" stroke="${dark}" stroke-width="${width}" transform="translate(0 12)"/><path d="${path}" stroke="${color}" stroke-width="${width}"/>` +
  `<path d="${path}" stroke="#fff" stroke-opacity=".45" stroke-width="${width * 0.26}" stroke-dasharray=".1 ${width}"/></g>`

/** A head that looks along the angle. */
const head = (x: number, y: number, turn: number, color: string, dark: string, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><circle cy="10" r="46" fill="${dark}" transform="rotate(${-turn})"/><circle r="46" fill="${color}"/>` +
  '<circle cx="15" cy="-22" r="16" fill="#fff"/><circle cx="15" cy="22" r="16" fill="#fff"/><circle cx="21" cy="-22" r="9" fill="#0b1c2c"/><circle cx="21" cy="22" r="9" fill="#0b1c2c"/></g>'

const fruit = (art: CoverArt, x: number, y: number, radius: number, color: string, dark: string) =>
  contactShadow(x, y + radius, radius * 0.8, radius * 0.22, 0.25) +
  art.ball(x, y, radius, color, dark) +
  `<path d="M0 0q12 -26 42 -18q-8 28 -42 18z" fill="#4fa83a" transform="translate(${x} ${y - radius * 0.86})"/>`

const stone = (x: number, y: number) =>
  slab({ x, y, width: 64, height: 56, radius: 18, top: '#9a8fa6', side: '#4c4258', depth: 12 })

const drawings: Readonly<Record<Twist, Drawing>> = {
  walls: (art) =>
    art.ground('#b9e86a', '#5f9a2a') +
    tilted(
      -6,
      checks('#a3d45a') +
        '<path d="M-60 -30H460" stroke="#7a4f26" stroke-width="64"/><path d="M-60 -2H460" stroke="#4a2c10" stroke-width="14"/>' +
        body('M-40 340H130V200H60V110H250', '#3f6fe8', '#1a3590') +
        head(254, 110, 0, '#3f6fe8', '#1a3590', 1.15) +
        fruit(art, 318, 270, 58, '#f0413e', '#8a0f14'),
    ),
  basket: (art) =>
    art.ground('#ffe9c0', '#e8a85a') +
    tilted(
      5,
      checks('#f5d69c') +
        fruit(art, 92, 96, 50, '#ff9a2e', '#a34a00') +
        fruit(art, 316, 84, 44, '#8a4fe0', '#3a1290') +
        fruit(art, 110, 316, 42, '#ff6fae', '#a01c5c') +
        body('M450 214H330V320H220V204H-60', '#2f9e6e', '#0f5236', 56) +
        head(206, 204, 180, '#2f9e6e', '#0f5236', 1.2),
    ),
  mirror: (art) =>
    art.ground('#e0daff', '#8a7be0') +
    tilted(
      -4,
      checks('#c9c0fb') +
        '<path d="M200 -60V460" stroke="#2c2080" stroke-width="46"/><path d="M196 -60V460" stroke="#5a49c4" stroke-width="40"/>' +
        body('M100 460V250H40V120H104', '#ff8a1f', '#9a4600', 46) +
        head(110, 120, 0, '#ff8a1f', '#9a4600') +
        body('M300 460V250H360V120H296', '#e8408a', '#8a1248', 46) +
        head(290, 120, 180, '#e8408a', '#8a1248') +
        fruit(art, 120, 42, 30, '#ffd23e', '#a87800') +
        fruit(art, 280, 42, 30, '#ffd23e', '#a87800'),
    ),
  switchback: (art) =>
    art.ground('#c4f5ec', '#3fa89c') +
    tilted(
      7,
      checks('#a3e3d9') +
        body('M330 110H90V210H310V310H70', '#e8503a', '#8a1c10', 58) +
        head(338, 110, 0, '#e8503a', '#8a1c10', 1.05) +
        `<g opacity=".55">${head(66, 310, 180, '#e8503a', '#8a1c10', 1.05)}</g>` +
        fruit(art, 210, 26, 34, '#ffd23e', '#a87800'),
    ),
  stones: (art) =>
    art.ground('#eae2f0', '#9a8aac') +
    tilted(
      -8,
      checks('#d5cbdd') +
        stone(40, 60) +
        stone(320, 40) +
        stone(330, 300) +
        stone(30, 300) +
        stone(180, 330) +
        body('M-40 220H110V130H250V232', '#7a3fd0', '#371272') +
        head(250, 240, 90, '#7a3fd0', '#371272', 1.1) +
        '<path d="M318 132l13 30 33 3-25 22 8 32-29-17-29 17 8-32-25-22 33-3z" fill="#ffd23e" stroke="#a86a00" stroke-width="6" stroke-linejoin="round" transform="translate(12 34)"/>',
    ),
  trails: (art) =>
    art.ground('#1f5aa8', '#050d26', '#7fd0ff', 0.35) +
    tilted(
      -5,
      checks('#0d2953') +
        body('M60 460V260H200V110H290', '#ffb63d', '#8a5000', 34) +
        head(296, 110, 0, '#ffb63d', '#8a5000', 0.9) +
        body('M460 330H280V230H340V20', '#ff5d73', '#8a1830', 34) +
        body('M-60 90H110V180H40V340H-60', '#4ecdc4', '#125e58', 34) +
        body('M150 -40V40H250', '#b57bff', '#4a1f9a', 34) +
        head(256, 40, 0, '#b57bff', '#4a1f9a', 0.75),
    ),
}

export const cover = ({ id, twist }: SnakeDefinition): string => drawings[twist](coverArt(id))
