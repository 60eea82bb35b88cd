import { tilted } from '#kit/game/cover.ts'
import { body, checks, fruit, head, stone, type Drawing } from './cover-parts.ts'

const crab = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-34 14l-26 14M-34 26l-22 24M34 14l26 14M34 26l22 24" stroke="#a82a1a" stroke-width="10" stroke-linecap="round"/>` +
  '<circle cx="-46" cy="-34" r="24" fill="#e8452e"/><path d="M-50 -30l-10 -34h26z" fill="#7a1a10"/><circle cx="46" cy="-34" r="24" fill="#e8452e"/><path d="M50 -30l-16 -34h26z" fill="#7a1a10"/>' +
  '<ellipse cy="20" rx="48" ry="34" fill="#a82a1a"/><ellipse cy="10" rx="48" ry="33" fill="#ff6a4a"/><circle cx="-17" cy="-10" r="13" fill="#fff"/><circle cx="17" cy="-10" r="13" fill="#fff"/><circle cx="-15" cy="-8" r="6" fill="#1a1010"/><circle cx="19" cy="-8" r="6" fill="#1a1010"/></g>'

const gem = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-40 0L40 0L0 52Z" fill="#1a8f9c"/><path d="M-22 0H22L0 52Z" fill="#8af0ee"/><path d="M-40 0L-22 -28H22L40 0Z" fill="#5fd8dc"/><path d="M-22 -28H22L0 0Z" fill="#c8fffb"/></g>`

const bead = (x: number, y: number, color: string, dark: string) =>
  `<circle cx="${x}" cy="${y + 10}" r="36" fill="${dark}"/><circle cx="${x}" cy="${y}" r="36" fill="${color}"/><circle cx="${x - 11}" cy="${y - 12}" r="10" fill="#fff" opacity=".75"/>`

const boulder = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y + 8}" r="${radius}" fill="#4a4048"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#8f8590"/><circle cx="${x - radius * 0.3}" cy="${y - radius * 0.3}" r="${radius * 0.5}" fill="#aca3ad"/>`

const glow = (x: number, y: number, radius: number) =>
  [1, 0.66, 0.36]
    .map(
      (share, at) =>
        `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="#ffec82" opacity="${[0.18, 0.35, 0.95][at]}"/>`,
    )
    .join('')

const guest = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><rect x="22" y="6" width="34" height="34" rx="7" fill="#c9763a"/><rect x="-30" y="0" width="54" height="50" rx="20" fill="#3f8fd8"/><circle cy="-20" r="26" fill="#f4c494"/><ellipse cy="-34" rx="38" ry="11" fill="#ffd23e"/><rect x="-20" y="-58" width="40" height="24" rx="10" fill="#ffd23e"/><circle cx="-9" cy="-17" r="4" fill="#2a1a10"/><circle cx="9" cy="-17" r="4" fill="#2a1a10"/></g>`

/** Covers of snakes with another task than eating. */
export const errandDrawings = {
  station: (art) =>
    art.ground('#e2f4dc', '#6aa892') +
    tilted(
      -5,
      checks('#c8e4be') +
        '<rect x="220" y="30" width="170" height="120" rx="20" fill="#7a4f2a"/><rect x="220" y="22" width="170" height="116" rx="20" fill="#f2c46a"/><circle cx="305" cy="80" r="44" fill="#b8323e"/><circle cx="305" cy="80" r="34" fill="#fff"/><path d="M305 56V80L322 92" stroke="#2a1a10" stroke-width="9" stroke-linecap="round" fill="none"/>' +
        body('M-60 330H250V220', '#c8323e', '#6a1018', 62) +
        head(250, 206, -90, '#c8323e', '#6a1018', 1.15) +
        guest(90, 150),
    ),
  crabs: (art) =>
    art.ground('#fff0cc', '#e0a85a') +
    tilted(
      5,
      checks('#f4d9a4') +
        body('M250 320H320V110H190', '#1f9a8a', '#0a4a42', 54) +
        head(182, 110, 180, '#1f9a8a', '#0a4a42', 1.15) +
        '<path d="M60 330H120" stroke="#1f9a8a" stroke-width="54" stroke-linecap="round" opacity=".75"/>' +
        crab(186, 300, 1.05) +
        crab(80, 200, 0.7),
    ),
  lantern: (art) =>
    art.ground('#4a4470', '#07081c') +
    glow(200, 210, 190) +
    body('M40 400V300H140V210H200', '#ff8a3e', '#8a3a08', 52) +
    head(208, 210, 0, '#ff8a3e', '#8a3a08', 1.2) +
    stone(280, 280) +
    stone(60, 70) +
    glow(320, 110, 44) +
    glow(180, 60, 26) +
    glow(356, 220, 20),
  mow: (art) =>
    art.ground('#9fd45a', '#2f6a24') +
    '<path d="M-20 120H420M-20 260H420" stroke="#c4ea8a" stroke-width="72"/>' +
    Array.from({ length: 30 }, (_, blade) => {
      const [x, y] = [(blade % 10) * 44 + 6, 84 + Math.floor(blade / 10) * 140]
      return `<path d="M${x} ${y}q-6 -34 -20 -50M${x + 8} ${y}q2 -40 14 -62M${x + 18} ${y}q10 -26 24 -36" stroke="${blade % 2 ? '#3a7f26' : '#5fae38'}" stroke-width="9" fill="none" stroke-linecap="round"/>`
    }).join('') +
    body('M-40 262H190', '#e0523a', '#7a1c10', 60) +
    head(200, 262, 0, '#e0523a', '#7a1c10', 1.25),
  beads: (art) =>
    art.ground('#fbe8f8', '#b05fa8') +
    tilted(
      -6,
      checks('#ecd2e6') +
        bead(40, 320, '#8a4fe0', '#3a1290') +
        bead(112, 320, '#ffd23e', '#a87800') +
        bead(184, 320, '#f0413e', '#8a0f14') +
        bead(256, 320, '#f0413e', '#8a0f14') +
        bead(320, 290, '#f0413e', '#8a0f14') +
        bead(334, 222, '#f0413e', '#8a0f14') +
        head(326, 146, -90, '#5a3a8a', '#2a1450', 1.2) +
        fruit(art, 120, 130, 48, '#ff9a2e', '#a34a00'),
    ),
  dig: (art) =>
    art.ground('#b8804a', '#3a2210') +
    '<rect width="400" height="74" fill="#7fcfe8"/><rect y="66" width="400" height="14" fill="#5fae38"/>' +
    '<g stroke-linecap="round" fill="none"><path d="M96 40V230H260V330" stroke="#3f2612" stroke-width="84"/></g>' +
    body('M96 150V230H250', '#ff9ab0', '#a83a58', 56) +
    head(254, 232, 0, '#ff9ab0', '#a83a58', 1.1) +
    boulder(96, 62, 44) +
    boulder(330, 150, 46) +
    gem(330, 300, 0.9) +
    gem(60, 330, 0.8) +
    gem(190, 130, 0.6),
  echo: (art) =>
    art.ground('#e2f2f6', '#5f9ab4') +
    tilted(
      6,
      checks('#c2dce4') +
        `<g opacity=".32">${body('M60 460V330H160V200', '#7a5fd0', '#3a2a70', 50)}${head(160, 190, -90, '#7a5fd0', '#3a2a70')}</g>` +
        `<g opacity=".55">${body('M160 150V90H250', '#7a5fd0', '#3a2a70', 50)}${head(256, 90, 0, '#7a5fd0', '#3a2a70')}</g>` +
        body('M330 100V300', '#2f6fd0', '#10306e', 54) +
        head(330, 312, 90, '#2f6fd0', '#10306e', 1.15) +
        fruit(art, 70, 110, 34, '#ffd23e', '#a87800'),
    ),
  tails: (art) =>
    art.ground('#dcf6d8', '#4fa070') +
    tilted(
      -4,
      checks('#b8e2b4') +
        body('M330 130A150 150 0 0 1 270 330', '#ff5d73', '#8a1830', 50) +
        body('M210 350A150 150 0 0 1 60 240', '#4ecdc4', '#125e58', 50) +
        body('M60 180A150 150 0 0 1 250 66', '#ffb63d', '#8a5000', 50) +
        head(270, 336, 150, '#ff5d73', '#8a1830', 0.95) +
        head(58, 232, -95, '#4ecdc4', '#125e58', 0.95) +
        head(262, 70, 30, '#ffb63d', '#8a5000', 1.05),
    ),
} satisfies Readonly<Record<string, Drawing>>
