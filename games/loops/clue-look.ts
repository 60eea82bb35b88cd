import { fillCircle, fillRound, shade, signed, write as writeText } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Grid } from './geometry.ts'
import { drawBeast } from './beast-look.ts'
import { BROKEN, LIT, type Paints } from './looks.ts'
import { isTour, type Clue, type ClueKind, type Puzzle } from './puzzle.ts'
import type { Look } from './state.ts'

type Pen = CanvasRenderingContext2D

export interface ClueScene {
  readonly pen: Pen
  readonly grid: Grid
  readonly puzzle: Puzzle
  readonly paints: Paints
  write(value: number): string
  jumpOf(clue: Clue): number
  lookOf(clue: Clue): Look
  isLit(clue: Clue): boolean
}

const SMALLEST_TEXT = 11
const PALE = '#fdf6e6'

type PaintClue = (scene: ClueScene, clue: Clue) => void

const PAINT: Readonly<Partial<Record<ClueKind, PaintClue>>> = {
  count(scene, clue) {
    digit(scene, clue, scene.grid.face(clue.at), { size: 0.5, ink: scene.paints.ink })
  },
  pearl(scene, clue) {
    const { pen, grid, lookOf } = scene
    const { x, y } = jumped(scene, clue, grid.node(clue.at))
    const radius = grid.unit * 0.29
    const isBlack = clue.sign === 'black'
    glow(scene, clue, { x, y }, radius)
    fillCircle(pen, x, y + radius * 0.16, radius * 1.02, 'rgb(8 4 16 / .4)')
    fillCircle(pen, x, y, radius, lookOf(clue) === 'broken' ? BROKEN : isBlack ? '#14101f' : '#9aa4b8')
    fillCircle(pen, x, y - radius * 0.05, radius * 0.88, isBlack ? '#332b48' : '#fffdf6')
    fillCircle(pen, x - radius * 0.3, y - radius * 0.36, radius * 0.22, isBlack ? '#8d83ad' : '#ffffff')
  },
  knot(scene, clue) {
    const { pen, grid, lookOf, paints } = scene
    const { x, y } = jumped(scene, clue, grid.node(clue.at))
    const half = grid.unit * 0.22
    glow(scene, clue, { x, y }, half * 1.1)
    pen.save()
    pen.translate(x, y)
    if (clue.sign === 'turn') pen.rotate(Math.PI / 4)
    const plate = (side: number, color: string) =>
      fillRound(pen, { x: -side, y: -side, width: 2 * side, height: 2 * side }, side * 0.3, color)
    plate(half * 1.12, 'rgb(8 4 16 / .35)')
    plate(half, lookOf(clue) === 'broken' ? BROKEN : paints.ink)
    plate(half * 0.7, lookOf(clue) === 'met' ? '#ffd44f' : '#fffaf0')
    pen.restore()
  },
  block(scene, clue) {
    if (!isTour(scene.puzzle.kind)) return
    const { x, y } = scene.grid.node(clue.at)
    palm(scene.pen, x, y, scene.grid.unit)
  },
  arrow: pointing,
  tower(scene, clue) {
    const { pen, grid } = scene
    const { x, y } = grid.node(clue.at)
    const half = grid.unit * 0.4
    if (clue.sign !== 'free') {
      const [top, side] = clue.sign === 'in' ? ['#fff3d6', '#c9a868'] : ['#2d2836', '#15121c']
      fillRound(pen, { x: x - half, y: y - half, width: 2 * half, height: 2 * half }, half * 0.26, side!)
      fillRound(pen, { x: x - half, y: y - half, width: 2 * half, height: 1.86 * half }, half * 0.26, top!)
    }
    pointing(scene, clue)
  },
  'area-count'(scene, clue) {
    const first = Math.min(...(clue.cells ?? [0]))
    const { x, y } = scene.grid.node(first)
    const away = scene.grid.unit * 0.27
    digit(scene, clue, { x: x - away, y: y - away }, { size: 0.3, ink: scene.paints.ink, chip: true })
  },
  sum(scene, clue) {
    const { grid } = scene
    const { x, y } = grid.node(clue.at)
    const away = grid.unit * 0.36
    const at = clue.sign === 'left' ? { x: grid.plate.x - away, y } : { x, y: grid.plate.y - away }
    digit(scene, clue, at, { size: 0.42, ink: PALE, broken: '#ff9d92' })
  },
  beast(scene, clue) {
    const at = jumped(scene, clue, scene.grid.face(clue.at))
    glow(scene, clue, at, scene.grid.unit * 0.3)
    drawBeast(scene.pen, at, scene.grid.unit * 0.3, {
      isSheep: clue.sign === 'sheep',
      isBroken: scene.lookOf(clue) === 'broken',
    })
  },
  near(scene, clue) {
    digit(scene, clue, scene.grid.node(clue.at), { size: 0.46, ink: PALE, broken: '#ff9d92' })
  },
  gap(scene, clue) {
    const { grid, puzzle } = scene
    const step = clue.sign === 'left' ? puzzle.columns : 1
    const [one, other] = [grid.node(clue.at), grid.node(clue.at + step)]
    const away = grid.unit * 0.36
    const at =
      clue.sign === 'left'
        ? { x: grid.plate.x - away, y: (one.y + other.y) / 2 }
        : { x: (one.x + other.x) / 2, y: grid.plate.y - away }
    digit(scene, clue, at, { size: 0.4, ink: PALE, broken: '#ff9d92' })
  },
  sky(scene, clue) {
    const { pen, grid } = scene
    const { x, y } = grid.node(clue.at)
    glow(scene, clue, { x, y }, grid.unit * 0.3)
    if (clue.sign === 'sun') sun(pen, x, y, grid.unit * 0.3)
    else moon(pen, x, y, grid.unit * 0.27)
  },
  length(scene, clue) {
    const { pen, grid, lookOf } = scene
    const at = jumped(scene, clue, grid.node(clue.at))
    const radius = grid.unit * 0.27
    glow(scene, clue, at, radius)
    fillCircle(pen, at.x, at.y + radius * 0.14, radius, 'rgb(8 4 16 / .4)')
    fillCircle(pen, at.x, at.y, radius, lookOf(clue) === 'broken' ? BROKEN : scene.paints.ink)
    fillCircle(pen, at.x, at.y, radius * 0.86, lookOf(clue) === 'met' ? '#ffe9a6' : '#fffaf0')
    digit(scene, clue, at, { size: 0.34, ink: scene.paints.ink, isStill: true })
  },
  middle(scene, clue) {
    const { pen, grid, lookOf } = scene
    const at = jumped(scene, clue, clue.sign === 'line' ? grid.middle(clue.at) : grid.node(clue.at))
    const radius = grid.unit * 0.15
    glow(scene, clue, at, radius)
    fillCircle(pen, at.x, at.y + radius * 0.25, radius * 1.05, 'rgb(8 4 16 / .35)')
    fillCircle(pen, at.x, at.y, radius, lookOf(clue) === 'broken' ? BROKEN : scene.paints.ink)
    fillCircle(pen, at.x, at.y, radius * 0.68, lookOf(clue) === 'met' ? '#ffd44f' : '#ffffff')
  },
  isle(scene, clue) {
    const { pen, grid, lookOf, isLit } = scene
    const at = jumped(scene, clue, grid.node(clue.at))
    const radius = grid.unit * 0.4
    const look = lookOf(clue)
    fillCircle(pen, at.x, at.y + radius * 0.17, radius, '#8a6a35')
    fillCircle(pen, at.x, at.y, radius, isLit(clue) ? LIT : look === 'broken' ? '#ffb3a8' : '#f3dfae')
    fillCircle(pen, at.x, at.y, radius * 0.8, isLit(clue) ? LIT : look === 'met' ? '#a9d98b' : '#fff4d4')
    digit(scene, clue, at, { size: 0.44, ink: look === 'met' ? '#2c5a1c' : '#4b2f10', isStill: true })
  },
}

/** Draws the picture of a clue; rules without one draw nothing. */
export const drawClue = (scene: ClueScene, clue: Clue) => PAINT[clue.kind]?.(scene, clue)

const jumped = ({ jumpOf, grid }: ClueScene, clue: Clue, { x, y }: Point): Point => ({
  x,
  y: y - jumpOf(clue) * grid.unit * 0.16,
})

function glow({ pen, isLit }: ClueScene, clue: Clue, { x, y }: Point, radius: number) {
  if (isLit(clue)) fillCircle(pen, x, y, radius * 1.4, LIT)
}

interface DigitLook {
  /** Height in cells. */
  readonly size: number
  readonly ink: string
  readonly broken?: string
  readonly chip?: boolean
  /** What is below shows its state instead. */
  readonly isStill?: boolean
}

function digit(scene: ClueScene, clue: Clue, place: Point, { size, ink, broken, chip, isStill }: DigitLook) {
  const { pen, grid, write, lookOf } = scene
  if (clue.value === undefined) return
  const { x, y } = isStill ? place : jumped(scene, clue, place)
  const look = lookOf(clue)
  const tall = Math.max(SMALLEST_TEXT, Math.min(26, grid.unit * size))
  if (!isStill && scene.isLit(clue)) fillCircle(pen, x, y, tall * 0.75, LIT)
  else if (chip) fillCircle(pen, x, y, tall * 0.66, 'rgb(255 255 255 / .8)')
  pen.save()
  if (look === 'met' && !isStill) pen.globalAlpha = 0.4
  const color = look === 'broken' && !isStill ? (broken ?? BROKEN) : ink
  writeText(pen, write(clue.value), x, y, { size: tall, color })
  pen.restore()
}

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** A number with the direction it refers to. */
function pointing(scene: ClueScene, clue: Clue) {
  const { pen, grid, lookOf, isLit, write } = scene
  const { at, way = 0, value = 0, sign } = clue
  const { x, y } = jumped(scene, clue, grid.node(at))
  const { unit } = grid
  const look = lookOf(clue)
  const ink = isLit(clue)
    ? LIT
    : look === 'broken'
      ? sign === 'in'
        ? BROKEN
        : '#ff8f84'
      : sign === 'in'
        ? '#3b2a10'
        : PALE
  const [dx, dy] = WAYS[way]!
  pen.save()
  if (look === 'met' && !isLit(clue)) pen.globalAlpha = 0.55
  const tall = Math.max(SMALLEST_TEXT, unit * 0.36)
  writeText(pen, signed(write(value)), x - dx * unit * 0.13, y - dy * unit * 0.16, { size: tall, color: ink })
  pen.translate(x + dx * unit * 0.25, y + dy * unit * 0.25)
  pen.rotate(Math.atan2(dy, dx))
  pen.fillStyle = ink
  pen.beginPath()
  pen.moveTo(unit * 0.09, 0)
  pen.lineTo(-unit * 0.055, -unit * 0.11)
  pen.lineTo(-unit * 0.055, unit * 0.11)
  pen.closePath()
  pen.fill()
  pen.restore()
}

function palm(pen: Pen, x: number, y: number, unit: number) {
  fillCircle(pen, x, y + unit * 0.16, unit * 0.24, '#e8c98a')
  fillRound(
    pen,
    { x: x - unit * 0.035, y: y - unit * 0.08, width: unit * 0.07, height: unit * 0.3 },
    unit * 0.03,
    '#6f451f',
  )
  for (const [dx, dy] of [
    [-0.15, -0.06],
    [0.15, -0.06],
    [-0.07, -0.19],
    [0.09, -0.18],
  ] as const)
    fillCircle(pen, x + dx * unit, y + dy * unit, unit * 0.105, '#3aa565')
  fillCircle(pen, x, y - unit * 0.1, unit * 0.1, '#57c781')
}

function sun(pen: Pen, x: number, y: number, radius: number) {
  pen.fillStyle = '#e08a00'
  pen.beginPath()
  for (let ray = 0; ray < 16; ray++) {
    const reach = ray % 2 === 0 ? radius : radius * 0.72
    const angle = (ray * Math.PI) / 8
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  pen.closePath()
  pen.fill()
  fillCircle(pen, x, y, radius * 0.64, '#ffcf3d')
  fillCircle(pen, x - radius * 0.18, y - radius * 0.2, radius * 0.18, '#fff3bd')
}

function moon(pen: Pen, x: number, y: number, radius: number) {
  fillCircle(pen, x, y, radius, shade('#33407f', -0.15))
  fillCircle(pen, x, y, radius * 0.9, '#46579f')
  pen.fillStyle = '#eef2ff'
  pen.beginPath()
  pen.arc(x, y, radius * 0.66, Math.PI * 0.35, Math.PI * 1.65)
  pen.arc(x + radius * 0.3, y, radius * 0.6, Math.PI * 1.55, Math.PI * 0.45, true)
  pen.closePath()
  pen.fill()
}
