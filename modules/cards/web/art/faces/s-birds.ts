import type { DrawFace } from '../brush.ts'
import { blush, eye, sparkle } from '../creature-parts.ts'
import { disc, glitter, violet, wave } from '../settings.ts'
import { dots, fill, line, oval, ribbon, twin } from '../shapes.ts'

export const coralFlamingo: DrawFace = (brush) => {
  const paint = brush.skin('#ffc9c0', '#ff7d7a', '#d43f68')
  const neck = ribbon([
    [186, 190, 24],
    [214, 150, 19],
    [204, 106, 15],
    [168, 96, 13],
    [142, 128, 12],
    [122, 102, 12],
    [112, 74, 12],
  ])
  return {
    back:
      violet(brush, [150, 120], ['#b57bff', '#4a1f9c']) +
      disc(brush, [150, 136, 88], ['#ffd9a8', '#ffb08a']) +
      fill('M0 262H300V420H0z', brush.fade('#c89cff', '#5b2fb0')) +
      glitter([150, 274, 150], '#ffe3c4', 0.7),
    front:
      line('M176 240L172 312M198 240L222 272L184 276', ['#e8527a', 8]) +
      oval([174, 312, 34, 6], '#3b1480', 0.5) +
      fill(
        'M96 214C92 178 130 158 172 162C214 166 238 176 268 156Q276 206 238 236C196 262 102 262 96 214z',
        paint,
      ) +
      fill(
        'M150 196Q200 172 262 186Q236 230 186 232Q152 226 150 196z',
        brush.skin('#ff9c94', '#f2566e', '#b82a58'),
      ) +
      line('M176 204Q210 196 242 198M180 218Q206 214 228 214', ['#ffc9c0', 6]) +
      fill(neck, paint) +
      fill(
        'M78 66C80 40 104 28 126 38C150 50 148 84 126 94C106 100 82 92 78 66z',
        brush.skin('#ffd6cc', '#ff8a84', '#e0507a'),
      ) +
      fill('M84 58C58 60 44 78 46 112Q58 118 68 104Q76 94 92 90z', '#fff1e0') +
      fill('M46 112C42 96 48 84 56 78L70 96Q64 118 52 118z', '#33203c') +
      eye([106, 60, 14], [-0.4, 0.1]) +
      line('M118 100Q112 112 118 120M220 138q4 14-4 26', ['#fff', 5], 0.5) +
      line('M110 196Q124 178 150 174', ['#fff0ea', 8], 0.7) +
      blush([[116, 80, 8]], '#ff3f78') +
      sparkle([246, 72, 10]) +
      sparkle([40, 200, 8]) +
      wave(318, '#7d4ccf', 0.9),
  }
}

export const royalPelican: DrawFace = (brush) => {
  const pouch = 'M112 148C106 206 122 262 150 278C178 262 194 206 188 148Q150 170 112 148z'
  return {
    back: violet(brush, [150, 150], ['#a066ff', '#33127c']) + wave(296, '#4a1fa0', 0.9),
    front:
      twin(
        fill(
          'M110 184C70 160 34 116 12 96Q6 130 20 146Q8 158 20 176Q14 190 30 204Q28 220 50 228Q60 246 106 248z',
          brush.fade('#ffffff', '#d9ccf2'),
        ) +
          fill(
            'M12 96Q6 130 20 146L52 164Q26 130 12 96zM20 146Q8 158 20 176L56 186zM20 176Q14 190 30 204L62 206z',
            '#5b2aa8',
          ) +
          line('M46 150Q80 180 106 196M52 186Q80 204 104 214M60 214Q84 226 104 230', ['#b9a4e0', 4.5]),
      ) +
      line('M128 290v28M172 290v28', ['#ff9a2b', 9]) +
      line('M114 322h26M160 322h26', ['#ff9a2b', 9]) +
      fill(
        'M86 226C86 180 112 156 150 156S214 180 214 226C214 278 188 300 150 300S86 278 86 226z',
        brush.skin('#ffffff', '#f2ecff', '#b8a4dc'),
      ) +
      fill(
        'M102 112C98 78 118 54 150 54S202 78 198 112C196 140 176 156 150 156S104 140 102 112z',
        brush.skin('#ffffff', '#f6f0ff', '#c4b2e4'),
      ) +
      fill(
        'M114 66Q112 34 104 22Q124 26 132 42Q138 20 150 8Q162 20 168 42Q176 26 196 22Q188 34 186 66Q150 46 114 66z',
        brush.skin('#fff2ae', '#ffc53d', '#d98a0c'),
      ) +
      dots(
        [
          [104, 22, 6],
          [150, 9, 7],
          [196, 22, 6],
        ],
        '#ff6aa8',
      ) +
      fill(pouch, brush.skin('#fff0a0', '#ffb92e', '#d97f0a')) +
      brush.within(pouch, line('M130 160Q126 220 144 262M170 160Q174 220 156 262', ['#d98a0c', 5], 0.6)) +
      fill(
        'M108 146C110 122 130 116 150 116S190 122 192 146Q150 172 108 146z',
        brush.skin('#ffe27a', '#ff9f2b', '#d96a0c'),
      ) +
      line('M150 122V156', ['#c2600a', 4.5], 0.7) +
      line('M124 178Q124 210 132 232', ['#fffbe0', 7], 0.85) +
      eye([122, 98, 15], [0.3, 0.2]) +
      eye([178, 98, 15], [-0.3, 0.2]) +
      blush(
        [
          [106, 120, 8],
          [194, 120, 8],
        ],
        '#ff8fc0',
      ) +
      sparkle([46, 64, 10]) +
      sparkle([254, 64, 10]) +
      sparkle([60, 282, 7]),
  }
}
