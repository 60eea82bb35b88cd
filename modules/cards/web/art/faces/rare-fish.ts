import type { DrawFace } from '../brush.ts'
import { blush, bubbles, drops, eye } from '../creature-parts.ts'
import { blueNight, deep, reef, stars, wave } from '../settings.ts'
import { around, dot, dots, fill, line, oval, placed, polar } from '../shapes.ts'

export const clownfishPair: DrawFace = (brush) => {
  const body =
    'M-66 4C-52-34-10-44 26-26C40-18 48-10 56-6Q74-30 88-28Q80 4 88 34Q74 34 56 12C44 26 20 42-14 38C-44 34-60 24-66 4z'
  const fish = (transform: string, [light, base, dark]: readonly [string, string, string]) =>
    placed(
      transform,
      fill('M-20-34Q-4-62 30-46Q34-30 26-22zM-16 36Q0 58 24 46L22 28z', dark),
      fill(body, brush.skin(light, base, dark)),
      brush.within(
        body,
        line('M-28-46Q-12 0-28 46M24-46Q36 0 22 46M58-20Q64 4 58 24', ['#14102a', 22]),
        line('M-28-46Q-12 0-28 46M24-46Q36 0 22 46M58-20Q64 4 58 24', ['#fff', 15]),
      ),
      fill('M-8 6Q16 0 18 22Q2 30-10 20z', dark),
      line('M-48-14Q-34-28-16-32', ['#fff', 5], 0.7),
      eye([-44, -6, 11], [-0.3, 0]),
      line('M-62 12q8 5 14 1', ['#3a1608', 4]),
    )
  const tentacles = [
    [26, 300, 40],
    [58, 290, 60],
    [92, 296, 92],
    [126, 300, 118],
    [160, 300, 150],
    [196, 296, 190],
    [232, 292, 226],
    [266, 300, 262],
  ] as const
  return {
    back: deep(brush, [150, 150, 150], ['#36b4e0', '#0b3a72']),
    front:
      line(
        tentacles.map(([x, y, top]) => `M${x} 344Q${x - 14} ${y - 20} ${top} ${y - 74 - (x % 40)}`).join(''),
        ['#1c8f9c', 24],
      ) +
      fish('translate(172 108) rotate(10) scale(1.06)', ['#5a5f86', '#23264a', '#0e0f26']) +
      fish('translate(130 204) rotate(-12) scale(-1.14 1.14)', ['#ffc07a', '#ff8426', '#cf4a10']) +
      line(
        tentacles.map(([x, , top]) => `M${x + 16} 346Q${x + 30} 310 ${top + 18} ${286 - (x % 28)}`).join(''),
        ['#3fe0cf', 21],
      ) +
      dots(
        tentacles.map(([x, , top]) => [top + 16, 284 - (x % 28), 6] as const),
        '#d6fff6',
      ) +
      bubbles([
        [60, 88, 8],
        [72, 66, 5],
        [250, 178, 7],
      ]),
  }
}

export const lanternAngler: DrawFace = (brush) => {
  const body =
    'M46 212C52 148 100 120 156 122C222 126 256 168 256 214C256 270 212 304 152 304C88 304 42 270 46 212z'
  return {
    back:
      deep(brush, [84, 100, 130], ['#0d5a94', '#031029']) +
      dot([84, 98, 110], brush.glow('#ffe48a', 0.85)) +
      stars(14, 9, [40, 320]),
    front:
      line('M164 130Q164 54 92 84', ['#0a2f5c', 9]) +
      dot([84, 96, 21], brush.skin('#fffdf0', '#ffe9a0', '#ffbe3d')) +
      fill('M244 212Q276 160 294 152Q284 214 294 274Q274 266 244 222z', '#16529a') +
      fill('M150 126Q190 84 224 112L222 150z', '#16529a') +
      fill(body, brush.skin('#58b6f2', '#1c5fae', '#08224e')) +
      brush.within(
        body,
        dot([70, 130, 90], brush.glow('#ffe48a', 0.9)),
        dots(
          [
            [208, 178, 6],
            [226, 202, 5],
            [206, 216, 5],
            [222, 240, 6],
            [198, 256, 5],
            [190, 156, 4],
          ],
          '#7fe9ff',
          0.9,
        ),
      ) +
      fill('M46 214Q104 232 176 208Q178 268 124 280Q62 284 46 214z', '#051832') +
      fill(
        'M52 216l12 24l13-20l13 25l14-26l14 26l14-28l13 24l14-30L176 208Q104 232 52 216zM66 258l14-20l12 30l12-24l13 27l12-26l12 18Q120 284 66 258z',
        '#fffdf2',
      ) +
      line('M46 214Q104 232 176 208', ['#0d3d78', 7]) +
      eye([122, 174, 24], [-0.5, -0.5], '#fff7d8') +
      fill('M190 226Q226 224 232 262Q206 270 188 250z', '#2f86d6') +
      line('M198 236l22 18', ['#0d3d78', 4]),
  }
}

export const flyingFish: DrawFace = (brush) => {
  const body =
    'M34 168C66 142 124 138 176 158C206 170 226 184 244 190Q258 166 288 150Q272 194 292 254Q262 232 240 208C206 216 166 222 116 208C74 196 48 188 34 168z'
  return {
    back: blueNight(brush, [214, 78, 34]),
    front:
      wave(262, '#1c6fb4', 0.9) +
      fill('M190 262Q240 200 300 214V330H150z', '#2f9bd0', 0.7) +
      placed(
        'rotate(-12 150 180)',
        fill(
          'M128 160C150 90 200 46 276 30Q268 60 250 74Q262 80 258 92Q240 96 232 106Q238 114 228 124Q186 140 150 182z',
          brush.fade('#dffaff', '#5cc0ee'),
        ) + line('M140 168Q180 96 266 38M146 172Q194 116 250 78M150 176Q196 136 230 112', ['#2a86c6', 4.5]),
        fill('M110 200Q118 240 168 258Q170 226 150 208z', '#8fdcf7') +
          line('M118 206l40 44M130 206l34 30', ['#2a86c6', 4]),
        fill(body, brush.skin('#f4fdff', '#a9d3ee', '#4a7fb8')),
        brush.within(
          body,
          fill('M20 166Q100 152 180 180T300 196V120H20z', '#2f6fc0'),
          line('M40 176Q120 186 238 196', ['#fff', 6], 0.7),
        ),
        fill(
          'M124 190C110 230 84 258 44 276Q44 256 54 248Q42 244 46 234Q60 232 64 224Q60 216 70 210Q98 204 112 186z',
          brush.fade('#e9fcff', '#6ccbf3'),
        ),
        line('M116 194Q90 240 52 266M112 192Q88 222 56 240M108 190Q90 208 74 216', ['#2a86c6', 4]),
        eye([70, 164, 16], [-0.3, -0.1]),
        line('M38 174q12 8 22 5', ['#2a5a94', 5]),
      ) +
      wave(292, '#1a5aa0') +
      wave(312, '#123f7c') +
      drops(
        [
          [246, 258, 1.4, 30],
          [270, 232, 1, 40],
          [214, 276, 1, 10],
          [186, 262, 0.8, 0],
        ],
        '#e2fbff',
      ),
  }
}

export const pufferfish: DrawFace = (brush) => {
  const body = 'M46 182C46 118 92 78 150 78S254 118 254 182S208 290 150 290S46 246 46 182z'
  const spines = around(22, (degrees) => {
    const [x, y] = polar([150, 184], 98, degrees)
    return placed(
      `translate(${x} ${y}) rotate(${degrees.toFixed(1)})`,
      fill('M-4-9L27 0L-4 9z', degrees > 10 && degrees < 170 ? '#e9e2c6' : '#e0a51e'),
    )
  })
  return {
    back:
      deep(brush, [150, 180, 160]) +
      bubbles([
        [40, 90, 11],
        [58, 62, 7],
        [258, 84, 9],
        [268, 60, 5],
      ]) +
      reef('#0d4a86', 0.8),
    front:
      spines +
      fill('M44 158Q10 138 14 186Q14 222 46 206zM256 158Q290 138 286 186Q286 222 254 206z', '#f2b61f') +
      line('M22 166l20 10M20 186h22M278 166l-20 10M280 186h-22', ['#b97a08', 4]) +
      fill(body, brush.skin('#fff7a8', '#ffd93d', '#d9960f')) +
      brush.within(
        body,
        oval([150, 286, 128, 98], '#fffdf0'),
        dots(
          [
            [110, 104, 8],
            [150, 94, 9],
            [188, 106, 8],
            [80, 132, 7],
            [220, 134, 7],
            [132, 122, 6],
            [168, 122, 6],
          ],
          '#c4850a',
          0.75,
        ),
      ) +
      around(7, (_, __, index) =>
        fill(`M${84 + index * 22} ${230 + (index % 2) * 22}l6-11l6 11z`, '#d7dfe0'),
      ) +
      line('M70 146Q86 104 126 92', ['#fff', 9], 0.85) +
      eye([100, 164, 25], [0.25, 0.1]) +
      eye([200, 164, 25], [-0.25, 0.1]) +
      oval([150, 202, 17, 20], '#e5794f') +
      oval([150, 204, 10, 13], '#6a1f1c') +
      blush(
        [
          [76, 200, 12],
          [224, 200, 12],
        ],
        '#ff9a5a',
      ),
  }
}
