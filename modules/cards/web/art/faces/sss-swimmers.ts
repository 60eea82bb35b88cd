import type { DrawFace } from '../brush.ts'
import { blush, eye, sparkle } from '../creature-parts.ts'
import { cloud, stars, wave, whole } from '../settings.ts'
import { dot, dots, fill, line, placed, starOutline, twin } from '../shapes.ts'

/** Curtains of northern light. */
const aurora = (colours: readonly [string, string, string]) =>
  fill('M-20 90Q100 20 180 96T330 60V160Q220 140 160 180T-20 200z', colours[0], 0.3) +
  fill('M-20 170Q110 100 190 160T330 130V200Q230 200 170 230T-20 260z', colours[1], 0.35) +
  fill('M-20 40Q120-10 200 50T330 20V74Q220 74 160 114T-20 124z', colours[2], 0.26)

const fountain = dots(
  [
    [78, 62, 6],
    [194, 64, 6],
    [64, 76, 4],
    [206, 80, 4],
  ],
  '#c9f7ff',
)

export const starWhale: DrawFace = (brush) => {
  const body =
    'M22 232C30 132 104 96 172 108C226 118 252 152 262 188C272 196 284 178 284 150C266 146 258 130 256 112C280 112 292 122 298 134C304 122 316 116 330 116C330 138 322 152 308 160C312 226 280 276 222 294C140 316 60 304 34 268Q22 252 22 232z'
  const bones = [
    [108, 148],
    [146, 128],
    [188, 142],
    [220, 182],
    [184, 206],
    [146, 184],
  ] as const
  return {
    back:
      whole(brush.fade('#123a7a', '#1a1458', '#060a26')) +
      aurora(['#3fe0cf', '#9b5cff', '#ff7ec8']) +
      stars(90, 4242, [10, 400]) +
      fill(starOutline([246, 74, 9], 4, 0.3), '#fff'),
    front:
      placed(
        'translate(-2 6) scale(.95)',
        line('M132 106q-2-42-36-46M136 106q4-46 40-46', ['#c9f7ff', 9]) +
          fountain +
          fill(body, brush.skin('#6d9bff', '#2450cf', '#0a1550')) +
          brush.within(
            body,
            dot([180, 150, 110], brush.glow('#8f6bff', 0.7)),
            fill('M16 246Q100 276 176 240Q190 300 120 320L10 310z', '#e6f3ff'),
            line('M40 262q24 30 70 36M62 264q24 24 60 28M88 262q20 20 50 22M116 258q16 14 36 14', [
              '#7fa8e6',
              4.5,
            ]),
          ) +
          fill(
            'M160 252C176 290 164 324 130 344C116 310 124 274 140 250z',
            brush.fade('#4a78ee', '#142c86'),
          ) +
          line(`M${bones.map(([x, y]) => `${x} ${y}`).join('L')}z`, ['#fff2b8', 3], 0.9) +
          bones
            .map(([x, y], index) => fill(starOutline([x, y, index % 2 ? 13 : 10], 5, 0.45), '#fff6c8'))
            .join('') +
          eye([84, 214, 14], [-0.3, -0.2]) +
          line('M24 236Q60 256 100 252', ['#0a1a5c', 5]) +
          blush([[104, 234, 9]], '#ff8fd0') +
          line('M46 184Q76 132 128 124', ['#dbe8ff', 8], 0.8) +
          sparkle([50, 120, 9]) +
          sparkle([262, 240, 8]),
      ) +
      wave(372, '#0b5a7a', 0.75) +
      wave(394, '#3fe0cf', 0.35),
  }
}

export const moonTurtle: DrawFace = (brush) => {
  const skin = brush.skin('#dff4ff', '#7fa8d8', '#2c4a8c')
  return {
    back:
      whole(brush.fade('#0a1238', '#23408c', '#6f9fd8')) +
      stars(80, 808, [10, 300]) +
      dot([150, 190, 190], brush.glow('#dff0ff', 0.6)) +
      cloud([40, 350, 190], '#c9dcff', 0.35) +
      cloud([262, 320, 170], '#c9dcff', 0.35),
    front:
      dots(
        [
          [150, 318, 4],
          [164, 338, 3],
          [142, 352, 3.5],
          [156, 370, 2.5],
          [174, 360, 2],
          [132, 330, 2.5],
        ],
        '#fff6d8',
      ) +
      twin(
        fill('M92 138C56 118 30 80 30 32C62 50 96 80 116 118z', skin) +
          dots(
            [
              [52, 72, 6],
              [66, 94, 7],
              [84, 114, 7],
              [48, 94, 4],
            ],
            '#4a6cb0',
            0.6,
          ),
        fill('M84 246C58 252 38 276 38 304C64 304 96 292 108 270z', skin) +
          dots(
            [
              [62, 280, 6],
              [80, 268, 6],
            ],
            '#4a6cb0',
            0.6,
          ),
      ) +
      fill('M142 276L150 316L158 276z', '#5f86c0') +
      fill('M114 82C110 48 128 28 150 28S190 48 186 82C184 106 170 120 150 120S116 106 114 82z', skin) +
      dots(
        [
          [150, 42, 5],
          [138, 50, 3.5],
          [162, 50, 3.5],
        ],
        '#4a6cb0',
        0.6,
      ) +
      eye([131, 74, 13], [0.1, -0.5]) +
      eye([169, 74, 13], [-0.1, -0.5]) +
      line('M138 94q12 9 24 0', ['#22386e', 4.5]) +
      blush(
        [
          [120, 92, 7],
          [180, 92, 7],
        ],
        '#ff9fd0',
      ) +
      dot([150, 192, 128], brush.glow('#fff6d0', 0.55)) +
      dot([150, 192, 96], brush.skin('#ffffff', '#fbf1d4', '#b9b2d8')) +
      line(
        'M150 150L188 171V214L150 235L112 214V171zM150 150V98M188 171L232 146M188 214L232 238M150 235V286M112 214L68 238M112 171L68 146',
        ['#cfc6d8', 5],
      ) +
      [
        [150, 192, 22],
        [104, 152, 12],
        [196, 142, 14],
        [208, 196, 11],
        [94, 200, 14],
        [178, 252, 13],
        [118, 254, 11],
        [150, 122, 8],
        [222, 168, 6],
        [76, 176, 6],
      ]
        .map(
          ([x, y, r]) =>
            dot([x!, y!, r!], '#ddd2d6') +
            `<path d="M${x! - r!} ${y}a${r} ${r} 0 0 1 ${2 * r!} 0a${r} ${r! * 0.8} 0 0 0-${2 * r!} 0z" fill="#b3a8c4"/>`,
        )
        .join('') +
      line('M70 170Q84 122 130 106', ['#fff', 8], 0.9) +
      cloud([70, 372, 220], '#eaf3ff', 0.9) +
      cloud([246, 388, 220], '#fff', 0.9) +
      cloud([150, 404, 240], '#fff') +
      sparkle([244, 60, 11]) +
      sparkle([48, 210, 8]) +
      sparkle([262, 262, 8]),
  }
}
