import { fillCircle, shade } from '#kit/game/draw.ts'
import { COACH, DUEL_FEEL, floor, middleLine, paddle, rivalColor, serveRing } from './duel-art.ts'
import { HEIGHT, WIDTH } from './duel.ts'
import type { Pen, Scene } from './scene.ts'
import { COLUMNS, HIGH, layerTop, LOW, SHELL_HEIGHT, SHELL_WIDTH, type Walls } from './walls.ts'

/** A scallop with ribs; the hinge points away from the court. */
function scallop(pen: Pen, [x, y]: readonly [number, number], color: string, isUpper: boolean) {
  const [wide, high] = [SHELL_WIDTH - 3, SHELL_HEIGHT - 2]
  const hinge = isUpper ? y : y + high
  const rim = isUpper ? y + high : y
  const fan = (dy: number, paint: string) => {
    pen.fillStyle = paint
    pen.beginPath()
    pen.moveTo(x + wide / 2, hinge + dy)
    pen.quadraticCurveTo(x, hinge + dy, x + 1, (hinge + rim) / 2 + dy)
    pen.quadraticCurveTo(x + wide / 2, rim * 2 - (hinge + rim) / 2 + dy, x + wide - 1, (hinge + rim) / 2 + dy)
    pen.quadraticCurveTo(x + wide, hinge + dy, x + wide / 2, hinge + dy)
    pen.fill()
  }
  fan(3, 'rgb(0 20 40 / .35)')
  fan(0, color)
  pen.strokeStyle = shade(color, -0.25)
  pen.lineWidth = 1.6
  pen.beginPath()
  for (const part of [0.25, 0.5, 0.75]) {
    pen.moveTo(x + wide / 2, hinge)
    pen.lineTo(x + wide * part, rim)
  }
  pen.stroke()
}

/** What the wall protects: a chest of pearls. */
function treasure(pen: Pen, y: number) {
  for (const [dx, radius] of [
    [-26, 6],
    [-12, 8],
    [3, 9],
    [18, 7],
    [30, 5],
  ] as const) {
    fillCircle(pen, WIDTH / 2 + dx, y, radius, '#fff3d6')
    fillCircle(pen, WIDTH / 2 + dx - radius * 0.3, y - radius * 0.3, radius * 0.3, '#ffffff')
  }
}

function wall(pen: Pen, shells: readonly boolean[], side: 0 | 1, color: string) {
  for (const [index, stands] of shells.entries()) {
    if (!stands) continue
    const [column, layer] = [index % COLUMNS, Math.floor(index / COLUMNS)]
    const place = [column * SHELL_WIDTH + 1.5, layerTop(side, layer) + 1] as const
    scallop(pen, place, layer === 0 ? shade(color, -0.16) : color, side === 1)
  }
}

export const wallsScene: Scene<Walls> = {
  feel: {
    ...DUEL_FEEL,
    break: { sound: 'pop', sparks: ['#ffffff', '#ffc3d0'], count: 12, quake: 2 },
    crack: { sound: 'hit', sparks: ['#ffe0a0', '#ffffff'], count: 12, quake: 4 },
  },
  ballColor: () => '#fff3d6',
  backdrop(pen, _, look) {
    floor(pen, look, {
      colors: ['#1d7f8c', '#2fb0a8', '#1a7488'],
      curl: 'rgb(255 255 255 / .16)',
      seed: 126,
    })
    middleLine(pen)
    treasure(pen, 2)
    treasure(pen, HEIGHT - 2)
  },
  draw(pen, state, look) {
    const color = rivalColor(state.round)
    wall(pen, state.theirs, 1, color)
    wall(pen, state.mine, 0, '#ffc266')
    paddle(pen, { x: state.rival, y: HIGH }, color)
    paddle(pen, { x: state.pad, y: LOW + look.dip * 3 }, '#ffb63d')
    serveRing(pen, state, look)
  },
  coach: COACH,
}
