import { ball, fillCircle, shade } from '#kit/game/draw.ts'
import type { Picture } from '#kit/game/sprites.ts'
import { emblem } from './emblems.ts'
import { BOMB, FUSE, GUEST, HUB, RAINBOW, STONE, TIDE, VEIL } from './state.ts'

type Pen = CanvasRenderingContext2D

/** Colours of kinds 0 to 5; each has an emblem too, for those who cannot tell colours apart. */
export const COLORS = ['#ff5268', '#2fa8ff', '#ffc12e', '#3fcf6e', '#a866ff', '#ff8a3c'] as const
const SPECIAL: Readonly<Record<number, string>> = {
  [BOMB]: '#4a5068',
  [RAINBOW]: '#ffffff',
  [STONE]: '#8d97a6',
  [TIDE]: '#1fd1c4',
  [HUB]: '#f3ead2',
  [GUEST]: '#bfeeff',
  [VEIL]: '#c7d0da',
  [FUSE]: '#6b4a3a',
  [FUSE + 1]: '#a3502c',
  [FUSE + 2]: '#e0402a',
}

export const colorOf = (kind: number): string => COLORS[kind] ?? SPECIAL[kind] ?? '#ffffff'

/** A glass ball with light from the upper left and its emblem pressed into it. */
export const bubblePicture = (kind: number, size: number): Picture => ({
  key: `bubble${kind}`,
  width: size,
  height: size,
  bleed: size * 0.12,
  paint(pen) {
    const r = size / 2
    fillCircle(pen, r, r * 1.14, r * 0.94, 'rgb(0 8 20 / .35)')
    pen.save()
    pen.translate(r, r)
    if (kind === RAINBOW) paintRainbow(pen, r * 0.97)
    else ball(pen, 0, 0, r * 0.97, colorOf(kind))
    softLower(pen, r * 0.97, colorOf(kind))
    emblem(pen, kind, r)
    gloss(pen, r)
    pen.restore()
  },
})

/** Light that comes through the glass from below. */
function softLower(pen: Pen, r: number, color: string) {
  const light = pen.createRadialGradient(r * 0.25, r * 0.55, 0, r * 0.25, r * 0.55, r * 0.75)
  light.addColorStop(0, `${shade(color, 0.45)}aa`)
  light.addColorStop(1, `${shade(color, 0.45)}00`)
  fillCircle(pen, 0, 0, r, light)
}

function paintRainbow(pen: Pen, r: number) {
  for (let part = 0; part < 6; part++) {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, r, (part * Math.PI) / 3, ((part + 1.03) * Math.PI) / 3)
    pen.fillStyle = COLORS[part]!
    pen.fill()
  }
  const shadow = pen.createRadialGradient(-r * 0.3, -r * 0.35, r * 0.2, 0, 0, r)
  shadow.addColorStop(0, 'rgb(255 255 255 / .55)')
  shadow.addColorStop(0.5, 'rgb(255 255 255 / 0)')
  shadow.addColorStop(1, 'rgb(20 0 60 / .45)')
  fillCircle(pen, 0, 0, r, shadow)
}

function gloss(pen: Pen, r: number) {
  pen.save()
  pen.rotate(-0.6)
  pen.beginPath()
  pen.ellipse(0, -r * 0.62, r * 0.4, r * 0.17, 0, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .8)'
  pen.fill()
  pen.restore()
}
