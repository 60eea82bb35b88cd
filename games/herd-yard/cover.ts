import { contactShadow, coverArt, tilted, type CoverArt } from '#kit/game/cover.ts'
import type { YardDefinition, YardName } from './definitions.ts'

type Drawing = (art: CoverArt) => string

/** An islander under a straw hat; `look` is where the eyes go, -1 to 1. */
const fellow = (x: number, y: number, size: number, color: string, dark: string, look = 0) =>
  contactShadow(x, y + size * 62, size * 58, size * 18, 0.28) +
  `<g transform="translate(${x} ${y}) scale(${size})"><circle cx="-24" cy="52" r="17" fill="${dark}"/><circle cx="24" cy="52" r="17" fill="${dark}"/><circle cy="8" r="58" fill="${dark}"/><circle r="58" fill="${color}"/>` +
  `<circle cx="${-20 + look * 14}" cy="4" r="16" fill="#fff"/><circle cx="${20 + look * 14}" cy="4" r="16" fill="#fff"/><circle cx="${-20 + look * 20}" cy="6" r="8" fill="#10202c"/><circle cx="${20 + look * 20}" cy="6" r="8" fill="#10202c"/>` +
  `<ellipse cy="-30" rx="72" ry="22" fill="#b8862a"/><ellipse cy="-36" rx="72" ry="22" fill="#f2cf6a"/><path d="M-38 -40Q-34 -86 0 -86T38 -40Z" fill="#f7dd8a"/><path d="M-38 -44Q0 -26 38 -44L37 -56Q0 -38 -37 -56Z" fill="${color}"/></g>`

const sheep = (x: number, y: number, size: number, wool: string, face: string) =>
  contactShadow(x, y + 44 * size, 48 * size, 12 * size, 0.25) +
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  [
    [-34, 0],
    [-14, -24],
    [18, -24],
    [36, 0],
    [16, 20],
    [-16, 20],
    [0, 0],
  ]
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="27" fill="${wool}"/>`)
    .join('') +
  `<ellipse cx="50" cy="-6" rx="20" ry="24" fill="${face}"/><circle cx="56" cy="-12" r="6" fill="#fff"/></g>`

const fish = (x: number, y: number, size: number, color: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-30 0L-64 -26V26Z" fill="${color}"/><ellipse rx="48" ry="28" fill="${color}"/><ellipse cx="4" cy="-10" rx="28" ry="8" fill="#fff" opacity=".45"/><circle cx="28" cy="-6" r="7" fill="#10202c"/></g>`

const tuft = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke-width="13" stroke-linecap="round"><path d="M-60 40Q-64 -20 -84 -50M-24 40Q-24 -30 -40 -74M36 40Q36 -30 56 -76M70 40Q72 -10 92 -46" stroke="#7f9428"/><path d="M-44 44Q-44 -20 -58 -66M0 44Q0 -40 4 -90M54 44Q54 -20 74 -60M18 44Q18 -20 26 -60" stroke="#a8b83a"/></g>`

const drawings: Readonly<Record<YardName, Drawing>> = {
  flock: (art) =>
    art.ground('#bfe88a', '#4f9a3c') +
    '<circle cx="20" cy="390" r="170" fill="#7a4f22"/><circle cx="20" cy="390" r="150" fill="#d8c07a"/>' +
    sheep(120, 170, 0.95, '#fffaf0', '#3f3434') +
    sheep(90, 300, 0.85, '#fffaf0', '#3f3434') +
    sheep(226, 300, 0.95, '#4a4450', '#1f1c24') +
    fellow(310, 160, 1.05, '#ffb63d', '#9a5a00', -0.8),
  nets: (art) =>
    art.ground('#6fd0e8', '#14608a') +
    fish(110, 250, 1, '#8fd8e8', -12) +
    fish(220, 300, 0.9, '#dfe8f4', 10) +
    fish(150, 340, 0.8, '#8fd8e8', 4) +
    fish(230, 226, 0.8, '#ffd23e', -20) +
    '<g fill="none" stroke="#fffae6"><circle cx="170" cy="276" r="116" stroke-width="10"/><path d="M80 206V346M125 172V380M170 160V392M215 172V380M260 206V346M62 230H278M56 276H284M62 322H278" stroke-width="5" opacity=".8"/></g>' +
    '<ellipse cx="290" cy="108" rx="110" ry="46" fill="#6a3f1c"/><ellipse cx="290" cy="98" rx="110" ry="46" fill="#c98a4a"/>' +
    fellow(290, 66, 0.75, '#ff5d73', '#a02038', -0.8),
  tray: (art) =>
    art.ground('#7fb0d0', '#2a5a7a') +
    tilted(
      -14,
      '<ellipse cx="200" cy="290" rx="220" ry="110" fill="#6a3a14"/><ellipse cx="200" cy="266" rx="220" ry="110" fill="#c8843e"/><ellipse cx="200" cy="262" rx="192" ry="90" fill="#e8b26a"/><ellipse cx="200" cy="262" rx="100" ry="46" fill="none" stroke="#d89c52" stroke-width="9"/>',
    ) +
    fellow(300, 130, 0.8, '#4ecdc4', '#17736c', -0.7) +
    fellow(150, 200, 1.05, '#ffb63d', '#9a5a00', -0.9) +
    fellow(52, 270, 0.85, '#b57bff', '#5a2fb0', 0.8) +
    '<path d="M20 380l-14 -40M60 390l4 -40M100 384l22 -30" stroke="#fff" stroke-width="10" stroke-linecap="round"/>',
  lamps: (art) =>
    art.ground('#2f3a78', '#060a20') +
    '<circle cx="210" cy="230" r="190" fill="#ffe27a" opacity=".16"/><circle cx="210" cy="230" r="136" fill="#ffe27a" opacity=".3"/><circle cx="70" cy="86" r="70" fill="#ff8a5a" opacity=".28"/>' +
    fellow(176, 240, 1.15, '#5b8def', '#22408a', 0.6) +
    '<path d="M272 190Q286 160 300 190" stroke="#6a4a1c" stroke-width="9" fill="none"/><rect x="250" y="188" width="72" height="92" rx="18" fill="#6a4a1c"/><rect x="260" y="200" width="52" height="66" rx="12" fill="#ffe27a"/>' +
    art.ball(286, 234, 20, '#ffffff', '#ffb63d') +
    fellow(68, 80, 0.5, '#ff5d73', '#a02038', 0.8) +
    '<path d="M340 330l16 -44 16 44a16 16 0 1 1 -32 0z" fill="#ffc93e"/>',
  grass: (art) =>
    art.ground('#f2e08a', '#a8923a') +
    fellow(130, 130, 0.95, '#ff5d73', '#a02038', 0.7) +
    '<path d="M130 8V34" stroke="#e8321f" stroke-width="16" stroke-linecap="round"/><circle cx="130" cy="54" r="8" fill="#e8321f"/>' +
    tuft(330, 160, 0.9) +
    fellow(276, 290, 0.9, '#ffb63d', '#9a5a00', -0.9) +
    tuft(276, 350, 1.5) +
    tuft(70, 350, 1.1),
  holes: (art) =>
    art.ground('#fae8ba', '#d0a060') +
    '<ellipse cx="180" cy="250" rx="172" ry="130" fill="#ffb63d"/><ellipse cx="180" cy="250" rx="154" ry="114" fill="#5a3818"/><ellipse cx="180" cy="266" rx="138" ry="94" fill="#2a1608"/>' +
    tilted(
      20,
      '<rect x="150" y="130" width="110" height="110" rx="14" fill="#7a4a1c"/><rect x="150" y="120" width="110" height="106" rx="14" fill="#d89a4e"/><path d="M168 138H242V208H168ZL242 208" fill="none" stroke="#a86a2a" stroke-width="10"/>',
    ) +
    '<ellipse cx="350" cy="80" rx="58" ry="44" fill="#ff5d73"/><ellipse cx="350" cy="80" rx="46" ry="34" fill="#3a1608"/>' +
    '<circle cx="60" cy="80" r="30" fill="#ff9ab8"/><path d="M60 108L44 56M60 108V50M60 108L76 56" stroke="#fff0f4" stroke-width="6"/>' +
    '<g fill="#2f8f4a"><ellipse cx="352" cy="330" rx="44" ry="20"/><ellipse cx="330" cy="306" rx="20" ry="40"/><ellipse cx="372" cy="304" rx="22" ry="36" fill="#3fae5c"/></g><circle cx="350" cy="318" r="12" fill="#6b3f1a"/>',
}

export const cover = ({ id, yard }: YardDefinition): string => drawings[yard](coverArt(id))
