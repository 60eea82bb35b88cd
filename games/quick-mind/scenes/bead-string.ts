import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { PLACES, rules, type BeadState } from '../verbs/bead-string.ts'
import { answerKeys } from './answer-keys.ts'
import { chalk } from './chalk.ts'
import { sign } from './pictures.ts'
import { clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.5, tilt: -6, aside: 0, above: -30 }

/** Five beads above, four below: the string hangs in two arcs. */
export const beadPlace = (bead: number) =>
  bead < 5
    ? { x: 56 + bead * 72, y: 96 + Math.sin((bead / 4) * Math.PI) * 20 }
    : { x: 308 - (bead - 5) * 72, y: 206 + Math.sin(((bead - 5) / 3) * Math.PI) * 18 }

export const scene: SchoolScene<BeadState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () => answerKeys({ spots: PLACES, reach: 46, ring: 46 }),
  feel: { score: { sound: 'place', sparks: PAINT.sun, count: 16 }, slip: SLIP },
  hero: ({ beads }) => beadPlace(beads.length - 1),
  draw(state, brush, look) {
    string(brush)
    const shown = state.verdict > 0 || state.over
    for (const [bead, number] of state.beads.entries()) {
      const { x, y } = beadPlace(bead)
      if (bead < state.beads.length - 1 || shown) {
        brush.disc(x, y + 6, 27, '#03101a', 0.25)
        brush.disc(x, y, 27, '#fff4dc')
        sign(brush, number, x, y, 18)
        continue
      }
      const breath = look.calm ? 0 : Math.sin(look.seconds * 4) * 2
      brush.ring(x, y, 27 + breath, 5, PAINT.sun)
      chalk(brush, '?', [x, y, 34], { color: '#fff2b0', thick: 0.15 })
    }
    const right = state.answers.indexOf(state.beads.at(-1)!)
    for (const [choice, number] of state.answers.entries()) {
      const { x, y } = PLACES[choice]!
      const how = judged(state, choice, right)
      if (how === 'right') brush.glow(x, y, 66, '#fff2b0')
      brush.puck(x, y, 40, how === 'wrong' ? '#b8403a' : how === 'faded' ? '#8a8578' : '#fff4dc', 8)
      sign(brush, number, x, y, 24)
    }
    clock(brush, 22, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

function string(brush: Brush) {
  const points: number[] = []
  for (let bead = 0; bead < 9; bead++) {
    const { x, y } = beadPlace(bead)
    points.push(x, y)
    if (bead === 4) points.push(386, 160)
  }
  brush.line([14, 74, ...points, 40, 190], 5, '#5a3a20')
  brush.line([14, 72, ...points, 40, 188], 2, '#e0b070')
}
