import { coverArt, type CoverArt } from '#kit/game/cover.ts'
import type { SlicerDefinition } from './definitions.ts'
import { twistCover } from './twist-covers.ts'

/** Halves of a melon fly apart under the blade; a twisted game shows its rule. */
export function cover({ id, modes, ground }: SlicerDefinition): string {
  const twist = modes[0]?.twist
  if (twist) return twistCover(id, twist, ground)
  const art = coverArt(id)
  return (
    art.ground('#2f8fc4', '#0c1f5c', '#bfeaff', 0.55) +
    splash('#ff5063') +
    art.ball(48, 330, 96, '#ff9a2e', '#a84300') +
    leaf(60, 232, -24) +
    art.ball(366, 66, 84, '#8a4fe0', '#2c0d73') +
    kiwi(352, 356) +
    art.ball(64, 44, 66, '#b6e83a', '#4a8a0a') +
    halves(art, id, [
      [148, 176, -38],
      [262, 236, 142],
    ]) +
    blade(art) +
    drops()
  )
}

/** The upper half of a melon with its red face below, reused rotated for the lower half. */
function halves(
  art: CoverArt,
  id: string,
  places: readonly (readonly [x: number, y: number, turn: number])[],
) {
  const skin = art.linear(
    [
      [0, '#7fdc6a'],
      [1, '#1c7435'],
    ],
    [0, 0],
    [1, 1],
  )
  const one =
    `<g id="${id}-half"><path d="M-122 0A122 122 0 0 1 122 0Z" fill="${skin.fill}"/>` +
    '<path d="M-40 -116Q-98 -70 -95 0M-20 -116Q-50 -70 -49 0M0 -120V0M20 -116Q50 -70 49 0M40 -116Q98 -70 95 0" stroke="#17602c" stroke-width="13" fill="none"/>' +
    '<ellipse rx="122" ry="42" fill="#1c7435"/><ellipse rx="116" ry="38" fill="#e6f7cd"/>' +
    '<ellipse rx="102" ry="31" fill="#ff5063"/><ellipse rx="58" ry="15" fill="#ff7b86"/>' +
    '<path d="M-74 -8h1M-46 10h1M-16 -8h1M16 10h1M46 -8h1M74 8h1" stroke="#3b0d14" stroke-width="10" stroke-linecap="round"/>' +
    '<ellipse cx="-40" cy="-18" rx="40" ry="5" fill="#fff" opacity=".45"/></g>'
  const uses = places
    .map(([x, y, turn]) => `<use href="#${id}-half" transform="translate(${x} ${y}) rotate(${turn})"/>`)
    .join('')
  return `<defs>${skin.defs}${one}</defs>${uses}`
}

function blade(art: CoverArt): string {
  const steel = art.linear(
    [
      [0, '#8ff5e6', 0],
      [0.4, '#8ff5e6', 0.9],
      [1, '#fff'],
    ],
    [0, 1],
    [1, 0],
  )
  return (
    `<defs>${steel.defs}</defs><path d="M-20 372Q170 250 404 16Q236 238 -20 372Z" fill="${steel.fill}"/>` +
    '<path d="M40 336Q200 226 404 16Q238 214 40 336Z" fill="#fff" opacity=".9"/>'
  )
}

const leaf = (x: number, y: number, turn: number) =>
  `<path d="M0 0q10 -34 62 -30q-12 34 -62 30z" fill="#57c24e" transform="translate(${x} ${y}) rotate(${turn})"/>`

const kiwi = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><circle cx="6" cy="9" r="92" fill="#4c3416"/><circle r="90" fill="#9a7442"/>` +
  '<circle r="80" fill="#d8ee8a"/><circle r="72" fill="#8fd13f"/><circle r="48" fill="#b4e266"/><circle r="20" fill="#f2fad6"/>' +
  '<circle r="34" fill="none" stroke="#1f2410" stroke-width="13" stroke-dasharray="6 11.8"/></g>'

const splash = (color: string) =>
  `<g transform="translate(205 200)" fill="${color}" stroke="${color}" opacity=".3"><circle r="126"/>` +
  '<path d="M0 0L168 6M0 0L-70 164M0 0L-172 66M0 0L-128 -120M0 0L-30 -168M0 0L60 -158M0 0L132 -104M0 0L112 128M0 0L30 170M0 0L-176 -20" stroke-width="40" stroke-linecap="round"/></g>'

const drops = () =>
  '<path d="M206 104h1M120 282h1" stroke="#ff5063" stroke-width="25" stroke-linecap="round"/>' +
  '<path d="M238 148h1M176 300h1M300 150h1M96 128h1" stroke="#ff5063" stroke-width="15" stroke-linecap="round"/>' +
  '<path d="M203 100h1M117 278h1" stroke="#fff" stroke-width="7" stroke-linecap="round"/>'
