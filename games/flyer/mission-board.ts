import type { GameContext } from '#kit/game/contract.ts'
import { FONT_TEXT, fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { FlyerDefinition } from './definitions.ts'
import { countOf, isDone, missionAt } from '#kit/game/progress/missions.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import { countedIn, missions } from './missions.ts'
import { missionText } from './owned.ts'
import type { FlyerInput } from './rules.ts'
import type { Camera } from './scenery.ts'
import type { Flight } from './world.ts'

type Context = GameContext<FlyerDefinition, FlyerInput>
type Pen = CanvasRenderingContext2D

const ROW = 34
const GAP = 6
const WIDEST = 330
const LOW = 330

const ROWS = 3

/** Where the planks hang before the flight begins. */
export function boardPlan(camera: Camera) {
  const width = Math.min(WIDEST, camera.width - 32)
  const high = camera.top + 62 * camera.scale
  const top = camera.height < LOW ? high - 6 : high + 10
  const left = Math.max(16, camera.width / 2 - width / 2)
  return { left, width, top, bottom: top + ROWS * (ROW + GAP) }
}

/** The three missions on planks that hang in the evening at the start and drift away with the world. */
export function drawMissions(
  pen: Pen,
  context: Context,
  scene: { readonly camera: Camera; readonly flight: Flight; readonly owned: Progress },
) {
  const { camera, flight, owned } = scene
  const counted = countedIn(flight)
  const drift = flight.travelled * camera.scale
  const { width, top, left: start } = boardPlan(camera)
  const rtl = context.direction === 'rtl'
  const left = start - drift
  if (left + width < 0) return
  for (const [row, open] of owned.open.entries()) {
    const y = top + row * (ROW + GAP)
    fillRound(pen, { x: left, y: y + 3, width, height: ROW }, 11, 'rgb(8 12 40 / .55)')
    fillRound(pen, { x: left, y, width, height: ROW }, 11, 'rgb(28 36 92 / .88)')
    const star = rtl ? left + width - 18 : left + 18
    drawStar(pen, star, y + ROW / 2, isDone(missions, open, counted) ? '#ffd86b' : '#7c8bd8')
    const mission = missionAt(missions, open.index)
    const count = `${context.number(countOf(missions, open, counted))}/${context.number(mission.target)}`
    write(pen, missionText(context, mission), rtl ? left + width - 36 : left + 36, y + ROW / 2, {
      size: 14,
      weight: 600,
      font: FONT_TEXT,
      color: '#f5f1e4',
      align: rtl ? 'right' : 'left',
      widest: width - 36 - 70,
    })
    write(pen, count, rtl ? left + 12 : left + width - 12, y + ROW / 2, {
      size: 14,
      color: '#ffd27a',
      align: rtl ? 'left' : 'right',
      widest: 54,
    })
  }
}

function drawStar(pen: Pen, x: number, y: number, color: string) {
  pen.fillStyle = color
  pen.beginPath()
  for (let point = 0; point < 10; point++) {
    const angle = (point * Math.PI) / 5 - Math.PI / 2
    const radius = point % 2 === 0 ? 9 : 4.2
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  pen.fill()
  fillCircle(pen, x - 2, y - 3, 1.4, 'rgb(255 255 255 / .7)')
}
