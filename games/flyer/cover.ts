import { coverArt, type CoverArt } from '#kit/game/cover.ts'
import { microCover } from '#kit/game/micro/micro-cover.ts'
import { sceneOf } from './all-sky-scenes.ts'
import type { FlyerDefinition } from './definitions.ts'
import { poses } from './sky-poses.ts'

/** A sky of its own shows a moment of the game itself. */
export const cover = (definition: FlyerDefinition): string =>
  definition.sky
    ? microCover(definition, sceneOf[definition.sky], poses[definition.sky])
    : tinkererCover(definition)

/** The tinkerer climbs through a curve of coins past a live wire, the moon behind. */
function tinkererCover({ id }: FlyerDefinition): string {
  const art = coverArt(id)
  return (
    art.ground('#5c4fc0', '#1a1450', '#ffb0a0', 0.55) +
    '<circle cx="308" cy="92" r="150" fill="#ffd9a0" opacity=".16"/><circle cx="308" cy="92" r="74" fill="#ffedc2"/>' +
    '<path d="M286 78h1M326 104h1M300 124h1" stroke="#efd29a" stroke-width="22" stroke-linecap="round"/>' +
    '<path d="M-10 330Q80 236 196 320T420 292V410H-10Z" fill="#43307f"/><path d="M-10 372Q120 326 230 366T420 344V410H-10Z" fill="#2a1f63"/>' +
    wire() +
    coins() +
    steam() +
    `<g transform="translate(188 214) rotate(-14) scale(3.1)">${tinkerer(art)}</g>` +
    '<path d="M-10 20Q110 60 220 14T420 24" stroke="#15123f" stroke-width="6" fill="none"/>' +
    lantern(50, 40, '#ff7a6b') +
    lantern(160, 38, '#3fe0cf')
  )
}

const lantern = (x: number, y: number, color: string) =>
  `<circle cx="${x}" cy="${y + 14}" r="36" fill="${color}" opacity=".25"/><rect x="${x - 12}" y="${y - 4}" width="24" height="34" rx="11" fill="${color}"/><path d="M${x - 5} ${y + 4}v14" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`

function wire(): string {
  const post = (x: number, y: number) =>
    `<circle cx="${x + 3}" cy="${y + 6}" r="31" fill="#3a1230"/><circle cx="${x}" cy="${y}" r="30" fill="#e24d66"/><circle cx="${x - 2}" cy="${y - 3}" r="25" fill="#ff7a88"/><circle cx="${x}" cy="${y}" r="13" fill="#2b1230"/><circle cx="${x}" cy="${y}" r="9" fill="#fff7c9"/>`
  const spark = 'M338 402L352 356L330 336L366 300L346 274L372 236'
  return (
    `<path d="${spark}" stroke="#ffb347" stroke-opacity=".4" stroke-width="34" fill="none" stroke-linejoin="round"/>` +
    `<path d="${spark}" stroke="#ff9a3d" stroke-width="15" fill="none" stroke-linejoin="round"/>` +
    `<path d="${spark}" stroke="#fffbe0" stroke-width="7" fill="none" stroke-linejoin="round"/>` +
    post(372, 236)
  )
}

function coins(): string {
  const coin = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="3" cy="4" rx="25" ry="27" fill="#8a4a08"/><ellipse rx="25" ry="27" fill="#ffc531"/><ellipse rx="18" ry="20" fill="#e79a12"/><ellipse cx="1" cy="2" rx="16" ry="18" fill="#ffd860"/><path d="M-10 2q5 -10 10 0t10 -2" stroke="#c97e0c" stroke-width="5" fill="none" stroke-linecap="round"/></g>`
  return [
    [262, 44, 1.0],
    [322, 96, 1.12],
    [366, 164, 1.2],
  ]
    .map(([x = 0, y = 0, size = 1]) => coin(x, y, size))
    .join('')
}

const steam = () =>
  '<path d="M116 322h1M66 366h1" stroke="#fff" stroke-opacity=".85" stroke-width="58" stroke-linecap="round"/>' +
  '<path d="M136 372h1M20 394h1M86 404h1" stroke="#d9dcff" stroke-opacity=".7" stroke-width="74" stroke-linecap="round"/>'

/** Our tinkerer in a box of 84 units: two brass kettles, overalls, goggles. */
function tinkerer(art: CoverArt): string {
  const brass = art.radial(
    [
      [0, '#fff6d8'],
      [0.35, '#ffe6a3'],
      [0.65, '#e0a03c'],
      [1, '#8a4f14'],
    ],
    [0.32, 0.3],
    0.75,
  )
  const kettle = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-4 9L-7 21H6L4 9Z" fill="#8a4f14"/><path d="M-13 -8A12 12 0 0 0 -13 8" stroke="#5a3514" stroke-width="4" fill="none"/><circle r="13" fill="${brass.fill}"/><path d="M-12 3H12" stroke="#8a4f14" stroke-width="2.4"/><ellipse cy="-13" rx="7.5" ry="2.8" fill="#e0a03c"/><circle cy="-16.5" r="2.8" fill="#ff7a6b"/></g>`
  const flame = (x: number, y: number) =>
    `<path d="M${x - 7} ${y}Q${x - 9} ${y + 14} ${x} ${y + 28}Q${x + 9} ${y + 14} ${x + 7} ${y}Z" fill="#ffd24a"/><path d="M${x - 3} ${y}Q${x - 4} ${y + 9} ${x} ${y + 16}Q${x + 4} ${y + 9} ${x + 3} ${y}Z" fill="#fffbe0"/>`
  return (
    `<defs>${brass.defs}</defs>${flame(-22, 18)}${flame(-14, 24)}` +
    '<path d="M2 18L-3 30M8 18L6 31" stroke="#147880" stroke-width="9" stroke-linecap="round"/><path d="M-4 31h6M5 32h6" stroke="#6b3a20" stroke-width="8" stroke-linecap="round"/>' +
    kettle(-21, -1, 1) +
    '<rect x="-12" y="-8" width="27" height="34" rx="12" fill="#0f5f68"/><rect x="-10" y="-9" width="24" height="30" rx="11" fill="#1f9aa0"/><path d="M-9 1L13 9" stroke="#7a4226" stroke-width="4"/>' +
    kettle(-13, 6, 0.9) +
    '<path d="M4 0L14 9L22 3" stroke="#17828a" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="23" cy="2" r="4.6" fill="#f2b98a"/>' +
    '<rect x="-8" y="-14" width="22" height="9" rx="4" fill="#ff7a6b"/><path d="M-6 -12Q-22 -20 -36 -10Q-24 -12 -20 -5Z" fill="#ff7a6b"/>' +
    '<circle cx="5" cy="-22" r="15" fill="#f2b98a"/><path d="M-10.500 -20A15.600 15.600 0 0 1 20.500 -24Q7 -31 -1 -21Q-2 -13 -7 -11Z" fill="#8a4c2c"/>' +
    '<path d="M-7 -25H11" stroke="#4a2917" stroke-width="4"/><circle cx="13" cy="-25" r="7.400" fill="#8a4f14"/><circle cx="13" cy="-25" r="6" fill="#e0a03c"/><circle cx="13.400" cy="-25" r="4.700" fill="#1c8f93"/><circle cx="12" cy="-26.800" r="1.900" fill="#c9fff6"/>' +
    '<path d="M9 -15q4 4 8 0" stroke="#9c4f2f" stroke-width="2" fill="none" stroke-linecap="round"/>'
  )
}
