import { fillCircle, fillRound, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { AIM, CALL, inputOf, maySell, mayUpgrade, priceOf, SELL, soldFor, TURN, UPGRADE } from './actions.ts'
import { upgradeCost, type Effect, type TowerKind } from './pieces.ts'
import type { Room } from './room.ts'
import type { DefenceSim } from './sim.ts'
import { drawTower } from './tower-art.ts'
import { mayCall } from './waves.ts'
import { towerAt } from './world.ts'

/** A button with its value and effect. */
export interface Button {
  readonly id: 'kind' | 'upgrade' | 'sell' | 'aim' | 'call' | 'speed' | 'left' | 'right'
  readonly box: Box
  /** Kind of tower, or speed. */
  readonly value: number
  readonly price: number | undefined
  readonly isOn: boolean
  readonly may: boolean
  /** Input it sends; 0 for the view only. */
  readonly input: number
  readonly tower: TowerKind | undefined
}

interface Choice {
  readonly kind: number
  readonly picked: number | undefined
  readonly speed: number
}

type Item = Omit<Button, 'box'>
/** Effects with a choice of targets. */
const AIMING: readonly Effect[] = ['shot', 'splash', 'chill']

const plain = { value: 0, price: undefined, isOn: false, may: true, input: 0, tower: undefined } as const

function itemsOf({ world, rules }: DefenceSim, { kind, picked, speed }: Choice): Item[] {
  const items: Item[] = []
  const tower = picked === undefined ? undefined : towerAt(world, picked)
  if (tower && picked !== undefined) {
    const own = rules.towers[tower.kind]!
    if (mayUpgrade(rules, tower)) {
      const price = upgradeCost(own, tower.level)
      items.push({
        ...plain,
        id: 'upgrade',
        price,
        may: world.coins >= price,
        input: inputOf(UPGRADE, picked),
        tower: own,
      })
    }
    const isShooting = AIMING.includes(own.effect) && own.name !== 'tar'
    if (isShooting) items.push({ ...plain, id: 'aim', value: tower.aim, input: inputOf(AIM, picked) })
    if (maySell(rules))
      items.push({ ...plain, id: 'sell', price: soldFor(rules, tower), input: inputOf(SELL, picked) })
  } else if (rules.isBelt) {
    for (const [slot, index] of world.belt.entries())
      items.push({ ...plain, id: 'kind', value: slot, isOn: slot === kind, tower: rules.towers[index] })
  } else if (!rules.isGrown) {
    const shown = rules.isMerging ? [world.drawn] : rules.towers.keys()
    for (const index of shown) {
      const own = rules.towers[index]!
      const price = priceOf(rules, own, world)
      const isOn = index === kind || Boolean(rules.isMerging)
      items.push({ ...plain, id: 'kind', value: index, price, isOn, may: world.coins >= price, tower: own })
    }
  }
  if (rules.isTurning || rules.isRailed)
    items.push(
      { ...plain, id: 'left', input: inputOf(TURN, 1) },
      { ...plain, id: 'right', input: inputOf(TURN, 0) },
    )
  items.push({ ...plain, id: 'speed', value: speed, isOn: speed > 1 })
  items.push({ ...plain, id: 'call', may: mayCall({ world, rules }), input: inputOf(CALL) })
  return items
}

const GAP = 5
const LARGEST = 64

export function buttonsOf(sim: DefenceSim, choice: Choice, { strip, isWide }: Room): Button[] {
  const items = itemsOf(sim, choice)
  const length = isWide ? strip.height : strip.width
  const side = Math.min(
    LARGEST,
    (length - GAP * (items.length - 1)) / items.length,
    isWide ? strip.width - 6 : strip.height,
  )
  const whole = items.length * side + (items.length - 1) * GAP
  const first = (isWide ? strip.y : strip.x) + (length - whole) / 2
  return items.map((item, index) => {
    const along = first + index * (side + GAP)
    const box = isWide
      ? { x: strip.x + (strip.width - side) / 2, y: along, width: side, height: side }
      : { x: along, y: strip.y + (strip.height - side) / 2, width: side, height: side }
    return { ...item, box }
  })
}

type Pen = CanvasRenderingContext2D

export function drawButton(pen: Pen, button: Button, number: (value: number) => string) {
  const { box, isOn, may, price, id } = button
  const { x, y, width, height } = box
  const radius = width * 0.26
  fillRound(pen, { ...box, y: y + 3 }, radius, 'rgb(4 16 28 / .55)')
  const isCall = id === 'call'
  const color = isCall && may ? '#ffb63d' : isOn ? '#1f7f86' : '#16394a'
  fillRound(pen, box, radius, color)
  strokeRound(pen, box, radius, isOn ? '#3fe0cf' : 'rgb(255 255 255 / .22)', isOn ? 2.4 : 1.4)
  pen.globalAlpha = may ? 1 : 0.42
  const [middleX, middleY] = [x + width / 2, y + height * (price === undefined ? 0.5 : 0.4)]
  if (button.tower && id === 'kind') {
    pen.save()
    pen.translate(middleX, middleY + 2)
    pen.scale(width / 62, width / 62)
    drawTower(canvasBrush(pen), button.tower.name, 1)
    pen.restore()
  } else drawSign(pen, button, middleX, middleY)
  if (price !== undefined) {
    const size = Math.max(11, width * 0.24)
    fillCircle(pen, x + width * 0.24, y + height * 0.83, size * 0.36, '#ffd85a')
    write(pen, number(price), x + width * 0.6, y + height * 0.83, {
      size,
      color: '#fff4dc',
      widest: width * 0.6,
    })
  }
  pen.globalAlpha = 1
}

/** Corners of the icons relative to the button. */
const SIGNS: Readonly<Partial<Record<Button['id'], readonly number[]>>> = {
  upgrade: [-0.2, 0.04, 0, -0.18, 0.2, 0.04],
  left: [0.1, -0.22, -0.14, 0, 0.1, 0.22],
  right: [-0.1, -0.22, 0.14, 0, -0.1, 0.22],
  sell: [-0.16, -0.16, 0, 0, 0.16, -0.16, 0, 0, 0.16, 0.16, 0, 0, -0.16, 0.16],
}

function drawSign(pen: Pen, { id, box: { width }, value, may }: Button, x: number, y: number) {
  const ink = id === 'call' && may ? '#2a1600' : '#ffffff'
  pen.strokeStyle = pen.fillStyle = ink
  pen.lineWidth = width * 0.085
  pen.lineCap = pen.lineJoin = 'round'
  const trace = (points: readonly number[], shift = 0) => {
    pen.beginPath()
    for (let at = 0; at < points.length; at += 2)
      pen.lineTo(x + points[at]! * width, y + (points[at + 1]! + shift) * width)
  }
  const sign = SIGNS[id]
  if (sign) {
    trace(sign)
    pen.stroke()
    if (id === 'upgrade') {
      trace(sign, 0.17)
      pen.stroke()
    }
  }
  if (id === 'call') {
    trace([-0.13, -0.2, 0.22, 0, -0.13, 0.2])
    pen.fill()
  }
  if (id === 'speed')
    for (let arrow = 0; arrow < 3; arrow++) {
      pen.globalAlpha = arrow < value ? 1 : 0.28
      const from = (arrow - 1) * 0.22 - 0.08
      trace([from, -0.15, from + 0.16, 0, from, 0.15])
      pen.stroke()
      pen.globalAlpha = 1
    }
  if (id === 'aim') drawAim(pen, value, { x, y, width })
}

/** Icon of a tower's target: the foremost of three dots, the largest, or the nearest to the middle. */
function drawAim(
  pen: Pen,
  value: number,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
) {
  const radius = width * 0.2
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.lineWidth = width * 0.05
  pen.stroke()
  const [dx, size] = [
    [radius, 0.1],
    [0, 0.15],
    [0, 0.06],
  ][value] as [number, number]
  fillCircle(pen, x + dx, y, size * width, '#ff7a6b')
  if (value === 2) fillCircle(pen, x, y, size * width * 0.4, '#ffffff')
}
