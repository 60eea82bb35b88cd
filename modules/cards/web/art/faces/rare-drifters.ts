import type { DrawFace } from '../brush.ts'
import { blush, bubbles, eye, smile } from '../creature-parts.ts'
import { deep, stars } from '../settings.ts'
import { around, dot, dots, fill, line, oval, polar, ribbon, twin } from '../shapes.ts'

export const moonJelly: DrawFace = (brush) => {
  const bell =
    'M50 182C50 96 94 56 150 56S250 96 250 182Q234 202 216 184Q200 204 183 186Q166 206 150 187Q134 206 117 186Q100 204 84 184Q66 202 50 182z'
  return {
    back: deep(brush, [150, 150, 160]) + stars(24, 77),
    front:
      line('M78 196q-22 50 2 88t-8 70M222 196q22 50-2 88t8 70', ['#8be6ff', 7], 0.9) +
      line('M104 198q22 50-4 92t8 62M196 198q-22 50 4 92t-8 62', ['#ffb3e0', 9]) +
      line('M134 200q-22 50 2 92t-4 60M168 200q20 50-4 92t6 60', ['#c9f4ff', 11]) +
      fill(bell, brush.skin('#ffffff', '#bff0ff', '#5cb4e8')) +
      brush.within(bell, oval([150, 190, 110, 34], '#ff9fd6', 0.5)) +
      around(4, (degrees) => {
        const [x, y] = polar([150, 106], 25, degrees)
        return `<ellipse cx="${x}" cy="${y}" rx="11" ry="11" fill="none" stroke="#ff8fcb" stroke-width="6" opacity=".85"/>`
      }) +
      line('M72 152Q80 98 122 76', ['#fff', 10], 0.95) +
      eye([126, 152, 12], [0.2, 0.3]) +
      eye([174, 152, 12], [-0.2, 0.3]) +
      smile([150, 164, 9], '#2a5a94') +
      blush(
        [
          [108, 168, 9],
          [192, 168, 9],
        ],
        '#ff7fc0',
      ),
  }
}

export const glowSquid: DrawFace = (brush) => {
  const mantle = 'M150 26C192 62 206 112 200 186Q150 214 100 186C94 112 108 62 150 26z'
  const paint = brush.fade('#36c9c4', '#0d6f8c')
  return {
    back:
      deep(brush, [150, 150, 150], ['#0e6a94', '#04142f']) +
      stars(18, 5) +
      bubbles([
        [50, 130, 9],
        [250, 220, 8],
        [256, 196, 5],
      ]),
    front:
      twin(
        fill(
          ribbon([
            [124, 208, 11],
            [84, 256, 9],
            [92, 300, 7],
            [56, 332, 2],
          ]),
          paint,
        ) +
          fill(
            ribbon([
              [138, 214, 12],
              [118, 266, 10],
              [132, 304, 7],
              [112, 342, 2],
            ]),
            '#22a3b0',
          ) +
          fill(
            ribbon([
              [112, 198, 8],
              [52, 222, 6],
              [40, 270, 6],
            ]),
            '#1d93a8',
          ) +
          oval([38, 284, 11, 20, 10], '#5be6dc'),
        fill('M112 70C62 84 40 116 46 150Q78 152 104 128z', '#1fa7b4') +
          line('M62 134Q78 110 104 96', ['#8bf5ea', 4], 0.7),
      ) +
      fill(mantle, brush.skin('#b6fff4', '#2fbdbd', '#0a5c80')) +
      brush.within(mantle, oval([150, 196, 60, 26], '#0a4f74', 0.4)) +
      twin(
        dots(
          [
            [132, 70, 5],
            [124, 92, 6],
            [119, 116, 6.5],
            [117, 140, 6.5],
          ],
          '#fff6ae',
        ) +
          dots(
            [
              [132, 70, 10],
              [124, 92, 11],
              [119, 116, 12],
              [117, 140, 12],
            ],
            '#fff6ae',
            0.25,
          ),
      ) +
      fill(
        'M104 176Q150 144 196 176Q204 216 150 224Q96 216 104 176z',
        brush.skin('#7ff2e6', '#27adb4', '#0c6484'),
      ) +
      twin(dot([126, 188, 24], '#0a3e5c') + dot([126, 188, 20], '#ffc93d')) +
      oval([128, 188, 7, 15], '#1c1020') +
      oval([172, 188, 7, 15], '#1c1020') +
      dots(
        [
          [122, 180, 5],
          [166, 180, 5],
        ],
        '#fff',
      ) +
      smile([150, 208, 8], '#063a55') +
      line('M128 56Q138 44 148 38', ['#fff', 7], 0.85),
  }
}

export const nautilus: DrawFace = (brush) => {
  const shell =
    'M116 232C74 210 52 156 82 108C112 62 188 52 232 92C276 132 276 204 232 240C208 258 174 256 160 236z'
  const paint = brush.skin('#ffe9cf', '#f0b28a', '#b5643e')
  return {
    back:
      deep(brush, [160, 150, 150], ['#1f86c0', '#06193c']) +
      bubbles([
        [250, 270, 11],
        [272, 258, 8],
        [276, 284, 6],
        [232, 288, 7],
        [286, 238, 5],
      ]),
    front:
      [
        [44, 250, 20, 284],
        [60, 276, 38, 314],
        [84, 292, 72, 330],
        [110, 296, 112, 336],
        [136, 288, 148, 326],
      ]
        .map(([x, y, endX, endY]) =>
          fill(
            ribbon([
              [122, 236, 13],
              [x!, y!, 9],
              [endX!, endY!, 3],
            ]),
            paint,
          ),
        )
        .join('') +
      fill(
        'M66 238C64 206 96 190 128 196C160 202 176 226 164 250C150 272 72 274 66 238z',
        brush.skin('#fff0dc', '#f5bf98', '#c27650'),
      ) +
      fill(shell, brush.skin('#fffdf4', '#f8e6c8', '#c79f70')) +
      brush.within(
        shell,
        line(
          'M214 152Q240 70 190 40M200 144Q170 90 130 60M196 150Q120 120 60 140M240 60Q300 110 260 170M226 172Q280 190 250 250M206 184Q220 250 200 270M188 174Q120 180 70 190',
          ['#b5482a', 21],
        ),
        oval([246, 240, 80, 50, -30], '#6b2f18', 0.25),
      ) +
      line(
        'M150 222C196 240 238 206 230 162C222 122 176 124 176 156C178 178 206 180 206 162',
        ['#8a3a1e', 5],
        0.75,
      ) +
      line('M96 130Q118 92 164 82', ['#fff', 9], 0.85) +
      fill('M96 206C82 186 96 164 120 168C146 172 170 196 172 218Q132 214 96 206z', '#d2663a') +
      line('M108 176q-6 12 0 24', ['#ffb38a', 5]) +
      eye([108, 226, 17], [-0.5, 0.1]) +
      smile([90, 250, 8], '#7a3820') +
      blush([[132, 244, 9]], '#f0705a'),
  }
}
