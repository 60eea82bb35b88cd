import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import { BASE_LINE } from './board-plays.ts'
import { MOST_LAMPS, type CueGame, type CueState } from './cue-state.ts'
import type { Play } from './definitions.ts'
import type { Place } from './discs.ts'
import { paintDisc, paintOn } from './disc-art.ts'
import { paintGuide } from './guide.ts'
import { pullShot, type Aim } from '#kit/game/micro/pull-shot.ts'
import { ANGLES, gameOf, placeOf, POWERS, rulesOf, shotOf } from './rules.ts'
import { isMine, STONES } from './stone-plays.ts'
import { paintTable } from './table-art.ts'

const inputOf = ({ angle, power }: Aim) => {
  const direction = Math.round((angle * ANGLES) / (2 * Math.PI))
  return shotOf((direction + 2 * ANGLES) % ANGLES, Math.max(1, Math.round(power * POWERS)))
}

const isReady = (game: CueGame, state: CueState) =>
  state.phase === 'ready' && !(game.rival && !isMine(state.shot))

const LINE_REACH = 30
const ON_STRIKER = 26
const shareAt = (x: number) => Math.max(0, Math.min(1, (x - 92) / 216))

/** A drag along the base line that starts beside the striker moves it. */
function slides(state: Base, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const striker = (state as CueState).discs[0]!
  return (
    Math.abs(y - BASE_LINE) < LINE_REACH && Math.abs(x - 200) < 150 && Math.abs(x - striker.x) > ON_STRIKER
  )
}

export function cueControls(play: Play): Controls {
  const game = gameOf[play]
  return pullShot({
    from: (state) => (isReady(game, state as CueState) ? game.from(state as CueState) : undefined),
    inputOf,
    draw: (brush, aim, _from, state) => paintGuide(brush, game, state as CueState, aim),
    ...(play === 'curling' ? { heldInput: 1 } : {}),
    ...(game.place
      ? {
          slides,
          slideInput: ({ x }) => placeOf(shareAt(x)),
          keyInput: (key, state) =>
            placeOf(shareAt((state as CueState).discs[0]!.x + (key === 'a' ? -12 : 12))),
        }
      : {}),
  })
}

/** Tries left, as cubes of chalk. */
function chalk(brush: Brush, look: Look, { lamps }: CueState, most: number) {
  const isWide = look.left < -60
  for (let index = 0; index < most; index++) {
    const x = isWide ? look.left + 34 : 200 + (index - (most - 1) / 2) * 30
    const y = isWide ? 90 + index * 30 : Math.min(look.bottom - 20, 440)
    if (index < lamps) brush.slab(x - 9, y - 9, 18, 16, 5, PAINT.amber, 4)
    else brush.round(x - 8, y - 7, 16, 15, 5, '#001020', 0.45)
  }
}

/** Stones left to throw, by side. */
function stonesLeft(brush: Brush, look: Look, { thrown }: CueState, lowest: number) {
  const isWide = look.left < -60
  for (let index = 0; index < STONES * 2; index++) {
    if (index < thrown) continue
    const side = isMine(index) ? 0 : 1
    const place = Math.floor(index / 2)
    const x = isWide ? look.right - 34 - side * 26 : 40 + side * 320
    const y = isWide ? 90 + place * 26 : lowest + place * 26
    brush.puck(x, y, 8, side === 0 ? PAINT.coral : PAINT.sky, 3)
  }
}

const FEEL: Readonly<Record<string, Feel>> = {
  score: { sound: 'score', sparks: PAINT.sun, count: 22 },
  shot: { sound: 'hit' },
  click: { sound: 'tap', pitch: 4 },
  cushion: { sound: 'bounce' },
  post: { sound: 'bounce', pitch: 5, sparks: PAINT.amber, count: 5 },
  pot: { sound: 'place', sparks: PAINT.shell, count: 14 },
  fall: { sound: 'slice', sparks: PAINT.sand, count: 10 },
  miss: { sound: 'bad', pitch: 3 },
  foul: { sound: 'bad', sparks: PAINT.coral, count: 20, quake: 6 },
  clear: { sound: 'win', sparks: PAINT.amber, count: 46, quake: 4 },
  even: { sound: 'move' },
}

export function sceneOf(play: Play): Scene<CueState> {
  const game = gameOf[play]
  const { table } = game
  return {
    rules: rulesOf[play],
    backdrop: 'sea',
    waterline: 110,
    feel: FEEL,
    hero: (state) => game.from(state),
    still: (brush) => paintTable(brush, play, table),
    draw(state, brush, look) {
      if (play === 'bocce') {
        brush.disc(state.jack.x + 2, state.jack.y + 3, 7, '#001018', 0.35)
        brush.ball(state.jack.x, state.jack.y, 7, '#fffdf2')
      }
      const on = isReady(game, state) ? game.targets(state) : []
      if (play === 'lantern') lantern(brush, table.pockets[state.wish]!, look)
      if (play === 'chain')
        paintOn(
          brush,
          on.map((index) => state.discs[index]!),
          look.calm ? 0 : look.seconds,
          table.radiusOf(1),
        )
      if (isReady(game, state)) {
        const { x, y } = game.from(state)
        const k = look.calm ? 0.5 : 0.5 + 0.5 * Math.sin(look.seconds * 4)
        brush.disc(x, y, table.radiusOf(state.shot) + 5 + k * 3, '#ffffff', 0.25)
      }
      for (const [index] of state.discs.entries()) paintDisc(brush, play, state, index, table.radiusOf(index))
      if (play === 'curling' && state.phase === 'roll' && state.last > 0 && isMine(state.shot))
        broom(brush, state, look)
      chalk(brush, look, state, game.rival ? 3 : MOST_LAMPS)
      if (game.rival) stonesLeft(brush, look, state, play === 'crokinole' ? 316 : 270)
    },
  }
}

/** The pocket that counts. */
function lantern(brush: Brush, { x, y }: Place, look: Look) {
  const k = look.calm ? 0.6 : 0.6 + 0.4 * Math.sin(look.seconds * 4)
  brush.glow(x, y, 44, PAINT.sun)
  brush.ring(x, y, 20, 4, PAINT.sun, k)
  brush.disc(x, y, 7, PAINT.amber, k)
}

function broom(brush: Brush, { discs, shot }: CueState, { seconds }: Look) {
  const { x, y, vx, vy } = discs[shot]!
  const speed = Math.hypot(vx, vy) || 1
  const aside = Math.sin(seconds * 26) * 9
  brush.at(x + (vx / speed) * 22 + aside, y + (vy / speed) * 22, 0, () => {
    brush.line([0, 0, 26, 30], 4, PAINT.wood)
    brush.round(-11, -5, 22, 10, 4, PAINT.sun)
  })
}
