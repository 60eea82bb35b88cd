import { fillCircle, shade } from '#kit/game/draw.ts'
import { paintFruit, type FruitArt } from './fruit-art.ts'
import { fruitNames, radiusOf, type BonusName, type Kind } from './orchard.ts'
import { sprite, type Sprite } from './sheet.ts'

type Pen = CanvasRenderingContext2D

/** Pictures of things and effects, cached per canvas size. */
export interface ThingArt {
  readonly kinds: ReadonlyMap<Kind, FruitArt>
  readonly drops: ReadonlyMap<string, Sprite>
  readonly splats: ReadonlyMap<string, readonly Sprite[]>
  readonly shadow: Sprite
  readonly leaf: Sprite
}

const BONUS_COLORS: Readonly<Record<BonusName, readonly [string, string]>> = {
  freeze: ['#5fd4ff', '#e6fbff'],
  double: ['#ffc531', '#fff4c4'],
  frenzy: ['#ff5d9e', '#ffe1ef'],
}
const STONE_JUICE = '#ffd98a'
const TURN = 2 * Math.PI

export function paintThings(sharpness: number): ThingArt {
  const kinds = new Map<Kind, FruitArt>()
  for (const name of fruitNames) kinds.set(name, paintFruit(name, sharpness))
  for (const bonus of ['freeze', 'double', 'frenzy'] as const) kinds.set(bonus, paintBonus(bonus, sharpness))
  const stone = sprite(radiusOf('stone') * 2.6, sharpness, paintStone)
  kinds.set('stone', { whole: stone, half: stone, base: stone, juice: STONE_JUICE })
  const drops = new Map<string, Sprite>()
  const splats = new Map<string, readonly Sprite[]>()
  for (const { juice } of kinds.values()) {
    drops.set(
      juice,
      sprite(30, sharpness, (pen) => paintDrop(pen, juice)),
    )
    splats.set(
      juice,
      [1, 2].map((kind) => sprite(280, sharpness * 0.5, (pen) => paintSplat(pen, juice, kind))),
    )
  }
  const shadow = sprite(220, sharpness * 0.4, paintShadow)
  const leaf = sprite(64, sharpness, paintLeaf)
  return { kinds, drops, splats, shadow, leaf }
}

/** A star fruit in a glowing skin: each bonus has its own colour and its own mark. */
function paintBonus(bonus: BonusName, sharpness: number): FruitArt {
  const radius = radiusOf(bonus)
  const [color, light] = BONUS_COLORS[bonus]
  const body = (pen: Pen) => {
    const glow = pen.createRadialGradient(0, 0, radius * 0.6, 0, 0, radius * 1.5)
    glow.addColorStop(0, `${color}aa`)
    glow.addColorStop(1, `${color}00`)
    fillCircle(pen, 0, 0, radius * 1.5, glow)
    pen.fillStyle = shade(color, -0.42)
    star(pen, radius, 3)
    const skin = pen.createRadialGradient(-radius * 0.3, -radius * 0.4, radius * 0.1, 0, 0, radius)
    skin.addColorStop(0, '#ffffff')
    skin.addColorStop(0.35, color)
    skin.addColorStop(1, shade(color, -0.3))
    pen.fillStyle = skin
    star(pen, radius * 0.96, 0)
    mark(pen, bonus, radius, light)
  }
  const half = sprite(radius * 3.1, sharpness, (pen) => {
    pen.beginPath()
    pen.rect(-radius * 2, -radius * 2, radius * 4, radius * 2)
    pen.clip()
    body(pen)
  })
  return {
    whole: sprite(radius * 3.1, sharpness, body),
    half,
    base: half,
    juice: color,
  }
}

function star(pen: Pen, radius: number, down: number) {
  pen.beginPath()
  for (let index = 0; index < 10; index++) {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const far = radius * (index % 2 === 0 ? 1.05 : 0.72)
    pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far + down)
  }
  pen.closePath()
  pen.lineJoin = 'round'
  pen.fill()
}

function mark(pen: Pen, bonus: BonusName, radius: number, color: string) {
  pen.strokeStyle = pen.fillStyle = color
  pen.lineWidth = radius * 0.12
  if (bonus === 'freeze')
    for (let index = 0; index < 3; index++) {
      const angle = (index * Math.PI) / 3
      const [x, y] = [Math.cos(angle) * radius * 0.42, Math.sin(angle) * radius * 0.42]
      pen.beginPath()
      pen.moveTo(-x, -y)
      pen.lineTo(x, y)
      pen.stroke()
    }
  if (bonus === 'double')
    for (const side of [-1, 1]) fillCircle(pen, side * radius * 0.22, 0, radius * 0.2, color)
  if (bonus === 'frenzy')
    for (const lift of [-0.24, 0.02, 0.28]) {
      pen.beginPath()
      pen.moveTo(-radius * 0.3, radius * (lift + 0.12))
      pen.lineTo(0, radius * (lift - 0.12))
      pen.lineTo(radius * 0.3, radius * (lift + 0.12))
      pen.stroke()
    }
}

/** A boulder with a red crack: nothing else in the orchard is grey. */
function paintStone(pen: Pen) {
  const radius = radiusOf('stone')
  const shape = (grow: number, dy: number) => {
    pen.beginPath()
    for (let index = 0; index < 9; index++) {
      const angle = (index / 9) * TURN
      const far = radius * grow * (index % 2 === 0 ? 1.06 : 0.95)
      pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far + dy)
    }
    pen.closePath()
  }
  const halo = pen.createRadialGradient(0, 0, radius * 0.8, 0, 0, radius * 1.28)
  halo.addColorStop(0, 'rgb(255 70 60 / .7)')
  halo.addColorStop(1, 'rgb(255 70 60 / 0)')
  fillCircle(pen, 0, 0, radius * 1.28, halo)
  shape(1, 3)
  pen.fillStyle = '#14161f'
  pen.fill()
  const light = pen.createRadialGradient(-radius * 0.4, -radius * 0.45, radius * 0.1, 0, 0, radius * 1.1)
  light.addColorStop(0, '#a5adbd')
  light.addColorStop(0.4, '#5d6677')
  light.addColorStop(1, '#272c3a')
  shape(0.97, 0)
  pen.fillStyle = light
  pen.fill()
  for (const [color, width] of [
    ['#7c1120', 0.15],
    ['#ff5a48', 0.07],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = radius * width
    pen.beginPath()
    pen.moveTo(-radius * 0.5, -radius * 0.2)
    pen.lineTo(-radius * 0.12, radius * 0.06)
    pen.lineTo(radius * 0.08, -radius * 0.2)
    pen.lineTo(radius * 0.5, radius * 0.24)
    pen.moveTo(-radius * 0.12, radius * 0.06)
    pen.lineTo(-radius * 0.18, radius * 0.5)
    pen.stroke()
  }
}

function paintDrop(pen: Pen, color: string) {
  fillCircle(pen, 0, 0, 13, shade(color, -0.12))
  fillCircle(pen, -1.5, -2, 10.5, color)
  fillCircle(pen, -4, -5, 3.4, 'rgb(255 255 255 / .8)')
}

function paintSplat(pen: Pen, color: string, kind: number) {
  pen.fillStyle = color
  fillCircle(pen, 0, 0, 54, color)
  for (let index = 0; index < 15; index++) {
    const angle = index * 2.39996 * kind + kind
    const far = 50 + ((index * 37 * kind) % 62)
    const size = 20 - ((index * 5 + kind * 3) % 14)
    fillCircle(pen, Math.cos(angle) * far, Math.sin(angle) * far, size, color)
    pen.strokeStyle = color
    pen.lineWidth = size * 0.8
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(Math.cos(angle) * far * 0.86, Math.sin(angle) * far * 0.86)
    pen.stroke()
  }
}

function paintShadow(pen: Pen) {
  const dark = pen.createRadialGradient(0, 0, 20, 0, 0, 108)
  dark.addColorStop(0, 'rgb(0 14 16 / .5)')
  dark.addColorStop(1, 'rgb(0 14 16 / 0)')
  fillCircle(pen, 0, 0, 108, dark)
}

/** A leaf stands for a life. */
function paintLeaf(pen: Pen) {
  const shape = (dy: number) => {
    pen.beginPath()
    pen.moveTo(-22, 20 + dy)
    pen.quadraticCurveTo(-26, -20 + dy, 24, -24 + dy)
    pen.quadraticCurveTo(22, 22 + dy, -22, 20 + dy)
  }
  shape(3)
  pen.fillStyle = '#1f6a35'
  pen.fill()
  shape(0)
  pen.fillStyle = '#7bdc5b'
  pen.fill()
  pen.strokeStyle = '#c9f7a2'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(-24, 24)
  pen.quadraticCurveTo(-4, 4, 14, -14)
  pen.stroke()
}
