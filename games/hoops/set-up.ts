import type { StageSize } from '#kit/game/stage.ts'
import { chosen, kitsFor, matchOf, moveCamera, type Arena, type Mode } from './arena.ts'
import { GROUNDS } from './court-art.ts'
import { isOpen, type Locker } from './cup.ts'
import { frameOf } from './frame.ts'
import { heldKeys } from './keys.ts'
import { STRENGTHS } from './modes.ts'
import { oneThumb } from './one-thumb.ts'
import type { Pad } from './pad.ts'
import { paintBackdrop } from './picture.ts'
import { planFor, seatBox } from './plan.ts'
import { STARS } from './stars.ts'
import { padsIn } from './thumbs.ts'

export const MODES: readonly Mode[] = ['match', 'cup', 'duel']

/** Shirts and faces as they are chosen now. */
export function dress(arena: Arena) {
  const pair = chosen(arena)
  arena.kits = kitsFor(pair)
  const frame = frameOf(matchOf(arena))
  const bodies = frame.bodies.map((body, at) => (at < 2 ? { ...body, who: pair[at]! } : body))
  arena.shown = { ...frame, bodies }
}

/** A run that is watched is of its own kind, whatever the player has chosen for themselves. */
export function follow(arena: Arena) {
  const { kind, team, strength } = matchOf(arena).setup
  arena.mode = kind === 'daily' ? arena.mode : kind
  arena.team = kind === 'daily' ? arena.team : team
  if (kind === 'match') arena.strength = strength
}

export function choose(arena: Arena, row: number, who: number) {
  const { host, text, locker } = arena
  if (!isOpen(who, locker.cups)) {
    host.toast(text('locked', { count: STARS[who]!.cups }))
    host.sound('bad')
    return
  }
  keep(arena, row === 0 ? { ...locker, who } : { ...locker, second: who })
  host.sound('flip', who)
  dress(arena)
  host.announce(arena.names[who] ?? '')
}

export function keep(arena: Arena, locker: Locker) {
  arena.locker = locker
  arena.host.remember(JSON.stringify(locker))
}

export function chooseNext(arena: Arena, row: number, step: number) {
  const { locker } = arena
  let who = row === 0 ? locker.who : locker.second
  do who = (who + step + STARS.length) % STARS.length
  while (!isOpen(who, locker.cups))
  choose(arena, row, who)
}

export function optionsOf(arena: Arena) {
  const { text, mode, team, strength, ground, isSingle, locker } = arena
  const option = (id: string, value: string, values: readonly string[], label = id) => ({
    id,
    label: text(id),
    value,
    choices: values.map((one) => ({ value: one, label: text(`${label}.${one}`) })),
  })
  const open = GROUNDS.filter(({ cups }) => cups <= locker.cups).map(({ name }) => name)
  return [
    option('mode', mode, MODES),
    ...(mode === 'match' ? [option('opponent', String(strength), STRENGTHS.map(String))] : []),
    option('team', String(team), ['1', '2']),
    ...(open.length > 1 ? [option('ground', GROUNDS[ground]!.name, open)] : []),
    ...(mode === 'duel' ? [] : [option('hands', isSingle ? 'one' : 'two', ['two', 'one'])]),
  ]
}

export function padFor(arena: Arena, seat: 0 | 1): Pad {
  const { thumbs, stage, mode } = arena
  const keys = heldKeys(stage.keys, mode === 'duel' ? seat : undefined)
  if (arena.isSingle && mode !== 'duel') return oneThumb(matchOf(arena), thumbs.holds(0) || keys.shoot)
  // A mouse has one button: it throws and steals, the keys do the rest.
  const pad = arena.isTouch
    ? thumbs.pad(seat)
    : { ...thumbs.pad(seat), move: 0 as const, shoot: thumbs.holds(seat) }
  return {
    move: pad.move === 0 ? keys.move : pad.move,
    jump: pad.jump || keys.jump,
    shoot: pad.shoot || keys.shoot,
    trick: pad.trick || keys.trick,
    pass: pad.pass || keys.pass,
    star: pad.star || keys.star,
  }
}

export function place(arena: Arena) {
  const { size, mode, team, isSingle, isTouch } = arena
  arena.plan = planFor(size)
  const isDuel = mode === 'duel'
  const wishes = { hasPass: team === 2, isSingle: (isSingle && !isDuel) || !isTouch }
  arena.pads = (isDuel ? ([0, 1] as const) : ([0] as const)).map((seat) =>
    padsIn(seat, seatBox(size, arena.plan, seat, isDuel), wishes),
  )
  if (arena.shown) moveCamera(arena, arena.shown)
}

export function layout(arena: Arena, now: StageSize) {
  arena.size = now
  arena.sprites.clear()
  place(arena)
  arena.backdrop = paintBackdrop(arena.plan, now, arena.canvas.width / now.width, arena.ground)
}
