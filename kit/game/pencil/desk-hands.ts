import { inside } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { cellAfterKey, digitOfKey } from './key-names.ts'
import { NOTHING } from './model.ts'
import type { PadAction } from './pad-layout.ts'
import { react, starsOf } from './reactions.ts'
import { isOpen, type Input } from './state.ts'
import { type Desk, board, showCounters } from './desk.ts'

const END_SECONDS = 1.7

export function down(desk: Desk, at: Point) {
  const key = desk.layout.keys.find(({ box }) => inside(box, at))
  if (key) {
    desk.pressed = key.action
    return use(desk, key.action)
  }
  const cell = desk.grid.cellAt(at)
  if (cell === undefined || desk.run.sim.status !== 'playing') return
  if (desk.hasBrushes) return paint(desk, cell)
  if (desk.armed > 0 && isOpen(board(desk), cell))
    enter(desk, { kind: desk.notesOn ? 'note' : 'put', cell, value: desk.armed })
  else select(desk, cell)
}

function paint(desk: Desk, cell: number) {
  desk.selected = undefined
  if (!desk.brush.begin(cell)) desk.host.sound('tap', -3)
}

export function press(desk: Desk, name: string, event: KeyboardEvent): boolean {
  const { hasBrushes } = desk
  const next = cellAfterKey(name, desk.selected, board(desk).puzzle)
  if (next !== undefined) {
    select(desk, next)
    sayCell(desk, next)
    return true
  }
  const digit = digitOfKey(name)
  if (digit > 0 && digit <= desk.layout.keys.length - (hasBrushes ? 0 : 2))
    use(desk, hasBrushes ? desk.layout.keys[digit - 1]!.action : digit)
  else if (name === 'Backspace' || name === 'Delete' || name === '0') use(desk, 'erase')
  else if (event.repeat) return false
  else if (hasBrushes && (name === ' ' || name === 'Enter')) fill(desk)
  else if (!hasBrushes && (name === 'n' || name === 'N' || name === ' ')) use(desk, 'notes')
  else return false
  return true
}

function fill(desk: Desk) {
  const cell = desk.selected
  if (cell === undefined || desk.run.sim.status !== 'playing') return
  paint(desk, cell)
  desk.brush.end()
  desk.selected = cell
}

function select(desk: Desk, cell: number) {
  if (desk.run.sim.status !== 'playing') return
  if (cell !== desk.selected) desk.advice = undefined
  desk.selected = cell
  if (!desk.hasBrushes) desk.armed = 0
  desk.lit = board(desk).cells[cell]!
  desk.game.follower?.touched()
  desk.host.sound('tap')
  desk.stage.invalidate()
}

function use(desk: Desk, action: PadAction) {
  const { host } = desk
  if (desk.run.sim.status !== 'playing') return
  desk.stage.invalidate()
  if (desk.hasBrushes && typeof action === 'number') {
    desk.armed = action
    return host.sound('flip', action)
  }
  if (action === 'notes') {
    desk.notesOn = !desk.notesOn
    host.sound('flip', desk.notesOn ? 4 : 0)
    return host.announce(desk.text(desk.notesOn ? 'say.notes.on' : 'say.notes.off'))
  }
  if (desk.selected === undefined || !isOpen(board(desk), desk.selected)) {
    host.sound('tap', -3)
    if (action !== 'erase') arm(desk, action)
    return
  }
  if (action === 'erase') enter(desk, { kind: 'erase', cell: desk.selected })
  else enter(desk, { kind: desk.notesOn ? 'note' : 'put', cell: desk.selected, value: action })
}

function arm(desk: Desk, value: number) {
  desk.armed = desk.armed === value ? 0 : value
  desk.lit = desk.armed || NOTHING
  desk.selected = undefined
}

export function enter(desk: Desk, input: Input) {
  const { host, context } = desk
  const scoreBefore = desk.run.sim.score
  if (!desk.started) host.playing(true)
  desk.started = true
  desk.game.follower?.touched()
  const events = desk.run.apply(input)
  desk.advice = undefined
  if (!desk.hasBrushes) desk.lit = desk.armed || board(desk).cells[input.cell]!
  const scene = {
    context,
    state: board(desk),
    gain: desk.run.sim.score - scoreBefore,
    grid: desk.grid,
    motion: desk.motion,
    effects: desk.stage.effects,
  }
  for (const event of events) react(event, scene)
  if (!isOpen(board(desk), input.cell)) desk.guide.dismiss()
  if (desk.run.sim.status !== 'playing') finish(desk)
  showCounters(desk)
  desk.stage.invalidate()
}

function finish(desk: Desk) {
  const { host } = desk
  desk.selected = undefined
  desk.brush.end()
  if (!desk.hasBrushes) desk.armed = 0
  desk.lit = NOTHING
  host.canHint(false)
  desk.game.follower?.ended(starsOf(board(desk)))
  desk.stage.effects.tween(END_SECONDS, () => {}, {
    done() {
      host.playing(false)
      host.over(starsOf(board(desk)))
    },
  })
}

function sayCell(desk: Desk, cell: number) {
  desk.host.announce(desk.game.cellText(board(desk), cell))
}
