import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { askedFor, passing, PLACES, rules, type GuestState } from '../verbs/nth-guest.ts'
import { answerKeys } from './answer-keys.ts'
import { sign } from './pictures.ts'
import { beach, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 74, zoom: 1.6, tilt: -5, aside: 0, above: -20 }

export const scene: SchoolScene<GuestState> = {
  rules,
  backdrop: 'sea',
  waterline: 190,
  wakes: true,
  controls: () => answerKeys({ spots: PLACES, reach: 46, ring: 46 }),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 16 },
    hide: { sound: 'flip' },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 190 }),
  still(brush, look) {
    beach(brush, look, 246)
    brush.round(look.left - 10, 226, look.right - look.left + 20, 16, 8, '#8a5a34')
  },
  draw(state, brush, look) {
    if (state.look > 0) guest(brush, state)
    gate(brush)
    row(brush, state)
    const shut = state.look > 0
    const right = state.answers.indexOf(askedFor(state))
    for (const [choice, number] of state.answers.entries()) {
      const { x, y } = PLACES[choice]!
      const how = judged(state, choice, right)
      if (how === 'right') brush.glow(x, y, 66, '#fff2b0')
      brush.puck(
        x,
        y,
        40,
        shut ? '#8a7a62' : how === 'wrong' ? '#b8403a' : how === 'faded' ? '#8a8578' : '#fff4dc',
        8,
      )
      if (!shut) sign(brush, number, x, y, 24)
    }
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** A guest hops from the left through the gate to the right. */
function guest(brush: Brush, state: GuestState) {
  const { guest: now, share } = passing(state)
  const number = state.guests[now]
  if (number === undefined) return
  const x = -30 + share * 460
  const hop = Math.abs(Math.sin(share * Math.PI * 3)) * 24
  brush.round(x - 26, 222, 52, 9, 4, '#03101a', 0.3)
  brush.disc(x, 190 - hop, 33, '#fff4dc')
  sign(brush, number, x, 190 - hop, 24)
  for (const side of [-10, 10]) brush.line([x + side, 216 - hop, x + side, 226 - hop * 0.6], 5, '#5a3a20')
}

function gate(brush: Brush) {
  for (const x of [146, 254]) {
    brush.slab(x - 9, 96, 18, 136, 7, '#a8643a', 4)
    for (const y of [128, 168, 208]) brush.line([x - 9, y, x + 9, y - 3], 3, '#7a4424')
  }
  brush.slab(128, 82, 144, 22, 11, '#c9854e', 7)
}

/** A lamp per guest; the one asked for is lit. From the far end means counting backwards. */
function row(brush: Brush, { guests, look, nth, back }: GuestState) {
  const wide = Math.min(30, 200 / guests.length)
  const asked = back ? guests.length - 1 - nth : nth
  brush.round(92, 46, 216, 32, 16, '#2a1a10', 0.75)
  for (let lamp = 0; lamp < guests.length; lamp++) {
    const x = 200 + (lamp - (guests.length - 1) / 2) * wide
    const on = look === 0 && lamp === asked
    if (on) brush.glow(x, 62, 40, PAINT.sun)
    brush.ball(x, 62, on ? 11 : 7, on ? PAINT.sun : '#7a6a58')
  }
}
