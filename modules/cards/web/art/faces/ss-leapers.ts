import type { DrawFace } from '../brush.ts'
import { blush, drops, eye, sparkle } from '../creature-parts.ts'
import { cloud, disc, sunburst, wave } from '../settings.ts'
import { around, dot, fill, line, oval, polar, ribbon, twin } from '../shapes.ts'

export const sunMarlin: DrawFace = (brush) => {
  const body = ribbon([
    [78, 110, 5],
    [104, 128, 25],
    [146, 160, 37],
    [192, 202, 29],
    [228, 248, 14],
    [244, 276, 9],
  ])
  const ray = (degrees: number) => {
    const [x, y] = polar([158, 164], 142, degrees)
    const [bx, by] = polar([158, 164], 50, degrees)
    return `M${bx} ${by}L${x} ${y}`
  }
  return {
    back: sunburst(brush, [158, 164], ['#ffb03d', '#a8243c']),
    front:
      fill(
        'M96 108A142 142 0 0 1 262 252L222 224Q150 190 112 122z',
        brush.skin('#fff6b0', '#ffcf3d', '#f08a1c'),
      ) +
      line([-112, -92, -72, -52, -32, -12, 8, 28].map(ray).join(''), ['#e0700c', 6]) +
      fill(
        'M236 262Q262 244 292 252Q268 272 258 290Q264 314 250 336Q232 314 232 284z',
        brush.fade('#2f6bff', '#0f2f9c'),
      ) +
      fill('M18 26L98 118L80 132z', '#12309c') +
      fill('M18 26L98 118L88 124z', '#4a7dff') +
      fill(body, brush.skin('#7aa8ff', '#1f52e0', '#0b2080')) +
      brush.within(
        body,
        fill('M70 134Q130 170 166 214T240 300L150 280L60 150z', '#fff3d0'),
        line(
          'M134 120l-26 38M158 136l-30 42M182 158l-32 42M204 184l-30 38M222 212l-26 30',
          ['#ffd45c', 5],
          0.75,
        ),
      ) +
      fill('M128 178C108 202 96 236 104 266Q136 244 152 202z', brush.skin('#ffe27a', '#ffb02e', '#d9720c')) +
      line('M136 190Q114 222 112 250', ['#c2600a', 4.5]) +
      line('M110 116Q146 132 176 164', ['#dbe8ff', 7], 0.9) +
      eye([112, 134, 14], [-0.4, -0.2]) +
      line('M86 136q8 10 18 13', ['#0b1a5c', 4.5]) +
      wave(300, '#1f6ad0') +
      wave(316, '#123f9c') +
      drops(
        [
          [178, 284, 1.4, -10],
          [206, 296, 1, 10],
          [270, 306, 1, 20],
          [148, 296, 0.9, -30],
          [60, 280, 0.8, -20],
        ],
        '#e9f6ff',
      ) +
      sparkle([52, 210, 10], '#fff6c8') +
      sparkle([70, 250, 6], '#fff6c8'),
  }
}

export const thunderOrca: DrawFace = (brush) => {
  const body =
    'M150 62C204 62 232 112 234 182C236 240 244 290 252 344H48C56 290 64 240 66 182C68 112 96 62 150 62z'
  return {
    back:
      sunburst(brush, [150, 170], ['#f08a3a', '#4a1440']) +
      cloud([78, 60, 150], '#40143c', 0.92) +
      cloud([226, 54, 150], '#571a44', 0.95),
    front:
      fill('M236 70L270 74L254 122L284 126L232 214L248 152L220 150z', '#fff7c0') +
      fill('M236 70L252 72L240 118L262 124L240 178L248 152L220 150z', '#ffc53d') +
      fill('M138 74Q140 34 168 20Q164 48 172 74z', '#181a30') +
      twin(fill('M76 206C40 216 16 250 18 290Q54 290 84 262z', brush.skin('#4a4f78', '#181a30', '#06070f'))) +
      fill(body, brush.skin('#6a7098', '#1b1d34', '#05060e')) +
      brush.within(
        body,
        fill(
          'M92 232C92 200 120 190 150 190S208 200 208 232C208 268 220 310 226 350H74C80 310 92 268 92 232z',
          '#fffdf4',
        ),
      ) +
      twin(oval([94, 138, 15, 27, 18], '#fff')) +
      eye([122, 158, 13], [0.3, 0.2]) +
      eye([178, 158, 13], [-0.3, 0.2]) +
      fill('M98 204Q150 176 202 204Q196 258 150 260Q104 258 98 204z', '#8c1c34') +
      oval([150, 240, 30, 16], '#ff7f8c') +
      fill(
        'M104 204L112 218L120 201L129 216L138 198L150 214L162 198L171 216L180 201L188 218L196 204Q150 176 104 204z',
        '#fff',
      ) +
      line('M96 108Q112 80 142 74', ['#c6cdf0', 8], 0.8) +
      wave(294, '#e8f6ff') +
      wave(302, '#2a6fc0') +
      wave(318, '#164a94') +
      drops(
        [
          [40, 262, 1.3, -30],
          [66, 280, 1, -20],
          [262, 264, 1.3, 30],
          [236, 282, 1, 20],
          [22, 226, 0.9, -40],
          [282, 236, 0.9, 40],
        ],
        '#fff',
      ),
  }
}

export const goldenAlbatross: DrawFace = (brush) => {
  const wing =
    'M118 176C84 148 40 118-14 110L-20 168Q-4 176 8 176Q14 190 34 190Q40 206 62 204Q70 220 92 214Q104 226 124 222z'
  return {
    back:
      sunburst(brush, [150, 130], ['#ffae42', '#96243a']) +
      disc(brush, [150, 128, 88], ['#fff3b8', '#ffe48a']) +
      around(24, (degrees) => {
        const [x, y] = polar([150, 128], 100, degrees)
        return dot([x, y, 4], '#ffd45c')
      }) +
      cloud([54, 292, 120], '#fff0dc', 0.5) +
      cloud([250, 304, 120], '#fff0dc', 0.5),
    front:
      fill('M120 240L108 300Q130 292 150 308Q170 292 192 300L180 240z', brush.fade('#fffaf0', '#e0b46a')) +
      line('M138 262v32M162 262v32', ['#d99a2e', 5]) +
      twin(
        fill(wing, brush.fade('#fffdf6', '#ecd6a4')) +
          fill(
            'M-14 110L-20 168Q-4 176 8 176L30 150Q10 126-14 110zM8 176Q14 190 34 190L58 168L30 150z',
            brush.fade('#ffc53d', '#c97a0c'),
          ) +
          line('M112 182Q70 150 20 134M104 198Q80 176 56 164M112 212Q98 200 84 190', ['#d9b468', 5]),
      ) +
      fill(
        'M96 196C96 156 120 136 150 136S204 156 204 196C204 240 184 270 150 278C116 270 96 240 96 196z',
        brush.skin('#ffffff', '#fff6e4', '#d3ae70'),
      ) +
      line('M128 232q8 8 16 0m14 0q8 8 16 0m-31 18q8 8 16 0', ['#dcb872', 4.5]) +
      fill(
        'M98 124C96 86 118 66 150 66S204 86 202 124C200 156 178 174 150 174S100 156 98 124z',
        brush.skin('#ffffff', '#fffaf0', '#e0c490'),
      ) +
      line('M142 68q-4-16 4-24M154 68q2-14 12-18', ['#e8a82e', 6]) +
      twin(fill('M100 104Q120 92 138 106Q122 106 102 114z', '#c9861c', 0.6)) +
      eye([122, 122, 14], [0.3, 0.1]) +
      eye([178, 122, 14], [-0.3, 0.1]) +
      fill(
        'M132 128Q150 116 168 128Q172 160 156 182Q150 190 144 182Q128 160 132 128z',
        brush.skin('#fff0a0', '#ffb42e', '#d9720c'),
      ) +
      line('M136 164Q150 174 164 164', ['#8c4208', 4]) +
      line('M143 136v14M157 136v14', ['#c2680a', 4]) +
      blush(
        [
          [108, 144, 8],
          [192, 144, 8],
        ],
        '#ff9a5a',
      ) +
      sparkle([48, 76, 11]) +
      sparkle([252, 76, 11]) +
      sparkle([150, 24, 8]),
  }
}
