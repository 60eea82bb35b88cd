import { fillCircle, fillRound, write, type Box } from '#kit/game/draw.ts'
import type { Board } from './board.ts'
import { actOf, BREAK, heavyOf, waitFor, wears } from './duel.ts'
import type { DuelMoves } from './duel-show.ts'
import { drawFoe } from './foe-art.ts'
import { FULL_CHARGE, HERO_HP, type Act, type Foe } from './foes.ts'
import { gemPicture } from './gem-art.ts'
import { drawHero } from './hero-art.ts'
import { drawBar } from './panel.ts'
import { drawMapSign } from './road-map.ts'
import type { Look } from './scene.ts'
import type { Duel } from './state.ts'

type Pen = CanvasRenderingContext2D

/** What moves in the panel. */
export interface PanelLook extends DuelMoves {
  /** A slow breath, 0 to 1. */
  readonly breath: number
}

interface Figure {
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface DuelPlaces {
  readonly hero: Figure
  readonly foe: Figure
  /** Opens the map. */
  readonly sign: Box
  readonly bars: Box
}

/** Hero left, foe right and the bars between them; in a column the foe above and the hero below. */
export function duelPlaces(box: Box): DuelPlaces {
  const { x, y, width, height } = box
  if (height > width * 0.8) {
    const r = Math.min(width * 0.24, height * 0.12)
    const bars = { x: x + 8, y: y + r * 3, width: width - 16, height: height - r * 6.2 }
    const hero = { x: x + width * 0.5, y: y + height - r * 1.35, r }
    return {
      hero,
      foe: { x: x + width / 2, y: y + r * 1.65, r },
      bars,
      sign: { x: x + 4, y: hero.y - 22, width: 44, height: 44 },
    }
  }
  const r = Math.min(height * 0.29, width * 0.095)
  const side = r * 3
  return {
    hero: { x: x + side / 2, y: y + height * 0.42, r },
    foe: { x: x + width - side / 2, y: y + height * 0.5, r },
    bars: { x: x + side + 2, y: y + 4, width: width - side * 2 - 4, height: height - 8 },
    sign: { x: x + side / 2 - 22, y: y + height - 40, width: 44, height: 40 },
  }
}

/** Hero and foe, their strength, and what the foe will do next. */
export function drawDuel(
  pen: Pen,
  box: Box,
  board: Board,
  duel: Duel,
  look: Look & { readonly panel: PanelLook },
) {
  const { foe } = board
  if (!foe) return
  const { panel, number } = look
  const places = duelPlaces(box)
  const act = actOf(foe, duel)
  drawSides(pen, places, foe, duel, panel)
  drawMapSign(pen, places.sign)
  const { x, y, width, height } = places.bars
  const line = Math.min(22, height / 5.6)
  const gap = Math.min(line * 1.35, height / 4.1)
  const bar = (row: number, share: number, color: string, text: string) =>
    drawBar(pen, { x, y: y + row * gap, width, height: line, share, color, text })
  const ward = duel.ward ? `  ◆ ${number(duel.ward)}` : ''
  bar(0, panel.foeHp / foe.hp, '#e2455f', `${number(Math.ceil(panel.foeHp))} / ${number(foe.hp)}${ward}`)
  drawTell(pen, { x, y: y + gap, width, height: line * 1.15 }, { foe, duel, act }, look)
  const armor = duel.armor > 0 ? `  ◆ ${number(duel.armor)}` : ''
  bar(2, panel.hp / HERO_HP, '#2fb56a', `${number(Math.ceil(panel.hp))} / ${number(HERO_HP)}${armor}`)
  bar(3, duel.charge / FULL_CHARGE, '#e0a21c', '★')
}

function drawSides(pen: Pen, { hero, foe: other }: DuelPlaces, foe: Foe, duel: Duel, panel: PanelLook) {
  const act = actOf(foe, duel)
  // Before its last move the foe leans back; for a heavy blow from the first.
  const winds = act === 'heavy' ? 1 - (duel.wait - 1) / waitFor(foe, act) : duel.wait === 1 ? 0.35 : 0
  if (act === 'heavy') {
    const glow = pen.createRadialGradient(other.x, other.y, 0, other.x, other.y, other.r * 1.7)
    glow.addColorStop(0, `rgb(255 90 60 / ${0.25 + winds * 0.45})`)
    glow.addColorStop(1, 'rgb(255 90 60 / 0)')
    fillCircle(pen, other.x, other.y, other.r * 1.7, glow)
  }
  pen.save()
  pen.translate(
    other.x + Math.sin(panel.hurt * 20) * panel.hurt * 6 + (winds * 0.2 - panel.lunge * 0.6) * other.r,
    other.y + panel.breath * other.r * 0.03,
  )
  pen.rotate(winds * 0.16 - panel.lunge * 0.2)
  drawFoe(pen, foe, other.r * (1 + panel.lunge * 0.15 + winds * 0.08), panel.hurt)
  pen.restore()
  if (duel.ward) {
    pen.strokeStyle = 'rgb(143 208 255 / .85)'
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(other.x, other.y, other.r * 1.25, 0, 2 * Math.PI)
    pen.stroke()
  }
  pen.save()
  pen.translate(hero.x, hero.y)
  drawHero(pen, hero.r, {
    lunge: panel.heroLunge,
    hurt: panel.heroHurt,
    guards: panel.guards,
    breath: panel.breath,
    wears: (id) => wears(duel, id),
  })
  pen.restore()
}

const ACT_COLOR: Readonly<Record<Act, string>> = {
  strike: '#ffb0a0',
  heavy: '#ff6a4a',
  ward: '#8fd0ff',
  mend: '#8cf0b0',
}

interface Told {
  readonly foe: Foe
  readonly duel: Duel
  readonly act: Act
}

/** Announces the foe's action: strength, moves left, the gem that hurts most, and how far a heavy blow is broken. */
function drawTell(pen: Pen, { x, y, width, height }: Box, { foe, duel, act }: Told, look: Look) {
  const { number, stamps, suit, unit } = look
  const middle = y + height / 2
  const size = height * 1.05
  const strength = { strike: foe.attack, heavy: heavyOf(foe), ward: 0, mend: 0 }[act]
  actSign(pen, act, { x: x + size * 0.5, y: middle, radius: size * 0.48 })
  if (strength > 0)
    write(pen, number(strength), x + size * 1.35, middle, { size: height * 0.72, color: ACT_COLOR[act] })
  waitDots(
    pen,
    { x: x + width / 2, y: middle },
    height * 0.86,
    duel.wait,
    Math.max(duel.wait, waitFor(foe, act)),
  )
  const gem = { x: x + width - size * 1.95, y: middle - size / 2, width: size, height: size }
  stamps.draw(pen, gemPicture(foe.weak, suit, unit), gem)
  write(pen, '×2', x + width - size * 0.45, middle, { size: height * 0.68 })
  if (act !== 'heavy') return
  const share = Math.min(1, (duel.dealt ?? 0) / BREAK)
  fillRound(pen, { x, y: y + height + 1, width, height: 4 }, 2, 'rgb(0 8 20 / .5)')
  if (share > 0)
    fillRound(
      pen,
      { x, y: y + height + 1, width: width * share, height: 4 },
      2,
      share < 1 ? '#ffd27a' : '#7ff0a8',
    )
}

/** Claws, a falling hammer, a shield or a drop: what the foe is about to do. */
function actSign(pen: Pen, act: Act, { x, y, radius }: { x: number; y: number; radius: number }) {
  fillCircle(pen, x, y, radius, 'rgb(0 8 20 / .5)')
  pen.save()
  pen.translate(x, y)
  pen.scale(radius / 12, radius / 12)
  pen.strokeStyle = pen.fillStyle = ACT_COLOR[act]
  pen.lineWidth = 2.6
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  if (act === 'strike') {
    for (const shift of [-4, 0, 4]) {
      pen.moveTo(shift + 2, -6)
      pen.quadraticCurveTo(shift - 1, 0, shift - 2, 6)
    }
    pen.stroke()
  } else if (act === 'heavy') {
    pen.moveTo(-6, 6)
    pen.lineTo(2, -2)
    pen.stroke()
    pen.fillRect(-2, -8, 9, 7)
  } else if (act === 'ward') {
    pen.moveTo(-6, -6)
    pen.lineTo(6, -6)
    pen.quadraticCurveTo(6, 4, 0, 8)
    pen.quadraticCurveTo(-6, 4, -6, -6)
    pen.stroke()
  } else {
    pen.moveTo(-6, 0)
    pen.lineTo(6, 0)
    pen.moveTo(0, -6)
    pen.lineTo(0, 6)
    pen.stroke()
  }
  pen.restore()
}

/** One dot for each move before the foe acts. */
function waitDots(pen: Pen, { x, y }: { x: number; y: number }, line: number, wait: number, every: number) {
  for (let dot = 0; dot < every; dot++) {
    pen.beginPath()
    pen.arc(x + (dot - (every - 1) / 2) * line * 0.62, y, line * 0.26, 0, 2 * Math.PI)
    pen.fillStyle = dot < wait ? '#ffd27a' : 'rgb(255 255 255 / .18)'
    pen.fill()
  }
}
