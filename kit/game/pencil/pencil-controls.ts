import { inside } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { cellAfterKey, digitOfKey } from './key-names.ts'
import { NOTHING } from './model.ts'
import type { PadAction } from './pad-layout.ts'
import { react, starsOf } from './reactions.ts'
import { isOpen, type Input } from './state.ts'
import { type PencilView, board, showCounters } from './pencil-view.ts'

const END_SECONDS = 1.7

export function down(view: PencilView, at: Point) {
  const key = view.layout.keys.find(({ box }) => inside(box, at))
  if (key) {
    view.pressed = key.action
    return use(view, key.action)
  }
  const cell = view.grid.cellAt(at)
  if (cell === undefined || view.run.sim.status !== 'playing') return
  if (view.hasBrushes) return paint(view, cell)
  if (view.armed > 0 && isOpen(board(view), cell))
    enter(view, { kind: view.notesOn ? 'note' : 'put', cell, value: view.armed })
  else select(view, cell)
}

function paint(view: PencilView, cell: number) {
  view.selected = undefined
  if (!view.brush.begin(cell)) view.host.sound('tap', -3)
}

export function press(view: PencilView, name: string, event: KeyboardEvent): boolean {
  const { hasBrushes } = view
  const next = cellAfterKey(name, view.selected, board(view).puzzle)
  if (next !== undefined) {
    select(view, next)
    sayCell(view, next)
    return true
  }
  const digit = digitOfKey(name)
  if (digit > 0 && digit <= view.layout.keys.length - (hasBrushes ? 0 : 2))
    use(view, hasBrushes ? view.layout.keys[digit - 1]!.action : digit)
  else if (name === 'Backspace' || name === 'Delete' || name === '0') use(view, 'erase')
  else if (event.repeat) return false
  else if (hasBrushes && (name === ' ' || name === 'Enter')) fill(view)
  else if (!hasBrushes && (name === 'n' || name === 'N' || name === ' ')) use(view, 'notes')
  else return false
  return true
}

function fill(view: PencilView) {
  const cell = view.selected
  if (cell === undefined || view.run.sim.status !== 'playing') return
  paint(view, cell)
  view.brush.end()
  view.selected = cell
}

function select(view: PencilView, cell: number) {
  if (view.run.sim.status !== 'playing') return
  if (cell !== view.selected) view.advice = undefined
  view.selected = cell
  if (!view.hasBrushes) view.armed = 0
  view.lit = board(view).cells[cell]!
  view.game.follower?.touched()
  view.host.sound('tap')
  view.stage.invalidate()
}

function use(view: PencilView, action: PadAction) {
  const { host } = view
  if (view.run.sim.status !== 'playing') return
  view.stage.invalidate()
  if (view.hasBrushes && typeof action === 'number') {
    view.armed = action
    return host.sound('flip', action)
  }
  if (action === 'notes') {
    view.notesOn = !view.notesOn
    host.sound('flip', view.notesOn ? 4 : 0)
    return host.announce(view.text(view.notesOn ? 'say.notes.on' : 'say.notes.off'))
  }
  if (view.selected === undefined || !isOpen(board(view), view.selected)) {
    host.sound('tap', -3)
    if (action !== 'erase') arm(view, action)
    return
  }
  if (action === 'erase') enter(view, { kind: 'erase', cell: view.selected })
  else enter(view, { kind: view.notesOn ? 'note' : 'put', cell: view.selected, value: action })
}

function arm(view: PencilView, value: number) {
  view.armed = view.armed === value ? 0 : value
  view.lit = view.armed || NOTHING
  view.selected = undefined
}

export function enter(view: PencilView, input: Input) {
  const { host, context } = view
  const scoreBefore = view.run.sim.score
  if (!view.started) host.playing(true)
  view.started = true
  view.game.follower?.touched()
  const events = view.run.apply(input)
  view.advice = undefined
  if (!view.hasBrushes) view.lit = view.armed || board(view).cells[input.cell]!
  const scene = {
    context,
    state: board(view),
    gain: view.run.sim.score - scoreBefore,
    grid: view.grid,
    motion: view.motion,
    effects: view.stage.effects,
  }
  for (const event of events) react(event, scene)
  if (!isOpen(board(view), input.cell)) view.guide.dismiss()
  if (view.run.sim.status !== 'playing') finish(view)
  showCounters(view)
  view.stage.invalidate()
}

function finish(view: PencilView) {
  const { host } = view
  view.selected = undefined
  view.brush.end()
  if (!view.hasBrushes) view.armed = 0
  view.lit = NOTHING
  host.canHint(false)
  view.game.follower?.ended(starsOf(board(view)))
  view.stage.effects.tween(END_SECONDS, () => {}, {
    done() {
      host.playing(false)
      host.over(starsOf(board(view)))
    },
  })
}

function sayCell(view: PencilView, cell: number) {
  view.host.announce(view.game.cellText(board(view), cell))
}
