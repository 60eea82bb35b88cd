import type { DrawFace } from '../brush.ts'
import { blush, sparkle } from '../creature-parts.ts'
import { disc, glitter, ripples, stars, wave, whole } from '../settings.ts'
import { dot, dots, fill, line, oval, placed, ribbon } from '../shapes.ts'

export const tideSerpent: DrawFace = (brush) => {
  const water = brush.skin('#e4fffb', '#36cfc8', '#0b5a8c')
  const neck = ribbon([
    [216, 352, 34],
    [240, 240, 34],
    [214, 172, 31],
    [160, 140, 30],
    [118, 116, 34],
    [92, 108, 26],
  ])
  const coil = ribbon([
    [-30, 318, 24],
    [40, 268, 30],
    [98, 258, 32],
    [130, 300, 30],
    [170, 330, 26],
    [222, 320, 34],
  ])
  // Round caps on zero-length dashes: a string of balls along the path.
  const balls = (d: string, [colour, width]: readonly [string, number]) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${width * 0.72}"/>`
  const foam = (d: string, width: number) =>
    placed('translate(3 4)', balls(d, ['#8fd8ea', width])) + balls(d, ['#fff', width])
  return {
    back:
      whole(brush.fade('#070b2c', '#1a2468', '#10407c')) +
      stars(80, 515, [10, 250]) +
      disc(brush, [88, 88, 44], ['#fff6dc', '#ffeec0']) +
      dots(
        [
          [76, 76, 8],
          [102, 98, 6],
          [92, 66, 4],
        ],
        '#e8d9b4',
      ) +
      fill('M0 250H300V420H0z', brush.fade('#134a86', '#081a4c')) +
      oval([96, 300, 62, 16], '#fff0c8', 0.9) +
      glitter([96, 290, 70], '#fff0c8', 0.7) +
      glitter([96, 340, 110], '#fff0c8', 0.6),
    front: placed(
      'translate(2 -18)',
      fill(coil, water) +
        brush.within(
          coil,
          line('M-20 296Q60 236 110 268T230 332', ['#fff', 7], 0.6),
          line('M-20 330Q60 280 96 286T220 350', ['#0a4a80', 8], 0.35),
        ) +
        fill('M270 330Q300 300 284 262Q266 276 262 296Q250 280 254 256Q232 288 246 330z', water) +
        foam('M258 268Q282 190 220 146Q170 118 112 68', 36) +
        fill(neck, water) +
        brush.within(
          neck,
          line('M250 300Q282 220 214 168T108 90', ['#fff', 8], 0.75),
          line('M200 300Q226 232 196 188T110 140', ['#0a4a80', 9], 0.35),
          line('M196 280l60 14M206 246l66 4M202 214l66-14M180 192l48-36M150 172l22-56', ['#fff', 4], 0.45),
        ) +
        fill(
          'M124 84C96 68 62 80 46 108C24 112 16 124 20 134C30 150 66 158 96 152C124 148 142 124 124 84z',
          brush.skin('#f0fffc', '#48dcd2', '#0d6a96'),
        ) +
        line('M22 136Q56 146 88 136', ['#0a4a70', 5]) +
        dots(
          [
            [32, 120, 3.5],
            [40, 116, 3.5],
          ],
          '#0a4a70',
        ) +
        fill('M100 80L112 34L122 82zM120 82L146 48L136 92z', '#fff') +
        fill('M86 150Q80 178 92 196Q98 172 104 150z', '#fff', 0.9) +
        dot([80, 108, 17], '#eafffa') +
        dot([78, 108, 13], '#00b39c') +
        oval([77, 108, 5, 11], '#04202c') +
        dot([73, 101, 4], '#fff') +
        line('M62 94Q78 82 98 92', ['#0a5a80', 6]) +
        blush([[104, 126, 8]], '#ff8fd0') +
        foam('M14 300Q70 254 124 286', 27) +
        foam('M180 340Q230 352 284 340', 30) +
        wave(352, '#0f4f94', 0.85) +
        wave(378, '#0a3474', 0.95) +
        ripples([[226, 360, 60]], '#c9f7ff') +
        sparkle([176, 62, 10]) +
        sparkle([262, 96, 8]),
    ),
  }
}

export const firstIslet: DrawFace = (brush) => {
  const whale =
    'M16 268Q150 254 284 268C290 318 250 372 170 380C110 386 66 366 44 330C26 326 12 336 2 350C-6 334-4 316 6 306C-4 300-8 288-6 274Q6 272 16 268z'
  return {
    back:
      whole(brush.fade('#0a1440', '#274a9c', '#e89a9a')) +
      stars(70, 1337, [10, 210]) +
      disc(brush, [220, 82, 42], ['#fff3cf', '#ffe6a8']) +
      dots(
        [
          [206, 72, 8],
          [234, 94, 6],
          [228, 68, 4],
        ],
        '#ecd9a4',
      ) +
      fill('M0 230H300V420H0z', brush.fade('#1a86a8', '#0a3a78', '#050f3a')) +
      fill('M60 230L20 420H90zM190 230L170 420H240z', '#9ff0ff', 0.1) +
      glitter([214, 238, 90], '#fff0c8', 0.5),
    front: placed(
      'translate(0 -26)',
      fill('M118 118L-20 66V146z', '#fff3c4', 0.5) +
        dot([130, 118, 44], brush.glow('#fff3b0', 0.9)) +
        fill(whale, brush.skin('#6fc9e8', '#2463b8', '#0c1f66')) +
        brush.within(
          whale,
          fill('M112 400Q132 322 200 318Q250 314 292 288V400z', '#d6f1fb', 0.85),
          line('M170 330q40 14 100-14M164 346q40 14 96-10M160 362q36 8 80-10', ['#7fb0d8', 4.5]),
        ) +
        fill('M138 330C146 362 130 388 100 396C92 370 100 344 118 328z', brush.fade('#3f86d8', '#123a8c')) +
        line('M224 300q14 10 28 2', ['#0a1a4c', 5.5]) +
        line('M238 306v6M248 305l3 5M229 304l-3 5', ['#0a1a4c', 3]) +
        line('M196 316Q230 330 272 310', ['#0a1a4c', 4.5], 0.8) +
        blush([[214, 312, 9]], '#ff9fd0') +
        fill(
          'M14 268C40 222 92 208 150 208S262 222 286 268Q150 284 14 268z',
          brush.skin('#ffe9b8', '#ecc078', '#b07c3c'),
        ) +
        fill(
          'M40 256C66 212 108 202 150 202S236 214 260 256Q150 268 40 256z',
          brush.skin('#8fe6a0', '#2f9a68', '#12583f'),
        ) +
        fill('M108 226L116 138H146L154 226z', '#fffaf0') +
        fill('M132 138H146L154 226H136z', '#d8cdbb') +
        fill('M112 182H150L152 202H110z', '#e5484d') +
        fill('M134 182H150L152 202H135z', '#b93338') +
        fill('M118 104H144V138H118z', '#ffe9a3') +
        line('M131 104V138', ['#16303d', 4]) +
        fill('M112 108V84H121V92H127V84H136V92H141V84H150V108z', '#2f6a7e') +
        fill('M108 134H154V144H108z', '#2f6a7e') +
        fill('M124 226V212a7 7 0 0 1 14 0V226z', '#16303d') +
        fill(
          ribbon([
            [196, 234, 7],
            [202, 196, 6],
            [222, 160, 5],
          ]),
          '#7a4a22',
        ) +
        fill(
          'M222 160q-36-20-48 16q22-16 46-12q-8-30-36-30q24 8 38 26M222 160q34-22 48 12q-22-16-46-10q8-32 38-32q-26 8-40 30M222 160q-24 14-20 44q6-26 20-40q20 14 22 42q8-30-22-46',
          '#4fcf8a',
        ) +
        dots(
          [
            [216, 168, 6],
            [226, 170, 6],
          ],
          '#8a5a2c',
        ) +
        fill('M64 230V214H82V230z', '#ffb347') +
        fill('M84 234V220H98V234z', '#ff6b5e') +
        dots(
          [
            [73, 222, 3],
            [91, 227, 2.5],
          ],
          '#fff8dc',
        ) +
        line('M-10 270q40-12 80 0t80 0t80 0t80 0', ['#d6fbff', 5], 0.7) +
        dots(
          [
            [262, 340, 5],
            [272, 322, 4],
            [280, 354, 3],
          ],
          '#c9f6ff',
          0.7,
        ) +
        sparkle([46, 44, 10]) +
        sparkle([262, 190, 8]),
    ),
  }
}
