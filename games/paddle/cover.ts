import { contactShadow, coverArt, type CoverArt } from '#kit/game/cover.ts'
import type { Kind, PaddleDefinition } from './definitions.ts'
import { raft, tail } from './cover-pieces.ts'
import { duelCovers } from './duel-covers.ts'

const rafts = (art: CoverArt) => {
  const rock = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="74" fill="#51677a"/><circle cx="${x - 5}" cy="${y - 7}" r="64" fill="#6e8799"/><circle cx="${x - 16}" cy="${y - 20}" r="30" fill="#8fa9b8"/>`
  const rings = [120, 70]
    .map(
      (radius) =>
        `<circle cx="200" cy="200" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5"/>`,
    )
    .join('')
  return (
    rings +
    `<g transform="rotate(8 200 200)">${rock(0, 0)}${rock(400, 0)}${rock(0, 400)}${rock(400, 400)}` +
    raft(210, 352, 0, ['#ffb63d', '#9c6410']) +
    raft(352, 170, -90, ['#3fd6ee', '#14768c']) +
    raft(170, 50, 180, ['#ff7a8b', '#96303f']) +
    raft(48, 230, 90, ['#8bd96f', '#3d7a2c']) +
    '</g>' +
    tail(
      228,
      222,
      [
        [18, -14],
        [36, -30],
        [52, -47],
        [66, -66],
      ],
      '#fff3d6',
    ) +
    art.ball(222, 230, 38, '#ffe9b8', '#b97a24')
  )
}

const wind = (art: CoverArt) =>
  `<g transform="rotate(-6 200 200)"><path d="M-20 200H420" stroke="#fff" stroke-width="7" stroke-dasharray="26 20" opacity=".8"/><path d="M30 -20V420M370 -20V420" stroke="#fff" stroke-width="6" opacity=".6"/></g>` +
  [70, 136, 262, 318]
    .map(
      (y, at) =>
        `<path d="M${20 + at * 34} ${y}q70-18 130 0t130-4" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35"/>`,
    )
    .join('') +
  raft(150, 60, 176, ['#b48bf0', '#5c3b96']) +
  contactShadow(250, 372, 90, 12) +
  raft(250, 348, -5, ['#ffb63d', '#9c6410']) +
  tail(
    196,
    178,
    [
      [22, 20],
      [46, 46],
      [58, 78],
      [60, 112],
    ],
    '#8fe6ff',
  ) +
  art.ball(188, 172, 46, '#c9f3ff', '#2c7fa6') +
  '<path d="M160 186a34 34 0 0 1 20-44M190 136l-14 4 8 12" fill="none" stroke="#1d5c7d" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'

const DRAWN: Readonly<Record<Kind, (art: CoverArt) => string>> = { rafts, wind, ...duelCovers }

/** A moment of play, drawn with the pieces of the game. */
export function cover({ kind, slug, ground }: PaddleDefinition): string {
  const art = coverArt(slug)
  return art.ground(ground[0], ground[1], '#fff4dc', 0.34) + DRAWN[kind](art)
}
