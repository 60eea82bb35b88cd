import { copyWhole, shade } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

const FIRST_DUNE = 0.7
const SCATTERED = 16

function dune(
  pen: Pen,
  { width, height }: Stage,
  { top, bend, paint }: { readonly top: number; readonly bend: number; readonly paint: string },
) {
  pen.fillStyle = paint
  pen.beginPath()
  pen.moveTo(0, height * top)
  pen.bezierCurveTo(
    width * 0.3,
    height * (top - bend),
    width * 0.6,
    height * (top + bend),
    width,
    height * (top - bend / 2),
  )
  pen.lineTo(width, height)
  pen.lineTo(0, height)
  pen.fill()
}

function shell(pen: Pen, x: number, y: number, size: number) {
  pen.save()
  pen.translate(x, y)
  pen.rotate((x % 7) - 3)
  pen.strokeStyle = 'rgb(255 238 208 / .3)'
  pen.lineWidth = 2
  pen.lineCap = 'round'
  pen.beginPath()
  for (let rib = -2; rib <= 2; rib++) {
    pen.moveTo(0, 0)
    pen.lineTo(Math.sin(rib * 0.4) * size, -Math.cos(rib * 0.4) * size)
  }
  pen.stroke()
  pen.restore()
}

function paintBeach(pen: Pen, stage: Stage, [glow, deep]: readonly [string, string]) {
  const { width, height } = stage
  const sky = pen.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, shade(glow, 0.12))
  sky.addColorStop(1, deep)
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  const sun = pen.createRadialGradient(width * 0.15, 0, 0, width * 0.15, 0, Math.max(width, height) * 0.7)
  sun.addColorStop(0, 'rgb(255 240 200 / .38)')
  sun.addColorStop(1, 'rgb(255 240 200 / 0)')
  pen.fillStyle = sun
  pen.fillRect(0, 0, width, height)
  dune(pen, stage, { top: FIRST_DUNE, bend: 0.05, paint: 'rgb(255 220 160 / .1)' })
  dune(pen, stage, { top: FIRST_DUNE + 0.08, bend: -0.04, paint: 'rgb(255 220 160 / .12)' })
  dune(pen, stage, { top: FIRST_DUNE + 0.18, bend: 0.03, paint: 'rgb(255 220 160 / .14)' })
  for (let index = 0; index < SCATTERED; index++) {
    const [x, y] = [((index * 61 + 13) % 97) / 97, FIRST_DUNE + 0.04 + ((index * 29) % 26) / 100]
    shell(pen, x * width, y * height, 7 + (index % 4) * 3)
  }
}

/** A beach in the game's own light, painted once a size. */
export function backdrop(ground: readonly [string, string]) {
  let kept: { readonly name: string; readonly canvas: HTMLCanvasElement } | undefined
  return (stage: Stage) => {
    const { pen, width, height } = stage
    const ratio = pen.getTransform().a
    const name = `${width} ${height} ${ratio}`
    if (kept?.name !== name) {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: Math.round(width * ratio),
        height: Math.round(height * ratio),
      })
      const copy = canvas.getContext('2d')!
      copy.scale(ratio, ratio)
      paintBeach(copy, stage, ground)
      kept = { name, canvas }
    }
    copyWhole(pen, kept.canvas)
  }
}
