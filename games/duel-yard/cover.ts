import { contactShadow, coverArt, slab, tilted } from '#kit/game/cover.ts'
import { AMBER, TEAL, fish, islander, line, sheep, shell, type Drawing } from './cover-parts.ts'
import type { YardDefinition, YardName } from './definitions.ts'
import { moreDrawings } from './more-cover.ts'

const drawings: Readonly<Record<YardName, Drawing>> = {
  ...moreDrawings,
  tug: (art) =>
    art.ground('#b8ec86', '#3f8a2a') +
    line('M-20 262L420 238', '#7a5a2a', 20) +
    line('M-20 258L420 234', '#e8c48a', 10) +
    '<path d="M186 216H218V300L202 282L186 300Z" fill="#f0413e"/>' +
    islander(art, 88, 350, 84, AMBER, { lean: -16, look: 0.5, strains: true }) +
    islander(art, 318, 340, 84, TEAL, { lean: 16, look: -0.5, strains: true }),
  sumo: (art) =>
    art.ground('#5fbcd4', '#1c6a94') +
    '<ellipse cx="200" cy="262" rx="196" ry="130" fill="#8a5a24"/><ellipse cx="200" cy="246" rx="196" ry="130" fill="#f0d8a0"/><ellipse cx="200" cy="246" rx="168" ry="108" fill="none" stroke="#c9a468" stroke-width="12"/>' +
    islander(art, 132, 300, 92, AMBER, { lean: 12, look: 0.9 }) +
    islander(art, 272, 286, 92, TEAL, { lean: 14, look: -0.9, strains: true }),
  nail: (art) =>
    art.ground('#ffe0a8', '#b8743a') +
    slab({
      x: -20,
      y: 300,
      width: 440,
      height: 140,
      radius: 10,
      top: '#b07a3c',
      side: '#6a3f1c',
      depth: 30,
    }) +
    line('M140 300V232', '#8a94a2', 20) +
    line('M112 230H168', '#c8d2dc', 18) +
    line('M300 300V270', '#8a94a2', 20) +
    line('M272 268H328', '#c8d2dc', 18) +
    tilted(
      -18,
      `<path d="M150 60L330 250" stroke="#8a5a2c" stroke-width="30" stroke-linecap="round"/>` +
        slab({
          x: 70,
          y: 20,
          width: 150,
          height: 90,
          radius: 26,
          top: '#ffb63d',
          side: '#8a5000',
          depth: 22,
        }),
    ),
  quick: (art) =>
    art.ground('#ffc27a', '#a8482c') +
    '<circle cx="200" cy="230" r="110" fill="#fff0b8" opacity=".8"/>' +
    art.ball(200, 130, 66, '#8a5528', '#3a1c08') +
    '<circle cx="180" cy="126" r="9" fill="#2a1405"/><circle cx="206" cy="146" r="9" fill="#2a1405"/><circle cx="222" cy="116" r="9" fill="#2a1405"/>' +
    line('M150 44V20M200 36V6M250 44V20', '#fff6d8', 9) +
    line('M96 280L168 214', AMBER[1], 30) +
    line('M304 280L232 214', TEAL[1], 30) +
    islander(art, 72, 396, 82, AMBER, { look: 0.7, up: -0.9 }) +
    islander(art, 328, 396, 82, TEAL, { look: -0.7, up: -0.9 }),
  joust: (art) =>
    art.ground('#c4f0f8', '#1c7098') +
    '<path d="M-10 300Q100 270 200 300T410 300V410H-10Z" fill="#3fa8cc"/>' +
    '<path d="M-30 290H170Q150 370 40 370Q-20 360 -30 290Z" fill="#8a5000"/><path d="M240 300H440V340Q420 380 340 376Q256 370 240 300Z" fill="#125e58"/>' +
    islander(art, 74, 292, 70, AMBER, { look: 0.8 }) +
    islander(art, 330, 302, 66, TEAL, { look: -0.8, strains: true }) +
    line('M10 250L286 188', '#6a3f1c', 20) +
    line('M10 246L286 184', '#e0b878', 9) +
    slab({ x: 268, y: 136, width: 44, height: 110, radius: 20, top: '#f4efe2', side: '#a89878', depth: 12 }) +
    '<circle cx="290" cy="186" r="15" fill="#f0413e"/>',
  slap: (art) =>
    art.ground('#6fd0a8', '#145040') +
    tilted(
      -10,
      slab({
        x: 92,
        y: 96,
        width: 190,
        height: 190,
        radius: 34,
        top: '#fff8ea',
        side: '#b8a888',
        depth: 20,
      }) + shell(186, 184, 1, '#ff8fa3'),
    ) +
    `<g transform="rotate(28 330 330)">${line('M330 420V300', TEAL[1], 104)}${line('M330 416V296', TEAL[0], 88)}${line('M300 290V214M330 286V196M360 292V216', TEAL[0], 30)}</g>`,
  hop: (art) =>
    art.ground('#ffeaae', '#7cae3a') +
    '<path d="M-10 320H410V410H-10Z" fill="#4f9a34"/>' +
    contactShadow(262, 332, 70, 16, 0.3) +
    '<rect x="206" y="246" width="112" height="88" rx="40" fill="#6a3f1c"/><ellipse cx="262" cy="254" rx="56" ry="30" fill="#e0b070"/><ellipse cx="262" cy="254" rx="30" ry="15" fill="#b07a3c"/>' +
    line('M20 210H74M6 250H60M30 170H80', '#fff', 10) +
    islander(art, 176, 226, 86, AMBER, { lean: -12, look: 0.9 }),
  pong: (art) =>
    art.ground('#4a86e8', '#101f5e') +
    slab({ x: 34, y: 90, width: 52, height: 200, radius: 26, top: AMBER[0], side: AMBER[1], depth: 14 }) +
    slab({ x: 314, y: 130, width: 52, height: 200, radius: 26, top: TEAL[0], side: TEAL[1], depth: 14 }) +
    line('M46 158L60 142L74 158', '#fff', 10) +
    line('M326 264L340 280L354 264', '#fff', 10) +
    '<circle cx="152" cy="250" r="30" fill="#fff0a8" opacity=".25"/><circle cx="180" cy="222" r="36" fill="#fff0a8" opacity=".4"/>' +
    art.ball(220, 184, 46, '#fff0a8', '#b08a20'),
  arm: (art) =>
    art.ground('#d8664a', '#3a0f10') +
    slab({ x: -20, y: 290, width: 440, height: 60, radius: 16, top: '#a8683a', side: '#5a3016', depth: 24 }) +
    islander(art, 76, 292, 92, AMBER, { strains: true }) +
    islander(art, 328, 292, 92, TEAL, { strains: true }) +
    line('M120 270L206 150', AMBER[1], 56) +
    line('M120 264L206 146', AMBER[0], 44) +
    line('M286 270L214 150', TEAL[1], 56) +
    line('M286 264L216 148', TEAL[0], 44) +
    `<circle cx="210" cy="142" r="44" fill="${TEAL[0]}"/><circle cx="192" cy="134" r="38" fill="${AMBER[0]}"/>`,
  tanks: (art) =>
    art.ground('#fbe8b4', '#c89a50') +
    contactShadow(130, 292, 110, 40, 0.28) +
    `<g transform="rotate(-32 130 250)"><rect x="150" y="222" width="130" height="50" rx="22" fill="${AMBER[1]}"/><rect x="150" y="216" width="126" height="42" rx="20" fill="#fff"/></g>` +
    art.ball(130, 250, 98, AMBER[0], AMBER[1]) +
    '<circle cx="130" cy="250" r="66" fill="#5fc0ea"/>' +
    art.ball(292, 130, 22, '#3fa0f0', '#124a90') +
    art.ball(346, 96, 15, '#3fa0f0', '#124a90') +
    art.ball(130, 242, 46, AMBER[0], AMBER[1]) +
    '<circle cx="146" cy="232" r="10" fill="#1a1208"/><circle cx="116" cy="228" r="10" fill="#1a1208"/>',
  kick: (art) =>
    art.ground('#9ce0f4', '#d8aa5a') +
    '<path d="M-10 310H410V410H-10Z" fill="#ecca84"/>' +
    art.ball(236, 96, 62, '#ffffff', '#8a8f98') +
    '<path d="M236 96L202 44A62 62 0 0 1 262 40Z" fill="#f0413e"/><path d="M236 96L296 110A62 62 0 0 1 258 154Z" fill="#3f8fd0"/><path d="M236 96L196 142A62 62 0 0 1 176 84Z" fill="#ffd23e"/>' +
    islander(art, 130, 316, 88, AMBER, { lean: 14, look: 0.7, up: -0.8 }) +
    islander(art, 332, 376, 70, TEAL, { look: -0.6, up: -0.9 }),
  balloon: (art) =>
    art.ground('#9a84f0', '#3a2270') +
    art.ball(126, 150, 122, '#ff8a6a', '#8a2410') +
    line('M126 272Q134 300 118 318', '#fff', 6) +
    art.ball(312, 220, 66, TEAL[0], TEAL[1]) +
    line('M312 286Q318 310 308 330', '#fff', 6) +
    islander(art, 116, 400, 60, AMBER, { up: -0.9, strains: true }) +
    islander(art, 308, 404, 60, TEAL, { up: -0.6, look: -0.8 }),
  hook: (art) =>
    art.ground('#6fd0f0', '#0a2f5e') +
    '<path d="M-10 96H410V-10H-10Z" fill="#dff6fa"/><path d="M90 76H320Q300 150 206 152Q110 150 90 76Z" fill="#8a5000"/><rect x="76" y="60" width="258" height="28" rx="14" fill="#ffb63d"/>' +
    line('M206 100V250', '#fff', 5) +
    '<path d="M206 246q6 40 -22 36q-18 -4 -12 -22" stroke="#e6f0f6" stroke-width="9" fill="none" stroke-linecap="round"/>' +
    fish(116, 276, 1.3, '#ffd84a') +
    `<g transform="translate(400 0) scale(-1 1)">${fish(90, 350, 1, '#ff8a6a')}${fish(92, 210, 0.8, '#b58aff')}</g>`,
  stack: (art) =>
    art.ground('#ffe4b4', '#b8803f') +
    [
      [96, 320, 190],
      [110, 250, 176],
      [104, 180, 150],
      [120, 110, 132],
    ]
      .map(
        ([x, y, width]) =>
          slab({
            x: x!,
            y: y!,
            width: width!,
            height: 66,
            radius: 12,
            top: '#e0b070',
            side: '#8a5a24',
            depth: 14,
          }) + `<rect x="${x}" y="${y! + 20}" width="${width}" height="12" fill="${AMBER[0]}"/>`,
      )
      .join('') +
    line('M270 -10V26', '#5a3416', 6) +
    slab({ x: 196, y: 22, width: 150, height: 62, radius: 12, top: '#d8a25c', side: '#8a5a24', depth: 14 }) +
    `<rect x="196" y="42" width="150" height="12" fill="${TEAL[0]}"/>`,
  flap: (art) =>
    art.ground('#a8dcff', '#2f7ac0') +
    '<path d="M-10 350Q60 326 130 350T270 350T410 350V410H-10Z" fill="#1c6aa4"/>' +
    [
      { x: 150, y: 130, turn: 16, colors: AMBER, way: 1 },
      { x: 268, y: 268, turn: -6, colors: TEAL, way: -1 },
    ]
      .map(
        ({ x, y, turn, colors: [color, dark], way }) =>
          `<g transform="translate(${x} ${y}) scale(${way} 1) rotate(${turn})"><ellipse cx="-74" cy="6" rx="44" ry="22" fill="${dark}"/>${art.ball(0, 0, 76, color, dark)}<path d="M60 -10L116 10L60 34Z" fill="#ff8a3e"/><ellipse cx="-24" cy="${way > 0 ? -54 : 30}" rx="26" ry="50" fill="${dark}" transform="rotate(-24)"/><circle cx="32" cy="-22" r="21" fill="#fff"/><circle cx="40" cy="-20" r="10" fill="#1a1208"/></g>`,
      )
      .join(''),
  sheep: (art) =>
    art.ground('#c4ee8a', '#3f8a2a') +
    '<path d="M-10 120H410M-10 300H410" stroke="#4f9a34" stroke-width="10" stroke-dasharray="30 22"/>' +
    sheep(104, 214, 1.35, 1, AMBER[0]) +
    sheep(310, 226, 1, -1, TEAL[0]) +
    sheep(70, 366, 0.7, 1, AMBER[0]) +
    sheep(330, 70, 0.7, -1, TEAL[0]),
}

export const cover = ({ id, yard }: YardDefinition): string => drawings[yard](coverArt(id))
