import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { BALL, CUP, galeAt } from './ball.ts'
import { paintBoard, paintGround, paintThings } from './board-art.ts'
import { paintChanging, paintLamp, paintLid } from './changing-art.ts'
import type { Course } from './definitions.ts'
import { paintBoulders, paintCrab, paintDiscs, paintLevers } from './device-art.ts'
import { HOLES } from './holes.ts'
import { pullShot, type Aim } from '#kit/game/micro/pull-shot.ts'
import {
  ANGLES,
  currentCup,
  currentHole,
  MOST_STROKES,
  POWERS,
  rulesOf,
  strokeOf,
  type GolfState,
} from './rules.ts'

const inputOf = ({ angle, power }: Aim) => {
  const direction = Math.round((angle * ANGLES) / (2 * Math.PI))
  return strokeOf((direction + 2 * ANGLES) % ANGLES, Math.max(1, Math.round(power * POWERS)))
}

function aimLine(brush: Brush, { angle, power }: Aim, { x, y }: { readonly x: number; readonly y: number }) {
  const color = power > 0.75 ? PAINT.coral : power > 0.4 ? PAINT.sun : PAINT.shell
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const dots = 4 + Math.round(power * 12)
  for (let dot = 1; dot <= dots; dot++) {
    const far = BALL + dot * 11
    brush.disc(x + dx * far, y + dy * far, 4.4 - (dot / dots) * 2.2, color, 0.95)
  }
  brush.arc(x, y, BALL + 7, -Math.PI / 2, -Math.PI / 2 + power * 2 * Math.PI, 4, color)
}

export const golfControls = (): Controls =>
  pullShot({
    from(state) {
      const { phase, ball } = state as GolfState
      return phase === 'ready' ? ball : undefined
    },
    inputOf,
    draw: aimLine,
  })

/** Nine small flags for finished, current and future holes; and this hole's strokes. */
function score(brush: Brush, { card, hole, strokes }: GolfState, look: Look) {
  const isWide = look.left < -60
  for (let index = 0; index < HOLES; index++) {
    const x = isWide ? look.left + 30 : 64 + index * 34
    const y = isWide ? 70 + index * 32 : Math.max(look.top + 22, -26)
    const done = card[index]
    const color =
      done === undefined ? (index === hole ? PAINT.amber : '#0b2030') : done ? PAINT.palm : PAINT.coral
    brush.line([x, y + 9, x, y - 9], 2.5, PAINT.shell, 0.9)
    brush.shape(
      [x + 1, y - 10, x + 14, y - 5, x + 1, y + 1],
      color,
      done === undefined && index !== hole ? 0.6 : 1,
    )
  }
  for (let index = 0; index < MOST_STROKES; index++) {
    const x = isWide ? look.right - 30 : 98 + index * 34
    const y = isWide ? 100 + index * 32 : Math.min(look.bottom - 18, 424)
    if (index < strokes) brush.ball(x, y, 7, PAINT.shell)
    else brush.disc(x, y, 6, '#001020', 0.4)
  }
}

function gale(brush: Brush, { tick }: GolfState, look: Look) {
  const { x, y } = galeAt(tick)
  const angle = Math.atan2(y, x)
  const force = Math.hypot(x, y) / 0.02
  const isWide = look.left < -60
  const above = look.top < -70 ? look.top + 30 : look.top + 62
  brush.at(isWide ? look.right - 64 : 200, isWide ? 60 : above, angle, () => {
    brush.line([-20, 0, 16, 0], 5, '#ffffff', 0.9)
    brush.shape([12, -9, 26, 0, 12, 9], '#ffffff', 0.95)
  })
  if (look.calm) return
  for (let streak = 0; streak < 7; streak++) {
    const along = ((look.seconds * 160 * (0.4 + force) + streak * 97) % 460) - 30
    const side = (streak * 139) % 400
    const [cx, cy] = [200 + Math.cos(angle) * (along - 200), 200 + Math.sin(angle) * (along - 200)]
    const [ox, oy] = [-Math.sin(angle) * (side - 200), Math.cos(angle) * (side - 200)]
    const long = 16 + force * 18
    brush.line(
      [cx + ox, cy + oy, cx + ox + Math.cos(angle) * long, cy + oy + Math.sin(angle) * long],
      2,
      '#ffffff',
      0.22,
    )
  }
}

function ball(brush: Brush, { ball: { x, y, air }, phase, since }: GolfState) {
  if (air > 0) {
    // A higher ball is drawn larger, with a more distant shadow.
    const lift = Math.min(16, air * 1.2)
    brush.disc(x + 4 + lift * 0.4, y + 6 + lift, BALL, '#001020', 0.3)
    return brush.ball(x, y - lift * 0.4, BALL + lift * 0.22, '#ffffff')
  }
  const size = phase === 'sunk' ? Math.max(0, BALL * (1 - since / 14)) : BALL
  if (size <= 0.5) return
  brush.disc(x + 2.5, y + 4, size, '#001020', 0.35)
  brush.ball(x, y, size, '#ffffff')
}

function cup(brush: Brush, state: GolfState, look: Look) {
  const { x, y } = currentCup(state)
  paintCrab(brush, currentHole(state), { x, y }, look.calm ? 0 : look.seconds)
  brush.disc(x, y, CUP + 2.5, '#f4fff4')
  brush.disc(x, y, CUP, '#0c2a1c')
  if (!state.lit.every(Boolean)) return paintLid(brush, { x, y }, CUP)
  const lift = state.phase === 'sunk' ? Math.min(26, state.since) : 0
  const wave = look.calm ? 0 : Math.sin(look.seconds * 4) * 3
  brush.line([x, y, x, y - 54 - lift], 4, '#ffffff')
  brush.shape([x + 2, y - 55 - lift, x + 34, y - 44 - lift + wave, x + 2, y - 33 - lift], PAINT.coral)
}

export const sceneOf = (course: Course): Scene<GolfState> => ({
  rules: rulesOf[course],
  backdrop: 'sea',
  waterline: 120,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 26 },
    bonus: { sound: 'coin', sparks: PAINT.shell },
    putt: { sound: 'hit' },
    wall: { sound: 'bounce' },
    mill: { sound: 'bounce', pitch: -4, quake: 3 },
    bumper: { sound: 'boost', sparks: PAINT.pink, count: 10, quake: 4 },
    warp: { sound: 'flip', sparks: PAINT.orchid, count: 18 },
    skip: { sound: 'move', sparks: '#bfefff', count: 8 },
    splash: { sound: 'bad', sparks: '#9fe4ff', count: 26, quake: 5 },
    crack: { sound: 'pop', sparks: PAINT.wood, count: 16, quake: 4 },
    crumble: { sound: 'slice', pitch: -4, sparks: PAINT.wood, count: 8 },
    jump: { sound: 'jump', sparks: PAINT.sun, count: 10 },
    land: { sound: 'bounce', pitch: -5, sparks: PAINT.palm, count: 6 },
    lamp: { sound: 'coin', pitch: 4, sparks: PAINT.sun, count: 16 },
    open: { sound: 'boost', sparks: PAINT.amber, count: 30 },
    knock: { sound: 'hit', pitch: -6, quake: 2 },
    ford: { sound: 'place', pitch: -5, sparks: '#9fe4ff', count: 20 },
    lever: { sound: 'flip', pitch: 3, sparks: PAINT.sun, count: 12 },
    sunk: { sound: 'place', sparks: PAINT.palm, count: 18 },
    ace: { sound: 'win', sparks: PAINT.amber, count: 50, quake: 6 },
    missed: { sound: 'bad', sparks: PAINT.coral, count: 20 },
    tee: { sound: 'deal' },
    over: { sound: 'win', sparks: PAINT.sun, count: 60, quake: 0 },
  },
  hero: ({ ball: { x, y } }) => ({ x, y }),
  trail: '#ffffff',
  still: paintBoard,
  draw(state, brush, look) {
    const hole = currentHole(state)
    paintGround(brush, hole)
    paintChanging(brush, { hole, tick: state.tick, broken: state.broken, flips: state.flips })
    paintDiscs(brush, hole, state.tick)
    paintLevers(brush, hole, state.flips)
    for (const [index, lamp] of hole.lamps.entries())
      paintLamp(brush, lamp, state.lit[index] === true, look.calm ? 0 : look.seconds)
    cup(brush, state, look)
    if (hole.pearl && !state.hasPearl) {
      brush.glow(hole.pearl.x, hole.pearl.y, 18, PAINT.shell)
      brush.ball(hole.pearl.x, hole.pearl.y, 8, PAINT.shell)
    }
    paintBoulders(brush, state.boulders)
    paintThings(brush, hole, { tick: state.tick, seconds: look.calm ? 0 : look.seconds }, () =>
      ball(brush, state),
    )
    if (course === 'wind') gale(brush, state, look)
    score(brush, state, look)
  },
})
