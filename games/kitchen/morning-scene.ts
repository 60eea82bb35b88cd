import { slab, write, type Box } from '#kit/game/draw.ts'
import { ink, lantern, lanternSide, paper } from './colors.ts'
import { drawFigure, middle, type KitchenView } from './kitchen-view.ts'
import { coin, upgradeIcon } from './icon-art.ts'
import { onSale, type Purse, type Upgrade } from './upgrades.ts'

type Pen = CanvasRenderingContext2D

const MOST_OFFERS = 4

export interface Morning {
  readonly offers: readonly { readonly upgrade: Upgrade; readonly box: Box }[]
  readonly open: Box
  readonly board: Box
}

/** What hangs on the wall before the doors open. */
export function morningIn(view: KitchenView, purse: Purse): Morning {
  const { width, height } = view.places.size
  const isWide = width > height
  const offers = onSale(purse, view.kitchen.day).slice(0, MOST_OFFERS)
  const columns = isWide ? Math.max(1, offers.length) : Math.min(2, Math.max(1, offers.length))
  const rows = Math.ceil(offers.length / columns) || 1
  const wide = Math.min(width * 0.92, height * 1.9)
  const board = { x: (width - wide) / 2, y: height * 0.04, width: wide, height: height * 0.92 }
  const openHeight = Math.max(48, Math.min(66, height * 0.12))
  const head = Math.max(46, Math.min(90, height * 0.15))
  const room = { width: board.width - 20, height: board.height - head - openHeight - 26 }
  const side = {
    width: Math.min(236, room.width / columns - 10),
    height: Math.min(270, room.height / rows - 10),
  }
  const startX = board.x + (board.width - columns * (side.width + 10)) / 2 + 5
  const startY = board.y + head + (room.height - rows * (side.height + 10)) / 2 + 5
  const openWidth = Math.min(240, board.width * 0.6)
  return {
    board,
    offers: offers.map((upgrade, index) => ({
      upgrade,
      box: {
        x: startX + (index % columns) * (side.width + 10),
        y: startY + Math.floor(index / columns) * (side.height + 10),
        ...side,
      },
    })),
    open: {
      x: board.x + (board.width - openWidth) / 2,
      y: board.y + board.height - openHeight - 12,
      width: openWidth,
      height: openHeight,
    },
  }
}

function drawOffer(
  pen: Pen,
  view: KitchenView,
  { upgrade, box, coins }: { upgrade: Upgrade; box: Box; coins: number },
) {
  const { context } = view
  const isCheap = coins >= upgrade.price
  pen.save()
  pen.globalAlpha = isCheap ? 1 : 0.62
  slab(pen, box, 16, paper, '#c9a878', 7)
  const { x } = middle(box)
  const icon = Math.min(box.width * 0.6, box.height * 0.42)
  upgradeIcon(pen, upgrade.name, x, box.y + box.height * 0.29, icon)
  const size = Math.max(12, Math.min(17, box.height * 0.1))
  write(pen, context.text(`up.${upgrade.name}`), x, box.y + box.height * 0.6, {
    size,
    color: ink,
    widest: box.width - 12,
  })
  const pill = {
    x: x - box.width * 0.34,
    y: box.y + box.height * 0.71,
    width: box.width * 0.68,
    height: box.height * 0.2,
  }
  slab(pen, pill, pill.height / 2, isCheap ? lantern : '#d8bd94', isCheap ? lanternSide : '#a88a62', 4)
  coin(pen, pill.x + pill.height * 0.6, pill.y + pill.height * 0.46, pill.height * 0.3)
  const price = { size: Math.max(12, pill.height * 0.52), color: '#2a1600' }
  write(pen, context.number(upgrade.price), x + pill.height * 0.3, pill.y + pill.height * 0.45, price)
  pen.restore()
}

/** The purse, the offers and the door sign. */
export function drawMorning(
  pen: Pen,
  view: KitchenView,
  { morning, purse }: { morning: Morning; purse: Purse },
) {
  const { board, open, offers } = morning
  const { width, height } = view.places.size
  pen.fillStyle = 'rgb(52 14 16 / .72)'
  pen.fillRect(0, 0, width, height)
  slab(pen, board, 24, '#9c4b31', '#54201a', 9)
  const head = Math.max(46, Math.min(90, height * 0.15))
  drawFigure(pen, view, {
    figure: 'cook',
    mood: 3,
    x: board.x + head * 0.8,
    y: board.y + head + 4,
    size: head * 0.95,
  })
  coin(pen, board.x + board.width - head * 0.6, board.y + head * 0.52, head * 0.26)
  const size = Math.min(34, head * 0.5)
  write(pen, view.context.number(purse.coins), board.x + board.width - head, board.y + head * 0.54, {
    size,
    align: 'right',
    color: '#ffe3a0',
  })
  for (const offer of offers) drawOffer(pen, view, { ...offer, coins: purse.coins })
  slab(pen, open, open.height / 2, lantern, lanternSide, 6)
  const { x, y } = middle(open)
  write(pen, view.context.text('shop.open'), x, y - 3, {
    size: open.height * 0.4,
    color: '#2a1600',
    widest: open.width - 24,
  })
}
