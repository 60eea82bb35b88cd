import type { DrawFace } from '../brush.ts'
import { beadEye, blush, eye, smile, sparkle } from '../creature-parts.ts'
import { cloud, dune, sunburst } from '../settings.ts'
import { dot, dots, fill, line, oval, placed, ribbon, twin } from '../shapes.ts'

export const emberTurtle: DrawFace = (brush) => {
  const shell = 'M58 208C58 146 98 112 150 112S242 146 242 208C242 266 202 298 150 298S58 266 58 208z'
  const plate = brush.skin('#fff3a0', '#ff9d2e', '#e8431c')
  const skin = brush.skin('#8fe08a', '#2f9a5c', '#0f4a34')
  return {
    back:
      sunburst(brush, [150, 200]) +
      dune(306, '#5a0f22') +
      dots(
        [
          [40, 120, 5],
          [62, 60, 4],
          [250, 80, 5],
          [268, 140, 4],
          [34, 250, 4],
          [266, 262, 5],
        ],
        '#ffe48a',
        0.9,
      ),
    front:
      twin(
        fill('M96 152C70 108 34 92 14 100C12 142 36 182 78 190z', skin) +
          dots(
            [
              [40, 122, 8],
              [60, 142, 9],
              [34, 142, 6],
              [72, 166, 7],
            ],
            '#1c6a44',
            0.7,
          ),
        fill('M78 262C50 268 30 292 34 322C62 322 92 306 104 284z', skin) +
          dots(
            [
              [56, 296, 7],
              [74, 286, 6],
            ],
            '#1c6a44',
            0.7,
          ),
      ) +
      fill('M138 292L150 326L162 292z', '#1d7448') +
      fill('M112 92C108 58 126 40 150 40S192 58 188 92C186 116 170 130 150 130S114 116 112 92z', skin) +
      dots(
        [
          [150, 54, 6],
          [136, 62, 4],
          [164, 62, 4],
        ],
        '#1c6a44',
        0.7,
      ) +
      eye([130, 84, 14], [0.2, -0.1]) +
      eye([170, 84, 14], [-0.2, -0.1]) +
      smile([150, 104, 12], '#0c3a26') +
      blush(
        [
          [120, 102, 7],
          [180, 102, 7],
        ],
        '#ff8a5a',
      ) +
      placed('translate(0 9)', fill(shell, '#6b0f1c')) +
      fill(shell, brush.skin('#f0603a', '#b3261c', '#6b0f1c')) +
      dot([150, 206, 90], brush.glow('#ffb02e', 0.6)) +
      fill('M150 164L186 185V228L150 249L114 228V185z', brush.skin('#ffffff', '#ffe05c', '#ff8a1c')) +
      fill(
        'M108 180L86 152Q112 128 144 126L146 156zM192 180L214 152Q188 128 156 126L154 156zM104 188L80 162Q66 184 68 208L104 214zM196 188L220 162Q234 184 232 208L196 214zM104 224L68 220Q70 246 84 264L110 236zM196 224L232 220Q230 246 216 264L190 236zM116 240L92 270Q114 286 144 287L146 258zM184 240L208 270Q186 286 156 287L154 258z',
        plate,
      ) +
      fill('M150 182Q128 208 150 234Q172 208 150 182z', '#fff') +
      line('M78 184Q86 148 116 132', ['#fff2c0', 7], 0.8) +
      sparkle([232, 130, 10], '#fff6c8') +
      sparkle([64, 244, 8], '#fff6c8'),
  }
}

export const stormOctopus: DrawFace = (brush) => {
  const head = 'M64 158C62 84 100 46 150 46S238 84 236 158C234 214 200 236 150 236S66 214 64 158z'
  const paint = brush.skin('#ffb3cf', '#f23a7c', '#9c124c')
  return {
    back:
      sunburst(brush, [150, 150], ['#ff8a3d', '#6b1240']) +
      cloud([62, 66, 100], '#5a1238', 0.75) +
      cloud([244, 60, 100], '#5a1238', 0.75),
    front:
      twin(
        fill('M36 70L66 82L54 118L78 122L30 190L44 142L20 138z', '#fff3a8') +
          fill('M36 70L54 78L42 114L60 118L36 160L44 142L20 138z', '#ffc53d'),
      ) +
      twin(
        fill(
          ribbon([
            [94, 192, 22],
            [44, 216, 20],
            [22, 262, 15],
            [50, 290, 10],
            [68, 268, 4],
          ]),
          '#b01c56',
        ) +
          fill(
            ribbon([
              [108, 212, 22],
              [70, 258, 18],
              [78, 304, 13],
              [44, 334, 5],
            ]),
            '#d42a68',
          ) +
          dots(
            [
              [32, 240, 6],
              [30, 264, 5],
              [72, 266, 6],
              [72, 288, 5],
            ],
            '#ffc0d6',
            0.9,
          ),
      ) +
      twin(
        fill(
          ribbon([
            [136, 214, 22],
            [116, 266, 18],
            [134, 306, 13],
            [112, 344, 5],
          ]),
          paint,
        ) +
          dots(
            [
              [118, 250, 6],
              [116, 270, 6],
              [124, 290, 5],
            ],
            '#ffd0e0',
            0.9,
          ),
      ) +
      fill(head, paint) +
      brush.within(head, oval([150, 240, 100, 34], '#8c0f44', 0.35)) +
      dots(
        [
          [150, 82, 10],
          [118, 92, 7],
          [182, 92, 7],
          [132, 68, 5],
          [168, 68, 5],
        ],
        '#ffd44f',
      ) +
      line('M80 138Q84 84 124 64', ['#fff', 10], 0.75) +
      eye([114, 170, 25], [0.35, 0.15]) +
      eye([186, 170, 25], [-0.35, 0.15]) +
      twin(fill('M78 140L138 162L140 148Q110 128 82 126z', '#7a0f3c')) +
      fill('M128 214Q150 196 172 214Q150 208 128 214z', '#5a0a2c') +
      line('M128 214Q150 198 172 214', ['#5a0a2c', 6]) +
      sparkle([232, 226, 9], '#fff6c8'),
  }
}

export const pearlOysterQueen: DrawFace = (brush) => {
  const upper =
    'M150 228C96 232 56 206 40 156C30 122 44 96 66 94C74 66 104 54 124 66C136 46 164 46 176 66C196 54 226 66 234 94C256 96 270 122 260 156C244 206 204 232 150 228z'
  const lower =
    'M28 224Q60 206 92 220Q120 204 150 220Q180 204 208 220Q240 206 272 224C270 282 222 314 150 314S30 282 28 224z'
  return {
    back: sunburst(brush, [150, 180], ['#ffb347', '#7a1c3c']) + dune(302, '#5a0f2a'),
    front:
      oval([150, 312, 116, 14], '#2a0410', 0.45) +
      fill(upper, brush.skin('#8ff0cc', '#1f9a7c', '#0b4a44')) +
      placed('translate(22 26) scale(.853 .86)', fill(upper, brush.skin('#ffd9e4', '#f59ab8', '#b04a86'))) +
      brush.within(
        upper,
        line('M150 222L66 110M150 222L106 88M150 222V80M150 222L194 88M150 222L234 110', ['#d86a9c', 6], 0.7),
      ) +
      dot([150, 176, 110], brush.glow('#fffbe0', 0.85)) +
      placed(
        'translate(0 -20)',
        dot([150, 192, 62], brush.skin('#ffffff', '#fdf0f8', '#b98cc8')) +
          oval([118, 168, 12, 8, -42], '#fff') +
          fill(
            'M106 146L98 98L128 118L150 84L172 118L202 98L194 146Q150 126 106 146z',
            brush.skin('#fff7c0', '#ffc53d', '#d9860a'),
          ) +
          dots(
            [
              [98, 96, 7],
              [150, 82, 8],
              [202, 96, 7],
            ],
            '#fff3f8',
          ) +
          dots(
            [
              [150, 122, 6],
              [126, 128, 4],
              [174, 128, 4],
            ],
            '#e8356a',
          ) +
          beadEye([128, 184, 10]) +
          beadEye([172, 184, 10]) +
          smile([150, 198, 11], '#8c3a66') +
          blush(
            [
              [110, 202, 9],
              [190, 202, 9],
            ],
            '#ff7fa8',
          ),
      ) +
      fill(lower, brush.skin('#a6f7d4', '#26a585', '#0b4f48')) +
      brush.within(
        lower,
        line(
          'M64 220Q80 270 120 310M106 220Q116 270 138 312M150 220V314M194 220Q184 270 162 312M236 220Q220 270 180 310',
          ['#0f6a5c', 7],
          0.7,
        ),
      ) +
      line('M30 226Q60 208 92 222Q120 206 150 222Q180 206 208 222Q240 208 270 226', ['#ffd45c', 9]) +
      sparkle([232, 130, 11], '#fffbe0') +
      sparkle([70, 136, 9], '#fffbe0') +
      sparkle([192, 168, 8]),
  }
}
