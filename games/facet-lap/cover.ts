import { coverArt } from '#kit/game/cover.ts'
import type { FacetLapDefinition, Twist } from './definitions.ts'

/** A faceted car on a bending road over the sea, the low sun behind. */
export function cover({ id, twist, mirrored }: FacetLapDefinition): string {
  const art = coverArt(id)
  const [air, sign] = SIGNS[twist]
  const scene = sky() + sea() + road() + palms() + car()
  const turned = mirrored ? `<g transform="translate(400 0) scale(-1 1)">${scene}</g>` : scene
  const light = air && `<path d="M0 0H400V400H0Z" fill="${air}" opacity=".34"/>`
  return art.ground('#ffb070', '#5b3f94', '#ffe6b0', 0.5) + turned + light + sign
}

const star = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 -20L5 -5L20 0L5 5L0 20L-5 5L-20 0L-5 -5Z" fill="#fff3a8"/>`

const pane = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-34 -46H34V46H-34Z" fill="#d8fbff" fill-opacity=".75" stroke="#fff" stroke-width="7"/><path d="M-20 20L14 -30M-4 30L22 -8" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>`

const prey = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-60 30L-40 -14L-28 -44H28L40 -14L60 30V54H-60Z" fill="${fill}"/><path d="M-30 -14L-22 -36H22L30 -14Z" fill="#3b2a5a"/><path d="M-50 36H-24V48H-50ZM24 36H50V48H24Z" fill="#fff3a8"/></g>`

/** Sky of the cover, and what a game adds to it. */
const SIGNS: Record<Twist, readonly [air: string, sign: string]> = {
  plain: ['', ''],
  spark: [
    '#6a3fd8',
    star(120, 372, 2.4) +
      star(292, 366, 2.1) +
      star(78, 320, 1.2) +
      star(336, 322, 1.3) +
      star(204, 388, 1.5) +
      '<path d="M96 384C60 392 30 372 10 340M310 384C346 392 372 372 392 336" stroke="#ff9ad5" stroke-width="13" stroke-linecap="round" fill="none"/>',
  ],
  freight: ['#2fb8c8', pane(160, 218, -8) + pane(206, 206, 3) + pane(248, 220, 12)],
  tyres: [
    '#ff9a3d',
    '<circle cx="312" cy="104" r="82" fill="#2b2438"/><circle cx="312" cy="104" r="70" fill="none" stroke="#4a4160" stroke-width="12" stroke-dasharray="20 12"/><circle cx="312" cy="104" r="42" fill="#e9dcc4"/><circle cx="312" cy="104" r="24" fill="#8a7f9c"/><path d="M286 24A82 82 0 0 1 392 118" stroke="#ff5a4e" stroke-width="11" fill="none" stroke-linecap="round"/>',
  ],
  hunt: [
    '#7a1f3f',
    prey(300, 196, 0.62, '#ff6b5e') + prey(346, 148, 0.4, '#ffb63d') + prey(364, 112, 0.26, '#c58cff'),
  ],
}

const shape = (fill: string, points: string) => `<path d="M${points}Z" fill="${fill}"/>`

const sky = () =>
  shape('#8a5aa8', '0 0H400V60L250 96L120 50L0 88') +
  shape('#a7669f', '0 88L120 50L250 96L400 60V128L210 150L0 132') +
  '<circle cx="128" cy="176" r="92" fill="#ffc98a" opacity=".55"/><circle cx="128" cy="176" r="68" fill="#ffe2a0"/><circle cx="128" cy="176" r="50" fill="#fff6d4"/>' +
  shape('#ffd9c0', '226 104L282 68L318 88L362 104') +
  shape('#e3a8b8', '226 104H362L300 112')

const sea = () =>
  shape('#2f94b0', '0 206H400V400H0') +
  shape('#42b5bd', '0 206L120 206L60 262L0 250') +
  shape('#ffcf9a', '88 206H170L190 262L110 300L64 262') +
  shape('#35a3b8', '170 206H290L330 270L210 300') +
  shape('#3a86a8', '0 300L110 280L90 400H0') +
  shape('#8fc46a', '250 206L306 172L360 190L400 168V240L300 232') +
  shape('#6fae62', '306 172L360 190L330 224L270 206') +
  shape('#ffdba3', '244 210L300 232L400 240V256L280 244')

const road = () =>
  shape('#7a5068', '400 214L250 232L196 266L190 300L400 330') +
  shape('#9c6f7e', '-10 424L86 300L196 250L410 224V236L206 268L112 330L40 424') +
  shape('#7b6f9c', '30 410L110 316L214 262L410 232V262L282 296L300 410') +
  shape('#6a5f86', '110 316L214 262L282 296L294 380L60 380') +
  shape('#fff0d8', '30 410L110 316L122 320L54 410') +
  shape('#ff6b5e', '110 316L160 288L168 294L122 320') +
  shape('#fff0d8', '160 288L214 262L220 268L168 294') +
  shape('#ff6b5e', '214 262L300 246L302 254L220 268') +
  shape('#2fb8b0', '410 262L282 296L280 284L410 250') +
  shape('#fff0d8', '282 296L300 410H288L272 300') +
  '<path d="M150 372l34-22 34 22M164 340l26-16 26 16" stroke="#3ff0d8" stroke-width="10" fill="none"/>'

const palm = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  shape('#a8704a', '-5 0L7 -88L12 -86L6 0') +
  shape('#2f9a68', '9 -88L-44 -74L-26 -98') +
  shape('#3fae6a', '9 -88L-18 -128L24 -112') +
  shape('#2f9a68', '9 -88L52 -126L40 -96') +
  shape('#3fae6a', '9 -88L62 -66L44 -94') +
  shape('#1f7f58', '9 -88L-20 -50L-2 -82M9 -88L40 -46L22 -84') +
  '</g>'
const palms = () => palm(338, 206, 0.9) + palm(372, 244, 1.25) + palm(30, 262, 1.15)

/** Seen from behind and above, turned into the bend. */
const car = () =>
  '<g transform="translate(196 292) rotate(-6)">' +
  '<path d="M-70 84L108 92L160 70L60 56Z" fill="#1c1230" opacity=".35"/>' +
  shape('#2b2438', '-98 30L-66 24L-60 82L-94 84') +
  shape('#2b2438', '66 24L98 30L94 84L60 82') +
  shape('#3d3452', '-98 30L-66 24L-64 40L-96 44') +
  shape('#3d3452', '66 24L98 30L96 44L64 40') +
  shape('#ff5a4e', '-76 24L-44 -22H44L76 24L70 70H-70') +
  shape('#d83f48', '-76 24H76L70 70H-70') +
  shape('#ff8a6e', '-76 24L-44 -22L-20 -22L-34 24') +
  shape('#3b4f86', '-44 -22L-30 -58H30L44 -22') +
  shape('#6f8bd0', '-44 -22L-30 -58H-8L-14 -22') +
  shape('#fff3d6', '-92 -6L-84 -26H84L92 -6') +
  shape('#d9b9a8', '-92 -6H92L88 6H-88') +
  shape('#ffd76b', '-62 36H-34V50H-60M62 36H34V50H60') +
  '</g>'
