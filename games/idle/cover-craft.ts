import { contactShadow, grid, slab, tilted } from '#kit/game/cover.ts'
import { coinAt, type Paint } from './cover-land.ts'

const heap = (x: number, y: number, size: number, light: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="8" cy="44" rx="78" ry="20" opacity=".25"/><path d="M-72 40Q-20 -20 -8 -62Q0 -70 10 -60Q30 -20 74 40Q0 66 -72 40Z" fill="${dark}"/><path d="M-72 40Q-20 -20 -8 -62Q0 -70 4 -62Q0 0 16 50Q-30 56 -72 40Z" fill="${light}"/></g>`

/** Heaps in a raked garden; the large one breaks. */
export const grainsCover: Paint = (art) =>
  art.ground('#ffe6b0', '#b8803f', '#fff8dc', 0.6) +
  tilted(
    -8,
    grid(
      9,
      1,
      (row) =>
        `<path d="M-60 ${row * 52}q60 -16 120 0t120 0t120 0t120 0t120 0" stroke="#c8924c" stroke-width="7" fill="none" opacity=".5"/>`,
    ),
  ) +
  heap(74, 108, 0.7, '#f2cf8a', '#b8803f') +
  heap(338, 96, 0.6, '#f2cf8a', '#b8803f') +
  heap(346, 312, 0.8, '#f7b552', '#a8621e') +
  heap(60, 326, 0.72, '#f2cf8a', '#b8803f') +
  heap(202, 208, 1.7, '#ffb35a', '#c0602a') +
  '<g fill="#ffdf9a"><circle cx="96" cy="200" r="10"/><circle cx="122" cy="160" r="7"/><circle cx="312" cy="196" r="11"/><circle cx="284" cy="150" r="8"/><circle cx="330" cy="236" r="7"/><circle cx="74" cy="240" r="7"/></g>' +
  '<path d="M202 26v44" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-dasharray="2 20"/><circle cx="202" cy="82" r="17" fill="#fff3c4"/>'

/** A great wheel in the ebb. */
export const tideCover: Paint = (art) => {
  const paddles = Array.from(
    { length: 10 },
    (_, at) =>
      `<g transform="rotate(${at * 36})"><rect x="-9" y="-122" width="18" height="122" rx="6" fill="#8a5526"/><rect x="-27" y="-136" width="54" height="36" rx="9" fill="#e0a050"/></g>`,
  ).join('')
  return (
    art.ground('#ffd29a', '#8a4a78', '#fff0c0', 0.7) +
    '<circle cx="316" cy="86" r="48" fill="#fff3cc"/><path d="M-10 150H130V420H-10Z" fill="#7a4c3c"/><path d="M-10 190H130M-10 240H130M-10 290H130M60 150V190M20 190V240M90 190V240M60 240V290" stroke="#5a3428" stroke-width="6"/>' +
    '<path d="M-10 128H140V160H-10Z" fill="#a86b50"/><path d="M120 176H150V300H120Z" fill="#f0b04a"/>' +
    '<path d="M128 190Q190 186 214 300L240 420H120Z" fill="#8fe0ff"/><path d="M140 200Q180 206 196 300" stroke="#fff" stroke-width="8" fill="none" opacity=".8"/>' +
    `<g transform="translate(262 232) rotate(12)">${paddles}<circle r="88" fill="none" stroke="#6b3f1a" stroke-width="17"/><circle r="28" fill="#f7c95a"/><circle r="12" fill="#6b3f1a"/></g>` +
    '<path d="M-10 340Q60 318 130 342T270 338T420 342V420H-10Z" fill="#2f86c8"/><path d="M-10 362Q60 340 130 364T270 360T420 364V420H-10Z" fill="#1f5f9a"/>'
  )
}

const gear = (x: number, y: number, size: number, metal: string, dark: string, teeth: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${Array.from({ length: teeth }, (_, at) => `<rect x="-13" y="-112" width="26" height="40" rx="6" fill="${dark}" transform="rotate(${(at * 360) / teeth})"/>`).join('')}<circle r="94" fill="${dark}"/><circle cx="-4" cy="-5" r="86" fill="${metal}"/><circle r="58" fill="${dark}"/><circle r="20" fill="${metal}"/></g>`

/** Brass before blue velvet, one spring shining through. */
export const clockworkCover: Paint = (art) =>
  art.ground('#4a63b0', '#0d1533', '#a8b8f0', 0.4) +
  gear(330, 96, 0.72, '#d98a5f', '#8a4a2a', 10) +
  gear(74, 330, 0.78, '#8fc0b0', '#4a7a6c', 11) +
  contactShadow(214, 330, 130, 30, 0.4) +
  gear(196, 196, 1.22, '#f0bc55', '#a8701e', 14) +
  '<path d="M196 196m-52 0a52 52 0 1 1 104 0a42 42 0 1 1 -84 0a30 30 0 1 1 60 0" fill="none" stroke="#ff6f5a" stroke-width="13" stroke-linecap="round"/>' +
  gear(354, 330, 0.5, '#c9c0a8', '#7d745c', 9) +
  '<path d="M74 96l10 24l24 10l-24 10l-10 24l-10 -24l-24 -10l24 -10z" fill="#fff6d0"/>'

/** The hammer falls, hands in the air. */
export const auctionCover: Paint = (art) => {
  const hand = (x: number, y: number, cloth: string) =>
    `<g transform="translate(${x} ${y})"><rect x="-17" y="0" width="34" height="150" rx="16" fill="${cloth}"/><rect x="-14" y="-20" width="28" height="44" rx="13" fill="#8a5230"/><path d="M-14 -14v-22M-5 -18v-28M5 -18v-28M14 -14v-22" stroke="#8a5230" stroke-width="9" stroke-linecap="round"/></g>`
  return (
    art.ground('#b84a72', '#33142a', '#ffc8d8', 0.35) +
    '<path d="M0 0V260M60 0V260M120 0V260M180 0V260M240 0V260M300 0V260M360 0V260" stroke="#5b2440" stroke-width="22" opacity=".5"/>' +
    hand(62, 170, '#4fa8ff') +
    hand(346, 150, '#f7b53c') +
    hand(128, 220, '#5fc46a') +
    contactShadow(214, 344, 150, 26, 0.4) +
    slab({ x: 88, y: 286, width: 246, height: 78, radius: 22, top: '#c88a44', side: '#6b3b16', depth: 26 }) +
    `<g transform="rotate(-28 230 190)"><rect x="216" y="120" width="28" height="190" rx="13" fill="#a8682e"/>${slab({ x: 150, y: 62, width: 162, height: 92, radius: 24, top: '#f0b45a', side: '#8a5218', depth: 22 })}<rect x="172" y="62" width="16" height="70" fill="#fff0c8" opacity=".7"/><rect x="272" y="62" width="16" height="70" fill="#8a5218" opacity=".6"/></g>` +
    '<path d="M86 262l-34 -16M80 232l-22 -30M344 264l32 -18" stroke="#ffe9a8" stroke-width="9" stroke-linecap="round"/>' +
    coinAt(330, 350, 36)
  )
}

/** A kettle that boils over with colour. */
export const kettleCover: Paint = (art) =>
  art.ground('#9a5aa8', '#23142f', '#f0c8ff', 0.45) +
  '<path d="M70 400Q60 330 110 300Q130 340 150 306Q190 350 200 300Q230 350 250 304Q280 340 296 296Q340 340 330 400Z" fill="#ff8a3c"/><path d="M130 400Q120 356 160 330Q190 360 206 330Q240 360 250 334Q284 360 272 400Z" fill="#ffd35e"/>' +
  '<path d="M52 176Q48 348 200 350Q352 348 348 176Z" fill="#1c2430"/><path d="M52 176Q48 340 176 348Q100 310 96 176Z" fill="#42525f"/><ellipse cx="200" cy="174" rx="160" ry="46" fill="#2f3c49"/><ellipse cx="200" cy="176" rx="140" ry="36" fill="#4fd08a"/>' +
  '<g fill="#a8ffc8"><circle cx="130" cy="166" r="20"/><circle cx="180" cy="186" r="13"/><circle cx="276" cy="172" r="18"/><circle cx="228" cy="150" r="24"/><circle cx="150" cy="104" r="12"/><circle cx="258" cy="92" r="9"/></g>' +
  '<g transform="translate(206 92) rotate(-14)"><path d="M0 50Q-52 20 -34 -44Q20 -30 0 50Z" fill="#6fcf5a"/><path d="M0 50Q50 10 36 -50Q-8 -30 0 50Z" fill="#3f9a48"/></g>' +
  '<circle cx="318" cy="74" r="24" fill="#ff7a8a"/><circle cx="344" cy="106" r="21" fill="#e0506a"/><circle cx="310" cy="66" r="7" fill="#fff" opacity=".7"/>' +
  '<path d="M66 60l8 20l20 8l-20 8l-8 20l-8 -20l-20 -8l20 -8z" fill="#ffe9a8"/>'

/** Blue mirrors in the noon sun, a fountain between them. */
export const mirrorsCover: Paint = (art) => {
  const mirror = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="92" rx="88" ry="18" opacity=".25"/><rect x="-10" y="30" width="20" height="62" fill="#8a5a2a"/><path d="M-70 -76H96L70 56H-96Z" fill="#8a5a2a"/><path d="M-60 -64H80L58 44H-82Z" fill="#3f8fe0"/><path d="M-4 -64H30L0 44H-34Z" fill="#d8f0ff"/></g>`
  return (
    art.ground('#ffdf9a', '#b8703a', '#fffbe0', 0.7) +
    tilted(
      -6,
      grid(
        4,
        4,
        (row, column) =>
          `<rect x="${-40 + column * 124}" y="${-40 + row * 124}" width="112" height="112" rx="16" fill="#fff" opacity="${(row + column) % 2 ? 0.16 : 0.3}"/>`,
      ),
    ) +
    '<circle cx="330" cy="64" r="74" fill="#fff6b8" opacity=".6"/><circle cx="330" cy="64" r="50" fill="#fff3a0"/>' +
    mirror(108, 118, 0.86) +
    mirror(316, 232, 1) +
    '<path d="M150 150L300 216" stroke="#fff6a8" stroke-width="13" stroke-linecap="round"/>' +
    contactShadow(120, 350, 108, 22) +
    '<ellipse cx="120" cy="318" rx="108" ry="46" fill="#f3e6cc"/><ellipse cx="120" cy="312" rx="88" ry="32" fill="#4fd8d0"/><rect x="108" y="236" width="24" height="76" rx="8" fill="#e0cba4"/><path d="M120 238Q70 190 50 300M120 238Q170 190 190 300M120 238Q108 180 84 304M120 238Q134 180 156 304" stroke="#dffcff" stroke-width="10" fill="none" stroke-linecap="round"/>'
  )
}
