import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base, MicroRules } from '#kit/game/micro/rules.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bestGoal } from './bot.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { feel } from './feel.ts'
import { fixture } from './fixture-art.ts'
import { ground, water } from './ground-art.ts'
import type { Pad, Plan, Twist } from './plan.ts'
import { drawThing } from './thing-art.ts'
import { CAN, DAY, isNight, ORDER_TIME, twists } from './twists.ts'
import { FULL_METER, shownPads, type Yard } from './yard.ts'
import { stepOf } from './walk.ts'

/** The scene of a yard. */
export function yardScene(plan: Plan, rules: MicroRules): Scene {
  const scene: Scene<Yard> = {
    rules: rules as unknown as MicroRules<Yard>,
    backdrop: 'plain',
    feel,
    wakes: false,
    // Before the first step the tutorial is visible; later the camera follows the hero.
    hero: (yard) => (yard.tick === 0 && bestGoal({ plan, state: yard })) || yard.hero,
    still: (brush, look) => ground(brush, plan, look),
    draw(yard, brush, look) {
      water(brush, plan, yard, look)
      for (const index of shownPads(plan, yard)) drawPad(brush, plan, yard, index)
      for (const [index, pad] of plan.pads.entries())
        if (pad.does === 'part' && yard.paid[index]! >= pad.cost) built(brush, plan, pad)
      const sprites: { readonly y: number; readonly paint: () => void }[] = [
        { y: yard.hero.y, paint: () => hero(brush, plan, yard) },
        ...yard.helpers.map((helper) => ({ y: helper.y, paint: () => drawHelper(brush, plan, helper) })),
      ]
      for (const [index, stand] of yard.stands.entries()) {
        if (!stand.open && !(plan.fixtures[index]!.look === 'ferry' && stand.next < 0)) continue
        sprites.push({ y: stand.y, paint: () => drawStand(brush, plan, yard, index) })
      }
      for (const { paint } of sprites.toSorted((one, other) => one.y - other.y)) paint()
      above(brush, plan, yard, look)
      purse(brush, yard)
    },
  }
  return scene as unknown as Scene<Base>
}

function drawStand(brush: Brush, plan: Plan, yard: Yard, index: number) {
  const { look, kind, takes, gives, every, room } = plan.fixtures[index]!
  const stand = yard.stands[index]!
  const isAway = look === 'ferry' && !stand.open
  const drift = isAway ? 30 + (200 + Math.min(0, stand.next) * 0.3) * 0.6 : 0
  const grows = twists[plan.twist].mayGrow?.(plan, yard, index) ?? true
  const isBusy = kind !== 'machine' || (stand.out < room && stand.has.every((count) => count > 0))
  brush.at(stand.x + drift, stand.y, 0, () => fixture(brush, look, yard.tick, isBusy && grows))
  if (isAway) return
  pile(brush, plan.twist, gives, stand.out, stand.x, stand.y + 18)
  if (plan.twist === 'water' && kind === 'source')
    for (let drop = 0; drop < stand.left; drop++)
      brush.disc(stand.x - 16 + drop * 8, stand.y + 25, 3, PAINT.sky)
  if ((kind === 'source' || kind === 'machine') && stand.out < room && stand.work > 0)
    brush.arc(
      stand.x + 27,
      stand.y - 20,
      7,
      -Math.PI / 2,
      -Math.PI / 2 + (stand.work / every) * Math.PI * 2,
      4,
      grows ? PAINT.palm : PAINT.stone,
    )
  for (const [slot, thing] of takes.entries())
    for (let piece = 0; piece < stand.has[slot]!; piece++)
      drawThing(
        brush,
        plan.twist,
        thing,
        stand.x - 28 + (piece % 4) * 9 + slot * 15,
        stand.y + 6 - Math.floor(piece / 4) * 9,
        0.55,
      )
  if (kind === 'machine' && stand.has.some((count) => count === 0) && stand.out === 0)
    wish(
      brush,
      plan,
      stand.x,
      stand.y,
      takes.filter((_, slot) => stand.has[slot] === 0),
    )
  if (plan.twist === 'burn' && look === 'oven' && stand.out > 0)
    timeBar(brush, stand.x, stand.y - 42, stand.left / 540)
  if (kind === 'pen' && stand.has.every((count) => count === 0)) wish(brush, plan, stand.x, stand.y, takes)
  if (kind === 'stall') queue(brush, plan, yard, index)
  coins(brush, stand.money, stand.x + 24, stand.y + 24)
}

function pile(brush: Brush, twist: Twist, kind: number, count: number, x: number, y: number) {
  for (let piece = 0; piece < Math.min(count, 9); piece++)
    drawThing(brush, twist, kind, x - 15 + (piece % 3) * 15, y - Math.floor(piece / 3) * 9, 0.82)
}

function wish(brush: Brush, plan: Plan, x: number, y: number, things: readonly number[]) {
  const width = 14 + things.length * 20
  brush.round(x - width / 2, y - 62, width, 28, 12, '#ffffff', 0.94)
  brush.shape([x - 5, y - 36, x + 5, y - 36, x, y - 28], '#ffffff')
  for (const [index, kind] of things.entries())
    drawThing(brush, plan.twist, kind, x + (index - (things.length - 1) / 2) * 20, y - 48, 0.8)
}

function timeBar(brush: Brush, x: number, y: number, share: number) {
  brush.round(x - 24, y - 4, 48, 9, 4.5, PAINT.ink, 0.5)
  brush.round(
    x - 22,
    y - 2,
    Math.max(4, 44 * Math.min(1, share)),
    5,
    2.5,
    share > 0.4 ? PAINT.palm : PAINT.coral,
  )
}

function queue(brush: Brush, plan: Plan, yard: Yard, index: number) {
  const { x, y, queue: wishes, has, next } = yard.stands[index]!
  const { takes, every, look } = plan.fixtures[index]!
  if (look === 'ferry') return timeBar(brush, x, y - 46, next / every)
  if (plan.twist === 'contract') {
    if (wishes.length === 0) return
    const kinds = takes.filter((thing) => wishes.includes(thing))
    brush.round(x - kinds.length * 23, y - 88, kinds.length * 46, 34, 12, '#fffaf0', 0.96)
    for (const [at, thing] of kinds.entries()) {
      const left = x - (kinds.length - 1) * 23 + at * 46
      const rest = wishes.filter((wished) => wished === thing).length - has[takes.indexOf(thing)]!
      drawThing(brush, plan.twist, thing, left - 9, y - 70, 0.85)
      digits(brush, Math.max(0, rest), left + 12, y - 71, 13, rest > 0 ? PAINT.ink : '#3f9f5a')
    }
    return timeBar(brush, x, y - 48, next / ORDER_TIME)
  }
  for (const [at, thing] of wishes.entries()) {
    const left = x + 44 - at * 4
    const top = y - 22 + at * 17
    brush.round(
      left - 8,
      top + 3,
      16,
      16,
      8,
      ['#3f8fd0', '#f06f9a', '#3fb39a', '#ff8a5c', '#8f6fd8'][(at + thing) % 5]!,
    )
    brush.ball(left, top, 7, ['#c98a52', '#f0c090', '#8a5a3a'][(at + index) % 3]!)
    if (at === 0 && has[takes.indexOf(thing)] === 0) {
      brush.disc(left + 2, top - 19, 12, '#ffffff', 0.94)
      drawThing(brush, plan.twist, thing, left + 2, top - 19, 0.7)
    }
  }
}

function coins(brush: Brush, money: number, x: number, y: number) {
  const count = Math.min(8, Math.ceil(money / 8))
  for (let coin = 0; coin < count; coin++)
    brush.puck(x + (coin % 2) * 11, y - Math.floor(coin / 2) * 5, 6.5, PAINT.sun, 2.5)
}

const SIGNS: Readonly<Record<Pad['does'], (brush: Brush) => void>> = {
  open: (brush) => {
    brush.line([-9, 0, 9, 0], 5, '#ffffff')
    brush.line([0, -9, 0, 9], 5, '#ffffff')
  },
  hand: (brush) => {
    for (const y of [-8, 0, 8]) brush.slab(-10, y - 4, 20, 6, 2, PAINT.amber, 2)
  },
  speed: (brush) => {
    for (const x of [-7, 3]) brush.line([x, -9, x + 8, 0, x, 9], 4.5, '#ffffff')
  },
  price: (brush) => brush.puck(0, -1, 11, PAINT.sun, 3),
  helper: (brush) => {
    brush.round(-8, -1, 16, 14, 7, PAINT.lagoon)
    brush.ball(0, -6, 7, '#f0c090')
  },
  part: () => undefined,
}

function drawPad(brush: Brush, plan: Plan, yard: Yard, index: number) {
  const { x, y, cost, does, from } = plan.pads[index]!
  const share = yard.paid[index]! / cost
  const breath = Math.sin(yard.tick / 18) * 1.5
  brush.round(x - 32 - breath, y - 28 - breath, 64 + 2 * breath, 60 + 2 * breath, 15, '#0b2a3a', 0.42)
  if (share > 0) brush.round(x - 28, y + 28 - 52 * share, 56, 52 * share, 12, PAINT.lagoon, 0.55)
  brush.at(x, y - 8, 0, () => SIGNS[does](brush))
  if (does === 'part') drawThing(brush, plan.twist, from, x, y - 9, 1.1)
  digits(brush, cost - yard.paid[index]!, x, y + 16, 14, '#ffffff')
}

/** A part of the raft that is done. */
function built(brush: Brush, plan: Plan, { x, y, from }: Pad) {
  for (let plank = 0; plank < 4; plank++)
    brush.slab(x - 36, y - 30 + plank * 17, 72, 13, 5, plank % 2 === 0 ? '#c08a4e' : '#d8a868', 4)
  drawThing(brush, plan.twist, from, x, y - 2, 1)
}

function hero(brush: Brush, plan: Plan, { hero: { x, y }, load, face, tick, last }: Yard) {
  const [dx] = stepOf(Math.max(1, face))
  const step = last > 0 ? Math.sin(tick / 4) * 3 : 0
  brush.round(x - 14, y + 8, 28, 10, 5, '#001018', 0.25)
  for (const side of [-1, 1])
    brush.line([x + side * 5, y + 4, x + side * 5 + step * side, y + 13], 5, '#2f4a6a')
  const hop = y - Math.abs(step) * 0.6
  brush.round(x - 11, hop - 14, 22, 22, 9, PAINT.coral)
  brush.ball(x + dx * 2, hop - 21, 10, '#f0c090')
  brush.round(x - 15, hop - 29, 30, 6, 3, PAINT.sand)
  brush.round(x - 8, hop - 36, 16, 10, 4, PAINT.sand)
  for (const side of [-1, 1]) brush.disc(x + dx * 5 + side * 3.4, hop - 21, 1.7, PAINT.ink)
  for (const [piece, kind] of load.entries())
    drawThing(
      brush,
      plan.twist,
      kind,
      x - dx * 13,
      hop - 6 - piece * 9 + Math.sin(tick / 6 + piece) * 0.6,
      0.85,
    )
}

function drawHelper(brush: Brush, plan: Plan, { x, y, load, from }: Yard['helpers'][number]) {
  brush.round(x - 11, y + 6, 22, 8, 4, '#001018', 0.22)
  brush.round(x - 8, y - 10, 16, 18, 7, PAINT.lagoon)
  brush.ball(x, y - 15, 8, '#c98a52')
  for (let piece = 0; piece < load; piece++)
    drawThing(brush, plan.twist, plan.fixtures[from]!.gives, x, y - 26 - piece * 8, 0.75)
}

function above(brush: Brush, { twist }: Plan, yard: Yard, look: Look) {
  const { hero: at, meter, gull, clock } = yard
  const { left, right, top, bottom } = look
  if (twist === 'night' && isNight(yard)) {
    brush.round(left - 20, top - 20, right - left + 40, bottom - top + 40, 0, '#0a1440', 0.5)
    brush.glow(at.x, at.y - 10, 70, '#ffd98a')
  }
  if (twist === 'night') timeBar(brush, 352, 22, 1 - (clock % DAY) / DAY)
  if (twist === 'air' && meter < FULL_METER) timeBar(brush, at.x, at.y - 50, meter / FULL_METER)
  if (twist === 'water')
    for (let drop = 0; drop < Math.min(CAN, meter); drop++)
      brush.disc(at.x - 13 + drop * 5.4, at.y + 20, 2.6, PAINT.sky)
  if (twist !== 'gulls') return
  const flap = Math.sin(yard.tick / 5) * 8
  brush.round(gull.x - 14, gull.y + 26, 28, 8, 4, '#001018', 0.16)
  for (const side of [-1, 1])
    brush.line(
      [gull.x, gull.y, gull.x + side * 14, gull.y - 6 - flap, gull.x + side * 26, gull.y + flap * 0.3],
      6,
      '#ffffff',
    )
  brush.round(gull.x - 8, gull.y - 5, 18, 11, 5, '#ffffff')
  brush.shape([gull.x + 9, gull.y - 2, gull.x + 17, gull.y + 1, gull.x + 9, gull.y + 3], PAINT.amber)
}

function purse(brush: Brush, { coins: amount }: Yard) {
  const wide = 46 + String(amount).length * 13
  brush.round(8, 6, wide, 30, 15, '#0b2a3a', 0.62)
  brush.puck(24, 19, 10, PAINT.sun, 3)
  digits(brush, amount, 40 + String(amount).length * 6.4, 21, 15, '#ffffff')
}
