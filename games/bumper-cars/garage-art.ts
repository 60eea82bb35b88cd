import { fillCircle, fillRound, inside, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { GameContext } from '#kit/game/contract.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { carPicture } from './car-art.ts'
import { modelAt, MODELS, type Garage } from './garage.ts'

type Pen = CanvasRenderingContext2D

/** Layout of the cars to choose from before a match. */
export interface GaragePlan {
  readonly plate: Box
  readonly chips: readonly Box[]
  /** Whether name and bars fit. */
  readonly hasFacts: boolean
}

const PAD = 8
const FACTS = 46
const LOW = 300

export function garagePlan({ width, height }: StageSize): GaragePlan {
  const wide = Math.min(width - 12, 440)
  const cell = Math.min(60, (wide - 2 * PAD) / MODELS.length)
  const hasFacts = height >= LOW
  const plate = { x: (width - wide) / 2, y: 6, width: wide, height: cell + (hasFacts ? FACTS : 0) + 2 * PAD }
  const left = plate.x + (wide - cell * MODELS.length) / 2
  return {
    plate,
    hasFacts,
    chips: MODELS.map((_, at) => ({ x: left + at * cell, y: plate.y + PAD, width: cell, height: cell })),
  }
}

export const touchedModel = ({ chips }: GaragePlan, at: Point): number =>
  chips.findIndex((box) => inside(box, at))

interface Showroom {
  readonly sprites: Sprites
  readonly garage: Garage
  readonly text: GameContext['text']
  readonly number: GameContext['number']
}

export function drawGarage(
  pen: Pen,
  { plate, chips, hasFacts }: GaragePlan,
  { sprites, garage, text, number }: Showroom,
) {
  fillRound(pen, plate, 18, 'rgb(6 34 24 / .88)')
  strokeRound(pen, plate, 18, 'rgb(255 255 255 / .16)')
  for (const [index, box] of chips.entries()) {
    const { color, seat, trim, wins } = modelAt(index)
    const isOpen = wins <= garage.won
    const room = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }
    fillRound(pen, room, 11, index === garage.car ? 'rgb(255 216 107 / .3)' : 'rgb(255 255 255 / .09)')
    if (index === garage.car) strokeRound(pen, room, 11, '#FFD86B', 3)
    const picture = carPicture({ color, seat, trim, helmet: '#3A2417', scale: (box.width - 12) / 60 })
    pen.globalAlpha = isOpen ? 1 : 0.3
    sprites.draw(pen, picture, {
      x: box.x + (box.width - picture.width) / 2,
      y: box.y + (box.height - picture.height) / 2,
      width: picture.width,
      height: picture.height,
    })
    pen.globalAlpha = 1
    if (!isOpen) lock(pen, box, number(wins))
  }
  if (hasFacts) facts(pen, plate, { text, garage })
}

/** Shows which match of the cup unlocks a car. */
function lock(pen: Pen, { x, y, width, height }: Box, wins: string) {
  fillCircle(pen, x + width / 2, y + height / 2, 13, 'rgb(4 20 14 / .85)')
  write(pen, wins, x + width / 2, y + height / 2, { size: 15, color: '#FFD86B' })
}

function facts(pen: Pen, plate: Box, { text, garage }: Pick<Showroom, 'text' | 'garage'>) {
  const model = modelAt(garage.car)
  const bars = [
    ['speed', (model.power - 0.88) / 0.22],
    ['weight', (model.mass - 0.7) / 0.8],
    ['boost', (model.thrust * 100) / model.rest - 0.6],
    ['grip', (model.turn - 0.12) / 0.26],
  ] as const
  const y = plate.y + plate.height - FACTS - 2
  write(pen, text(`car.${model.name}`), plate.x + plate.width / 2, y + 8, {
    size: 15,
    color: '#FFD86B',
    widest: plate.width - 20,
  })
  const step = (plate.width - 2 * PAD) / bars.length
  for (const [at, [name, share]] of bars.entries()) {
    const bar = { x: plate.x + PAD + at * step + 5, y: y + 34, width: step - 10, height: 7 }
    write(pen, text(`stat.${name}`), bar.x + bar.width / 2, y + 25, {
      size: 11,
      color: '#DDF2E4',
      widest: bar.width,
    })
    fillRound(pen, bar, 3.5, 'rgb(255 255 255 / .18)')
    fillRound(pen, { ...bar, width: bar.width * Math.max(0.12, Math.min(1, share)) }, 3.5, '#3FE0CF')
  }
}
