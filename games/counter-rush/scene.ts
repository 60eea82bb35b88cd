import type { Brush } from '#kit/game/micro/brush.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import type { Base, MicroRules } from '#kit/game/micro/rules.ts'
import { shade } from '#kit/game/draw.ts'
import { drawGuest, drawPatience, heart } from './guest-art.ts'
import { HEARTS, placesOf, seatPlace, type Guest, type Shift, type Shop } from './shop.ts'

/** The looks of one shop. */
export interface ShopArt<Desk = unknown> {
  readonly wall: string
  readonly counter: string
  /** What a guest wishes, in the middle of its bubble. */
  order(brush: Brush, guest: Guest, x: number, y: number): void
  /** Everything behind the counter. */
  desk(brush: Brush, shift: Shift<Desk>, look: Look): void
  /** The room, where it is not a counter. */
  room?(brush: Brush, look: Look): void
  /** True where guests stand somewhere else than at the counter. */
  readonly guests?: (brush: Brush, shift: Shift<Desk>) => void
}

const COUNTER_Y = 132

/** Draws `count` things side by side in a bubble. */
export function inRow(
  brush: Brush,
  count: number,
  [x, y]: readonly [number, number],
  paint: (index: number) => void,
  gap = 22,
) {
  const scale = count > 3 ? 0.58 : 0.72
  const step = count > 3 ? gap * 0.82 : gap
  for (let index = 0; index < count; index++)
    brush.at(x + (index - (count - 1) / 2) * step, y, 0, () => paint(index), scale)
}

/** A place to press: a round tray with a thing on it. */
export function station(
  brush: Brush,
  x: number,
  y: number,
  paint: () => void,
  { radius = 29, color = '#fff4dc', scale = 1.3 } = {},
) {
  brush.puck(x, y, radius, color, 6)
  brush.at(x, y - 1, 0, paint, scale)
}

export function bubble(brush: Brush, x: number, y: number, width = 84) {
  brush.shape([x - 7, y + 20, x + 9, y + 20, x + 2, y + 31], '#ffffff')
  brush.round(x - width / 2, y - 22, width, 44, 16, '#ffffff')
}

const FEEL: Readonly<Record<string, Feel>> = {
  pick: { sound: 'tap', sparks: '#fff4dc', count: 5 },
  take: { sound: 'place', sparks: '#8dfff0', count: 8 },
  bin: { sound: 'flip' },
  wrong: { sound: 'bad', sparks: '#ff6b6b', count: 6, quake: 3 },
  spill: { sound: 'slice', sparks: '#ff9a3c', count: 16 },
  melt: { sound: 'pop', sparks: '#fff0d0', count: 10 },
  spoilt: { sound: 'bad', pitch: -5, sparks: '#8795b5', count: 8 },
  ready: { sound: 'flip', pitch: 5, sparks: '#ffe066', count: 8 },
  boat: { sound: 'boost' },
  file: { sound: 'slice', pitch: 4, sparks: '#ffe066', count: 6 },
  flash: { sound: 'shoot', pitch: 7, sparks: '#ffffff', count: 26 },
  arrive: { sound: 'pop', pitch: -3 },
  leave: { sound: 'hit', sparks: '#ff6b6b', count: 22, quake: 8 },
  score: { sound: 'coin', sparks: '#ffe066', count: 14 },
  won: { sound: 'win', sparks: '#ffe066', count: 60 },
}

/** The scene of a shop: its room, its guests with their wishes, then the counter. */
export function shopScene<Desk>(shop: Shop<Desk>, art: ShopArt<Desk>, rules: MicroRules): Scene {
  const anyShop = shop as Shop
  const scene: Scene<Shift<Desk>> = {
    rules: rules as unknown as MicroRules<Shift<Desk>>,
    backdrop: 'plain',
    feel: FEEL,
    hero(shift) {
      // Advice for the tutorial's finger, before the first tap.
      const spot = shift.tick === 0 ? (shop.advise(shift) ?? 0) : -1
      return placesOf(anyShop)[spot] ?? { x: 200, y: 200 }
    },
    still(brush, look) {
      if (art.room) art.room(brush, look)
      else counter(brush, look, art)
    },
    draw(shift, brush, look) {
      if (art.guests) art.guests(brush, shift)
      else
        for (const [seat, guest] of shift.seats.entries()) {
          if (!guest) continue
          const { x, y } = seatPlace(anyShop, seat)
          // A guest as old as the day was there before the first touch.
          drawGuest(brush, guest, x, y, 1, guest.age >= shift.tick)
          bubble(brush, x, 36, Math.min(92, 372 / shop.seats))
          art.order(brush, guest, x, 36)
          drawPatience(brush, guest, x, 70)
        }
      if (!art.room) front(brush, look, art.counter)
      art.desk(brush, shift, look)
      for (let index = 0; index < HEARTS; index++)
        heart(brush, 176 + index * 24, art.room ? 20 : 141, 8, index < shift.hearts)
    },
  }
  return scene as unknown as Scene<Base>
}

function counter(
  brush: Brush,
  { left, right, top, bottom }: Look,
  { wall, counter: wood }: Pick<ShopArt, 'wall' | 'counter'>,
) {
  brush.round(left - 20, top - 20, right - left + 40, bottom - top + 40, 0, wall)
  for (let x = Math.floor(left / 50) * 50; x < right; x += 50)
    brush.round(x, top - 20, 25, COUNTER_Y - top + 20, 0, '#ffffff', 0.07)
  for (let x = Math.floor(left / 40) * 40; x < right; x += 40) {
    brush.disc(x + 20, top + 12, 20, (x / 40) % 2 === 0 ? '#ff7a6b' : '#fff4dc')
    brush.round(x, top - 20, 40, 34, 0, (x / 40) % 2 === 0 ? '#ff7a6b' : '#fff4dc')
  }
  brush.round(left - 20, COUNTER_Y + 8, right - left + 40, bottom, 0, shade(wood, -0.5))
  for (let y = COUNTER_Y + 44; y < bottom; y += 46)
    brush.line([left - 20, y, right + 20, y], 2, '#000000', 0.16)
}

function front(brush: Brush, { left, right }: Look, color: string) {
  brush.slab(left - 20, COUNTER_Y - 2, right - left + 40, 20, 0, color, 8)
}
