import { fillCircle, fillRound } from '#kit/game/draw.ts'
import type { KitchenView } from './kitchen-view.ts'
import { holidayOn, type HolidayName } from './holidays.ts'

type Pen = CanvasRenderingContext2D

/** One thing on the string: its middle and how large it is. */
type Hanging = (pen: Pen, x: number, y: number, size: number, index: number) => void

const fill = (pen: Pen, path: string, color: string) => {
  pen.fillStyle = color
  pen.fill(new Path2D(path))
}

const HANGINGS: Readonly<Record<HolidayName, Hanging>> = {
  lanterns(pen, x, y, size, index) {
    const color = ['#ff9d2e', '#ff6f61', '#ffd34d'][index % 3]!
    fillCircle(pen, x, y, size * 1.9, 'rgb(255 200 110 / .22)')
    fillRound(pen, { x: x - size, y: y - size, width: size * 2, height: size * 2.1 }, size * 0.8, color)
    for (const line of [-0.4, 0.1, 0.6])
      fillRound(
        pen,
        { x: x - size, y: y + line * size, width: size * 2, height: 2 },
        1,
        'rgb(120 40 0 / .35)',
      )
  },
  harvest(pen, x, y, size, index) {
    const color = ['#d9812c', '#c6a02e', '#a8442f'][index % 3]!
    fill(
      pen,
      `M${x} ${y - size * 1.3}Q${x + size * 1.2} ${y - size * 0.2} ${x} ${y + size * 1.3}Q${x - size * 1.2} ${y - size * 0.2} ${x} ${y - size * 1.3}Z`,
      color,
    )
    fillRound(pen, { x: x - 1, y: y - size, width: 2, height: size * 2.4 }, 1, 'rgb(80 30 0 / .5)')
  },
  regatta(pen, x, y, size, index) {
    const color = ['#e5533d', '#2f5f9e', '#f4ead2', '#3bbf8a'][index % 4]!
    fill(pen, `M${x - size} ${y - size}H${x + size}L${x} ${y + size * 1.4}Z`, color)
  },
  snow(pen, x, y, size) {
    pen.strokeStyle = '#ffffff'
    pen.lineWidth = Math.max(2, size * 0.22)
    pen.lineCap = 'round'
    pen.beginPath()
    for (let arm = 0; arm < 3; arm++) {
      const [dx, dy] = [Math.cos((arm * Math.PI) / 3) * size, Math.sin((arm * Math.PI) / 3) * size]
      pen.moveTo(x - dx, y - dy)
      pen.lineTo(x + dx, y + dy)
    }
    pen.stroke()
    fillCircle(pen, x, y, size * 0.3, '#bfe6f2')
  },
  jubilee(pen, x, y, size, index) {
    const color = ['#ffd04a', '#e5484d', '#2f79d8', '#3bbf8a'][index % 4]!
    fillCircle(pen, x, y, size * 1.05, color)
    fillCircle(pen, x - size * 0.35, y - size * 0.35, size * 0.28, 'rgb(255 255 255 / .7)')
    fill(
      pen,
      `M${x - size * 0.2} ${y + size * 1.3}L${x} ${y + size}L${x + size * 0.2} ${y + size * 1.3}Z`,
      color,
    )
  },
}

/** A string of what the holiday is known for hangs across the room. */
export function drawHoliday(pen: Pen, { kitchen, places, time, station, context }: KitchenView) {
  const holiday = holidayOn(kitchen.day)
  if (!holiday || station !== 'counter') return
  const { x, y, width, height } = places.work
  const count = Math.max(5, Math.round(width / 54))
  const size = Math.min(13, width * 0.03, height * 0.035)
  const sag = size * 2
  pen.strokeStyle = 'rgb(60 20 10 / .7)'
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(x, y + size * 4.4)
  pen.quadraticCurveTo(x + width / 2, y + size * 4.4 + sag * 2, x + width, y + size * 4.4)
  pen.stroke()
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count
    const swing = context.reducedMotion ? 0 : Math.sin(time * 1.6 + index) * size * 0.14
    const on = y + size * 4.4 + 4 * sag * share * (1 - share)
    HANGINGS[holiday.name](pen, x + width * share + swing, on + size * 1.2, size, index)
  }
}

/** Says in the morning what is celebrated. */
export function tellHoliday({ context, kitchen }: KitchenView) {
  const holiday = holidayOn(kitchen.day)
  if (holiday) context.host.toast(context.text(`holiday.${holiday.name}`))
}
