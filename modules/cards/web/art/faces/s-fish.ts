import type { DrawFace } from '../brush.ts'
import { blush, bubbles, eye, sparkle } from '../creature-parts.ts'
import { reef, stars, violet } from '../settings.ts'
import { dot, dots, fill, line, oval, placed, ribbon, twin } from '../shapes.ts'

export const reefSeahorse: DrawFace = (brush) => {
  const body = ribbon([
    [132, 92, 30],
    [176, 106, 40],
    [196, 158, 46],
    [172, 210, 40],
    [150, 250, 26],
    [158, 286, 18],
    [138, 306, 13],
    [112, 296, 9],
    [116, 278, 6],
    [130, 282, 3],
  ])
  return {
    back:
      violet(brush, [150, 170]) +
      reef('#ff5d8f') +
      dots(
        [
          [250, 300, 8],
          [50, 306, 8],
        ],
        '#ffb0d0',
      ),
    front:
      fill(
        'M226 130Q274 120 284 168Q278 204 232 200Q240 184 230 168z',
        brush.skin('#ffd08a', '#ff8a3d', '#d9551a'),
      ) +
      line('M236 146l36 4M238 166l40 4M238 184l32 0', ['#c2490f', 4]) +
      fill('M150 66l4-38l16 24l16-28l8 30l26-12l-8 34q-30 20-62-10z', '#ff8a3d') +
      dots(
        [
          [154, 28, 6],
          [186, 24, 6],
          [220, 40, 6],
        ],
        '#ffe27a',
      ) +
      fill(
        'M132 74C96 84 66 108 36 116Q26 126 36 136Q84 140 130 124z',
        brush.skin('#ffe48a', '#ffc53d', '#d98a0c'),
      ) +
      fill(body, brush.skin('#fff2a8', '#ffc53d', '#c96f06')) +
      brush.within(
        body,
        fill('M120 120Q170 150 158 196T120 270L90 240z', '#fff0b8', 0.6),
        line(
          'M232 112q-20 14-42 16M246 148q-32 12-60 8M242 186q-32 2-62-10M220 220q-28 0-54-16M194 250q-22 0-42-10M190 280q-20-4-34 0',
          ['#c77800', 6],
          0.55,
        ),
      ) +
      line('M166 78Q190 82 204 106', ['#fff9dc', 8], 0.8) +
      eye([136, 96, 18], [-0.4, 0]) +
      line('M40 130q14 2 26-1', ['#b86400', 4.5]) +
      blush([[118, 118, 9]], '#ff7a4a') +
      sparkle([62, 74, 10]) +
      sparkle([250, 74, 8]) +
      sparkle([72, 214, 7]),
  }
}

export const mandarinFish: DrawFace = (brush) => {
  const body = 'M78 186C78 132 108 102 150 102S222 132 222 186C222 236 192 268 150 268S78 236 78 186z'
  return {
    back: violet(brush, [150, 180], ['#a05cff', '#2b0d70']) + reef('#3a1694', 0.9),
    front:
      fill('M112 118C104 66 128 34 150 22C172 34 196 66 188 118z', brush.fade('#2ad0ff', '#1650d8')) +
      line('M130 108Q126 66 146 40M150 110V34M170 108Q174 66 154 40', ['#ff8a2b', 6]) +
      twin(
        fill(
          'M92 170C58 124 20 118 6 134Q16 144 14 160Q4 176 14 192Q6 212 20 228Q24 248 46 248C70 246 88 226 98 206z',
          brush.skin('#4fe0ff', '#1d6bf0', '#1230a0'),
        ) +
          line('M88 180Q54 146 22 142M86 190Q50 180 20 178M88 200Q56 206 26 212M92 210Q70 232 44 240', [
            '#ff8a2b',
            6,
          ]),
        fill('M118 256Q92 282 100 312Q128 314 142 266z', brush.fade('#1d6bf0', '#2ad0ff')) +
          line('M124 264l-14 40', ['#ff8a2b', 5]),
      ) +
      fill(body, brush.skin('#7af0ff', '#1f7bff', '#1530b0')) +
      brush.within(
        body,
        twin(
          line(
            'M150 112Q118 120 122 144T94 172M96 150Q84 160 86 176M82 204Q108 196 118 216T146 232M90 232Q110 228 122 250T150 256',
            ['#ff8a2b', 9],
          ),
          line('M132 106Q112 116 108 132', ['#ff8a2b', 7]),
        ),
        oval([150, 276, 56, 22], '#5ff2c0', 0.6),
      ) +
      twin(dot([112, 160, 29], '#1a49c8') + dot([112, 160, 25], '#ff8a2b')) +
      eye([112, 160, 20], [0.3, 0.1]) +
      eye([188, 160, 20], [-0.3, 0.1]) +
      fill('M134 208Q150 198 166 208Q160 224 150 224Q140 224 134 208z', '#ffb27a') +
      line('M134 209Q150 216 166 209', ['#a83c0a', 4.5]) +
      sparkle([60, 80, 9]) +
      sparkle([240, 70, 11]) +
      line('M98 128Q110 114 126 110', ['#eaffff', 6], 0.8),
  }
}

export const violetLionfish: DrawFace = (brush) => {
  const body =
    'M72 196C82 154 122 138 164 148C200 156 224 176 250 180Q272 158 288 152Q280 192 288 232Q266 224 248 206C222 226 190 244 150 242C108 240 80 222 72 196z'
  const spines = [-158, -138, -120, -103, -87, -71, -55, -40]
  const low = [44, 66, 88, 110, 132, 152]
  const spine = (degrees: number, length: number) =>
    placed(
      `rotate(${degrees} 156 190)`,
      fill(`M196 178L${156 + length} 187L${156 + length} 193L196 202z`, '#8a3bb8'),
      fill(`M190 186L${162 + length} 190L190 194z`, '#fff', 0.9),
      dot([158 + length, 190, 5], '#ff9ad8'),
    )
  return {
    back: violet(brush, [156, 190], ['#7a3cf0', '#200a58']) + stars(18, 33),
    front:
      spines.map((degrees, index) => spine(degrees, 118 + (index % 2) * 16)).join('') +
      low.map((degrees, index) => spine(degrees, 96 + (index % 2) * 14)).join('') +
      fill(body, brush.skin('#fff4fb', '#f1d6ee', '#b98cc8')) +
      brush.within(
        body,
        line(
          'M104 140Q92 190 112 240M128 132Q116 190 136 250M152 132Q142 190 160 250M176 138Q168 190 184 250M200 146Q194 190 206 250M226 160Q222 190 230 240M252 160Q248 190 256 230M274 150v90',
          ['#7d2a9e', 11],
        ),
      ) +
      fill(
        'M132 200Q92 226 96 286Q112 276 120 282Q128 300 144 294Q148 278 164 282Q174 250 168 208z',
        brush.fade('#c05ce0', '#5a1c8c'),
      ) +
      line('M136 208Q108 240 104 276M146 212Q134 250 138 286M156 212Q162 246 158 276', ['#fff', 4.5], 0.85) +
      fill('M92 158L80 112L108 148z', '#7d2a9e') +
      fill('M116 146L118 100L134 144z', '#7d2a9e') +
      eye([104, 186, 17], [-0.4, 0]) +
      line('M76 204q14 8 26 3', ['#5a1c6a', 5]) +
      blush([[118, 214, 8]], '#ff6ab0'),
  }
}

export const leafyDragon: DrawFace = (brush) => {
  const body = ribbon([
    [88, 118, 15],
    [120, 116, 24],
    [156, 138, 34],
    [172, 180, 36],
    [150, 222, 26],
    [160, 262, 17],
    [206, 280, 10],
    [250, 258, 3],
  ])
  const leaf = (x: number, y: number, turn: number, size: number, colours = ['#c8f04a', '#5aa81e']) =>
    placed(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      line('M0 0Q16-4 26 0', ['#b88a1c', 6]),
      fill('M18 0Q30-30 52-26Q56-40 76-34Q74-20 92-14Q90 4 74 8Q70 26 50 22Q30 24 18 0z', colours[0]!),
      fill('M22 2Q50-6 90-12Q88 4 74 8Q70 26 50 22Q32 24 22 2z', colours[1]!, 0.75),
    )
  const amber = ['#ffd45c', '#e0861c']
  return {
    back:
      violet(brush, [150, 170], ['#7a3ae8', '#1d0850']) +
      reef('#45189a', 0.9) +
      bubbles(
        [
          [52, 60, 7],
          [66, 44, 5],
        ],
        '#e9d8ff',
      ),
    front:
      leaf(150, 122, -70, 1) +
      leaf(182, 158, -32, 1.05, amber) +
      leaf(182, 194, 12, 1) +
      leaf(138, 214, 168, 0.95, amber) +
      leaf(142, 172, 190, 0.86) +
      leaf(154, 262, 140, 0.9) +
      leaf(200, 276, 48, 0.66, amber) +
      leaf(124, 104, -110, 0.74, amber) +
      leaf(120, 104, -110, 0.74, amber) +
      fill(
        'M102 102C78 108 52 122 24 122Q14 132 24 140Q70 146 104 134z',
        brush.skin('#f6ff9c', '#c8d83c', '#7d9412'),
      ) +
      fill(body, brush.skin('#fbffb0', '#c3dd3c', '#5d8a10')) +
      brush.within(
        body,
        line(
          'M130 90Q126 120 112 142M158 104Q150 134 130 154M186 130Q168 150 142 170M206 164Q176 176 140 186M204 196Q170 200 136 204M190 222Q166 222 128 222M180 246Q160 246 140 244M176 268Q166 280 168 292M196 262v30M220 262v30',
          ['#ff9a2b', 6],
          0.8,
        ),
        line('M96 112Q140 114 156 146T150 222', ['#fff', 6], 0.5),
      ) +
      leaf(166, 186, 64, 0.7, amber) +
      eye([104, 116, 15], [-0.4, 0]) +
      line('M26 134q12 2 24 0', ['#6a7a0c', 4]) +
      blush([[90, 132, 7]], '#ff9a4a') +
      sparkle([250, 70, 10]) +
      sparkle([46, 236, 8]),
  }
}
