import { AMBER, islander, line, TEAL, type Drawing } from './cover-parts.ts'

const coconut = (x: number, y: number, radius: number, band = '') =>
  `<circle cx="${x}" cy="${y + 8}" r="${radius}" fill="#3a1c0a"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#8a5a2c"/>` +
  (band
    ? `<circle cx="${x}" cy="${y}" r="${radius * 0.5}" fill="${band}"/>`
    : [-0.3, 0.3, 0]
        .map(
          (dx, at) =>
            `<circle cx="${x + dx * radius}" cy="${y + (at === 2 ? 0.2 : -0.25) * radius}" r="${radius * 0.14}" fill="#2a1206"/>`,
        )
        .join(''))

const log = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y + 8}" width="${width}" height="50" rx="25" fill="#5a3416"/><rect x="${x}" y="${y}" width="${width}" height="48" rx="24" fill="#a8703a"/><rect x="${x + 22}" y="${y + 8}" width="${width - 56}" height="9" rx="4" fill="#c98f54"/><ellipse cx="${x + width - 16}" cy="${y + 24}" rx="11" ry="19" fill="#e0b070"/>`

/** Covers of the duels of park and shore. */
export const moreDrawings = {
  rope: (art) =>
    art.ground('#ffeac0', '#c9783a') +
    '<path d="M20 210Q200 -110 380 210" stroke="#e0b070" stroke-width="15" fill="none" stroke-linecap="round"/>' +
    islander(art, 122, 330, 78, AMBER, { up: -0.6 }) +
    islander(art, 280, 300, 78, TEAL, { up: -0.6 }) +
    line('M20 200V380', '#7a4a22', 24) +
    line('M380 200V380', '#7a4a22', 24),
  statue: (art) =>
    art.ground('#cdf0a8', '#4f9a3c') +
    '<path d="M200 110L420 420H-20Z" fill="#ff5a3c" opacity=".22"/><circle cx="200" cy="100" r="78" fill="#a82a1a"/><circle cx="200" cy="92" r="78" fill="#ff5a3c"/><circle cx="170" cy="80" r="30" fill="#fff"/><circle cx="230" cy="80" r="30" fill="#fff"/><circle cx="172" cy="88" r="13" fill="#1a1208"/><circle cx="228" cy="88" r="13" fill="#1a1208"/><path d="M176 110H224L200 152Z" fill="#ffd23e"/>' +
    islander(art, 92, 376, 76, AMBER, { lean: -10, up: -0.8 }) +
    islander(art, 310, 376, 76, TEAL, { lean: 14, up: -0.8, strains: true }),
  bomb: (art) =>
    art.ground('#ffd29a', '#b8482a') +
    islander(art, 88, 372, 84, AMBER, { look: 0.7, up: -0.8 }) +
    islander(art, 316, 372, 84, TEAL, { look: -0.7, up: -0.8, strains: true }) +
    '<circle cx="200" cy="138" r="84" fill="#1f5a24"/><circle cx="200" cy="128" r="84" fill="#4fae48"/><path d="M150 64Q120 128 150 194M200 46V212M250 64Q280 128 250 194" stroke="#236b28" stroke-width="12" fill="none"/>' +
    line('M212 46Q230 14 268 22', '#e8d8a8', 13) +
    art.ball(276, 22, 22, '#fff3a8', '#ff8a1e'),
  swing: (art) =>
    art.ground('#b4ecf4', '#2f8fb0') +
    line('M40 -20Q70 110 150 170', '#4f8a34', 13) +
    islander(art, 160, 276, 76, AMBER, { lean: -26, look: 0.6, up: 0.6 }) +
    '<path d="M-20 330Q60 300 140 330T300 330T440 326V420H-20Z" fill="#1f7a98"/>' +
    '<circle cx="310" cy="318" r="34" fill="#17736c"/><circle cx="310" cy="310" r="34" fill="#4ecdc4"/><rect x="303" y="220" width="14" height="70" rx="7" fill="#fff"/>' +
    line('M230 150Q270 190 296 252', '#ffffff', 7) +
    '<ellipse cx="310" cy="350" rx="70" ry="16" fill="#fff" opacity=".6"/>',
  sling: (art) =>
    art.ground('#9ad2f8', '#e8c88a') +
    coconut(120, 84, 46) +
    '<circle cx="286" cy="70" r="44" fill="#a86a00"/><circle cx="286" cy="62" r="44" fill="#ffd23e"/><circle cx="272" cy="46" r="12" fill="#fff" opacity=".7"/>' +
    line('M200 390V300L150 220', '#7a4a22', 26) +
    line('M200 300L250 220', '#7a4a22', 26) +
    line('M150 222Q200 330 250 222', '#3a2010', 9) +
    art.ball(200, 168, 26, AMBER[0], AMBER[1]) +
    line('M200 210V244', '#ffffff', 8) +
    islander(art, 74, 384, 62, AMBER, { look: 0.6, up: -0.8 }) +
    islander(art, 332, 384, 62, TEAL, { look: -0.6, up: -0.8 }),
  climb: (art) =>
    art.ground('#a8e0f4', '#5fae8a') +
    '<rect x="166" y="-20" width="68" height="460" fill="#8a5a2c"/><path d="M166 60q34 20 68 0M166 140q34 20 68 0M166 220q34 20 68 0M166 300q34 20 68 0M166 370q34 20 68 0" stroke="#6a3f18" stroke-width="10" fill="none"/>' +
    islander(art, 104, 330, 70, AMBER, { lean: 10, up: -0.9 }) +
    islander(art, 298, 250, 70, TEAL, { lean: -10, up: -0.9 }) +
    '<circle cx="74" cy="66" r="20" fill="#e8452e"/><circle cx="140" cy="66" r="20" fill="#e8452e"/><ellipse cx="108" cy="100" rx="50" ry="34" fill="#ff6a4a"/><circle cx="92" cy="80" r="12" fill="#fff"/><circle cx="124" cy="80" r="12" fill="#fff"/><circle cx="92" cy="84" r="6" fill="#1a1208"/><circle cx="124" cy="84" r="6" fill="#1a1208"/>',
  curl: (art) =>
    art.ground('#fbecc4', '#d0a860') +
    '<circle cx="220" cy="150" r="140" fill="#4fb8d8"/><circle cx="220" cy="150" r="100" fill="#f8ecc8"/><circle cx="220" cy="150" r="62" fill="#ff8a5a"/><circle cx="220" cy="150" r="24" fill="#fff8e4"/>' +
    coconut(236, 160, 44, TEAL[0]) +
    coconut(110, 110, 40, AMBER[0]) +
    line('M118 384Q130 330 150 290', '#ffffff', 9) +
    coconut(170, 262, 52, AMBER[0]) +
    coconut(340, 300, 42, TEAL[0]),
  fence: (art) =>
    art.ground('#ffe2c0', '#3f9aa8') +
    log(-30, 318, 460) +
    islander(art, 104, 318, 78, AMBER, { lean: 16, look: 0.8 }) +
    islander(art, 310, 318, 78, TEAL, { lean: 8, look: -0.8, strains: true }) +
    line('M150 236L286 214', '#5a3a16', 14) +
    line('M150 236L286 214', '#d8b06a', 7) +
    line('M262 250L220 120', '#5a3a16', 14) +
    line('M262 250L220 120', '#d8b06a', 7) +
    '<path d="M236 176l14 -34 12 34 34 6 -30 18 6 36 -26 -26 -32 18 14 -34 -28 -22z" fill="#fff3a0"/>',
  clock: (art) =>
    art.ground('#e4d8f8', '#8a70b8') +
    '<circle cx="200" cy="190" r="168" fill="#5a4a7a"/><circle cx="200" cy="176" r="168" fill="#c8b08a"/><circle cx="200" cy="176" r="142" fill="#efe0bc"/>' +
    line('M200 54V76M200 276V298M78 176H100M300 176H322', '#8a6a3a', 14) +
    '<circle cx="296" cy="78" r="26" fill="#8a1c10"/><circle cx="296" cy="73" r="25" fill="#ff5d3c"/>' +
    line('M200 176L266 108', '#4a3a5a', 16) +
    '<g fill="#f4f0fc" opacity=".88"><circle cx="120" cy="240" r="60"/><circle cx="190" cy="262" r="66"/><circle cx="270" cy="240" r="58"/></g>' +
    islander(art, 66, 384, 62, AMBER, { look: 0.6, up: -0.8 }) +
    islander(art, 336, 384, 62, TEAL, { look: -0.6, up: -0.8 }),
  frog: (art) =>
    art.ground('#7fd0e4', '#2f8fb8') +
    log(-60, 60, 250) +
    log(250, 60, 240) +
    log(60, 190, 270) +
    log(-100, 320, 240) +
    log(200, 320, 260) +
    islander(art, 200, 224, 72, AMBER, { up: -0.8 }) +
    islander(art, 300, 356, 72, TEAL, { up: -0.8, look: -0.4 }) +
    '<path d="M200 92q30 -60 70 -20" stroke="#fff" stroke-width="8" stroke-dasharray="4 16" stroke-linecap="round" fill="none"/>',
} satisfies Readonly<Record<string, Drawing>>
