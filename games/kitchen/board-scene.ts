import { fillCircle } from '#kit/game/draw.ts'
import { stationIcon } from './icon-art.ts'
import { guestAtWork, type KitchenView } from './kitchen-view.ts'
import { boardPlace } from './layout.ts'
import { owns } from './upgrades.ts'
import { pizzaAt } from './world.ts'

type Pen = CanvasRenderingContext2D

/** Faint guides for even cuts: for owners of the wheel, and while learning. */
function drawGuides(pen: Pen, view: KitchenView, isLearning: boolean) {
  const slices = guestAtWork(view)?.order.slices
  if (!slices || !(isLearning || owns(view.kitchen.upgrades, 'wheel'))) return
  const { x, y, radius } = boardPlace(view.places)
  pen.strokeStyle = 'rgb(255 255 255 / .8)'
  pen.lineWidth = 3
  pen.setLineDash([8, 9])
  for (let cut = 0; cut < slices / 2; cut++) {
    const angle = (cut / (slices / 2)) * Math.PI
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    pen.beginPath()
    pen.moveTo(x - dx, y - dy)
    pen.lineTo(x + dx, y + dy)
    pen.stroke()
  }
  pen.setLineDash([])
}

function drawBlade(pen: Pen, view: KitchenView) {
  const { blade } = view
  if (!blade) return
  pen.strokeStyle = 'rgb(255 255 255 / .9)'
  pen.lineWidth = 4
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(blade.fromX, blade.fromY)
  pen.lineTo(blade.x, blade.y)
  pen.stroke()
  fillCircle(pen, blade.x, blade.y, 22, 'rgb(8 52 58 / .45)')
  stationIcon(pen, 'board', blade.x + 4, blade.y + 3, 40, '#f4fbff')
}

/** The baked pizza under the wheel; those that cool wait at the side. */
export function drawBoard(pen: Pen, view: KitchenView, isLearning: boolean) {
  const disc = boardPlace(view.places)
  const pizza = pizzaAt(view.kitchen, 'board')
  if (pizza) {
    view.shelf.draw(pen, pizza, disc)
    drawGuides(pen, view, isLearning)
  } else stationIcon(pen, 'board', disc.x, disc.y, disc.radius * 0.8, 'rgb(120 66 26 / .35)')
  const { work } = view.places
  const cooling = view.kitchen.pizzas.filter(({ place }) => place === 'rack')
  const radius = Math.min(28, work.height * 0.09)
  for (const [index, one] of cooling.entries()) {
    const at = {
      x: work.x + 12 + radius + index * radius * 2.3,
      y: work.y + work.height - radius - 8,
      radius,
    }
    fillCircle(pen, at.x, at.y + 3, radius * 1.1, 'rgb(4 24 30 / .45)')
    view.shelf.draw(pen, one, at)
  }
  drawBlade(pen, view)
}
