import { coverCrab, coverCrate } from './cover-pieces.ts'
import type { PushRules } from './push-rules.ts'

interface Colors {
  readonly crab: string
  /** Colours of the crates. */
  readonly paint: (place: number) => string
}

const rounded = (x: number, y: number, side: number, radius: number, color: string) =>
  `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="${radius}" fill="${color}"/>`
const path = (line: string, color: string, width: number, more = '') =>
  `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const crate = (x: number, y: number, scale: number, color: string, turn = 0) =>
  coverCrate(x, y, scale, color, turn)
const plate = (x: number, y: number) =>
  rounded(x, y + 6, 96, 22, '#5b4a2a') + rounded(x, y, 96, 22, '#c9a24a') + rounded(x, y, 64, 14, '#e8c873')
const key = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(-24)">${['#8a5a00', '#ffc93d']
    .map(
      (color, at) =>
        `<g transform="translate(0 ${at ? 0 : 8})"><circle cx="-44" r="30" fill="none" stroke="${color}" stroke-width="20"/>${path('M-14 0H70V30M40 0V24', color, 20)}</g>`,
    )
    .join('')}</g>`

interface Device {
  readonly when: (rules: PushRules) => unknown
  readonly paint: (colors: Colors, rules: PushRules) => string
}

/** Automatic devices of a shore with their cover subject; the first match is used. */
const DEVICES: readonly Device[] = [
  {
    when: (rules) => rules.plates,
    paint: ({ crab, paint }) =>
      plate(104, 250) +
      `<rect x="226" y="70" width="124" height="176" rx="20" fill="#4a2f18"/><rect x="236" y="66" width="104" height="166" rx="16" fill="#a86a30"/>` +
      path('M262 80V222M288 80V222M314 80V222', '#7a4a1e', 8) +
      path('M244 112H332M244 186H332', '#d9b25c', 12) +
      crate(104, 226, 0.95, paint(0)) +
      coverCrab(186, 300, 1, crab, 40),
  },
  {
    when: (rules) => rules.keys,
    paint: ({ crab, paint }) =>
      key(262, 120, 1.15) + crate(290, 268, 1, paint(0)) + coverCrab(122, 224, 1.3, crab, 45),
  },
  {
    when: (rules) => rules.cracks,
    paint: ({ crab }) =>
      rounded(262, 206, 210, 26, '#a8bcc4') +
      path('M180 120L230 170L216 220L262 290M350 140L290 170L230 170M290 170L330 262', '#3d5560', 11) +
      '<path d="M-80 330q40 -30 80 0t80 0t80 0t80 0t80 0t80 0t80 0V520H-80Z" fill="#2f8fd0"/>' +
      coverCrab(150, 170, 1.35, crab, -60),
  },
  {
    when: (rules) => rules.tilt,
    paint: ({ crab, paint }) =>
      `<g transform="rotate(16 206 206)">${crate(300, 230, 1.05, paint(0))}${crate(300, 126, 1.05, paint(1))}${path('M70 120H150M60 236H140M82 178H166', '#fff', 11, 'opacity=".8"')}${coverCrab(204, 232, 1.15, crab, 90)}</g>`,
  },
  {
    when: (rules) => rules.march,
    paint: ({ crab, paint }, rules) =>
      rules.march === 'along'
        ? crate(300, 130, 0.9, paint(0)) +
          crate(300, 262, 0.9, paint(1)) +
          path('M196 130H240M222 112L242 130L222 148M196 262H240M222 244L242 262L222 280', '#fff', 12) +
          coverCrab(112, 196, 1.3, crab, 90)
        : crate(118, 126, 1, paint(0)) +
          path('M250 126H196M216 106L194 126L216 146', '#fff', 13) +
          coverCrab(126, 274, 1.2, crab, 90) +
          path('M206 276H262M242 256L264 276L242 296', '#fff', 13),
  },
  {
    when: (rules) => rules.push === 'kick',
    paint: ({ crab, paint }) =>
      coverCrab(108, 236, 1.35, crab, 70) +
      path('M186 196L214 176M190 226H226M184 256L212 272', '#fff3b8', 12) +
      crate(312, 180, 1.1, paint(0), 18) +
      path('M232 150H262M226 176H256', '#fff', 9, 'opacity=".8"'),
  },
  {
    when: (rules) => rules.slant === 'only',
    paint: ({ crab, paint }) =>
      crate(284, 136, 1.15, paint(0), 0) +
      path('M206 222L240 186', '#fff', 13) +
      coverCrab(140, 276, 1.35, crab, 45),
  },
  {
    when: (rules) => rules.slant,
    paint: ({ crab }) =>
      [0, 45, 90, 135]
        .map((turn) =>
          path(
            'M206 96V66M192 78L206 62L220 78M206 316V346M192 334L206 350L220 334',
            '#fff',
            10,
            `transform="rotate(${turn} 206 206)" opacity=".85"`,
          ),
        )
        .join('') + coverCrab(206, 206, 1.6, crab, 20),
  },
  {
    when: (rules) => rules.crateTunnels,
    paint: ({ crab, paint }) =>
      '<circle cx="270" cy="196" r="96" fill="#5b3d2a"/><circle cx="270" cy="196" r="78" fill="#1e120c"/><circle cx="270" cy="196" r="60" fill="none" stroke="#c78bff" stroke-width="12" stroke-dasharray="190 90"/>' +
      crate(262, 200, 0.85, paint(0), 20) +
      coverCrab(106, 232, 1.2, crab, 90),
  },
  {
    when: (rules) => rules.wind !== undefined,
    paint: ({ crab, paint }) =>
      path(
        'M40 120H230q44 0 44 -34t-34 -28M40 168H150M60 296H210q40 0 40 30t-30 26',
        '#fff',
        14,
        'opacity=".9"',
      ) +
      crate(296, 214, 1.2, paint(0), 10) +
      coverCrab(120, 232, 1.2, crab, -70),
  },
  {
    when: (rules) => rules.belts,
    paint: ({ crab, paint }) =>
      [70, 166, 262, 358]
        .map(
          (x) =>
            rounded(x, 214, 94, 16, '#5a476b') +
            path(`M${x - 16} 186L${x + 14} 214L${x - 16} 242`, '#ffd76a', 13),
        )
        .join('') +
      crate(262, 184, 1.15, paint(0)) +
      coverCrab(120, 180, 1.15, crab, 0),
  },
  {
    when: (rules) => rules.magnet,
    paint: ({ crab, paint }) =>
      coverCrab(122, 220, 1.35, crab, 90) +
      path('M184 120q60 -44 92 6M190 300q56 46 90 0M202 212H226', '#ffe9a6', 12, 'stroke-dasharray="2 22"') +
      path('M196 176h-18a36 36 0 0 0 0 72h18', '#e2475f', 26) +
      path('M204 176h2M204 248h2', '#f4f2ea', 26) +
      crate(306, 212, 1.15, paint(0)),
  },
  {
    when: (rules) => rules.gravity && rules.push === 'swap',
    paint: ({ crab, paint }) =>
      path('M120 96q80 -60 160 0M262 70L284 98L250 104', '#fff', 13) +
      coverCrab(112, 180, 1.2, crab, 0) +
      crate(292, 180, 1.05, paint(0)) +
      path('M292 268V322M270 300L292 324L314 300', '#fff', 13),
  },
  {
    when: (rules) => rules.pull && rules.colors,
    paint: ({ crab, paint }) =>
      crate(96, 140, 1, paint(0)) +
      crate(96, 276, 1, paint(1)) +
      path('M158 140L214 186M158 270L214 226', '#fff6e0', 12) +
      coverCrab(278, 206, 1.35, crab, 90),
  },
  {
    when: (rules) => rules.twin && rules.crabSlides,
    paint: ({ crab }) =>
      path('M-10 150H86M-10 186H66M426 236H330M426 272H350', '#fff', 10, 'opacity=".85"') +
      coverCrab(146, 168, 1.2, crab, 90) +
      coverCrab(264, 252, 1.2, '#3f8cf0', -90),
  },
]

/** The cover subject of a game with an automatic device. */
export const deviceHero = (rules: PushRules, colors: Colors): string | undefined =>
  DEVICES.find(({ when }) => when(rules))?.paint(colors, rules)
