import { contactShadow, num, tilted } from '#kit/game/cover.ts'
import { coverLetter, coverTile } from './cover-tiles.ts'
import { card, rows, tiles } from './cover-parts.ts'
import type { ModeName } from './modes.ts'

const paper = '<rect x="-20" y="-20" width="440" height="440" rx="30" fill="#fff1d4"/>'

const line = (path: string, color: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const letters = (texts: readonly string[], step: number, start: readonly [number, number], size: number) =>
  rows(texts, step, start)
    .map(([letter, x, y]) => coverLetter(letter, [x, y], size))
    .join('')

const shell = (x: number, y: number, size: number, face: string, rib: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})"><path d="M-12 42L-46-10q-2-22 16-22q4-18 18-16q12-12 24 0q14-2 18 16q18 0 16 22L12 42z" fill="${face}" stroke="${rib}" stroke-width="5"/><path d="M-6 40L-28-24M-2 40L-10-38M2 40L10-38M6 40L28-24" stroke="${rib}" stroke-width="4"/></g>`

const RAIN = [
  ['S', 70, 70],
  ['A', 240, 34],
  ['T', 330, 150],
  ['O', 138, 196],
] as const

/** The boards of the games that came later. */
export const boards = {
  snakes: () =>
    tilted(
      7,
      `${paper}${line('M45 45H215V130H45V215', '#e8734a', 66)}${line('M300 45H385V130H300V215H130', '#4b86dd', 66)}${line('M45 300H130V385H45', '#3f9d62', 66)}${line('M385 215V300H215V385H385', '#9a6fd6', 66)}${letters(['SNAFI', 'TARSO', 'LCEKM', 'OINER', 'VATSE'], 85, [45, 45], 62)}`,
    ) +
    contactShadow(206, 290, 84, 18) +
    card('snake', [204, 208], 178, -8),
  stacks: () =>
    `<path d="M0 356h400v44H0z" fill="#e0b26c"/><path d="M0 352h400v12H0z" fill="#ffe0a3"/>` +
    tiles(86, [
      ['S', 56, 306],
      ['O', 56, 218],
      ['T', 152, 306],
      ['A', 152, 218],
      ['R', 152, 130],
      ['M', 248, 306],
      ['E', 344, 306],
      ['N', 344, 218],
      ['I', 344, 130],
      ['L', 344, 42],
    ]) +
    coverTile('C', [62, 104], { size: 92, tone: 'picked', turn: -24 }) +
    coverTile('A', [172, 30], { size: 92, tone: 'picked', turn: 14 }) +
    coverTile('T', [252, 150], { size: 112, tone: 'picked', turn: 27 }),
  lock: () =>
    `${line('M116 190V118a84 84 0 0 1 168 0V190', '#8fa3ad', 44)}${line('M116 180V118a84 84 0 0 1 168 0V180', '#cfdde3', 24)}<rect x="24" y="168" width="352" height="226" rx="46" fill="#9c6b1f"/><rect x="24" y="156" width="352" height="224" rx="46" fill="#f0b94a"/><path d="M44 188q4-20 26-20h150" fill="none" stroke="#fff" stroke-width="6" opacity=".6"/>${[66, 162, 258].map((x) => `<rect x="${x - 4}" y="170" width="84" height="196" rx="16" fill="#3a2412"/>`).join('')}${tiles(
      76,
      [
        ['K', 104, 182, 'dim'],
        ['R', 200, 182, 'dim'],
        ['N', 296, 182, 'dim'],
        ['C', 104, 266],
        ['A', 200, 266],
        ['T', 296, 266],
        ['S', 104, 350, 'dim'],
        ['O', 200, 350, 'dim'],
        ['E', 296, 350, 'dim'],
      ],
    )}<rect x="52" y="218" width="296" height="98" rx="20" fill="none" stroke="#e5484d" stroke-width="10"/>`,
  rain: () =>
    line(
      'M30 20V90M118 60V150M180 10V70M292 30V96M372 40V130M96 250V300M214 110V190M344 230V290',
      '#bfe0ff',
      7,
    ) +
    RAIN.map(([letter, x, y]) => coverTile(letter, [x, y], { size: 82, turn: (x % 5) * 6 - 12 })).join('') +
    `<path d="M96 288H330L296 404H130z" fill="#8a5a2b"/>${line('M140 292L156 400M186 292L190 400M238 292L234 400M286 292L270 400M108 324H318M118 362H306', '#c88f4e', 9)}<rect x="84" y="270" width="258" height="34" rx="17" fill="#f0c98a"/>` +
    coverTile('R', [220, 252], { size: 96, tone: 'right', turn: -8 }),
  maze: () =>
    tilted(
      -7,
      tiles(
        74,
        rows(['MKACE', 'OTSRN', 'LAVKI', 'SCTAE', 'NORCM'], 80, [40, 44]).map(([letter, x, y]) => {
          const isWay = (x === 40 && y < 210) || (y === 204 && x <= 200) || (x === 200 && y > 200)
          return [letter, x, y, isWay ? 'picked' : 'plain'] as const
        }),
      ) + line('M40 44V204H200V364', '#0d5f58', 16),
    ) +
    `<path d="M232 372V250" stroke="#5e3720" stroke-width="14" stroke-linecap="round"/><path d="M234 250l112 40l-112 44z" fill="#e5484d"/>` +
    card('star', [318, 96], 132, 8),
  latin: () =>
    tilted(
      5,
      tiles(90, [
        ['O', 56, 56, 'off'],
        ['M', 152, 56],
        ['', 248, 56, 'off'],
        ['S', 344, 56],
        ['S', 56, 152, 'near'],
        ['T', 152, 152, 'near'],
        ['A', 248, 152, 'near'],
        ['R', 344, 152, 'near'],
        ['', 56, 248, 'off'],
        ['R', 152, 248],
        ['', 248, 248, 'off'],
        ['', 344, 248, 'off'],
        ['T', 56, 344],
        ['', 152, 344, 'off'],
        ['S', 248, 344],
        ['', 344, 344, 'off'],
      ]) + line('M200 4V396M4 200H396', '#ffe9b8', 8),
    ) +
    contactShadow(322, 372, 70, 16) +
    card('star', [320, 306], 140, 9),
  cipher: () =>
    tilted(
      -5,
      [4, 1, 7, 2, 9, 4, 1, 3, 8, 6, 1, 5]
        .map((digit, index) => {
          const [x, y] = [58 + (index % 4) * 98, 80 + Math.floor(index / 4) * 112]
          const isKnown = digit === 1
          return `${coverTile(isKnown ? 'A' : '', [x, y], { size: 90, tone: isKnown ? 'right' : 'off' })}${isKnown ? '' : num(x, y + 16, 56, digit, '#ffe9b8')}`
        })
        .join(''),
    ) +
    contactShadow(110, 384, 86, 16) +
    `<g transform="rotate(7 104 312)"><rect x="22" y="234" width="164" height="164" rx="26" fill="#fffaf0"/><rect x="32" y="244" width="144" height="144" rx="20" fill="#ecc98d"/>${line('M84 290a22 22 0 1 1 34 20q-14 8-14 24M104 362v1', '#7a5022', 14)}</g>`,
  halves: () =>
    `<g transform="rotate(-12 120 130)"><path d="M10 70h190l-22 34l24 30l-26 34l18 32H10q-26 0-26-26V96q0-26 26-26z" fill="#9c8458"/><path d="M10 58h190l-22 34l24 30l-26 34l18 32H10q-26 0-26-26V84q0-26 26-26z" fill="#fff4dc"/>${coverLetter('M', [50, 124], 130)}${coverLetter('O', [136, 124], 118)}</g><g transform="rotate(10 280 270)"><path d="M206 214h200q26 0 26 26v78q0 26-26 26H200l-18-32l26-34l-24-30z" fill="#158578"/><path d="M206 202h200q26 0 26 26v78q0 26-26 26H200l-18-32l26-34l-24-30z" fill="#3fe0cf"/>${coverLetter('O', [262, 268], 118)}${coverLetter('N', [350, 268], 124)}</g>` +
    contactShadow(100, 388, 70, 14) +
    card('moon', [96, 318], 138, -6) +
    card('cake', [330, 84], 116, 9),
  sieve: () =>
    card('cat', [70, 72], 128, -8) +
    card('moon', [334, 66], 128, 7) +
    card('fish', [64, 336], 128, 6) +
    card('star', [338, 338], 128, -7) +
    `<circle cx="200" cy="212" r="128" fill="#04202f" opacity=".35"/><circle cx="200" cy="200" r="128" fill="#f3d193"/><circle cx="200" cy="200" r="106" fill="#8a5a2b"/>${line('M128 132V268M164 104V296M200 96V304M236 104V296M272 132V268M128 132H272M104 164H296M96 200H304M104 236H296M128 268H272', '#c88f4e', 5)}` +
    coverTile('A', [200, 204], { size: 160, tone: 'near', turn: -6 }),
  slips: () =>
    tilted(
      4,
      `${paper}${line('M-10 132H410M-10 266H410', '#d9c49c', 5)}` +
        card('cat', [62, 68], 104) +
        tiles(84, [
          ['C', 170, 66],
          ['O', 262, 66],
          ['T', 354, 66],
          ['M', 62, 200],
          ['O', 154, 200],
          ['O', 246, 200],
          ['N', 338, 200],
          ['S', 62, 334],
          ['T', 154, 334],
          ['A', 246, 334],
        ]),
    ) +
    line('M210 96a66 62 0 1 1 76 26q-50 22-82-32', '#e5484d', 13) +
    `<path d="M400 170Q300 190 246 344l14 10Q380 330 400 240z" fill="#fffaf0"/><path d="M400 206Q310 246 238 376" fill="none" stroke="#5e3720" stroke-width="9" stroke-linecap="round"/>`,
  braid: () =>
    line('M-30 120C80 120 90 290 200 290S320 120 430 120', '#04202f', 70).replace(
      'fill=',
      'opacity=".3" transform="translate(0 14)" fill=',
    ) +
    line('M-30 290C80 290 90 120 200 120S320 290 430 290', '#3fe0cf', 64) +
    line('M-30 120C80 120 90 290 200 290S320 120 430 120', '#ff8a5c', 64) +
    tiles(72, [
      ['C', 30, 128, 'plain'],
      ['S', 30, 282, 'plain'],
      ['A', 142, 264, 'plain'],
      ['T', 142, 146, 'plain'],
      ['K', 258, 264, 'plain'],
      ['A', 258, 146, 'plain'],
      ['E', 370, 138, 'plain'],
      ['R', 370, 282, 'plain'],
    ]) +
    card('cake', [200, 50], 92, -6) +
    card('star', [200, 356], 92, 6),
  shells: () =>
    tilted(
      -5,
      `${card('lion', [200, 200], 356)}${[60, 340]
        .flatMap((x) => [60, 200, 340].map((y) => [x, y] as const))
        .map(([x, y], index) => {
          const [face, rib] = index % 2 ? ['#f7a3b8', '#c2607e'] : ['#f2b98a', '#c9793f']
          return `<rect x="${x - 68}" y="${y - 68}" width="136" height="136" fill="#e3c08a"/>${shell(x, y, 124, face!, rib!)}`
        })
        .join('')}`,
    ) + shell(216, 330, 190, '#ffe0a3', '#cf9a3c'),
} satisfies Partial<Record<ModeName, () => string>>
