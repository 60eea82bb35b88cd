import type { Sprites } from '#kit/game/sprites.ts'
import { isThere, type Actor } from './cast.ts'
import { drawingOf } from './drawings.ts'
import type { Grip } from './controls.ts'
import { paintDrawing } from './paint.ts'
import type { View } from './rooms.ts'

type Pen = CanvasRenderingContext2D

/** What the prankster's face says, and how long. */
export interface Mood {
  readonly look: string
  readonly until: number
}

interface Look {
  readonly stamps: Sprites
  readonly seconds: number
  readonly scale: number
  readonly grip: Grip | undefined
}

const BLINK_EVERY = 3.7
const BLINK_SECONDS = 0.13
const SNORE_EVERY = 1.8
const FLOOR = 290
const KIT_SIZE = 0.82
/** Only these are wide; a large empty margin would be expensive in every frame. */
const FAR_LOOKS = /geyser|boo|beam|wet|tied|on$/
const NEAR_REACH = 50
const GLOWING = ['ghost']
/** It covers the whole stage, too large for a stamp. */
const SPLAT = 'splat'
const SPLAT_WIDTH = 640

/** A phase per thing, so that they do not breathe in step. */
const phaseOf = (name: string) => (name.charCodeAt(0) * 7 + name.length * 3) % 11

function stamp(pen: Pen, art: string, words: string, size: number, { stamps, scale, seconds }: Look) {
  const drawing = drawingOf(art)
  const isBlinking =
    /^(calm|sly|sad|angry)/.test(words) &&
    (seconds + phaseOf(art)) % BLINK_EVERY < BLINK_SECONDS &&
    seconds > 0
  const { width, height, reach } = drawing
  const k = size * scale
  const picture = {
    key: `${art} ${words} ${isBlinking} ${size}`,
    width: width * k,
    height: height * k,
    bleed: (FAR_LOOKS.test(words) ? reach : Math.min(reach, NEAR_REACH)) * k,
    paint(inner: Pen) {
      inner.scale(k, k)
      inner.translate(width / 2, height)
      paintDrawing(inner, drawing, words, isBlinking)
    },
  }
  stamps.draw(pen, picture, {
    x: (-width / 2) * size,
    y: -height * size,
    width: width * size,
    height: height * size,
  })
}

function drawSnore(pen: Pen, { x, y, height }: Actor, seconds: number) {
  const k = (seconds / SNORE_EVERY) % 1
  pen.globalAlpha = 1 - k
  pen.font = `800 ${12 + 14 * k}px "Bricolage Grotesque Variable", system-ui, sans-serif`
  pen.fillStyle = '#ffffff'
  pen.textAlign = 'center'
  pen.fillText('z', x + 34 + 12 * Math.sin(k * 5), y - height * 0.9 - 40 * k)
  pen.globalAlpha = 1
}

/** A thing with its shadow, its breathing and its current action. */
export function drawActor(pen: Pen, actor: Actor, look: Look) {
  if (!isThere(actor)) return
  const { thing, pose, name, width } = actor
  const { grip, seconds } = look
  const isHeld = grip?.name === name && grip.isDragged
  const canFollow = thing.can?.includes('drag') ?? false
  const drag = isHeld && canFollow ? [grip.at[0] - grip.from[0], grip.at[1] - grip.from[1]] : [0, 0]
  const x = actor.x + pose.dx + drag[0]!
  const y = actor.y + pose.dy + drag[1]!
  const words = actor.moment ?? actor.look
  const isAsleep = words.startsWith('sleep')
  const breath = thing.still ? 0 : Math.sin(seconds * (isAsleep ? 1.8 : 2.6) + phaseOf(name))
  const breathing = breath * (isAsleep ? 0.022 : 0.009)
  if (actor.y >= FLOOR && !thing.still && words !== SPLAT) {
    pen.fillStyle = 'rgb(0 16 24 / .2)'
    pen.beginPath()
    pen.ellipse(x, actor.y + drag[1]! - 1, width * 0.42, Math.min(9, width * 0.1), 0, 0, 7)
    pen.fill()
  }
  pen.save()
  pen.translate(x, y)
  if (isHeld) pen.rotate(0.05)
  if (pose.turn !== 0) {
    pen.translate(0, -actor.height / 2)
    pen.rotate(pose.turn)
    pen.translate(0, actor.height / 2)
  }
  if (words === SPLAT) pen.scale(Math.max(1, pen.canvas.width / pen.getTransform().a / SPLAT_WIDTH), 1)
  pen.scale(
    pose.wide * (1 - breathing) * (isHeld ? 1.08 : 1),
    pose.high * (1 + breathing) * (isHeld ? 1.08 : 1),
  )
  if (words === SPLAT) paintDrawing(pen, drawingOf(thing.art), words)
  else stamp(pen, thing.art, words, thing.size ?? 1, look)
  pen.restore()
  if (isAsleep && seconds > 0) drawSnore(pen, actor, seconds + phaseOf(name))
}

/** With the lamp out the room is dark, and what glows is seen all the better. */
export function drawDark(
  pen: Pen,
  actors: readonly Actor[],
  look: Look,
  { x, y, scale, width, height }: View,
) {
  const lamp = actors.find(({ name }) => name === 'lamp')
  if (!lamp || (lamp.moment ?? lamp.look) !== 'off') return
  pen.fillStyle = 'rgb(8 10 46 / .58)'
  pen.fillRect(-x / scale, -y / scale, width / scale, height / scale)
  for (const actor of actors)
    if (GLOWING.includes(actor.moment ?? actor.look) || actor.look.startsWith('shock'))
      drawActor(pen, actor, look)
}

/** The prankster looks on from the corner and shares every feeling. */
export function drawKit(pen: Pen, { look: face, until }: Mood, look: Look, { scale, height }: View) {
  const words = look.seconds < until || until > 90 ? face : 'sly'
  const hop = words === 'laugh' ? Math.abs(Math.sin(look.seconds * 9)) * 7 : Math.sin(look.seconds * 2) * 1.5
  pen.save()
  pen.translate(46 * scale, height + 16 * scale - hop * scale)
  pen.scale(scale, scale)
  pen.rotate(0.06)
  stamp(pen, 'kit', words, KIT_SIZE, look)
  pen.restore()
}
