import { contactShadow, tilted, type CoverArt } from '#kit/game/cover.ts'
import { raft, tail } from './cover-pieces.ts'
import type { Kind } from './definitions.ts'

const PLAYER = ['#ffb63d', '#9c6410'] as const

/** A fan with ribs, its rim above. */
const shell = (x: number, y: number, color: string, side: string) =>
  `<g transform="translate(${x} ${y})"><path d="M0 34Q-52 30-48-6Q0-56 48-6Q52 30 0 34Z" fill="${side}" transform="translate(0 9)"/><path d="M0 34Q-52 30-48-6Q0-56 48-6Q52 30 0 34Z" fill="${color}"/><path d="M0 32L-26-18M0 32L0-28M0 32L26-18" stroke="${side}" stroke-width="5" stroke-linecap="round" opacity=".6"/></g>`

const walls = (art: CoverArt) =>
  tilted(
    6,
    [-10, 92, 296, 398].map((x) => shell(x, 36, '#ff8a9a', '#a33a50')).join('') +
      '<path d="M168 20l14 22-12 18M226 8l-10 24 16 20" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"/>' +
      [0, 100, 200, 300, 400].map((x) => shell(x, 372, '#ffc266', '#9c6410')).join('') +
      tail(
        196,
        122,
        [
          [10, 34],
          [22, 66],
          [34, 98],
          [46, 130],
        ],
        '#fff3d6',
      ),
  ) +
  art.ball(206, 112, 40, '#ffe9b8', '#b97a24') +
  contactShadow(250, 296, 96, 12) +
  raft(250, 272, 6, PLAYER)

const squash = (art: CoverArt) =>
  '<path d="M-10-10H410V128l-44 22-52-14-46 26-58-18-50 24-60-20-48 16-62-22Z" fill="#4a4560"/><path d="M-10-10H410V96l-44 22-52-14-46 26-58-18-50 24-60-20-48 16-62-22Z" fill="#7d769b"/><path d="M-10-10H410V16l-34 20-40-14-44 18-48-16-52 16-46-14-52 18-44-16-60 14Z" fill="#6fb65c"/>' +
  tail(
    212,
    190,
    [
      [-22, 30],
      [-46, 62],
      [-68, 96],
      [-86, 126],
    ],
    '#ffe9a8',
  ) +
  art.ball(216, 178, 40, '#ffd24d', '#a86a10') +
  contactShadow(116, 346, 92, 12) +
  raft(116, 322, -6, PLAYER) +
  raft(316, 368, 5, ['#b48bf0', '#5c3b96'])

const whirl = (art: CoverArt) =>
  '<circle cx="200" cy="196" r="138" fill="#0c2a5c" opacity=".5"/><circle cx="200" cy="196" r="92" fill="#0a2350" opacity=".6"/>' +
  [124, 96, 66, 38]
    .map(
      (radius, ring) =>
        `<circle cx="200" cy="196" r="${radius}" fill="none" stroke="#bff0ff" stroke-width="${15 - ring * 2}" stroke-linecap="round" stroke-dasharray="${radius * 2} ${radius * 1.14}" opacity="${0.5 + ring * 0.13}" transform="rotate(${ring * 50} 200 196)"/>`,
    )
    .join('') +
  '<circle cx="200" cy="196" r="20" fill="#04142e"/>' +
  tail(
    296,
    118,
    [
      [-26, -14],
      [-54, -20],
      [-84, -18],
      [-112, -8],
    ],
    '#9ff0ff',
  ) +
  art.ball(302, 126, 38, '#e3fbff', '#2c7fa6') +
  raft(118, 24, 174, ['#ff7a8b', '#96303f']) +
  contactShadow(250, 390, 92, 12) +
  raft(250, 366, -5, PLAYER)

const half = (x: number, color: string, side: string) =>
  `<g transform="translate(${x} 300)"><rect width="130" height="62" rx="26" fill="${side}" y="16"/><rect width="130" height="62" rx="26" fill="${color}"/><rect x="18" y="9" width="94" height="11" rx="5" fill="#fff" opacity=".5"/></g>`

const tones = (art: CoverArt) =>
  tilted(
    -6,
    [0, 1, 2, 3, 4]
      .map((pot) => {
        const [color, side] = pot % 2 === 0 ? ['#ff6f61', '#98332a'] : ['#2ec7d8', '#126a78']
        return `<rect x="${pot * 92 - 36}" y="-6" width="76" height="72" rx="24" fill="${side}"/><rect x="${pot * 92 - 36}" y="-14" width="76" height="64" rx="24" fill="${color}"/>`
      })
      .join('') +
      contactShadow(200, 386, 140, 14) +
      half(64, '#ff6f61', '#98332a') +
      half(206, '#2ec7d8', '#126a78') +
      '<rect x="184" y="292" width="32" height="82" rx="14" fill="#fff1cf"/>',
  ) +
  art.ball(118, 196, 46, '#ff6f61', '#8a2a22') +
  art.ball(278, 148, 46, '#2ec7d8', '#0f6270')

const storm = (art: CoverArt) => {
  const cloud = (x: number, y: number, color: string) =>
    `<path d="M${x - 96} ${y}a44 44 0 0 1 40-58a60 60 0 0 1 108-6a46 46 0 0 1 44 64Z" fill="${color}"/>`
  const spikes = Array.from(
    { length: 10 },
    (_, spike) => `<path d="M0 0V-62" transform="rotate(${spike * 36})"/>`,
  )
  return (
    cloud(90, 82, '#232b4c') +
    cloud(310, 70, '#2c3660') +
    cloud(200, 74, '#5d6ca0') +
    '<path d="M236 66l-26 52h24l-18 50 50-66h-26l16-36Z" fill="#ffe066"/>' +
    `<g transform="translate(96 210)" stroke="#2b1136" stroke-width="11" stroke-linecap="round">${spikes.join('')}</g>` +
    art.ball(96, 210, 38, '#8a48a8', '#3a1450') +
    art.ball(300, 222, 42, '#ffc94d', '#a06a10') +
    '<path d="M96 330Q200 452 304 330" fill="none" stroke="#fff4d6" stroke-width="6"/><path d="M116 352Q200 392 284 352M140 376Q200 404 260 376M150 332L172 390M200 332V402M250 332L228 390" fill="none" stroke="#fff4d6" stroke-width="5" opacity=".8"/>' +
    '<g transform="translate(200 322)"><rect x="-122" y="-10" width="244" height="28" rx="14" fill="#8a5a1c"/><rect x="-122" y="-18" width="244" height="26" rx="13" fill="#ffb63d"/><circle cx="-110" cy="-4" r="20" fill="#fff1cf"/><circle cx="110" cy="-4" r="20" fill="#fff1cf"/></g>'
  )
}

type DuelKind = Exclude<Kind, 'rafts' | 'wind'>

/** Covers of the games on the court. */
export const duelCovers: Readonly<Record<DuelKind, (art: CoverArt) => string>> = {
  walls,
  squash,
  whirl,
  tones,
  storm,
}
