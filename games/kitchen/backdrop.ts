import { copyWhole, fillCircle, fillRound, shade, type Box } from '#kit/game/draw.ts'
import { boardPlace, counterPlaces, type Places, type Station } from './layout.ts'

type Pen = CanvasRenderingContext2D

function slope(pen: Pen, { y, height }: Box, from: string, to: string) {
  const light = pen.createLinearGradient(0, y, 0, y + height)
  light.addColorStop(0, from)
  light.addColorStop(1, to)
  return light
}

function glow(pen: Pen, x: number, y: number, radius: number, color: string) {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, color)
  light.addColorStop(1, 'rgb(255 200 120 / 0)')
  fillCircle(pen, x, y, radius, light)
}

/** Night sea with the moon behind the arches. */
function paintWindow(pen: Pen, box: Box) {
  const radius = [box.width / 2, box.width / 2, 8, 8]
  pen.beginPath()
  pen.roundRect(box.x - 7, box.y - 7, box.width + 14, box.height + 14, [
    box.width / 2 + 7,
    box.width / 2 + 7,
    10,
    10,
  ])
  pen.fillStyle = '#8d4128'
  pen.fill()
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, radius)
  pen.clip()
  pen.fillStyle = slope(pen, box, '#17395c', '#f2935a')
  pen.fillRect(box.x, box.y, box.width, box.height)
  const sea = { ...box, y: box.y + box.height * 0.66, height: box.height * 0.34 }
  fillCircle(pen, box.x + box.width * 0.5, sea.y, box.width * 0.17, '#ffe3a0')
  pen.fillStyle = slope(pen, sea, '#2a7d8c', '#123f55')
  pen.fillRect(sea.x, sea.y, sea.width, sea.height)
  pen.fillStyle = 'rgb(255 227 160 / .55)'
  for (let wave = 0; wave < 5; wave++) {
    const width = box.width * (0.3 - wave * 0.04)
    pen.fillRect(box.x + box.width / 2 - width / 2, sea.y + 5 + (wave * sea.height) / 5.5, width, 2.5)
  }
  pen.restore()
  pen.strokeStyle = '#8d4128'
  pen.lineWidth = 5
  pen.beginPath()
  pen.moveTo(box.x + box.width / 2, box.y)
  pen.lineTo(box.x + box.width / 2, box.y + box.height)
  pen.stroke()
  fillRound(pen, { x: box.x - 14, y: box.y + box.height, width: box.width + 28, height: 12 }, 4, '#d98450')
}

function paintLanterns(pen: Pen, { x, y, width, height }: Box) {
  const count = Math.max(3, Math.round(width / 120))
  pen.strokeStyle = '#5a2418'
  pen.lineWidth = 2.5
  for (let index = 0; index < count; index++) {
    const [from, to] = [x + (index * width) / count, x + ((index + 1) * width) / count]
    const sag = Math.min(30, height * 0.09)
    pen.beginPath()
    pen.moveTo(from, y)
    pen.quadraticCurveTo((from + to) / 2, y + 2 * sag, to, y)
    pen.stroke()
    const middle = (from + to) / 2
    const size = Math.min(16, height * 0.045)
    glow(pen, middle, y + sag + size, size * 4.5, 'rgb(255 214 120 / .55)')
    const color = ['#ffcf5c', '#ff8a5a', '#7fe0c8'][index % 3]!
    fillRound(
      pen,
      { x: middle - size * 0.8, y: y + sag, width: size * 1.6, height: size * 2 },
      size * 0.7,
      color,
    )
    fillRound(
      pen,
      { x: middle - size * 0.45, y: y + sag + size * 0.3, width: size * 0.5, height: size * 1.2 },
      size * 0.2,
      'rgb(255 255 255 / .7)',
    )
  }
}

function paintCounter(pen: Pen, places: Places) {
  const { work } = places
  const { top } = counterPlaces(places)
  pen.fillStyle = slope(pen, work, '#f6b878', '#d9784a')
  pen.fillRect(work.x, work.y, work.width, work.height)
  glow(pen, work.x + work.width * 0.2, work.y, work.height * 0.8, 'rgb(255 240 190 / .6)')
  const room = top - work.y
  const windowSize = Math.min(work.width * 0.2, room * 0.36)
  const windows = work.width > 700 ? [0.2, 0.5, 0.8] : [0.22, 0.78]
  for (const share of windows)
    paintWindow(pen, {
      x: work.x + work.width * share - windowSize / 2,
      y: work.y + room * 0.2,
      width: windowSize,
      height: windowSize * 1.35,
    })
  paintLanterns(pen, { ...work, y: work.y - 2 })
  const back = work.y + room * 0.68
  pen.fillStyle = slope(pen, { ...work, y: back, height: top - back }, '#b85a38', '#8f3f2a')
  pen.fillRect(work.x, back, work.width, top - back)
  fillRound(pen, { x: work.x - 8, y: back - 4, width: work.width + 16, height: 9 }, 4, '#e8a468')
}

/** The counter itself stands before the guests. */
function paintCounterTop(pen: Pen, places: Places) {
  const { work } = places
  const { top } = counterPlaces(places)
  const bottom = work.y + work.height
  pen.fillStyle = slope(pen, { ...work, y: top, height: bottom - top }, '#2f8f8a', '#17595c')
  pen.fillRect(work.x, top, work.width, bottom - top)
  const tile = Math.max(22, (bottom - top - 16) / 2)
  pen.fillStyle = 'rgb(255 255 255 / .13)'
  for (let row = 0; row < 3; row++)
    for (let column = row % 2; column * tile < work.width; column += 2)
      pen.fillRect(
        work.x + column * tile,
        top + 16 + row * tile,
        tile,
        Math.min(tile, bottom - top - 16 - row * tile),
      )
  pen.fillStyle = '#7d431f'
  pen.fillRect(work.x, top + 9, work.width, 9)
  pen.fillStyle = '#d99a58'
  pen.fillRect(work.x, top - 5, work.width, 15)
  pen.fillStyle = '#f5c98d'
  pen.fillRect(work.x, top - 5, work.width, 3)
}

function paintPlanks(pen: Pen, { x, y, width, height }: Box, light: string, dark: string) {
  const rows = Math.max(4, Math.round(height / 76))
  const each = height / rows
  for (let row = 0; row < rows; row++) {
    const color = shade(light, ((row * 7) % 3) * -0.045)
    pen.fillStyle = color
    pen.fillRect(x, y + row * each, width, each + 1)
    pen.fillStyle = 'rgb(255 255 255 / .12)'
    pen.fillRect(x, y + row * each, width, 2)
    pen.fillStyle = dark
    pen.fillRect(x, y + (row + 1) * each - 2, width, 2)
    const seam = x + ((row * 0.37 + 0.2) % 1) * width
    pen.fillRect(seam, y + row * each, 2, each)
  }
}

function paintBricks(pen: Pen, { x, y, width, height }: Box) {
  pen.fillStyle = '#7c3524'
  pen.fillRect(x, y, width, height)
  const [wide, high] = [58, 26]
  for (let row = 0; row * high < height; row++)
    for (let column = -1; column * wide < width; column++) {
      const color = ['#b5573a', '#a94e34', '#bf6344', '#9f4730'][(row * 5 + column * 3 + 8) % 4]!
      const box = {
        x: x + column * wide + (row % 2) * (wide / 2) + 2,
        y: y + row * high + 2,
        width: wide - 4,
        height: high - 4,
      }
      fillRound(pen, box, 4, color)
      fillRound(pen, { ...box, height: 3 }, 2, 'rgb(255 255 255 / .13)')
    }
  pen.fillStyle = slope(pen, { x, y, width, height }, 'rgb(255 190 110 / .22)', 'rgb(40 8 8 / .35)')
  pen.fillRect(x, y, width, height)
}

function paintBoard(pen: Pen, places: Places) {
  const { x, y, radius } = boardPlace(places)
  paintPlanks(pen, places.work, '#2f7f82', 'rgb(8 48 54 / .45)')
  glow(
    pen,
    places.work.x + places.work.width * 0.2,
    places.work.y,
    places.work.width * 0.7,
    'rgb(255 240 190 / .3)',
  )
  const far = radius * 1.14
  fillCircle(pen, x + 3, y + 13, far, 'rgb(4 24 30 / .4)')
  fillCircle(pen, x, y + 7, far, '#8a5327')
  fillCircle(pen, x, y, far, '#d59c5c')
  pen.save()
  pen.beginPath()
  pen.arc(x, y, far - 3, 0, 2 * Math.PI)
  pen.clip()
  pen.strokeStyle = 'rgb(120 66 26 / .28)'
  pen.lineWidth = 2
  for (let grain = -5; grain <= 5; grain++) {
    pen.beginPath()
    pen.moveTo(x - far, y + grain * far * 0.19)
    pen.bezierCurveTo(
      x - far / 3,
      y + grain * far * 0.17,
      x + far / 3,
      y + grain * far * 0.22,
      x + far,
      y + grain * far * 0.18,
    )
    pen.stroke()
  }
  pen.restore()
}

/** The standing picture of a station. */
function paintBackdrop(pen: Pen, station: Station, places: Places) {
  const { work } = places
  pen.save()
  pen.beginPath()
  pen.rect(work.x, work.y, work.width, work.height)
  pen.clip()
  if (station === 'counter') paintCounter(pen, places)
  else if (station === 'oven') paintBricks(pen, work)
  else if (station === 'board') paintBoard(pen, places)
  else {
    paintPlanks(pen, work, '#d9a066', 'rgb(120 66 26 / .4)')
    glow(
      pen,
      work.x + work.width * 0.2,
      work.y,
      Math.max(work.width, work.height) * 0.7,
      'rgb(255 246 214 / .55)',
    )
  }
  pen.restore()
}

/** The standing pictures: painted once for a station, stamped in each frame. */
export interface Backdrop {
  draw(pen: Pen, station: Station, places: Places): void
  /** The counter, which stands before the guests. */
  drawFront(pen: Pen, places: Places): void
  clear(): void
}

export function openBackdrop(): Backdrop {
  const kept = new Map<string, HTMLCanvasElement>()

  function stamp(pen: Pen, places: Places, name: string, paint: (inner: Pen) => void) {
    let picture = kept.get(name)
    if (!picture) {
      picture = document.createElement('canvas')
      picture.width = pen.canvas.width
      picture.height = pen.canvas.height
      const inner = picture.getContext('2d')!
      const ratio = pen.canvas.width / places.size.width
      inner.scale(ratio, ratio)
      paint(inner)
      kept.set(name, picture)
    }
    copyWhole(pen, picture)
  }

  return {
    draw: (pen, station, places) =>
      stamp(pen, places, station, (inner) => paintBackdrop(inner, station, places)),
    drawFront: (pen, places) => stamp(pen, places, 'front', (inner) => paintCounterTop(inner, places)),
    clear: () => kept.clear(),
  }
}
