import { contactShadow, grid, slab, tilted, type CoverArt } from '#kit/game/cover.ts'

export type Paint = (art: CoverArt) => string

export const coinAt = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y + radius * 0.16}" r="${radius}" fill="#a86400"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#ffc53d"/><circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="#f0a020"/><circle cx="${x - 2}" cy="${y - 2}" r="${radius * 0.66}" fill="#ffd569"/>`

/** Beds of ripe fruit run off the picture; one mango is large. */
export const plotsCover: Paint = (art) => {
  const bed =
    slab({ x: 0, y: 24, width: 132, height: 56, radius: 16, top: '#8a5429', side: '#4a2810', depth: 12 }) +
    '<path d="M12 46h108M12 62h108" stroke="#6b3d18" stroke-width="7" stroke-linecap="round"/>'
  const bedName = `${art.linear([[0, '#fff']]).fill.slice(5, -1)}-bed`
  const beds = grid(4, 3, (row, column) => {
    const fruit = ['#ff8a2e', '#ff5d73', '#ffd23f', '#a35be0'][(row + column * 2) % 4]!
    return (
      `<g transform="translate(${-30 + column * 160} ${-30 + row * 122})"><use href="#${bedName}"/>` +
      `<path d="M22 18h0M66 18h0M110 18h0" stroke="${fruit}" stroke-width="34" stroke-linecap="round"/><path d="M17 12h0M61 12h0M105 12h0" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/></g>`
    )
  })
  return (
    `<defs><g id="${bedName}">${bed}</g></defs>` +
    art.ground('#a5e062', '#3c8a34', '#f6ffb8', 0.5) +
    tilted(-8, beds) +
    contactShadow(214, 318, 112, 26, 0.35) +
    `<g transform="rotate(-32 210 210) translate(0 30) scale(1.12 .88)">${art.ball(196, 212, 104, '#ffab3c', '#e0402a')}<path d="M92 190q20 -74 96 -82q-60 30 -70 120z" fill="#ff6f4a" opacity=".5"/></g>` +
    '<path d="M272 122q-2 -66 92 -70q0 66 -92 70z" fill="#3fae4a"/><path d="M270 124q36 -40 80 -60" stroke="#2a7a35" stroke-width="6" fill="none"/><path d="M258 138q4 -14 16 -20" stroke="#6b3f1c" stroke-width="12" stroke-linecap="round"/>' +
    coinAt(78, 338, 40)
  )
}

const fan = (x: number, y: number, size: number, color: string, dark: string, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 80A86 86 0 1 1 80 8Q40 60 0 80A86 86 0 0 1 -82 -14" fill="${dark}"/><path d="M0 70L-80 -14A82 82 0 0 1 80 -14Z" fill="${color}"/><path d="M0 66L-52 -54M0 66L-20 -78M0 66L20 -78M0 66L52 -54" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><ellipse cx="-34" cy="-46" rx="20" ry="9" fill="#fff" opacity=".75" transform="rotate(-36 -34 -46)"/></g>`

/** Two shells over the beach, about to become one. */
export const mergeCover: Paint = (art) => {
  const places = grid(3, 3, (row, column) =>
    slab({
      x: -20 + column * 150,
      y: -10 + row * 142,
      width: 134,
      height: 124,
      radius: 30,
      top: '#e0b668',
      side: '#fff0c8',
      depth: 8,
    }),
  )
  return (
    art.ground('#ffe6a8', '#d99a4a', '#fffbe0', 0.6) +
    tilted(6, places) +
    '<path d="M-10 350Q60 322 130 352T270 346T420 350V420H-10Z" fill="#fff"/><path d="M-10 366Q60 340 130 368T270 362T420 366V420H-10Z" fill="#2fa9bd"/>' +
    contactShadow(136, 262, 76, 18) +
    fan(130, 196, 0.92, '#ff8aa8', '#c0406a', -16) +
    contactShadow(288, 238, 92, 20) +
    fan(282, 160, 1.12, '#ffb04a', '#c4661a', 14) +
    '<path d="M206 84l10 26l26 10l-26 10l-10 26l-10 -26l-26 -10l26 -10z" fill="#fff"/>'
  )
}

const gem = (x: number, y: number, size: number, color: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-26 40L0 -60L26 40Z" fill="${dark}"/><path d="M-26 40L0 -60L4 40Z" fill="${color}"/><path d="M-60 40L-40 -14L-16 40Z" fill="${dark}"/><path d="M-60 40L-40 -14L-38 40Z" fill="${color}"/></g>`

/** A faceted rock with a glint, gems around it. */
export const caveCover: Paint = (art) => {
  return (
    art.ground('#6a55c8', '#160d3c', '#d8c8ff', 0.5) +
    '<path d="M-10 -10H420L390 70L340 10L290 110L236 6L170 84L120 4L70 120L30 20L-10 60Z" fill="#120a2e"/>' +
    '<ellipse cx="200" cy="380" rx="280" ry="84" fill="#2a1d5c"/>' +
    gem(62, 300, 1.2, '#5fe0d0', '#1f8a90') +
    gem(352, 292, 1.1, '#ff8ad0', '#a8307a') +
    gem(330, 130, 0.6, '#ffd35e', '#b87a10') +
    contactShadow(204, 330, 128, 30, 0.5) +
    '<path d="M78 236L66 172L112 104L190 78L272 96L326 160L330 236L292 306L206 330L116 308Z" fill="#3d4c6a"/>' +
    '<path d="M78 220L66 166L112 100L190 74L168 158L92 232Z" fill="#c8d8ee"/><path d="M190 74L272 92L252 162L168 158Z" fill="#a9bcd8"/><path d="M168 158L252 162L244 252L146 246Z" fill="#8fa4c4"/><path d="M252 162L272 92L326 156L328 226L244 252Z" fill="#64789c"/><path d="M92 232L168 158L146 246L120 296Z" fill="#9fb2d0"/><path d="M146 246L244 252L292 298L206 320L120 296Z" fill="#5a6d90"/>' +
    '<path d="M232 110L214 160L236 196L212 244M214 160L176 178" stroke="#1c1440" stroke-width="9" fill="none" stroke-linejoin="round"/>' +
    '<path d="M150 120l13 40l40 13l-40 13l-13 40l-13 -40l-40 -13l40 -13z" fill="#fffbe0"/><circle cx="150" cy="173" r="52" fill="#fff3b0" opacity=".3"/>'
  )
}

/** A sail boat comes home into the rising sun. */
export const fleetCover: Paint = (art) =>
  art.ground('#ffc48a', '#d8607a', '#fff4c8', 0.8) +
  '<circle cx="286" cy="150" r="84" fill="#fff0c0" opacity=".55"/><circle cx="286" cy="150" r="62" fill="#fff3cc"/>' +
  '<path d="M-10 192H420V420H-10Z" fill="#2f76b8"/><path d="M-10 192H420V222Q200 250 -10 222Z" fill="#5fa4d8"/>' +
  '<path d="M214 204h150M236 226h104M256 248h66" stroke="#ffe9b8" stroke-width="9" stroke-linecap="round" opacity=".8"/>' +
  '<g transform="translate(330 214) scale(.4)"><path d="M-70 0H70L46 36H-46Z" fill="#6b3418"/><path d="M6 -130L70 -14H6Z" fill="#5fd6a0"/></g>' +
  '<ellipse cx="168" cy="340" rx="150" ry="24" fill="#fff" opacity=".35"/>' +
  '<g transform="rotate(-5 170 240)"><path d="M24 268H316L268 344H72Z" fill="#5a2c14"/><path d="M24 262H316L300 300H42Z" fill="#a85a2a"/><path d="M30 268H310" stroke="#e0a060" stroke-width="8"/>' +
  '<rect x="160" y="34" width="14" height="232" rx="6" fill="#7a4a22"/><path d="M182 40Q300 130 304 236Q240 214 182 226Z" fill="#ff6b5e"/><path d="M182 40Q300 130 304 236Q284 140 182 40Z" fill="#ffa08a"/><path d="M152 66Q70 150 58 236Q110 214 152 226Z" fill="#fff1d8"/><path d="M152 66Q70 150 58 236Q88 150 152 66Z" fill="#e8c8a0"/></g>' +
  '<g fill="#c8e8ff"><ellipse cx="120" cy="256" rx="26" ry="13"/><ellipse cx="176" cy="250" rx="28" ry="14"/><ellipse cx="234" cy="254" rx="26" ry="13"/></g>' +
  '<path d="M-10 372Q60 348 130 372T270 370T420 366V420H-10Z" fill="#1f5a98"/>'
