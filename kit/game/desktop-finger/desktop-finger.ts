import type { CoachLook, Gesture, Paint } from '../coach.ts'
import { fillCircle, fillRound } from '../draw.ts'

/** What shows a gesture to somebody with a mouse: the pointer, or the key that does the same. Phones never load it. */
export const desktopFinger = ({ hasArrows, hasSpace }: CoachLook, gesture: Gesture): Paint =>
  (hasArrows ? arrowKey : hasSpace ? spaceBar : mouse)(gesture)

const MOUSE = [0, 0, 0, 30, 7, 23, 12, 34, 17, 32, 12, 21, 22, 21]

const mouse =
  ({ handAt }: Gesture): Paint =>
  (pen, points, seconds) => {
    const { at, fade, isPressing } = handAt(points, seconds)
    pen.save()
    pen.globalAlpha = fade * 0.9
    if (isPressing) fillCircle(pen, at.x, at.y, 20, 'rgb(255 255 255 / .4)')
    pen.translate(at.x, at.y)
    outline(pen, MOUSE)
    pen.fillStyle = '#fff'
    pen.fill()
    pen.lineWidth = 2
    pen.strokeStyle = 'rgb(0 0 0 / .7)'
    pen.stroke()
    pen.restore()
  }

const SPACE = { width: 150, height: 44 }

/** The space bar, below the points of the gesture. */
const spaceBar =
  ({ handAt }: Gesture): Paint =>
  (pen, points, seconds) => {
    const { at, fade, isPressing } = handAt(points, seconds)
    const cap = { ...SPACE, x: at.x - SPACE.width / 2, y: at.y + 56 + (isPressing ? 5 : 0) }
    pen.save()
    pen.globalAlpha = fade * 0.9
    fillRound(pen, { ...cap, height: cap.height + (isPressing ? 2 : 7) }, 11, 'rgb(0 0 0 / .45)')
    fillRound(pen, cap, 11, '#fff')
    pen.beginPath()
    pen.moveTo(at.x - 34, cap.y + 18)
    pen.lineTo(at.x - 34, cap.y + 28)
    pen.lineTo(at.x + 34, cap.y + 28)
    pen.lineTo(at.x + 34, cap.y + 18)
    pen.lineWidth = 4
    pen.strokeStyle = '#123'
    pen.stroke()
    pen.restore()
  }

const KEY = 62
const ARROW = [15, 0, -5, -13, -5, -5, -15, -5, -15, 5, -5, 5, -5, 13]

/** The arrow key for the initial direction of the gesture. */
const arrowKey =
  ({ handAt, along }: Gesture): Paint =>
  (pen, points, seconds) => {
    const { fade, isPressing } = handAt(points, seconds)
    const [first, second = first] = points
    const { x, y } = along(points, 0.5)
    pen.save()
    pen.globalAlpha = fade * 0.9
    pen.translate(x, y + (isPressing ? 5 : 0))
    const cap = { x: -KEY / 2, y: -KEY / 2, width: KEY, height: KEY }
    fillRound(pen, { ...cap, height: KEY + (isPressing ? 2 : 7) }, 13, 'rgb(0 0 0 / .45)')
    fillRound(pen, cap, 13, '#fff')
    pen.rotate(Math.atan2(second!.y - first!.y, second!.x - first!.x))
    outline(pen, ARROW)
    pen.fillStyle = '#123'
    pen.fill()
    pen.restore()
  }

function outline(pen: CanvasRenderingContext2D, corners: readonly number[]) {
  pen.beginPath()
  for (let index = 0; index < corners.length; index += 2) pen.lineTo(corners[index]!, corners[index + 1]!)
  pen.closePath()
}
