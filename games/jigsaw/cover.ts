import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { furtherTiledCover } from './cover-tiles.ts'
import type { JigsawDefinition } from './definitions.ts'

/** An evening at sea, 400 wide and high. */
function evening(sky: string, sea: string): string {
  return (
    `<rect x="-60" y="-60" width="520" height="300" fill="${sky}"/><circle cx="230" cy="176" r="120" fill="#fff0bd" opacity=".25"/><circle cx="230" cy="176" r="62" fill="#fff0bd"/>` +
    `<rect x="-60" y="224" width="520" height="240" fill="${sea}"/><path d="M168 252h130M186 282h96M150 312h150M196 344h70" stroke="#fff0bd" stroke-width="9" stroke-linecap="round" opacity=".7"/>` +
    '<path d="M-60 372Q60 300 190 356T460 372V460H-60Z" fill="#ffdca0"/><path d="M62 350Q70 240 118 170" fill="none" stroke="#8a5634" stroke-width="20" stroke-linecap="round"/>' +
    '<path d="M118 170Q70 110 8 148Q70 150 118 170Q150 96 216 132Q160 138 118 170Q80 180 40 240Q66 180 118 170Q168 178 186 232Q156 190 118 170" fill="#2f9e5e"/>' +
    '<path d="M320 148V232H266Q304 196 320 148Z" fill="#fff4de"/><path d="M328 166V232H364Q350 196 328 166Z" fill="#ff7d5c"/><path d="M258 240H376L360 262H276Z" fill="#7a4527"/>'
  )
}

const LIGHT: Readonly<Record<JigsawDefinition['kind'], readonly [sky: string, sea: string]>> = {
  cuts: ['#e2708a', '#4f6fc0'],
  swap: ['#ffb07a', '#2f9fb4'],
  rings: ['#6fc8e8', '#1b7fae'],
  spin: ['#9fd8b0', '#2f8a7a'],
  whirl: ['#ffd07a', '#c8703f'],
  loop: ['#e89ac8', '#6a4fb0'],
  mirror: ['#a8d8ff', '#2f5fb8'],
  block: ['#ffc49a', '#8a5fb0'],
  orbit: ['#8a9af0', '#24408a'],
  corner: ['#9ae8e0', '#1f7f9a'],
  blinds: ['#f0e08a', '#5f9a4a'],
  twist: ['#ff9a8a', '#a03f7a'],
  gears: ['#c8d0dc', '#4a6a8a'],
}

/** A cut piece around the origin, 150 wide: a tab on the right and at the foot, a notch on the left. */
const PIECE =
  'M-75 -75H75V-20C66 -6 110 -40 112 0C110 40 66 6 75 20V75H20C6 66 40 110 0 112C-40 110 -6 66 -20 75H-75V20C-84 6 -40 40 -38 0C-40 -40 -84 -6 -75 -20Z'

export function cover({ slug, kind, ground }: JigsawDefinition): string {
  const art = coverArt(slug)
  const lit = art.ground(shade(ground[0], 0.12), ground[1], '#fff0d0', 0.35)
  const scene = `<g id="${slug}-pic">${evening(...LIGHT[kind])}</g>`
  const use = `<use href="#${slug}-pic"/>`
  if (kind === 'cuts') {
    const seams =
      'M130 -60V70C110 84 170 92 170 130C170 92 130 150 130 180V460M270 -60V100C300 110 240 150 270 170V460M-60 130H70C84 110 92 170 130 130M130 270H230C240 300 280 240 300 270H460'
    const hole = 'translate(206 214)'
    return `${lit}<defs>${scene}<clipPath id="${slug}-cut"><path d="${PIECE}" transform="${hole}"/></clipPath></defs>${tilted(-6, `${use}<path d="${seams}" fill="none" stroke="#1a1030" stroke-opacity=".5" stroke-width="4"/><path d="${PIECE}" transform="${hole}" fill="#efe2c8"/>`)}${contactShadow(236, 330, 110, 20, 0.35)}<g transform="translate(34 -34) rotate(9 206 214)"><g clip-path="url(#${slug}-cut)">${use}</g><path d="${PIECE}" transform="${hole}" fill="none" stroke="#fff" stroke-width="5" opacity=".85"/></g>`
  }
  if (kind === 'swap') {
    const part = (x: number, y: number, [toX, toY]: readonly [number, number], turn = 0) =>
      `<g transform="translate(${toX} ${toY}) rotate(${turn} 65 65)"><svg width="130" height="130" viewBox="${x} ${y} 130 130">${use}</svg><rect width="130" height="130" rx="6" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/></g>`
    const tiles = [
      part(4, 4, [0, 0]),
      part(270, 136, [136, 0]),
      part(270, 4, [272, 0]),
      part(4, 270, [0, 136]),
      part(136, 270, [136, 272]),
      part(270, 270, [272, 272]),
      part(4, 136, [0, 272]),
    ]
    return `${lit}<defs>${scene}</defs>${tilted(5, tiles.join(''))}${contactShadow(220, 290, 120, 18, 0.4)}${part(136, 136, [150, 130], -9)}${part(4, 136, [262, 166], 11)}`
  }
  if (kind !== 'rings') return `${lit}<defs>${scene}</defs>${tiledCover(slug, kind, use)}`
  const ring = (radius: number, turn: number, id: string) =>
    `<clipPath id="${slug}-${id}"><circle cx="200" cy="200" r="${radius}"/></clipPath><g clip-path="url(#${slug}-${id})"><g transform="rotate(${turn} 200 200)">${use}</g></g><circle cx="200" cy="200" r="${radius}" fill="none" stroke="#fff" stroke-width="6" opacity=".85"/><circle cx="200" cy="200" r="${radius + 4}" fill="none" stroke="#0a0620" stroke-width="3" opacity=".6"/>`
  return `${lit}<defs>${scene}</defs>${tilted(-4, `${use}${ring(176, 64, 'a')}${ring(122, -48, 'b')}${ring(66, 120, 'c')}`)}<circle cx="310" cy="106" r="15" fill="#ffd65a"/><circle cx="116" cy="116" r="13" fill="#ffd65a"/>`
}

/** Three by three tiles, turned as the game turns them. */
function tiledCover(slug: string, kind: string, use: string): string {
  const tile = (from: number, to: number, change = '') => {
    const [x, y] = [(from % 3) * 134, Math.floor(from / 3) * 134]
    const [atX, atY] = [(to % 3) * 134, Math.floor(to / 3) * 134]
    return `<g transform="translate(${atX} ${atY}) ${change}"><svg width="131" height="131" viewBox="${x} ${y} 131 131">${use}</svg><rect width="131" height="131" rx="5" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/></g>`
  }
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  if (kind === 'spin')
    return tilted(
      -5,
      places
        .map((place) =>
          tile(
            place,
            place,
            [1, 3, 4, 5, 7].includes(place) ? 'rotate(58 65 65) scale(.86) translate(10 10)' : '',
          ),
        )
        .join(''),
    )
  if (kind === 'whirl') {
    const round: Readonly<Record<number, number>> = { 4: 5, 5: 8, 8: 7, 7: 4 }
    const moved = places
      .map((place) => tile(place, round[place] ?? place, place in round ? 'rotate(14 65 65) scale(.9)' : ''))
      .join('')
    return tilted(
      6,
      `${moved}<path d="M206 268a62 62 0 1 1 62 62" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/><path d="M286 300v60l-46-30z" fill="#fff"/>`,
    )
  }
  if (kind === 'loop') {
    const line =
      [3, 4, 5].map((place) => tile(place, place, 'translate(58 0)')).join('') +
      tile(5, 3, 'translate(-76 0)')
    const rest = places.filter((place) => place < 3 || place > 5)
    return tilted(
      -6,
      `${rest.map((place) => tile(place, place)).join('')}${line}<path d="M24 200h300m-40-42 46 42-46 42" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" stroke-linejoin="round" opacity=".92" id="${slug}-way"/>`,
    )
  }
  if (kind !== 'mirror') return furtherTiledCover(kind, tile)
  const column = [1, 4, 7].map((place) => tile(place, 8 - place, 'translate(0 131) scale(1 -1)')).join('')
  const rest = places.filter((place) => place % 3 !== 1)
  return tilted(
    5,
    `${rest.map((place) => tile(place, place)).join('')}${column}<path d="M134 -60V460M266 -60V460" stroke="#fff" stroke-width="9"/><path d="M200 60v280m-38-36 38 44 38-44M162 96l38-44 38 44" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/>`,
  )
}
