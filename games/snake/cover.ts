import { coverArt, num, tilted } from '#kit/game/cover.ts'
import { body, burrow, checks, fruit, head, mouse, stone, type Drawing } from './cover-parts.ts'
import type { SnakeDefinition, Twist } from './definitions.ts'
import { errandDrawings } from './errand-cover.ts'

const drawings: Readonly<Record<Twist, Drawing>> = {
  ...errandDrawings,
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
  order: (art) =>
    art.ground('#d6ecff', '#5f9fd8') +
    tilted(
      6,
      checks('#bcdcf8') +
        body('M-40 130H150V60H250', '#f0603e', '#8a2410', 54) +
        head(258, 60, 0, '#f0603e', '#8a2410', 1.1) +
        [1, 2, 3]
          .map((count) => {
            const [x, y] = [70 + (count - 1) * 130, count === 2 ? 330 : 260]
            return (
              fruit(art, x, y, 54, ['#ff9a2e', '#8a4fe0', '#ff6fae'][count - 1]!, '#5a2010') +
              `<circle cx="${x}" cy="${y + 4}" r="33" fill="#fff6d0"/>` +
              num(x, y + 6, 46, count, '#3a1a10')
            )
          })
          .join(''),
    ),
  mice: (art) =>
    art.ground('#f6e8b8', '#c08f3a') +
    tilted(
      -5,
      checks('#e8d08c') +
        body('M-50 70H90V170H230', '#2f8f4a', '#124a22', 58) +
        head(238, 170, 0, '#2f8f4a', '#124a22', 1.2) +
        mouse(330, 90, 1.1) +
        mouse(300, 300, 1.5) +
        mouse(90, 320, 0.9),
    ),
  tide: (art) =>
    art.ground('#5fc4e0', '#0f5f8f') +
    '<path d="M40 90Q200 20 350 80Q400 210 350 330Q200 400 60 340Q0 210 40 90Z" fill="#bfe9f4" opacity=".7"/>' +
    '<path d="M70 110Q200 60 325 108Q360 210 322 306Q200 356 88 312Q44 210 70 110Z" fill="#f4e3b0"/>' +
    body('M120 300V200H280V140H190', '#d0408a', '#6a1244', 50) +
    head(182, 140, 180, '#d0408a', '#6a1244', 1.05) +
    fruit(art, 262, 276, 34, '#ffd23e', '#a87800') +
    '<path d="M20 60q24 -22 48 0t48 0M270 370q24 -22 48 0t48 0M10 380q24 -22 48 0" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round" fill="none"/>',
  burrows: (art) =>
    art.ground('#d0a070', '#5a3416') +
    tilted(
      4,
      checks('#bd8c5c') +
        '<path d="M200 -40V450" stroke="#3a1f0a" stroke-width="56"/><path d="M194 -40V450" stroke="#5a3416" stroke-width="48"/>' +
        burrow(110, 120) +
        burrow(296, 280) +
        body('M-40 280H60V120H104', '#2fb8c8', '#0f5a66', 50) +
        body('M300 280H380V120H340', '#2fb8c8', '#0f5a66', 50) +
        head(334, 120, 180, '#2fb8c8', '#0f5a66', 1.1) +
        fruit(art, 90, 350, 34, '#f0413e', '#8a0f14'),
    ),
  lasso: (art) =>
    art.ground('#ffe2ba', '#d0743a') +
    tilted(
      -3,
      checks('#f8c98e') +
        fruit(art, 160, 190, 36, '#f0413e', '#8a0f14') +
        fruit(art, 250, 180, 32, '#8a4fe0', '#3a1290') +
        fruit(art, 205, 270, 38, '#ffd23e', '#a87800') +
        body('M-50 330H70V80H330V340H120', '#3a56c8', '#152468', 48) +
        head(112, 340, 180, '#3a56c8', '#152468', 1.15),
    ),
  picnic: (art) =>
    art.ground('#fff4ee', '#e89a94') +
    tilted(
      8,
      checks('#f2aaa6') +
        body('M460 60H280V150', '#4ecdc4', '#125e58', 40) +
        head(280, 160, 90, '#4ecdc4', '#125e58', 0.9) +
        body('M60 460V300H130', '#b57bff', '#4a1f9a', 40) +
        head(138, 300, 0, '#b57bff', '#4a1f9a', 0.9) +
        body('M-60 110H120V200', '#ffb63d', '#8a5000', 52) +
        head(120, 208, 90, '#ffb63d', '#8a5000', 1.1) +
        fruit(art, 220, 250, 42, '#f0413e', '#8a0f14') +
        fruit(art, 330, 290, 34, '#ff9a2e', '#a34a00') +
        fruit(art, 240, 350, 28, '#ff6fae', '#a01c5c'),
    ),
}

export const cover = ({ id, twist }: SnakeDefinition): string => drawings[twist](coverArt(id))
