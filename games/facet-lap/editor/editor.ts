import { PIECES, type PieceKind } from '../grid.ts'
import { iconButton } from '../icon-button.ts'
import { openOwn } from '../race-run.ts'
import type { Race } from '../race.ts'
import { isTrack, readTrack, trackCode } from '../track-code.ts'
import { OWN } from '../tracks.ts'
import { draftOf, erase, judge, place, readDraft, rotate, undo, writeDraft, type Draft } from './draft.ts'
import { openPlan, type Plan } from './plan.ts'
import { tilePicture } from './tile-art.ts'

type Hand = PieceKind | 'erase'

interface Editor {
  readonly race: Race
  readonly dialog: HTMLDialogElement
  readonly status: HTMLElement
  readonly drive: HTMLButtonElement
  readonly back: HTMLButtonElement
  readonly pieces: Map<Hand, HTMLButtonElement>
  plan: Plan
  draft: Draft
  hand: Hand
}

const CLOSE = 'M6 6l12 12M18 6L6 18'
const TURN = 'M19 12a7 7 0 1 1-2.5-5.4M19 4v4h-4'
const UNDO = 'M9 8L4 12l5 4M4 12h10a5 5 0 0 1 0 10'
const WIPE = 'M5 17l8-9 6 6-6 6H8zM9 21h11'
const WIDE = '(min-width: 760px)'
/** Pixels: 44 for a thumb on a phone, and the whole plan visible on a desktop. */
const SMALL_CELL = 44
const LARGE_CELL = 58

/** Opens the editor over the page; the race pauses. */
export function openTrackEditor(race: Race, home: HTMLElement, closed: () => void) {
  const { text } = race
  const leave = new AbortController()
  const editor = assemble(race)
  const { dialog } = editor
  const shape = matchMedia(WIDE)
  const fit = () => (dialog.style.flexDirection = shape.matches ? 'row' : 'column')
  shape.addEventListener('change', fit, { signal: leave.signal })
  fit()
  race.stage.pause()
  dialog.addEventListener(
    'close',
    () => {
      leave.abort()
      dialog.remove()
      race.stage.resume()
      closed()
    },
    { once: true },
  )
  dialog.setAttribute('aria-label', text('edit.title'))
  home.append(dialog)
  dialog.showModal()
  show(editor)
  editor.plan.center()
  return {
    destroy() {
      leave.abort()
      dialog.remove()
    },
  }
}

/** The editor starts with the current track; undo restores the plan before. */
function firstDraft({ garage, run, own }: Race): Draft {
  const kept = readDraft(garage.draft)
  const way = run.level === OWN && own ? readTrack(own.code) : undefined
  if (!way || !isTrack(way)) return kept
  const known = judge(kept)
  if (typeof known !== 'string' && trackCode(known) === own?.code) return kept
  return { ...draftOf(way), before: garage.draft === undefined ? [] : [kept.tiles] }
}

function assemble(race: Race): Editor {
  const { text, number } = race
  const dialog = document.createElement('dialog')
  Object.assign(dialog.style, {
    position: 'fixed',
    inset: '0',
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    margin: '0',
    padding: '8px',
    border: '0',
    boxSizing: 'border-box',
    display: 'flex',
    gap: '8px',
    background: '#2b1a45',
    color: '#fff6e4',
  })
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  Object.assign(status.style, {
    margin: '0',
    minBlockSize: '2.6em',
    font: '600 15px/1.3 system-ui, sans-serif',
  })
  const drive = document.createElement('button')
  drive.type = 'button'
  drive.textContent = text('edit.drive')
  Object.assign(drive.style, {
    flex: '1 1 120px',
    minBlockSize: '44px',
    border: '0',
    borderRadius: '22px',
    font: '700 16px system-ui, sans-serif',
    color: '#2A1600',
  })
  const editor: Editor = {
    race,
    dialog,
    status,
    drive,
    back: iconButton(text('edit.undo'), UNDO, () => change(editor, undo(editor.draft))),
    pieces: new Map(),
    plan: openPlan({
      text,
      number,
      cell: matchMedia(WIDE).matches ? LARGE_CELL : SMALL_CELL,
      pick: (key) => tap(editor, key),
    }),
    draft: firstDraft(race),
    hand: 'straight',
  }
  drive.addEventListener('click', () => testDrive(editor))
  dialog.append(editor.plan.element, panel(editor))
  return editor
}

function panel(editor: Editor): HTMLElement {
  const { race, dialog, status, drive, back } = editor
  const { text } = race
  const side = document.createElement('div')
  Object.assign(side.style, {
    flex: '0 0 auto',
    display: 'grid',
    gap: '8px',
    alignContent: 'start',
    maxInlineSize: '100%',
  })
  const row = () => {
    const made = document.createElement('div')
    Object.assign(made.style, { display: 'flex', flexWrap: 'wrap', gap: '6px', maxInlineSize: '340px' })
    return made
  }
  const tools = row()
  const turn = iconButton(text('edit.turn'), TURN, () => change(editor, rotate(editor.draft)))
  const wipe = iconButton(text('edit.erase'), WIPE, () => hold(editor, 'erase'))
  const close = iconButton(text('edit.close'), CLOSE, () => dialog.close())
  editor.pieces.set('erase', wipe)
  tools.append(turn, back, wipe, close, drive)
  const palette = row()
  palette.setAttribute('role', 'group')
  palette.setAttribute('aria-label', text('edit.pieces'))
  for (const kind of PIECES) {
    const piece = iconButton(text(`piece.${kind}`), '', () => hold(editor, kind))
    piece.replaceChildren(tilePicture(kind))
    Object.assign(piece.style, { borderRadius: '10px', overflow: 'hidden', background: '#3f7d74' })
    editor.pieces.set(kind, piece)
    palette.append(piece)
  }
  side.append(status, palette, tools)
  return side
}

function hold(editor: Editor, hand: Hand) {
  editor.hand = hand
  show(editor)
}

function tap(editor: Editor, key: number) {
  const { draft, hand } = editor
  change(editor, hand === 'erase' ? erase(draft, key) : place(draft, key, hand))
}

function change(editor: Editor, draft: Draft) {
  if (draft === editor.draft) return
  const { race } = editor
  editor.draft = draft
  race.garage.draft = writeDraft(draft)
  race.host.remember(JSON.stringify(race.garage))
  race.host.sound('place')
  show(editor)
}

function show(editor: Editor) {
  const { race, draft, hand, plan, status, drive, back, pieces } = editor
  const found = judge(draft)
  const isReady = typeof found !== 'string'
  status.textContent = race.text(isReady ? 'edit.ready' : `fault.${found}`)
  status.style.color = isReady ? '#7df2b0' : '#ffd9b0'
  drive.setAttribute('aria-disabled', String(!isReady))
  drive.style.background = isReady ? '#FFB63D' : '#b9a68a'
  back.setAttribute('aria-disabled', String(draft.before.length === 0))
  back.style.opacity = draft.before.length === 0 ? '.5' : '1'
  for (const [piece, button] of pieces) {
    button.setAttribute('aria-pressed', String(piece === hand))
    button.style.outline = piece === hand ? '3px solid #FFB63D' : 'none'
  }
  plan.show(draft)
}

/** A track can be shared only after its builder has finished a lap. */
function testDrive({ race, draft, dialog, status }: Editor) {
  const way = judge(draft)
  // The status already has the fault: announce it again.
  if (typeof way === 'string') return status.replaceChildren(race.text(`fault.${way}`))
  const code = trackCode(way)
  dialog.close()
  openOwn(race, race.own?.code === code ? race.own : { code, lap: undefined })
  race.canvas.focus({ preventScroll: true })
}
