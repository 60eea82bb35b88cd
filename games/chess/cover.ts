import { contactShadow, coverArt } from '#kit/game/cover.ts'
import type { ChessDefinition } from './definitions.ts'

const BOARD = [0, 1, 2, 3, 4]
  .map((row) =>
    [-1, 0, 1, 2, 3, 4]
      .map(
        (column) =>
          `<path d="M${column * 96 - 40} ${row * 96 - 70}h96v96h-96z" fill="${(row + column) % 2 ? '#7A3B22' : '#FCE9C6'}"/>`,
      )
      .join(''),
  )
  .join('')

const PAWN =
  '<path d="M-44 86q0 -16 12 -18q22 -20 20 -52h-10q-12 -2 -12 -10t12 -10h6a38 38 0 1 1 32 0h6q12 2 12 10t-12 10h-10q-2 32 20 52q12 2 12 18q0 12 -14 12h-60q-14 0 -14 -12z"/>'

/** A knight of deep teal on a tilted board, an ivory pawn running off the edge. */
export function cover({ id }: ChessDefinition): string {
  return (
    coverArt(id).ground('#F4D8A8', '#B5623A', '#FFF6DC', 0.6) +
    `<g transform="matrix(1 .12 -.34 .62 60 196)">${BOARD}</g>` +
    contactShadow(372, 268, 64, 16, 0.35) +
    `<g transform="translate(366 172)"><g transform="translate(0 9)" fill="#B98D55">${PAWN}</g><g fill="#FFF8E6">${PAWN}</g></g>` +
    contactShadow(196, 338, 110, 26, 0.4) +
    '<path d="M120 330h156q10 0 8 -14q-4 -20 -22 -26q-6 -56 2 -100q10 -66 -52 -110q-6 -26 -22 -34q-4 20 -10 30q-40 12 -62 74q-14 40 -30 62q-10 16 2 28q16 12 34 -2q18 -14 44 -18q-36 34 -40 72q-20 6 -22 26q-2 12 6 12z" fill="#16303D"/>' +
    '<path d="M190 48q-4 18 -10 28q-40 12 -62 74q-14 40 -30 62q-8 14 0 24q40 -20 44 -66q8 -60 64 -90q-2 -18 -6 -32z" fill="#3F6B7C" opacity=".7"/>' +
    '<circle cx="164" cy="132" r="9" fill="#FFD98A"/>' +
    '<path d="M212 84q56 34 48 108q-6 50 0 98" stroke="#4E8496" stroke-width="10" fill="none" stroke-linecap="round" opacity=".65"/>' +
    '<rect x="104" y="326" width="190" height="30" rx="15" fill="#0C1F29"/>'
  )
}
