import type { DrawFace } from '../brush.ts'
import { beadEye, blush, contactShadow, drops, eye, smile } from '../creature-parts.ts'
import { paper, sand, wave } from '../settings.ts'
import { dot, dots, fill, line, oval, placed, ribbon } from '../shapes.ts'

export const hermitCrab: DrawFace = (brush) => {
  const shell =
    'M92 226C70 170 108 92 184 62C196 58 204 66 206 80C262 116 286 196 244 246C210 270 110 268 92 226z'
  return {
    back:
      paper(brush, ['#f2e4c6', '#c9a877'], [160, 150, 112]) +
      wave(222, '#9dbcb4', 0.8) +
      sand(250, ['#c99f68', '#93703f']),
    front:
      contactShadow([156, 288, 116]) +
      fill(shell, brush.skin('#fffaea', '#f0dcb4', '#b98f5a')) +
      brush.within(
        shell,
        line('M66 236Q150 196 292 216M84 176Q160 134 262 142M124 110Q170 84 222 92', ['#c8663c', 19]),
        oval([238, 250, 70, 80, 30], '#6b4420', 0.22),
      ) +
      line('M112 150Q134 98 178 80', ['#fff', 8], 0.75) +
      oval([128, 244, 60, 36, -12], '#5b2b18') +
      line('M150 262l14 28M180 264l20 24M210 258l26 22M92 262l-10 26', ['#a84425', 14]) +
      fill(
        ribbon([
          [126, 256, 16],
          [92, 242, 14],
          [70, 216, 12],
        ]),
        '#b84e2b',
      ) +
      fill(
        'M72 224C34 222 18 186 34 154C46 164 50 176 58 182C60 164 72 152 88 148C104 180 100 214 72 224z',
        brush.skin('#f79268', '#dd5f35', '#a53c1c'),
      ) +
      line('M40 178q4 20 18 28', ['#ffc3a4', 6], 0.9) +
      fill(
        'M84 246C84 216 106 206 132 206C162 206 176 224 174 248C170 272 92 274 84 246z',
        brush.skin('#f08a5e', '#d2572f', '#9c3a1b'),
      ) +
      line('M110 214L102 176M142 212L146 172', ['#b84e2b', 9]) +
      eye([101, 166, 17], [-0.4, 0.3]) +
      eye([147, 161, 17], [-0.4, 0.3]) +
      smile([122, 244, 13], '#6f2410') +
      blush(
        [
          [98, 242, 8],
          [150, 240, 8],
        ],
        '#ffb08a',
      ),
  }
}

export const limpet: DrawFace = (brush) => {
  const shell =
    'M48 236C76 204 112 104 142 84C150 78 160 78 168 86C200 112 228 202 254 236C210 262 92 262 48 236z'
  return {
    back:
      paper(brush, ['#ece3cf', '#b7ab90'], [150, 140, 104]) +
      wave(236, '#8fb0ad', 0.7) +
      fill('M0 300C30 250 80 238 150 240C226 238 272 254 300 292V420H0z', brush.fade('#6b675f', '#3d3b39')) +
      line('M30 290q26-20 50-18M226 272q30 6 44 22M120 300q30-10 66 0', ['#8b877c', 6], 0.7),
    front:
      fill('M70 240Q150 290 238 240Q246 262 222 266Q150 280 84 266Q60 260 70 240z', '#e0a08a') +
      line('M78 262q4 14-6 24M136 272q6 10 4 20', ['#c98570', 5]) +
      fill(shell, brush.skin('#d9ddc6', '#93a48c', '#4d6055')) +
      brush.within(
        shell,
        line('M152 78L66 262M152 78L112 268M154 78L152 270M156 78L196 268M158 78L240 262', ['#d39a45', 9]),
        line('M96 190q56 24 116 0M78 220q72 28 148 0', ['#3c4f46', 5], 0.4),
      ) +
      line('M118 136Q132 104 148 94', ['#fff', 8], 0.7) +
      beadEye([90, 259, 10]) +
      beadEye([122, 266, 10]) +
      line('M100 278q6 6 12 1', ['#8a4a38', 4]) +
      drops(
        [
          [214, 116, 2.2, 8],
          [246, 160, 1.2, 0],
        ],
        '#6fb2bd',
      ),
  }
}

export const periwinkle: DrawFace = (brush) => {
  const shell =
    'M84 176C84 120 130 84 180 92C234 102 254 158 232 202C208 244 120 246 96 222C86 212 84 192 84 176z'
  return {
    back:
      paper(brush, ['#dfe5dc', '#c3ae86'], [176, 140, 100]) +
      wave(290, '#86a9ab', 0.9) +
      fill('M70 250L250 206V420H70z', '#6f4a2b') +
      fill('M70 250L122 238V420H70z', '#94683e') +
      fill('M70 250L250 206L264 216L264 228L70 272z', '#b98a57') +
      line('M96 290v40M150 282v44M206 262v60', ['#54361d', 5], 0.6) +
      line('M62 300Q160 322 262 278', ['#e0cc9c', 14]) +
      line('M62 300Q160 322 262 278', ['#b69f68', 3]),
    front:
      fill(
        ribbon([
          [250, 214, 4],
          [200, 232, 20],
          [120, 250, 22],
          [72, 240, 22],
          [44, 206, 20],
          [44, 178, 16],
        ]),
        brush.skin('#f4d9b4', '#cf9f6f', '#8f6440'),
      ) +
      line('M42 180L36 134M58 174L66 128', ['#cf9f6f', 7]) +
      eye([36, 126, 13], [-0.3, -0.2]) +
      eye([68, 120, 13], [-0.3, -0.2]) +
      smile([46, 204, 8], '#70482a') +
      fill(shell, brush.skin('#bcd3e2', '#62829f', '#2c4460')) +
      brush.within(shell, oval([170, 250, 90, 40], '#1d3049', 0.35)) +
      line(
        'M98 190C106 128 160 100 198 124C232 150 222 198 186 206C152 210 138 180 154 164C166 152 186 160 182 174',
        ['#2f4a68', 11],
      ) +
      line('M106 152Q122 116 160 106', ['#e8f4fb', 8], 0.9),
  }
}

export const barnacleTrio: DrawFace = (brush) => {
  const cone = (x: number, y: number, size: number) =>
    placed(
      `translate(${x} ${y}) scale(${size})`,
      line(
        'M0-76Q-4-110-34-122M0-76Q2-116-10-138M0-76Q10-116 18-136M0-76Q18-108 40-116M0-76Q-16-98-46-96M0-76Q20-96 48-90',
        ['#8d4a7c', 5.5],
      ),
      fill('M-52 0L-24-76Q0-88 24-76L52 0Q0 20-52 0z', brush.skin('#fffbef', '#e8dabd', '#a78b69')),
      fill('M-24-76Q0-88 24-76Q0-62-24-76z', '#5a2c4f'),
      line('M-12-66L-24 2M12-66L24 2M0-64V6', ['#b39a76', 5]),
      beadEye([-12, -30, 6.5]),
      beadEye([12, -30, 6.5]),
      line('M-5-19q5 5 10 0', ['#7c5c3c', 3.5]),
    )
  return {
    back: paper(brush, ['#e6e4d6', '#c4ad83'], [170, 130, 100]) + wave(268, '#88aeb0', 0.9),
    front:
      fill(
        'M24 300C20 214 84 184 150 184S280 214 276 300Q150 344 24 300z',
        brush.skin('#d98a5c', '#a9512f', '#63291a'),
      ) +
      line('M40 256Q150 296 260 256', ['#f0ddb4', 22], 0.85) +
      dots(
        [
          [80, 226, 6],
          [220, 228, 8],
          [244, 292, 6],
          [66, 300, 7],
        ],
        '#5a2416',
        0.6,
      ) +
      cone(216, 220, 0.82) +
      cone(82, 226, 0.9) +
      cone(150, 236, 1.16) +
      wave(308, '#6d9aa0', 0.95),
  }
}

export const blueMussel: DrawFace = (brush) => {
  const valve = 'M0 0C-44-30-70-112-34-164C-14-190 30-184 44-146C60-98 40-36 0 0z'
  return {
    back:
      paper(brush, ['#dfe3dc', '#b3a98e'], [150, 150, 110]) +
      wave(262, '#7fa6ab', 0.7) +
      line('M-10 282Q80 300 150 274T310 262', ['#8a6a3e', 34]) +
      line('M-10 282Q80 300 150 274T310 262', ['#c9a66b', 26]) +
      line(
        'M6 272l18 26M40 276l18 26M74 276l18 24M108 270l18 24M176 252l18 26M210 246l18 26M244 244l18 26M276 242l16 26',
        ['#94713f', 5],
      ),
    front:
      line('M150 262q-20 30-44 40M150 262q-4 34-16 52M152 262q10 32 6 54M152 262q26 26 48 34', [
        '#4a3a2a',
        5,
      ]) +
      placed(
        'translate(150 270) rotate(38)',
        fill(valve, brush.skin('#6d8fc9', '#2b3f7c', '#111a3c')),
        line('M-36-60Q-54-110-30-146M-22-40Q-40-100-16-160', ['#8fb0e6', 5], 0.7),
      ) +
      placed(
        'translate(146 270) rotate(-34) scale(-1 1)',
        fill(valve, '#16204a'),
        placed('translate(0 -12) scale(.86 .88)', fill(valve, brush.skin('#ffffff', '#d6e3f0', '#8fa3cf'))),
        oval([2, -96, 22, 50], '#f7d9ea', 0.7),
        line('M-20-116Q-16-148 6-150', ['#fff', 8]),
      ) +
      dot([78, 176, 20], brush.skin('#fff', '#fdeef2', '#c7a9bf')) +
      dot([71, 168, 6], '#fff') +
      beadEye([186, 168, 9]) +
      beadEye([216, 182, 9]) +
      line('M188 192q8 10 18 5', ['#c5dbff', 5]),
  }
}
