import type { DrawFace } from '../brush.ts'
import { blush, bubbles, eye, smile } from '../creature-parts.ts'
import { deep, reef } from '../settings.ts'
import { around, dot, dots, fill, line, oval, placed, ribbon, twin } from '../shapes.ts'

export const cleanerShrimp: DrawFace = (brush) => {
  const body = ribbon([
    [84, 172, 6],
    [108, 158, 32],
    [150, 162, 40],
    [196, 190, 34],
    [222, 232, 25],
    [214, 276, 14],
  ])
  return {
    back:
      deep(brush, [140, 150, 150]) +
      reef('#0f5a94', 0.8) +
      fill('M14 430V306Q40 282 84 296Q120 270 160 296Q200 280 240 298Q270 288 300 306V430z', '#d9527c') +
      dots(
        [
          [50, 308, 8],
          [110, 300, 9],
          [186, 306, 9],
          [250, 312, 8],
        ],
        '#ff9db8',
      ),
    front:
      line(
        'M92 144Q60 60 14 34M98 138Q100 60 62 14M104 138Q150 60 226 20M100 140Q130 40 158 14',
        ['#fff', 5],
        0.95,
      ) +
      line('M120 192l-14 44l-16 10M142 200l-8 46l-14 14M166 204l0 46l-12 16M190 216l6 36l-8 18', [
        '#ff8f86',
        7,
      ]) +
      fill('M204 266Q176 284 180 312Q210 310 222 292Q242 314 264 298Q258 270 226 264z', '#e23548') +
      dots(
        [
          [196, 298, 7],
          [246, 292, 7],
        ],
        '#fff',
      ) +
      fill(body, brush.skin('#ffb199', '#ee4a3c', '#a3182c')) +
      brush.within(
        body,
        fill('M76 190Q150 190 190 224T196 290L260 300V210L150 150z', '#ffcf6b', 0.55),
        line('M86 148Q150 118 204 168T236 250', ['#a3182c', 30]),
        line('M84 146Q152 116 206 168T238 252', ['#fff', 13]),
        line('M150 118Q132 160 152 206M186 136Q164 176 176 222M216 164Q192 200 194 240', ['#8f1226', 4], 0.6),
      ) +
      fill('M88 164L48 152L86 180z', '#e23548') +
      line('M104 142V124', ['#e23548', 8]) +
      eye([103, 116, 16], [-0.4, 0.2]) +
      smile([98, 180, 8], '#6a0c1c') +
      fill('M104 188C78 188 58 202 52 224Q64 224 70 218Q70 230 80 236Q104 222 112 202z', '#fff') +
      line('M58 222l20-14', ['#e8b9bd', 4]),
  }
}

export const blueStarfish: DrawFace = (brush) => {
  const arms = around(5, (degrees) =>
    placed(
      `rotate(${degrees} 150 178)`,
      fill('M112 162C126 124 126 70 138 46Q150 30 162 46C174 70 174 124 188 162L150 190z', '#2f66ff'),
    ),
  )
  const shade = around(5, (degrees) =>
    placed(
      `rotate(${degrees} 150 178)`,
      fill('M150 36Q158 38 162 46C174 70 174 124 188 162L150 178z', '#1738b8'),
    ),
  )
  const bead = around(5, (degrees) =>
    placed(
      `rotate(${degrees} 150 178)`,
      dots(
        [
          [150, 62, 5],
          [150, 80, 6],
          [150, 99, 7],
          [150, 119, 7.5],
        ],
        '#5ff2e4',
      ) +
        dots(
          [
            [138, 88, 3.5],
            [136, 108, 4],
            [163, 90, 3.5],
            [165, 110, 4],
          ],
          '#5ff2e4',
          0.7,
        ),
    ),
  )
  return {
    back:
      deep(brush, [150, 176, 170], ['#48c0e8', '#0c3c84']) +
      placed(
        'rotate(12 150 178)',
        fill('M40 20H260V336H40z', '#dff9ff', 0.22),
        fill('M70 20H110L70 336H40V240zM180 20H200L130 336H110z', '#fff', 0.25),
      ),
    front:
      placed(
        'rotate(-10 150 178)',
        placed(
          'translate(7 10)',
          `<g opacity=".35">${around(5, (degrees) => placed(`rotate(${degrees} 150 178)`, fill('M112 162C126 124 126 70 138 46Q150 30 162 46C174 70 174 124 188 162L150 190z', '#061a4c')))}</g>`,
        ),
        arms,
        shade,
        bead,
        line('M140 60Q132 100 128 132', ['#a9c8ff', 5], 0.9),
      ) +
      dot([150, 178, 46], brush.skin('#8fb6ff', '#2f66ff', '#1738b8')) +
      eye([132, 172, 14], [0.2, -0.2]) +
      eye([168, 172, 14], [-0.2, -0.2]) +
      smile([150, 196, 11], '#0a1c6a') +
      blush(
        [
          [118, 194, 7],
          [182, 194, 7],
        ],
        '#ff9de0',
      ),
  }
}

export const spinyLobster: DrawFace = (brush) => {
  const shell = 'M96 196C92 146 116 118 150 118S208 146 204 196C202 230 180 250 150 250S98 230 96 196z'
  const tail = ribbon([
    [150, 234, 46],
    [162, 266, 40],
    [190, 292, 32],
    [228, 300, 24],
  ])
  return {
    back:
      deep(brush, [150, 150, 150]) +
      reef('#0e4f8c', 0.9) +
      bubbles([
        [150, 50, 9],
        [164, 30, 5],
      ]),
    front:
      fill('M222 280Q262 262 286 282Q276 300 288 318Q258 336 222 322z', '#5a3392') +
      line('M236 290l40-2M236 302h42M236 312l36 8', ['#2b1558', 4.5]) +
      fill(tail, brush.skin('#b98ae0', '#6d3fa6', '#33195e')) +
      brush.within(
        tail,
        line('M104 262Q150 286 190 250M132 290Q176 300 204 262M170 322Q200 306 214 268', ['#33195e', 6]),
        dots(
          [
            [150, 262, 5],
            [176, 280, 5],
            [204, 296, 4],
            [128, 256, 4],
            [186, 304, 4],
          ],
          '#5ff2ff',
        ),
      ) +
      twin(
        line('M104 206L60 214L34 246M104 222L68 240L54 280M112 236L88 262L84 302M106 190L58 178L28 196', [
          '#5f3596',
          11,
        ]) +
          fill(
            ribbon([
              [122, 142, 15],
              [92, 96, 12],
              [62, 54, 8],
              [34, 8, 3],
            ]),
            brush.fade('#d3a5f2', '#6d3fa6'),
          ) +
          line('M116 116l-14 6M102 96l-14 6M90 76l-12 5M78 56l-12 5', ['#2b1558', 4]) +
          line('M136 126Q128 88 136 56', ['#8a5bc4', 5]),
      ) +
      fill(shell, brush.skin('#d9b2f5', '#7d4cba', '#3a1c6c')) +
      brush.within(shell, oval([150, 254, 60, 20], '#2b1558', 0.35)) +
      fill('M112 140l-8-26l22 14zM188 140l8-26l-22 14zM144 124l6-22l6 22z', '#5f3596') +
      dots(
        [
          [150, 146, 6],
          [128, 156, 5],
          [172, 156, 5],
          [112, 206, 5],
          [188, 206, 5],
          [136, 228, 5],
          [164, 228, 5],
        ],
        '#5ff2ff',
      ) +
      line('M110 168Q116 142 138 132', ['#f4e4ff', 7], 0.85) +
      eye([124, 182, 17], [0.3, 0.1]) +
      eye([176, 182, 17], [-0.3, 0.1]) +
      smile([150, 210, 11], '#240f4a'),
  }
}
