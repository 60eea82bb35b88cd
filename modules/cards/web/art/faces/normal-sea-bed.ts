import type { DrawFace } from '../brush.ts'
import { beadEye, blush, contactShadow, eye, smile } from '../creature-parts.ts'
import { blades, dune, glitter, paper, whole } from '../settings.ts'
import { around, dot, dots, fill, line, oval, polar, ribbon } from '../shapes.ts'

export const seaCucumber: DrawFace = (brush) => {
  const body = ribbon([
    [50, 146, 6],
    [52, 162, 24],
    [62, 190, 34],
    [96, 226, 44],
    [150, 240, 48],
    [204, 226, 44],
    [238, 190, 34],
    [250, 160, 24],
    [254, 142, 6],
  ])
  return {
    back:
      paper(brush, ['#d5dfd2', '#a8a486'], [150, 130, 92]) +
      blades(
        [
          [40, 290, 120],
          [62, 300, -90],
          [246, 296, 110],
          [268, 300, -130],
        ],
        '#7f9a72',
      ) +
      dune(268, '#c3ae82') +
      dune(296, '#ac9468'),
    front:
      contactShadow([150, 306, 104]) +
      line('M46 150Q26 136 26 114M48 148Q44 124 54 108M54 150Q70 136 82 132M42 156Q24 158 18 146', [
        '#c58bb0',
        7,
      ]) +
      fill(body, brush.skin('#a875a8', '#6a3d72', '#371d42')) +
      brush.within(
        body,
        line('M30 200Q150 330 270 200', ['#d9a9c9', 16], 0.4),
        dots(
          [
            [238, 210, 8],
            [104, 232, 9],
            [132, 226, 8],
            [170, 230, 9],
            [206, 214, 8],
            [246, 166, 6],
            [228, 176, 6],
            [120, 256, 7],
            [182, 258, 7],
            [220, 238, 6],
            [80, 242, 6],
          ],
          '#f3d3e6',
          0.9,
        ),
      ) +
      line('M112 210Q140 222 172 216', ['#e3c0e0', 8], 0.75) +
      line('M96 282l-4 14M126 292l-2 14M174 292l2 14M204 282l4 14', ['#5a3162', 11]) +
      eye([48, 176, 15], [0.3, -0.2]) +
      eye([82, 172, 15], [0.1, -0.2]) +
      smile([68, 196, 9], '#2b1433') +
      blush(
        [
          [48, 200, 7],
          [92, 194, 7],
        ],
        '#ff9dc4',
      ),
  }
}

export const ghostShrimp: DrawFace = (brush) => {
  const body = ribbon([
    [76, 156, 8],
    [112, 142, 38],
    [164, 152, 42],
    [212, 188, 34],
    [232, 236, 24],
    [214, 272, 14],
  ])
  return {
    back:
      paper(brush, ['#f0e3d6', '#ccb08c'], [150, 146, 104]) +
      dune(262, '#c9a878') +
      oval([210, 300, 70, 20], '#7a5c3a') +
      oval([210, 304, 56, 14], '#4f3a24'),
    front:
      line('M84 130Q40 84 20 26M92 122Q80 66 110 20M84 142Q30 128 10 96', ['#d98d96', 4.5]) +
      fill('M206 262Q182 276 178 304Q206 306 222 284Q236 306 256 296Q254 272 226 262z', '#f3b9b6') +
      line('M200 272l-10 24M222 274l4 22M232 270l14 18', ['#d98d96', 3.5]) +
      line('M118 184q-4 26-20 38M140 194q-2 30-16 44M164 198q4 28-8 46M188 210q4 22-6 38', ['#e2a2a2', 7]) +
      fill(body, brush.skin('#fffaf4', '#fbdcd6', '#e5a5a3'), 0.92) +
      brush.within(
        body,
        line(
          'M138 96Q122 150 146 210M172 100Q160 160 176 214M204 122Q184 176 186 220M238 160Q206 196 200 232M256 206Q226 224 204 250',
          ['#d98d96', 4],
          0.7,
        ),
        line('M92 152Q160 150 200 196T214 268', ['#ee5d86', 9], 0.65),
      ) +
      fill('M112 148q-12-14-20 0q-2 12 20 26q20-16 18-28q-8-12-18 2z', '#ee4f7b') +
      line('M100 122Q130 112 164 122', ['#fff', 8], 0.9) +
      fill('M78 150L40 152L80 166z', '#f3b9b6') +
      line('M92 134L82 118', ['#e2a2a2', 8]) +
      eye([80, 112, 15], [-0.4, 0.1]) +
      fill(
        'M94 196C70 198 52 218 50 246Q62 240 68 232Q70 246 82 250Q104 232 104 206z',
        brush.skin('#fff3ec', '#f3b9b6', '#cf8386'),
      ),
  }
}

export const brittleStar: DrawFace = (brush) => {
  const paint = brush.skin('#ffdc92', '#e2a040', '#a0601c')
  const arm = (...points: readonly (readonly [number, number])[]) => {
    const bends = [[150, 180], ...points] as const
    const outline = ribbon(bends.map(([x, y], index) => [x, y, 18 - index * 5]))
    const spine = `M${bends.map(([x, y]) => `${x} ${y}`).join('L')}`
    return (
      fill(outline, paint) +
      brush.within(
        outline,
        `<path d="${spine}" fill="none" stroke="#7e4414" stroke-width="44" stroke-dasharray="9 13" stroke-dashoffset="-48" opacity=".75"/>`,
      )
    )
  }
  return {
    back:
      paper(brush, ['#efe2c4', '#c7a873'], [150, 176, 118]) +
      dune(286, '#d3b27c') +
      contactShadow([144, 308, 92]),
    front:
      arm([140, 114], [170, 70], [146, 26]) +
      arm([206, 160], [232, 112], [278, 118]) +
      arm([196, 226], [186, 274], [228, 308]) +
      arm([106, 222], [112, 274], [66, 300]) +
      arm([94, 176], [70, 128], [26, 150]) +
      dot([150, 182, 45], brush.skin('#fff0c4', '#eeb04e', '#a5651f')) +
      around(5, (degrees) => {
        const [x, y] = polar([150, 182], 34, degrees - 54)
        return dot([x, y, 5.5], '#8c4e1a', 0.7)
      }) +
      line('M120 164q10-18 32-18', ['#fff9e6', 6], 0.9) +
      eye([133, 178, 13], [0.1, -0.3]) +
      eye([167, 178, 13], [0.1, -0.3]) +
      smile([150, 199, 10], '#6f3610') +
      blush(
        [
          [120, 198, 7],
          [180, 198, 7],
        ],
        '#f08a5a',
      ),
  }
}

export const lugworm: DrawFace = (brush) => {
  const paint = brush.skin('#ffc2b4', '#e67f7c', '#a2444e')
  const loop = ribbon([
    [118, 262, 16],
    [98, 190, 24],
    [130, 120, 27],
    [188, 130, 26],
    [204, 190, 23],
    [196, 262, 17],
  ])
  const head = ribbon([
    [252, 268, 14],
    [262, 226, 20],
    [248, 186, 24],
    [236, 168, 20],
  ])
  return {
    back:
      whole(brush.fade('#f6d9b4', '#e6b58a')) +
      dot([70, 170, 46], '#fff1cf', 0.9) +
      fill('M0 178H300V214H0z', brush.fade('#b9a79c', '#d6b893')) +
      glitter([70, 186, 80], '#fff6dc', 0.8) +
      dune(224, brush.fade('#cfa274', '#a8764c')) +
      line('M10 252q50-10 90 0M210 300q40-8 80 0M20 306q30-8 64 0', ['#e8c396', 6], 0.7),
    front:
      oval([118, 268, 34, 11], '#7a5030', 0.7) +
      oval([196, 270, 34, 11], '#7a5030', 0.7) +
      oval([252, 276, 30, 10], '#7a5030', 0.7) +
      fill(loop, paint) +
      brush.within(
        loop,
        line(
          'M70 230l60 8M64 204l66 0M72 170l58 14M84 130l48 34M112 88l30 54M158 86l-8 56M210 100l-40 44M236 146l-58 18M240 196l-66-2M234 234l-62-6',
          ['#b9545c', 5],
          0.6,
        ),
      ) +
      line('M92 190Q102 134 142 112', ['#ffe8e0', 8], 0.8) +
      fill(head, paint) +
      brush.within(head, line('M226 240l60 4M226 214l60 0', ['#b9545c', 5], 0.6)) +
      beadEye([232, 176, 7]) +
      beadEye([254, 174, 7]) +
      smile([243, 190, 8], '#7a2430') +
      blush(
        [
          [224, 192, 7],
          [264, 188, 7],
        ],
        '#ff9d9d',
      ) +
      line('M34 282c-14-24 34-30 30-8c-4 20-36 12-24-6c12-20 44-8 34 10c-8 18-40 18-42 4M40 250q14-18 26 0', [
        '#8c6038',
        11,
      ]) +
      line('M34 282c-14-24 34-30 30-8c-4 20-36 12-24-6c12-20 44-8 34 10c-8 18-40 18-42 4M40 250q14-18 26 0', [
        '#c9986a',
        6,
      ]),
  }
}
