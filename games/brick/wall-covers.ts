import { tilted, type CoverArt } from '#kit/game/cover.ts'
import { COLORS } from './art.ts'
import { raft, tail, wall, type Draw } from './cover-pieces.ts'
import type { WallKind } from './definitions.ts'

/** A wall from rows of digits, one for each colour; a dot is a gap. */
const rows = (text: string, x: number, y: number) =>
  wall(
    text
      .split(' ')
      .flatMap((row, at) =>
        [...row].flatMap((sign, place) =>
          sign === '.' ? [] : [{ x: x + place * 74, y: y + at * 42, color: COLORS[Number(sign)]! }],
        ),
      ),
    66,
    28,
  )

const pearl = (art: CoverArt, x: number, y: number, radius: number) =>
  art.ball(x, y, radius, '#fff0cf', '#b07a2e')

export const WALL_COVERS: Readonly<Record<WallKind, Draw>> = {
  queue: (art) =>
    tilted(5, rows('13.21 .2133 31.12', -12, 130)) +
    '<rect x="110" y="18" width="180" height="66" rx="30" fill="#0c0c30" opacity=".6"/>' +
    rows('3', 166, 50) +
    tail(150, 318, -8, 12, '#fff0c8') +
    pearl(art, 156, 306, 32),
  weeds: (art) =>
    '<path d="M60 400q40 -90 -10 -170M150 400q-40 -80 10 -150M260 400q50 -90 -6 -180M350 400q-30 -80 10 -160" stroke="#8fe08f" stroke-width="16" fill="none" stroke-linecap="round" opacity=".55"/>' +
    rows('55.55 5.555 .55.5', -12, 40) +
    '<path d="M166 66q6 -34 40 -40q2 34 -40 40zM166 66q-10 -30 -40 -30q4 34 40 30z" fill="#c8f58a"/>' +
    pearl(art, 200, 270, 34),
  ghosts: (art) =>
    rows('4.4.4 .4.4. 4.4.4 .4.4.', -12, 40) +
    `<g opacity=".25">${rows('.1.1. 1.1.1 .1.1. 1.1.1', -12, 40)}</g>` +
    pearl(art, 290, 280, 30) +
    raft(40, 340, 200, '#b58cff'),
  heavy: (art) =>
    rows('11.11 2...2', -12, 30) +
    '<path d="M40 330Q130 60 220 330" fill="none" stroke="#fff0c8" stroke-width="9" stroke-dasharray="4 22" stroke-linecap="round"/>' +
    art.ball(226, 272, 62, '#8795b5', '#2a3150') +
    raft(150, 346, 170, '#35d0d8'),
  storm: (art) =>
    '<path d="M210 0L150 120h60L160 240" fill="none" stroke="#ffe066" stroke-width="15" stroke-linejoin="round" opacity=".8"/>' +
    rows('26.62 6..26', -12, 40) +
    [0, 1, 2, 3, 4].map((at) => pearl(art, 50 + at * 76, 210 + ((at * 67) % 130), 24)).join('') +
    raft(90, 356, 200, '#ffe066'),
  tumble: (art) =>
    rows('1.... 3.2.. 213.4 34.12', -12, 210) +
    '<path d="M174 60v96M138 122l36 38 36 -38" stroke="#fff" stroke-width="16" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>' +
    pearl(art, 310, 110, 40),
  march: (art) =>
    tilted(-3, rows('222.. 333.. 111..', 20, 60)) +
    '<path d="M296 108h70M340 78l34 30 -34 30" stroke="#fff" stroke-width="15" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>' +
    '<path d="M-10 286h420" stroke="#ff7a6b" stroke-width="9" stroke-dasharray="30 22"/>' +
    pearl(art, 120, 250, 26) +
    raft(60, 330, 220, '#ff7a6b'),
  thunder: (art) =>
    rows('4444. 4.444 44.44', -12, 60) +
    tail(248, 196, -16, 24, '#ffe066') +
    art.ball(262, 176, 54, '#ffe066', '#b86a10') +
    '<path d="M262 110l-26 60h30l-22 62 66 -82h-34l24 -40z" fill="#fff8d8"/>' +
    raft(36, 344, 200, '#3fe0cf'),
}
