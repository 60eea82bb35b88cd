import { shade } from '#kit/game/draw.ts'
import type { Picture, Sprites } from '#kit/game/sprites.ts'
import type { Star } from './stars.ts'
import type { Body, Frame } from './frame.ts'
import { poseOf, type Joint } from './pose.ts'
import { starAt } from './stars.ts'

type Pen = CanvasRenderingContext2D

/** Colours of a side. */
export interface Kit {
  readonly shirt: string
  readonly trim: string
}

export const HEAD = { width: 84, height: 92 } as const
const HIP = 78
const SHOULDER = 138
const ARM = 80
const LEG = 71
const OUTLINE = 'rgb(28 16 30 / .85)'

/** Head and shoulders are the same in every pose: painted once per star and size. */
export function headPicture(star: Star, scale: number): Picture {
  const [width, height] = [HEAD.width * scale, HEAD.height * scale]
  return {
    key: `head ${star.name} ${scale.toFixed(3)}`,
    width,
    height,
    paint(pen) {
      pen.scale(scale, scale)
      pen.translate(HEAD.width / 2, HEAD.height / 2 + 6)
      paintHead(pen, star)
    },
  }
}

function oval(pen: Pen, x: number, y: number, rx: number, ry: number, paint: string) {
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  pen.fillStyle = paint
  pen.fill()
}

/** Looks to the right; the origin is the middle of the face. */
function paintHead(pen: Pen, { skin, hair, cut, trim }: Star) {
  if (cut === 'long') oval(pen, -12, 12, 26, 34, hair)
  if (cut === 'bun') oval(pen, -24, -28, 14, 14, hair)
  if (cut === 'braids') for (const y of [2, 14, 26]) oval(pen, -26, y, 9, 9, hair)
  if (cut === 'curls')
    for (const [x, y] of [
      [-24, -8],
      [-22, -24],
      [-8, -36],
      [10, -36],
      [24, -26],
      [-28, 8],
    ] as const)
      oval(pen, x, y, 15, 15, hair)
  oval(pen, 0, 0, 31, 34, OUTLINE)
  oval(pen, 0, 0, 29, 32, skin)
  pen.save()
  pen.beginPath()
  pen.ellipse(0, 0, 29, 32, 0, 0, Math.PI * 2)
  pen.clip()
  oval(pen, -22, 16, 20, 30, shade(skin, -0.07))
  if (cut !== 'bald' && cut !== 'mohawk') {
    pen.fillStyle = hair
    pen.fillRect(-34, -36, 70, cut === 'cap' ? 24 : 20)
    if (cut !== 'cap') pen.fillRect(-34, -30, 16, 34)
  }
  pen.fillStyle = cut === 'cap' ? shade(hair, -0.3) : trim
  pen.fillRect(-34, -17, 70, 8)
  pen.restore()
  if (cut === 'mohawk')
    for (const [x, y] of [
      [-14, -32],
      [-2, -37],
      [10, -35],
    ] as const)
      oval(pen, x, y, 9, 13, hair)
  if (cut === 'cap') oval(pen, 24, -14, 20, 5, shade(hair, -0.3))
  oval(pen, -8, 4, 6, 8, shade(skin, -0.16))
  oval(pen, 13, 1, 6, 7.5, '#FFFFFF')
  oval(pen, 15.5, 2, 3.2, 4.6, '#1C101E')
  oval(pen, 29, 9, 5, 4.4, shade(skin, -0.06))
  pen.strokeStyle = '#1C101E'
  pen.lineWidth = 2.6
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(8, -9)
  pen.lineTo(20, -8)
  pen.moveTo(9, 19)
  pen.quadraticCurveTo(16, 23, 22, 17)
  pen.stroke()
}

/** A limb of two equal bones, bent to one side. */
function limb(pen: Pen, from: Joint, to: Joint, bones: { readonly length: number; readonly bend: number }) {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const far = Math.hypot(dx, dy) || 1
  const half = bones.length / 2
  const out = Math.sqrt(Math.max(0, half * half - (far * far) / 4)) * bones.bend
  pen.moveTo(from[0], -from[1])
  pen.lineTo(from[0] + dx / 2 - (dy / far) * out, -(from[1] + dy / 2 + (dx / far) * out))
  pen.lineTo(to[0], -to[1])
}

function leg(
  pen: Pen,
  hip: Joint,
  foot: Joint,
  look: { readonly star: Star; readonly kit: Kit; readonly isFar: boolean },
) {
  const skin = look.isFar ? shade(look.star.skin, -0.22) : look.star.skin
  const shorts = look.isFar ? shade(look.kit.shirt, -0.36) : shade(look.kit.shirt, -0.14)
  const bones = { length: LEG, bend: 1 }
  const ankle: Joint = [foot[0], foot[1] + 12]
  pen.beginPath()
  limb(pen, hip, ankle, bones)
  pen.lineWidth = 19
  pen.strokeStyle = OUTLINE
  pen.stroke()
  pen.lineWidth = 15
  pen.strokeStyle = skin
  pen.stroke()
  pen.beginPath()
  pen.moveTo(hip[0], -hip[1])
  pen.lineTo(hip[0] + (ankle[0] - hip[0]) * 0.34 + 5, -(hip[1] + (ankle[1] - hip[1]) * 0.42))
  pen.lineWidth = 27
  pen.strokeStyle = shorts
  pen.stroke()
  pen.beginPath()
  pen.moveTo(foot[0] - 5, -foot[1] - 7)
  pen.lineTo(foot[0] + 13, -foot[1] - 6)
  pen.lineWidth = 15
  pen.strokeStyle = look.isFar ? '#C9C4CF' : '#FFFFFF'
  pen.stroke()
  pen.beginPath()
  pen.moveTo(foot[0] - 9, -foot[1] - 1.5)
  pen.lineTo(foot[0] + 19, -foot[1] - 1.5)
  pen.lineWidth = 3.4
  pen.strokeStyle = look.kit.shirt
  pen.stroke()
}

function arm(pen: Pen, shoulder: Joint, hand: Joint, star: Star, isFar: boolean) {
  pen.beginPath()
  limb(pen, shoulder, hand, { length: ARM, bend: -1 })
  pen.lineWidth = 17
  pen.strokeStyle = OUTLINE
  pen.stroke()
  pen.lineWidth = 13
  pen.strokeStyle = isFar ? shade(star.skin, -0.22) : star.skin
  pen.stroke()
}

function trunk(pen: Pen, hip: Joint, shoulder: Joint, { shirt, trim }: Kit) {
  pen.beginPath()
  pen.moveTo(hip[0], -hip[1] - 4)
  pen.lineTo(shoulder[0], -shoulder[1] + 6)
  pen.lineWidth = 46
  pen.strokeStyle = OUTLINE
  pen.stroke()
  pen.lineWidth = 42
  pen.strokeStyle = shirt
  pen.stroke()
  pen.beginPath()
  pen.moveTo(hip[0] - 4, -hip[1])
  pen.lineTo(shoulder[0] - 4, -shoulder[1] + 4)
  pen.lineWidth = 8
  pen.strokeStyle = trim
  pen.stroke()
}

export interface Drawing {
  readonly frame: Frame
  readonly kits: readonly [Kit, Kit]
  readonly sprites: Sprites
  readonly scale: number
}

/** A player; the pen is at the feet, in court units, and faces their direction. */
export function drawBody(pen: Pen, body: Body, { frame, kits, sprites, scale }: Drawing) {
  const star = starAt(body.who)
  const kit = kits[body.side]
  const { lean, low, hands, feet } = poseOf(body, frame)
  const hip: Joint = [0, HIP - low]
  const shoulder: Joint = [lean, SHOULDER - low]
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  arm(pen, [shoulder[0] - 6, shoulder[1] - 4], hands[1], star, true)
  leg(pen, [hip[0] - 5, hip[1]], feet[1], { star, kit, isFar: true })
  leg(pen, [hip[0] + 5, hip[1]], feet[0], { star, kit, isFar: false })
  trunk(pen, hip, shoulder, kit)
  const middle = shoulder[0] + 5 + lean * 0.2
  const top = -(SHOULDER - low) - 34
  sprites.draw(pen, headPicture(star, scale), {
    x: middle - HEAD.width / 2,
    y: top - HEAD.height / 2 - 6,
    width: HEAD.width,
    height: HEAD.height,
  })
  arm(pen, [shoulder[0] + 6, shoulder[1] - 4], hands[0], star, false)
}
