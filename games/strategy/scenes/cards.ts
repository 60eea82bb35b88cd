import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { GameHost } from '#kit/game/contract.ts'
import type { CampaignGame } from '../campaign-game.ts'
import { END_TURN, FIGHTS, HEALTH, OFFER, cards as rules, type CardsState } from '../rules/cards.ts'
import { bar, CARD, card, cardSign, foe } from './card-art.ts'
import { fieldOf, heart, hintOf, type Field, type Hint, type Tools } from './field.ts'
import { nearestAhead } from './steps.ts'

type Pen = CanvasRenderingContext2D
const WIDTH = 400
const HEIGHT = 480
const FOE_AT: Point = { x: 200, y: 130 }
const TURN_AT: Point = { x: 346, y: 300 }
const HAND_Y = 408
const OFFER_Y = 250

/** A card on its way to the foe. */
interface Thrown {
  readonly kind: number
  readonly from: Point
  k: number
}

/** The fight as it is shown: the card on its way, blow and wound. */
interface Table {
  readonly tools: Tools<CardsState>
  readonly host: GameHost
  readonly field: Field
  readonly hints: Hint
  cursor: number | undefined
  thrown: Thrown | undefined
  shock: number
  wound: number
}

function scene(tools: Tools<CardsState>): Scene<CardsState, number> {
  const { host } = tools.context
  const field = fieldOf(WIDTH, HEIGHT)
  const hints = hintOf(tools)

  const table: Table = {
    tools,
    host,
    field,
    hints,
    cursor: undefined,
    thrown: undefined,
    shock: 0,
    wound: 0,
  }

  return {
    layout: (size) => field.layout(size),
    show() {
      table.thrown = table.cursor = undefined
      table.shock = table.wound = 0
      hints.clear()
    },
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show(input),
    path: (input) => [field.toScreen(placeOf(input, tools.state()))],
    down: (at) => down(table, at),
    key: (key) => pressKey(table, key),
  }
}

function placeOf(input: number, { hand, offer }: CardsState): Point {
  if (input === END_TURN) return TURN_AT
  if (input >= OFFER) return { x: 200 + (input - OFFER - (offer.length - 1) / 2) * 104, y: OFFER_Y }
  const gap = Math.min(80, 318 / Math.max(1, hand.length - 1))
  return { x: 200 + (input - (hand.length - 1) / 2) * gap, y: HAND_Y }
}

function send({ tools, host }: Table, input: number) {
  if (rules.legal(tools.state()).includes(input)) tools.send(input)
  else host.sound('bad')
}

/** Wall, window and deck, and a light per fight. */
function drawDeck(brush: Brush, state: CardsState) {
  brush.round(0, 0, WIDTH, HEIGHT, 24, '#3a2450')
  brush.round(0, 0, WIDTH, 196, 24, '#5fa8d0')
  brush.disc(320, 60, 28, '#fff0c0')
  brush.round(0, 176, WIDTH, 60, 0, '#a8703f')
  for (let plank = 0; plank < 4; plank++)
    brush.line([0, 190 + plank * 14, WIDTH, 190 + plank * 14], 2, '#7a4a26', 0.6)
  for (let fight = 0; fight < FIGHTS; fight++)
    brush.disc(
      22 + fight * 20,
      20,
      7,
      fight < state.fight ? '#17a88a' : fight === state.fight ? PAINT.sun : '#2a3a5a',
    )
}

function drawFoe(table: Table, brush: Brush, state: CardsState) {
  brush.at(FOE_AT.x + Math.sin(table.shock * 30) * table.shock * 9, FOE_AT.y, 0, () =>
    foe(brush, state.fight),
  )
  bar(brush, 200, 220, 190, state.foe / state.foeFull, '#ff6b5a')
  digits(brush, state.foe, 200, 220, 11, '#ffffff')
  if (state.foeGuard > 0) brush.at(318, 216, 0, () => cardSign(brush, 1))
  if (state.foeGuard > 0) digits(brush, state.foeGuard, 318, 216, 14, '#103050')
  if (state.poison > 0) {
    brush.at(78, 216, 0, () => cardSign(brush, 7), 0.9)
    digits(brush, state.poison, 78, 216, 14, '#ffffff')
  }
  brush.round(244, 14, 66, 44, 16, '#ffffff')
  brush.at(264, 37, 0, () => cardSign(brush, state.intent > 0 ? 0 : 1), 0.8)
  digits(brush, Math.abs(state.intent), 291, 36, 20, state.intent > 0 ? '#c83f4a' : '#2f7fc0')
}

/** Health, guard and energy of the player. */
function drawOwn(brush: Brush, state: CardsState) {
  heart(brush, 26, 300, 13, true)
  bar(brush, 120, 302, 150, state.health / HEALTH, '#4fd67f')
  digits(brush, state.health, 120, 302, 11, '#ffffff')
  if (state.guard > 0) {
    brush.at(226, 300, 0, () => cardSign(brush, 1), 1.1)
    digits(brush, state.guard, 226, 299, 15, '#103050')
  }
  for (let drop = 0; drop < 3; drop++)
    brush.puck(26 + drop * 26, 332, 9, drop < state.energy ? PAINT.amber : '#5a4a6a', 3)
}

function drawHand(table: Table, brush: Brush, state: CardsState, legal: readonly number[]) {
  brush.slab(TURN_AT.x - 44, TURN_AT.y - 24, 88, 46, 22, PAINT.amber, 7)
  brush.shape(
    [TURN_AT.x - 10, TURN_AT.y - 14, TURN_AT.x + 16, TURN_AT.y - 1, TURN_AT.x - 10, TURN_AT.y + 12],
    '#4a2a08',
  )
  for (const [place, kind] of state.hand.entries()) {
    const { x, y } = placeOf(place, state)
    const isUp = table.cursor === place || table.hints.input === place
    brush.at(x, y - (isUp ? 16 : 0), (x - 200) / 1800, () => card(brush, kind, legal.includes(place)))
  }
}

function drawOffer(table: Table, brush: Brush, state: CardsState) {
  for (const [index, kind] of state.offer.entries()) {
    const { x, y } = placeOf(OFFER + index, state)
    brush.at(
      x,
      y,
      0,
      () => card(brush, kind),
      table.cursor === OFFER + index || table.hints.input === OFFER + index ? 1.32 : 1.2,
    )
  }
}

function drawThrown(brush: Brush, { kind, from, k }: Thrown) {
  brush.at(
    from.x + (FOE_AT.x - from.x) * k,
    from.y + (FOE_AT.y - from.y) * k,
    k * 0.6,
    () => card(brush, kind),
    1 - 0.5 * k,
  )
}

function play(table: Table, { input, before, events }: Played<CardsState, number>) {
  const { tools, host, field, hints } = table
  hints.clear()
  table.cursor = undefined
  const kind = before.offer.length > 0 ? before.offer[input - OFFER] : before.hand[input]
  if (kind !== undefined) {
    const flight = { kind, from: placeOf(input, before), k: 0 }
    table.thrown = flight
    tools.effects.tween(0.28, (k) => (flight.k = k), {
      done: () => {
        if (table.thrown === flight) table.thrown = undefined
      },
    })
  }
  for (const { kind: what } of events) {
    if (what === 'blow') {
      host.sound('hit')
      tools.effects.tween(0.35, (k) => (table.shock = 1 - k), { delay: 0.18 })
      tools.effects.burst(field.toScreen(FOE_AT), { count: 12, colors: ['#ffffff', '#ff6b5a'] })
    }
    if (what === 'guard' || what === 'foe-guards' || what === 'blocked') host.sound('place')
    if (what === 'heal' || what === 'chosen') host.sound('coin', 4)
    if (what === 'drawn') host.sound('deal')
    if (what === 'poison') host.sound('pop', -5)
    if (what === 'wound') {
      host.sound('bad')
      host.vibrate()
      tools.effects.quake(7)
      tools.effects.tween(0.5, (k) => (table.wound = 1 - k))
    }
    if (what === 'beaten') {
      host.sound('win')
      tools.effects.burst(field.toScreen(FOE_AT), { count: 34, speed: 280 })
    }
  }
  return 0.4
}

function draw(table: Table, pen: Pen) {
  const { tools, field, hints } = table
  const state = tools.state()
  const legal = rules.legal(state)
  field.paint(pen, (brush) => {
    drawDeck(brush, state)
    const isOffer = state.offer.length > 0
    if (!isOffer && state.foe > 0) drawFoe(table, brush, state)
    drawOwn(brush, state)
    if (isOffer) drawOffer(table, brush, state)
    else drawHand(table, brush, state, legal)
    if (table.thrown) drawThrown(brush, table.thrown)
    const marked = hints.input ?? table.cursor
    if (marked === END_TURN) brush.ring(TURN_AT.x, TURN_AT.y, 48, 4, '#ffe066')
    if (table.wound > 0) brush.round(0, 0, WIDTH, HEIGHT, 24, '#ff2a3a', 0.3 * table.wound)
  })
}

function down(table: Table, at: Point) {
  const { tools, field } = table
  table.cursor = undefined
  const state = tools.state()
  const { x, y } = field.toField(at)
  if (state.offer.length > 0) {
    const index = state.offer.findIndex((_, one) => {
      const place = placeOf(OFFER + one, state)
      return Math.abs(place.x - x) < 50 && Math.abs(place.y - y) < 68
    })
    return index < 0 ? tools.redraw() : send(table, OFFER + index)
  }
  if (Math.abs(x - TURN_AT.x) < 50 && Math.abs(y - TURN_AT.y) < 32) return send(table, END_TURN)
  // Cards overlap: the one on top is the last.
  const place = state.hand.findLastIndex((_, one) => {
    const spot = placeOf(one, state)
    return Math.abs(spot.x - x) < CARD.width / 2 && Math.abs(spot.y - y) < CARD.height / 2 + 12
  })
  if (place >= 0) send(table, place)
  else tools.redraw()
}

function pressKey(table: Table, key: string) {
  const { tools } = table
  const state = tools.state()
  if ((key === 'Enter' || key === ' ') && table.cursor !== undefined) {
    send(table, table.cursor)
    return true
  }
  const open =
    state.offer.length > 0 ? state.offer.map((_, index) => OFFER + index) : [...state.hand.keys(), END_TURN]
  const next = nearestAhead(
    open.map((input) => placeOf(input, state)),
    table.cursor === undefined ? -1 : open.indexOf(table.cursor),
    key,
  )
  if (next === undefined) return false
  table.cursor = open[next]
  tools.redraw()
  return true
}

export const game: CampaignGame<CardsState> = { rules, scene }
