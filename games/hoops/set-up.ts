import type { RunWish } from '#kit/game/contract.ts'
import type { StageSize } from '#kit/game/stage.ts'
import {
  chosen,
  isShared,
  kitsFor,
  matchOf,
  moveCamera,
  secondOf,
  type Arena,
  type Context,
  type Mode,
} from './arena.ts'
import { GROUNDS } from './court-art.ts'
import { isOpen, readLocker, writeLocker, type Locker } from './cup.ts'
import { frameOf } from './frame.ts'
import { heldKeys } from './keys.ts'
import { STRENGTHS, type Strength } from './modes.ts'
import { oneThumb } from './one-thumb.ts'
import type { Pad } from './pad.ts'
import { paintBackdrop } from './picture.ts'
import { showPurse } from './purse.ts'
import { planFor, seatBox } from './plan.ts'
import { STARS } from './stars.ts'
import { padsIn } from './seat-pads.ts'

/** Modes for this device; rooms are entered from the page. */
export const MODES: readonly Mode[] = ['match', 'cup', 'duel', 'together', 'training']

/** A daily challenge names only a seed: everybody plays it at the same strength. */
export const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

export const strengthOf = (value: string | undefined): Strength =>
  STRENGTHS.find((one) => String(one) === value) ?? 2

/** The player's last choices. */
export function rememberedBy(context: Context) {
  const locker = readLocker(context.memory)
  const named = context.remembered('ground')
  const ground = GROUNDS.findIndex(({ name, cups }) => name === named && cups <= locker.cups)
  return {
    mode: MODES.find((one) => one === context.remembered('mode')) ?? 'match',
    team: context.remembered('team') === '2' ? 2 : 1,
    strength: strengthOf(context.remembered('opponent')),
    ground: Math.max(0, ground),
    isSingle: context.remembered('hands') === 'one',
    isTouch: typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches,
    locker,
  } as const
}

/** Applies the chosen shirts and faces. */
export function dress(arena: Arena) {
  const pair = chosen(arena)
  const frame = frameOf(matchOf(arena))
  const at = secondOf(arena)
  const bodies = frame.bodies.map((body, index) =>
    index === 0 ? { ...body, who: pair[0] } : index === at ? { ...body, who: pair[1] } : body,
  )
  arena.kits = kitsFor([bodies[0]!.who, bodies[1]!.who])
  arena.shown = { ...frame, bodies }
}

/** A watched run has its own kind, whatever the player has chosen. */
export function follow(arena: Arena) {
  const { kind, team, strength } = matchOf(arena).setup
  arena.mode = kind === 'daily' ? arena.mode : kind
  arena.team = kind === 'daily' ? arena.team : team
  if (kind === 'match' || kind === 'together') arena.strength = strength
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
  arena.host.remember(writeLocker(locker))
  showPurse(arena)
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
    ...(mode === 'match' || mode === 'together'
      ? [option('opponent', String(strength), STRENGTHS.map(String))]
      : []),
    ...(mode === 'together' || mode === 'training' || mode === 'room'
      ? []
      : [option('team', String(team), ['1', '2'])]),
    ...(open.length > 1 ? [option('ground', GROUNDS[ground]!.name, open)] : []),
    ...(isShared(arena) ? [] : [option('hands', isSingle ? 'one' : 'two', ['two', 'one'])]),
  ]
}

export function padFor(arena: Arena, seat: 0 | 1): Pad {
  const { thumbs, stage, gamepads } = arena
  const keys = heldKeys(gamepads.keys(stage.keys), isShared(arena) ? seat : undefined)
  if (arena.isSingle && !isShared(arena)) return oneThumb(matchOf(arena), thumbs.holds(0) || keys.shoot)
  // A mouse has one button: it throws and steals; keys do the rest.
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
  const { size, isSingle, isTouch } = arena
  const isDuel = isShared(arena)
  const { floor } = arena.plan
  arena.plan = planFor(size, isDuel && isTouch)
  // Four thumbs raise the court, so the painted one no longer fits.
  if (arena.backdrop && arena.plan.floor !== floor) paint(arena)
  const wishes = { hasPass: matchOf(arena).setup.team === 2, isSingle: (isSingle && !isDuel) || !isTouch }
  arena.pads = (isDuel ? ([0, 1] as const) : ([0] as const)).map((seat) =>
    padsIn(seat, seatBox(size, arena.plan, seat, isDuel), wishes),
  )
  if (arena.shown) moveCamera(arena, arena.shown)
}

export function layout(arena: Arena, now: StageSize) {
  arena.size = now
  arena.backdrop = undefined
  place(arena)
  paint(arena)
}

function paint(arena: Arena) {
  const { plan, size, canvas, ground } = arena
  arena.sprites.clear()
  arena.backdrop = paintBackdrop(plan, size, canvas.width / size.width, ground)
}
