import { fillCircle } from '#kit/game/draw.ts'
import { GATE_HALF } from './hazards.ts'
import { sprite, type Sprite } from './sheet.ts'
import { FIELD_HEIGHT, VEHICLES, type Vehicle } from './world.ts'

type Pen = CanvasRenderingContext2D

/** Everything that comes towards the player, drawn once. */
export interface ThingArt {
  /** A coin in its turns, from full to narrow and back. */
  readonly coins: readonly Sprite[]
  readonly post: Sprite
  readonly glow: Sprite
  readonly pillar: Sprite
  readonly kite: Sprite
  readonly warning: Sprite
  readonly parcels: Readonly<Record<Vehicle, Sprite>>
  readonly halo: Sprite
}

const COIN_TURNS = 8
/** What is in a parcel shows from afar. */
const PARCEL_COLORS: Readonly<Record<Vehicle, string>> = {
  balloon: '#ff7a6b',
  glider: '#3fe0cf',
  diver: '#a866ff',
  strider: '#7bbf4a',
  blinker: '#fff1d2',
  tram: '#ffd24a',
}

export function paintThings(sharpness: number): ThingArt {
  const coins = Array.from({ length: COIN_TURNS }, (_, turn) =>
    sprite(30, 30, sharpness, (pen) => paintCoin(pen, Math.abs(Math.cos((Math.PI * turn) / COIN_TURNS)))),
  )
  return {
    coins,
    post: sprite(44, 44, sharpness, paintPost),
    glow: sprite(60, 60, sharpness, paintGlow),
    pillar: sprite(GATE_HALF * 2 + 20, FIELD_HEIGHT, sharpness, paintPillar),
    kite: sprite(110, 64, sharpness, paintKite),
    warning: sprite(60, 60, sharpness, paintWarning),
    parcels: Object.fromEntries(
      VEHICLES.map((craft) => [
        craft,
        sprite(64, 96, sharpness, (pen) => paintParcel(pen, PARCEL_COLORS[craft])),
      ]),
    ) as Record<Vehicle, Sprite>,
    halo: sprite(150, 150, sharpness, paintHalo),
  }
}

function paintCoin(pen: Pen, wide: number) {
  const x = Math.max(0.22, wide)
  const disc = (dx: number, dy: number, radius: number, color: string) => {
    pen.fillStyle = color
    pen.beginPath()
    pen.ellipse(dx, dy, radius * x, radius, 0, 0, 2 * Math.PI)
    pen.fill()
  }
  disc(1.6, 1.6, 12.5, '#8a4a08')
  disc(0, 0, 12.5, '#ffc531')
  disc(0, 0, 9.4, '#e79a12')
  disc(0.6, 0.8, 8.6, '#ffd860')
  pen.strokeStyle = '#c97e0c'
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.moveTo(-5 * x, 1)
  pen.quadraticCurveTo(-2.5 * x, -4, 0, 1)
  pen.quadraticCurveTo(2.5 * x, 5, 5 * x, 0)
  pen.stroke()
  pen.fillStyle = 'rgb(255 255 255 / .8)'
  pen.beginPath()
  pen.ellipse(-4.6 * x, -6, 3 * x, 1.8, -0.5, 0, 2 * Math.PI)
  pen.fill()
}

function paintPost(pen: Pen) {
  fillCircle(pen, 1.5, 2.5, 17, '#3a1230')
  fillCircle(pen, 0, 0, 16, '#c23a55')
  fillCircle(pen, -1, -1.4, 13.5, '#ff6f7e')
  fillCircle(pen, 0, 0, 8, '#2b1230')
  fillCircle(pen, 0, 0, 6, '#fff7c9')
  pen.fillStyle = 'rgb(255 255 255 / .6)'
  pen.beginPath()
  pen.ellipse(-6.5, -8, 4.4, 2.4, -0.7, 0, 2 * Math.PI)
  pen.fill()
}

function paintGlow(pen: Pen) {
  const light = pen.createRadialGradient(0, 0, 2, 0, 0, 30)
  light.addColorStop(0, 'rgb(255 246 190 / .9)')
  light.addColorStop(0.4, 'rgb(255 190 90 / .35)')
  light.addColorStop(1, 'rgb(255 150 60 / 0)')
  fillCircle(pen, 0, 0, 30, light)
}

/** A pillar that ends at the lower edge of the picture; turned over it hangs from the roof. */
function paintPillar(pen: Pen) {
  const half = GATE_HALF
  const top = -FIELD_HEIGHT / 2
  pen.fillStyle = '#3c1a3c'
  pen.fillRect(-half + 4, top + 18, half * 2, FIELD_HEIGHT)
  const light = pen.createLinearGradient(-half, 0, half, 0)
  light.addColorStop(0, '#fff3da')
  light.addColorStop(0.35, '#f2dcc0')
  light.addColorStop(1, '#a98a9c')
  pen.fillStyle = light
  pen.fillRect(-half + 3, top + 20, half * 2 - 6, FIELD_HEIGHT)
  const stripe = pen.createLinearGradient(-half, 0, half, 0)
  stripe.addColorStop(0, '#ff8278')
  stripe.addColorStop(0.4, '#e5484d')
  stripe.addColorStop(1, '#8c2243')
  pen.fillStyle = stripe
  for (let y = top + 52; y < FIELD_HEIGHT; y += 76) pen.fillRect(-half + 3, y, half * 2 - 6, 36)
  pen.fillStyle = '#241339'
  pen.beginPath()
  pen.roundRect(-half - 5, top + 8, half * 2 + 12, 24, 8)
  pen.fill()
  pen.fillStyle = '#4a3f8f'
  pen.beginPath()
  pen.roundRect(-half - 7, top + 2, half * 2 + 12, 23, 8)
  pen.fill()
  pen.fillStyle = '#8d83dc'
  pen.beginPath()
  pen.roundRect(-half - 4, top + 4, half * 2 + 6, 5, 3)
  pen.fill()
}

/** A paper ray with a fuse: it dives head first to the left. */
function paintKite(pen: Pen) {
  pen.strokeStyle = '#ffb63d'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(10, 0)
  pen.bezierCurveTo(26, -14, 36, 14, 52, 0)
  pen.stroke()
  pen.fillStyle = '#ff5d73'
  for (const [x, y] of [
    [28, -3],
    [42, 4],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + 7, y - 8)
    pen.lineTo(x + 9, y + 7)
    pen.fill()
  }
  const wing = (side: 1 | -1, light: string, dark: string) => {
    pen.fillStyle = dark
    pen.beginPath()
    pen.moveTo(-48, 0)
    pen.quadraticCurveTo(-16, side * 8, -4, side * 29)
    pen.quadraticCurveTo(6, side * 12, 18, 0)
    pen.fill()
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(-48, 0)
    pen.quadraticCurveTo(-18, side * 5, -7, side * 23)
    pen.quadraticCurveTo(0, side * 9, 10, 0)
    pen.fill()
  }
  wing(-1, '#ff6bb0', '#b81f72')
  wing(1, '#e0398c', '#7f0f52')
  pen.fillStyle = '#ffe08a'
  pen.beginPath()
  pen.moveTo(-50, 0)
  pen.lineTo(-30, -5)
  pen.lineTo(-30, 5)
  pen.fill()
  pen.strokeStyle = 'rgb(255 255 255 / .6)'
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.moveTo(-30, -5)
  pen.quadraticCurveTo(-14, -9, -8, -20)
  pen.stroke()
}

function paintWarning(pen: Pen) {
  fillCircle(pen, 1, 3, 25, '#5c0c28')
  fillCircle(pen, 0, 0, 25, '#ff3f5f')
  fillCircle(pen, -1, -2, 21, '#ff6a7c')
  pen.fillStyle = '#fff7e6'
  pen.beginPath()
  pen.roundRect(-4, -15, 8, 18, 4)
  pen.fill()
  fillCircle(pen, 0, 11, 4.6, '#fff7e6')
}

function paintParcel(pen: Pen, color: string) {
  pen.strokeStyle = 'rgb(255 246 224 / .8)'
  pen.lineWidth = 1.6
  for (const x of [-24, -8, 8, 24]) {
    pen.beginPath()
    pen.moveTo(x, -22)
    pen.lineTo(x * 0.5, 8)
    pen.stroke()
  }
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(-30, -18)
  pen.bezierCurveTo(-30, -56, 30, -56, 30, -18)
  pen.quadraticCurveTo(20, -26, 10, -18)
  pen.quadraticCurveTo(0, -26, -10, -18)
  pen.quadraticCurveTo(-20, -26, -30, -18)
  pen.fill()
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  pen.beginPath()
  pen.moveTo(-26, -24)
  pen.bezierCurveTo(-22, -48, -4, -50, 2, -46)
  pen.quadraticCurveTo(-14, -40, -16, -24)
  pen.fill()
  pen.fillStyle = '#7a4226'
  pen.beginPath()
  pen.roundRect(-19, 6, 38, 36, 7)
  pen.fill()
  pen.fillStyle = '#d0935a'
  pen.beginPath()
  pen.roundRect(-19, 4, 38, 31, 7)
  pen.fill()
  pen.fillStyle = color
  pen.fillRect(-5, 4, 10, 31)
  pen.fillRect(-19, 14, 38, 8)
  fillCircle(pen, 0, 18, 7, '#fff3d6')
}

function paintHalo(pen: Pen) {
  const light = pen.createRadialGradient(0, 0, 20, 0, 0, 74)
  light.addColorStop(0, 'rgb(255 240 190 / .5)')
  light.addColorStop(1, 'rgb(255 240 190 / 0)')
  fillCircle(pen, 0, 0, 74, light)
}
