import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { ballOf, fieldsOf, MOUND, rules, shake, ZONE, type PitcherState } from '../plays/pitcher.ts'
import { ground, player, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.35, tilt: -5, aside: 70, above: 60 }

const FIELDS = fieldsOf()
const REACH = 40
/** Cold to hot: where the batter does not wait, and where the batter does. */
const HEATS = ['#3f7fd8', '#4fb0c8', '#e8c85a', '#f08a4a', '#e8463a'] as const

export const scene: CourtScene<PitcherState> = {
  rules,
  backdrop: 'sea',
  waterline: 120,
  controls: () => tapSpots(() => FIELDS, REACH),
  wakes: true,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 14 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 44, quake: 3 },
    pitch: { sound: 'shoot' },
    strike: { sound: 'place', count: 0 },
    ball: { sound: 'move', pitch: -5 },
    crack: { sound: 'hit', quake: 7, sparks: '#ffffff', count: 20 },
    slip: SLIP,
  },
  hero: (state) => (state.phase === 'aim' ? FIELDS[4]! : ballOf(state)),
  draw(state, brush, look) {
    ground(brush, look, 216, '#c08a52', '#e0b078')
    brush.round(look.left - 30, 216, look.right - look.left + 60, 34, 0, '#3f9a58')
    batter(brush, state)
    zone(brush, state)
    brush.disc(MOUND.x, MOUND.y + 44, 74, '#a8703c')
    const throws = state.phase === 'fly' && state.since < 12
    player(brush, MOUND.x - 26, MOUND.y + 8, PAINT.lagoon, {
      size: 1.5,
      lift: throws ? 1 : 0.2,
      lean: throws ? 0.2 : 0,
    })
    if (state.phase === 'aim') {
      const wide = shake(state)
      brush.ring(MOUND.x + 6, MOUND.y - 8, 13 + wide * 30, 4, wide < 0.28 ? PAINT.palm : '#ffffff', 0.9)
    }
    const { x, y, size } = ballOf(state)
    if (state.phase === 'shown' && state.result !== 'hit') brush.ring(x, y, 15, 3, PAINT.shell)
    brush.ball(x, y, size, '#ffffff')
    brush.arc(x + size, y, size * 0.8, 2.3, 4, 1.8, PAINT.coral)
    counts(brush, state)
    tries(brush, look, state.lamps)
  },
}

function zone(brush: Brush, { heat }: PitcherState) {
  const half = ZONE.cell * 1.5
  brush.round(ZONE.x - half - 6, ZONE.y - half - 6, half * 2 + 12, half * 2 + 12, 12, '#071428', 0.7)
  for (const [field, { x, y }] of FIELDS.entries()) {
    const warm = Math.min(4, Math.floor(heat[field]! * 5))
    const side = ZONE.cell - 5
    brush.round(x - side / 2, y - side / 2, side, side, 9, HEATS[warm]!, 0.88)
    for (let flame = 0; flame < warm; flame++)
      brush.disc(x + (flame - (warm - 1) / 2) * 11, y + 18, 3.2, '#2a0d18', 0.65)
  }
}

function batter(brush: Brush, { phase, since, result }: PitcherState) {
  const swings = phase === 'shown' && since < 16 && result !== 'ball' && result !== 'walk'
  const x = ZONE.x + 122
  player(brush, x, 210, PAINT.coral, { size: 1.5, lift: 0.6, lean: swings ? -0.3 : 0 })
  brush.at(x - 24, 196, swings ? -2.9 : -1.1, () => {
    brush.line([0, 0, 54, 0], 9, '#a86a30')
    brush.line([20, 0, 54, 0], 12, '#c98f4a')
  })
}

/** Strikes in sun, balls in sky. */
function counts(brush: Brush, { strikes, balls }: PitcherState) {
  for (const [row, [lit, all, color]] of (
    [
      [strikes, 3, PAINT.sun],
      [balls, 4, PAINT.sky],
    ] as const
  ).entries()) {
    brush.round(302, 296 + row * 32, 94, 26, 13, '#071428', 0.6)
    for (let lamp = 0; lamp < all; lamp++)
      if (lamp < lit) brush.ball(318 + lamp * 20, 309 + row * 32, 7.5, color)
      else brush.ring(318 + lamp * 20, 309 + row * 32, 6, 2, color, 0.5)
  }
}
